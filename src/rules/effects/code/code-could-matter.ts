import { CODE_SIGNS } from './signs.ts'

/**
 * Whether a piece of code in another language than the shell's could do something that rules ask about: a cheap look at letters. Its no
 * is certain, because each thing that `readCode` finds needs one of these signs.
 */
export function codeCouldMatter(code: string, program: string): boolean {
  if (code.length > LONGEST) return true
  for (const signs of ALONE) if (hasAny(code, signs)) return true
  if (beginsAny(code, CODE_SIGNS.EXECUTING) || hasAny(code, OTHER_WRITING) || opensToWrite(code)) return true
  if (isJavaScript(program) ? code.includes('$`') : hasAny(code, CODE_SIGNS.BACKTICKS)) return true
  if (hasAny(code, CODE_SIGNS.QUERYING) && hasAny(code.toLowerCase(), LOSING_WORDS)) return true
  if (hasAny(code, CODE_SIGNS.RUNNING) && (hasAny(code, CODE_SIGNS.FETCHING) || hasAny(code, CODE_SIGNS.DECODING)))
    return true
  if (hasAny(code, CODE_SIGNS.ENVIRONMENT) && hasAny(code, CODE_SIGNS.SENDING)) return true
  if (hasAny(code, CODE_SIGNS.SOCKET) && hasAny(code, SHELLS)) return true
  return hasAny(code, CODE_SIGNS.SECRETS) && hasAny(code, CODE_SIGNS.READING)
}

const LONGEST = 20_000

const ALONE = [
  CODE_SIGNS.DELETING,
  CODE_SIGNS.MOVING,
  CODE_SIGNS.STARTING,
  CODE_SIGNS.HIDDEN_CALLS,
  CODE_SIGNS.REQUESTING,
  CODE_SIGNS.LOSING,
  CODE_SIGNS.CLOUD_LOSING,
  CODE_SIGNS.STOPPING,
] as const

/** All that opens a file names how: what is opened without a letter for writing is read. */
const OTHER_WRITING: readonly string[] = without(CODE_SIGNS.WRITING, 'open')

function without(signs: readonly string[], one: string): readonly string[] {
  const kept: string[] = []
  for (const sign of signs) if (sign !== one) kept.push(sign)
  return kept
}

/** `open('x', 'w')`, `open(x, mode="ab")`, `open(F, ">x")`; `flags: 'w'`. */
function opensToWrite(code: string): boolean {
  return code.includes('open') && OPENED_FOR.test(code)
}

const OPENED_FOR = /(["'`])[rbt+]*[wax][+btx]*\1|["']\s*[+<]*>|flags?:? ?=? ?["'][wa]|O_(?:WRONLY|RDWR|CREAT|TRUNC)/

const LOSING_WORDS = [
  ...['drop', 'truncate', 'delete', 'update', 'alter', 'grant', 'xp_cmdshell', 'program', 'shutdown', 'flush', 'reset'],
  ...['purge', 'detach'],
] as const

const SHELLS = ['dup2', 'pty.', '/bin/', 'cmd.exe'] as const

function isJavaScript(program: string): boolean {
  return program === 'node' || program === 'deno' || program === 'bun'
}

function hasAny(text: string, signs: readonly string[]): boolean {
  for (const sign of signs) if (text.includes(sign)) return true
  return false
}

/** Calls begin a word, or follow upon a sign: `finish` and `truncated` start no program. */
function beginsAny(text: string, signs: readonly string[]): boolean {
  for (const sign of signs)
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      const before = text.charCodeAt(at - 1)
      if (!((before >= 97 && before <= 122) || (before >= 65 && before <= 90))) return true
    }
  return false
}
