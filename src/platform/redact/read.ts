import type { Form } from './values.ts'

/** Where a value stands, and how it is written. */
export interface Value {
  start: number
  end: number
  form: Form
  /** What the value is made of when it may be longer than what was read to judge it. */
  run?: RegExp
}

export function readQuoted(text: string, at: number): Value | undefined {
  const open = matchAt(QUOTE, text, at)
  if (!open) return
  const [all, slashes = '', quote = '"'] = open
  // Python's and TOML's long strings.
  const start = at + all.length + (slashes === '' && text.startsWith(quote + quote, at + all.length) ? 2 : 0)
  const form = quote === '`' ? 'bare' : 'quoted'
  const line = text.slice(start, start + LONGEST_STRING)
  const newline = line.indexOf('\n')
  for (let i = line.indexOf(quote); i !== -1 && (newline === -1 || i < newline); i = line.indexOf(quote, i + 1)) {
    let depth = 0
    while (line[i - 1 - depth] === '\\') depth++
    // Inside a JSON string each level of quotes has more backslashes than the one around it.
    const isClosing = depth <= slashes.length || (slashes === '' && depth % 2 === 0)
    if (isClosing) return { start, end: start + i - Math.min(depth, slashes.length), form }
  }
  // Cut off before its closing quote: what is left of it, up to the first blank.
  const rest = readRun(text, start, UNCLOSED)
  return rest?.end === text.length ? { ...rest, form } : rest
}

/** An unquoted value without the punctuation after it. Of `${NAME:-default}` the default. */
export function readBare(text: string, at: number, run: RegExp): Value | undefined {
  const fallback = matchAt(DEFAULT, text, at)
  if (fallback) return readRun(text, at + fallback[0].length, SHELL)
  const value = readRun(text, at, run)
  if (!value) return
  let { end } = value
  while (end > value.start && /[.,:;)\]}]/.test(text[end - 1] ?? '')) end--
  if (end === value.start) return
  return end === value.end ? value : { start: value.start, end, form: value.form }
}

export function readRun(text: string, at: number, run: RegExp, form: Form = 'bare'): Value | undefined {
  const start = runEnd(text, at, BLANK)
  const end = runEnd(text, start, run)
  return end > start ? { start, end, form, run } : undefined
}

/** The end of a value that is claimed: runs are bounded, so that only what is claimed is read to its end. */
export function fullEnd(text: string, { end, run }: Pick<Value, 'end' | 'run'>): number {
  if (!run) return end
  let at = end
  for (let next = runEnd(text, at, run); next > at; next = runEnd(text, at, run)) at = next
  return at
}

/** The end of the run that begins here: `at` itself when none does. */
export function runEnd(text: string, at: number, run: RegExp): number {
  run.lastIndex = at
  return run.test(text) ? run.lastIndex : at
}

export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Whether a token may begin here: not in the middle of a word, where base64 has every prefix some time. */
export function opens(text: string, at: number): boolean {
  if (!isAlphanumeric(text.charCodeAt(at - 1)) && text[at - 1] !== '+') return true
  return /(?:\\[nrt]|%[0-9A-F]{2}|\[[\d;]{0,8}m)$/.test(text.slice(Math.max(0, at - 12), at))
}

export function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

/** What an unquoted value is made of where signs like `,`, `;` and `&` end it. */
export const SHELL = /[!#-%*+\-./\d:=?@A-Z^_a-z~\u00a1-\u024f]{1,512}/y

/** What an unquoted value is made of where only a blank ends it. */
export const LINE = /[!#-&(-[\]^_a-~\u00a1-\u024f]{1,512}/y

const LONGEST_STRING = 4096
// Blanks, and colours as a terminal writes them.
const BLANK = /(?:[ \t]|\W\[[\d;]{0,8}m){0,32}/y
const QUOTE = /[ \t]{0,32}(?:[rbfuRBFU]{1,2}(?=["'])|@(?="))?(\\{0,6})(["'`])/y
const DEFAULT = /[ \t]{0,32}\$\{\w{1,64}:?-/y
const UNCLOSED = /[^\s"'`]{1,512}/y
