/**
 * The hook command for a host, as one line for `/bin/sh`. A program that is gone is no error: the hosts show one at every event, and
 * some refuse the tool. `exec`, so that asking costs no process. In a folder that is gone the runtime does not even start, and where the
 * agent works stands in the payload: so it is started from another.
 */
export function hookCommandLine(binary: string, host: string): string {
  return `${start(binary)} hook ${host}`
}

/** The same for PowerShell. */
export function powershellLine(binary: string, words: string): string {
  const program = `'${posix(binary).replaceAll("'", "''")}'`
  return `if (!(Test-Path -LiteralPath .)) { Set-Location / }; if (Test-Path -LiteralPath ${program}) { & ${program} ${words} }`
}

/** The command of the status line, the same way. */
export function statusLineCommand(binary: string): string {
  return `${start(binary)} ${STATUS_LINE}`
}

export function isOwnStatusLine(line: string): boolean {
  return programOf(line, [STATUS_LINE]) !== undefined
}

const STATUS_LINE = 'statusline'

interface Program {
  /** Where its word stands in the line. */
  readonly start: number
  readonly end: number
  readonly path: string
  /** Where what starts it begins: before the question whether it is there. */
  readonly from: number
}

/** Where in the line the program of our own hook stands, wherever it is installed; undefined when the line is not ours. */
export function ownProgram(line: string, host: string): Program | undefined {
  return programOf(line, ['hook', host])
}

function programOf(line: string, verbs: readonly string[]): Program | undefined {
  const words = shellWords(line)
  const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word.raw))
  const asked = first < 0 ? 0 : questionAt(words, first)
  const [program, ...said] = first < 0 ? [] : words.slice(first + asked)
  const rest = said[1]?.text === '--home' ? [said[0], ...said.slice(3)] : said
  if (!program || verbs.some((verb, index) => rest[index]?.text !== verb)) return undefined
  // A bare Windows path loses its backslashes in a shell, but is ours all the same.
  if (!isOwnBinary(program.text) && !isOwnBinary(program.raw)) return undefined
  return { start: program.start, end: program.end, path: program.text, from: words[first]?.start ?? program.start }
}

/** How many words ask whether the folder and the program are there. */
function questionAt(words: readonly Word[], first: number): number {
  const place = asked(words, first, PLACE)
  return place + asked(words, first + place, QUESTION)
}

function asked(words: readonly Word[], first: number, question: readonly string[]): number {
  const asks = question.every((word, index) => word === '' || words[first + index]?.raw === word)
  return asks ? question.length : 0
}

const PLACE = ['[', '-d', '"$PWD"', ']', '||', 'cd', '/;'] as const
const QUESTION = ['[', '!', '-x', '', ']', '||', 'exec'] as const

/** The same line with another binary; what a person put around it (variables, redirections) stays. */
export function withBinary(line: string, host: string, binary: string): string {
  const program = ownProgram(line, host)
  if (!program) return line
  // After a variable there can be no question: the variable would be the question's.
  if (program.from > 0) {
    return program.path === posix(binary)
      ? line
      : line.slice(0, program.start) + quote(binary) + line.slice(program.end)
  }
  return start(binary) + line.slice(program.end)
}

function start(binary: string): string {
  const program = quote(binary)
  return `${PLACE.join(' ')} [ ! -x ${program} ] || exec ${program}`
}

export function isOwnBinary(path: string): boolean {
  return /^throughline(\.exe)?$/i.test(path.split(/[\\/]/).at(-1) ?? '')
}

/** Inside double quotes a POSIX shell reads only these four as special. */
function quote(binary: string): string {
  return `"${posix(binary).replace(/["$\\`]/g, '\\$&')}"`
}

/** Windows runs hooks through Git Bash, which takes slashes; backslashes would have to be doubled there and nowhere else. */
function posix(binary: string): string {
  return /^[A-Za-z]:\\|^\\\\/.test(binary) ? binary.replaceAll('\\', '/') : binary
}

interface Word {
  start: number
  end: number
  raw: string
  text: string
}

const WORD = /(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])+/gs
const PART = /"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)|([^"'\\]+)/gs

function shellWords(line: string): Word[] {
  return [...line.matchAll(WORD)].map(({ 0: raw, index }) => ({
    start: index,
    end: index + raw.length,
    raw,
    text: unquote(raw),
  }))
}

function unquote(raw: string): string {
  return raw.replace(PART, (_, double?: string, single?: string, escaped?: string, bare?: string) =>
    double !== undefined
      ? double.replace(/\\(["$\\`\n])/g, (_all, sign: string) => (sign === '\n' ? '' : sign))
      : (single ?? escaped ?? bare ?? ''),
  )
}
