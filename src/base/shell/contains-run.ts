/** Whether a line runs a command as it was run before: whole, in a loop, behind variables or another command, and not only for a part of it. */
export function containsRun(line: string, command: string): boolean {
  if (command.length < SHORTEST) return line.trim() === command
  for (let at = line.indexOf(command); at !== -1; at = line.indexOf(command, at + 1)) {
    const before = line.slice(0, at)
    if (STARTS.test(before) && ENDS.test(line.slice(at + command.length))) return true
  }
  return false
}

const SHORTEST = 4
/** A command begins there, if behind what is set for it. */
const STARTS =
  /(?:^|[;&|(){}\n]|\b(?:do|then|else|env|time|sudo|nohup|exec))\s*(?:[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|\S*)\s+)*$/
const ENDS = /^\s*(?:$|[;&|)}\n]|\d?&?>)/
