import type { Word } from './without-texts.ts'

/** A program of which the last word is a text. */
export interface ProgramText {
  /** Runs it as code; computes with it (awk); only looks for it, or looks with it. */
  readonly does: 'runs' | 'computes' | 'looks'
  readonly program: string
  /** Which word names the program. */
  readonly at: number
}

/** What the last of these words is to the program before it, where that is known and it does nothing by itself. */
export function programTexts(words: readonly Word[]): ProgramText | undefined {
  let at = 0
  while (ASSIGNS.test(words[at]?.value ?? '')) at++
  // A name in quotes is longer than it looks.
  if (words[at]?.isText) return undefined
  const program = words[at]?.value ?? ''
  const last = words.length - 1
  const does = last > at ? doesWith(program, words, at, last) : undefined
  return does && { does, program, at }
}

const ASSIGNS = /^[A-Z_][A-Z0-9_]*=/

function doesWith(program: string, words: readonly Word[], at: number, last: number): ProgramText['does'] | undefined {
  const name = program.startsWith('python') ? 'python' : program
  if (Object.hasOwn(CODE_AFTER, name)) return runsLast(name, program, words, at, last) ? 'runs' : undefined
  if (AWKS.includes(` ${program} `)) return isAwkProgram(words, at, last) ? 'computes' : undefined
  if (!SEEKERS.includes(` ${program} `)) return undefined
  for (let n = at + 1; n < last; n++) {
    const word = words[n]
    if (!word || word.isText || !PLAIN_FLAG.test(word.value)) return undefined
  }
  return 'looks'
}

/** The options behind which code stands; `-` is standard input. */
const CODE_AFTER: Readonly<Record<string, readonly string[]>> = {
  python: ['-c'],
  node: ['-e', '-p', '-pe', '--eval', '--print'],
  bun: ['-e', '--eval'],
}

/** Options before the code that bring no other code along. */
const HARMLESS_OPTIONS = ' -u -B -E -s -S -I -O -OO --input-type=module --input-type=commonjs --no-warnings '
const PYTHON = /^python[\d.]*$/

function runsLast(name: string, program: string, words: readonly Word[], at: number, last: number): boolean {
  if (name === 'python' && !PYTHON.test(program)) return false
  for (let n = at + 1; n < last; n++) {
    const value = words[n]?.value ?? ''
    const isMark =
      n === last - 1 && (CODE_AFTER[name]?.includes(value) || (value === '-' && words[last]?.value === '-'))
    if (!isMark && !HARMLESS_OPTIONS.includes(` ${value} `)) return false
  }
  return words[last]?.value === '-' || (CODE_AFTER[name]?.includes(words[last - 1]?.value ?? '') ?? false)
}

const AWKS = ' awk gawk mawk nawk '

/** `awk -F: -v n=3 '{print $1}'`: a program that neither starts another one nor writes a file. */
function isAwkProgram(words: readonly Word[], at: number, last: number): boolean {
  for (let n = at + 1; n < last; n++) {
    const value = words[n]?.value ?? ''
    const isValue = n > at + 1 && (words[n - 1]?.value === '-v' || words[n - 1]?.value === '-F')
    if (!isValue && !/^-[vF]/.test(value)) return false
  }
  if (words[last - 1]?.value === '-v' || words[last - 1]?.value === '-F') return false
  const program = words[last]?.value ?? ''
  return !AWK_ACTS.test(program)
}

const AWK_ACTS = /system|getline|\||>\s*["$(\w]|@|fflush|close/

/** Programs whose first text says what is looked for. */
const SEEKERS = ' grep egrep fgrep rg jq yq '
/** Options without a value, or with a number. */
const PLAIN_FLAG =
  /^(?:-[a-dg-zA-Z]+|-?\d+|--(?:include|glob|type|color|raw-output|compact-output|slurp|no-heading|count)(?:=\S*)?)$/

/** Whether the last of these words is a message: of a commit, or for people at a code host. */
export function isMessage(words: readonly Word[]): boolean {
  const [program, sub, ...rest] = words
  const before = words.at(-2)?.value ?? ''
  if (words.length < 4 || rest.length < 2) return false
  if (program?.value === 'git') return sub?.value === 'commit' && /^(?:-a?m|--message)$/.test(before)
  return program?.value === 'gh' && /^(?:pr|issue)$/.test(sub?.value ?? '') && /^(?:-[bt]|--body|--title)$/.test(before)
}
