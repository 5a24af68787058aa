/** The line of an output that says that all is well: counts before words; '' when none does. */
export function passingLine(whole: string): string {
  const text = whole.length > TAIL ? whole.slice(whole.indexOf('\n', whole.length - TAIL) + 1) : whole
  for (const pattern of SIGNS) {
    const line = text.match(pattern)?.at(-1)?.replace(ANSI, '').replace(/\s+/g, ' ').trim()
    if (line !== undefined && line.length <= LONGEST) return line
  }
  return ''
}

const SIGNS: readonly RegExp[] = [
  /^.*\b\d+ (?:tests? )?(?:passed|passing|pass|examples?,)\b.*$/gim,
  /^.*\b(?:0|no) (?:issues?|errors?|problems?|warnings?|failures?|diagnostics)\b.*$/gim,
  /^(?:ok|PASS)\b.*$/gm,
  /^.*\b(?:compiled successfully|build succeeded|built in|all (?:tests|checks) pass(?:ed)?|no fixes applied|Success)\b.*$/gim,
]
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with ESC
const ANSI = /\u001b\[[0-9;?]*[A-Za-z]/g
const TAIL = 8000
const LONGEST = 160
