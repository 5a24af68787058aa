import { isStarter } from '../shell/starters.ts'
import { hasHint, isFamily, programGroups } from './could-matter.ts'

/**
 * The file that a text runs, where it is all that the text does: `python3 x.py`, `./x --fast`. What such a command does stands in that
 * file, and a file that is older than the session is the person's own.
 */
export function onlyRuns(text: string): { readonly file: string; readonly program: string } | undefined {
  if (text.length > LONGEST_PLAIN) return undefined
  for (let at = 0; at < text.length; at++) if (!isPlainSign(text.charCodeAt(at))) return undefined
  const [program = '', ...rest] = text.trim().split(' ')
  const name = program.slice(program.lastIndexOf('/') + 1)
  const file = program.includes('/') ? program : RUNS_FILES.includes(` ${name} `) ? rest.shift() : undefined
  if (file === undefined || file.startsWith('-') || !(file.includes('.') || file.includes('/'))) return undefined
  if (program === file && (isFamily(name) || programGroups(name).length > 0 || isStarter(name))) return undefined
  for (const group of programGroups(program === file ? '' : name)) if (hasHint(text, name, group)) return undefined
  for (const word of rest) {
    const own = word.slice(word.lastIndexOf('/') + 1)
    if (isFamily(own) || isStarter(own) || programGroups(own).length > 0) return undefined
  }
  return { file, program: program === file ? '' : name }
}

const LONGEST_PLAIN = 300
const RUNS_FILES = ' python python2 python3 node nodejs ruby perl php bash sh zsh dash tsx ts-node '

/** Letters, digits and the signs of paths and flags: nothing that a shell makes something of. */
function isPlainSign(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 45 && code <= 58) ||
    code === 32 ||
    code === 95
  )
}
