import { meaningOf } from './redact-names.ts'
import { type Family, type Form, isPlain, isRandom, isSecretValue, isStandIn } from './redact-values.ts'

export interface Span {
  kind: string
  start: number
  end: number
}

interface Value {
  start: number
  end: number
  form: Form
}

/** `name sign value` in any syntax: only the value is claimed. */
export function claimAssignment(
  text: string,
  index: number,
  word: string,
  rest: string,
  sign: string,
): Span | undefined {
  const before = text.slice(Math.max(0, index - 32), index)
  const meaning = meaningOf(before + word + rest)
  if (!meaning) return
  const at = index + word.length + rest.length + sign.length
  if (meaning === 'authorization') return claimAuthorization(text, at)
  if (meaning === 'cookie') return claimCookie(text, at, /set-$/i.test(before))
  const value = readAssigned(text, at, sign, before, word)
  if (!value) return
  const isLoosePass = /^pass$/i.test(word) && rest === '' && !/[_"'.-]$/.test(before)
  if (isLoosePass && (value.form === 'bare' || /^\d+$/.test(text.slice(value.start, value.end)))) return
  return claimValue(text, value, meaning)
}

/** A head whose value follows after a space: `--password x`, `login x password y`, `sshpass -p x`, `-u name:x`. */
export function claimAfterHead(text: string, index: number, head: string): Span | undefined {
  const at = index + head.length
  const isUser = head.endsWith(':')
  const meaning = head.startsWith('--') && !isUser ? meaningOf(head.trimEnd()) : 'password'
  if (!meaning || meaning === 'authorization' || meaning === 'cookie') return
  const value = readQuoted(text, at) ?? readBare(text, at, isUser ? SHELL_RUN : WORD_RUN)
  if (!value) return
  if (isUser && /^\d+$/.test(text.slice(value.start, value.end))) return
  // A bare word is a password when the command goes on after it, and part of a help text otherwise.
  const goesOn = /^(?: (?:-|@|&&|\||>)|["'])/.test(text.slice(value.end, value.end + 4))
  const form = value.form === 'bare' && !isUser && (goesOn || !head.startsWith('--')) ? 'shell' : value.form
  return claimValue(text, { ...value, form }, meaning)
}

/** The credentials after `Bearer` or `Basic` wherever they stand. Basic ones must decode to `user:password`. */
export function claimScheme(text: string, at: number, scheme: string): Span | undefined {
  const value = readRun(text, at, CREDENTIAL_RUN)
  if (!value) return
  const credential = text.slice(value.start, value.end)
  const isCredential = scheme === 'Basic' ? isUserAndPassword(credential) : isOpaque(credential)
  return isCredential ? { kind: scheme.toLowerCase(), start: value.start, end: value.end } : undefined
}

function claimAuthorization(text: string, at: number): Span | undefined {
  AUTHORIZATION.lastIndex = at
  const head = AUTHORIZATION.exec(text)
  if (!head) return
  const scheme = head[1]?.toLowerCase()
  const start = AUTHORIZATION.lastIndex
  const value = readRun(text, start, scheme === 'digest' || scheme?.startsWith('aws4') ? LINE_RUN : CREDENTIAL_RUN)
  if (!value) return
  const credential = text.slice(value.start, value.end)
  const isCredential =
    scheme === 'basic' ? credential.length >= 8 && !isPlain(credential) && !isStandIn(credential) : isOpaque(credential)
  return isCredential ? { kind: 'authorization', start: value.start, end: value.end } : undefined
}

function claimCookie(text: string, at: number, isSet: boolean): Span | undefined {
  COOKIE.lastIndex = at
  const head = COOKIE.exec(text)
  if (!head?.[1]) return
  const value = head[1].slice(head[1].indexOf('=') + 1)
  if (value.length < 8 || isPlain(value) || isStandIn(value)) return
  const end = COOKIE.lastIndex
  return isSet
    ? { kind: 'cookie', start: end - value.length, end }
    : { kind: 'cookie', start: end - head[1].length, end: runEnd(text, end, COOKIE_RUN) }
}

function claimValue(text: string, value: Value, family: Family): Span | undefined {
  if (!isSecretValue(text.slice(value.start, value.end), family, value.form)) return
  return { kind: family === 'opaque' ? 'api-key' : family, start: value.start, end: value.end }
}

function readAssigned(text: string, at: number, sign: string, before: string, word: string): Value | undefined {
  const mark = sign.trimEnd()
  if (mark.endsWith('>') && !mark.endsWith('=>')) {
    return /<[\w:.-]*$/.test(before) ? readRun(text, at, ELEMENT_RUN, 'quoted') : undefined
  }
  TYPE.lastIndex = at
  const start = TYPE.test(text) ? TYPE.lastIndex : at
  const quoted = readQuoted(text, start)
  if (mark.endsWith(',')) return /\(\s*\\?["'][\w.-]*$/.test(before) ? quoted : undefined
  if (quoted || mark.endsWith('(') || mark === '' || /["']$/.test(mark)) return quoted
  const atLineStart = LINE_START.test(before)
  const value = readBare(text, start, atLineStart ? WORD_RUN : SHELL_RUN)
  if (!value) return
  const next = text[value.end] ?? '\n'
  if (/[([]/.test(next) && isPlain(text.slice(value.start, value.end))) return
  if (/\b(?:const|let|var|val|auto|final) [\w.]*$/.test(before) && isPlain(text.slice(value.start, value.end))) return
  const isShell = /=$/.test(sign) && /^[^\s]*$/.test(sign) && value.start === at && !/[,).]/.test(next)
  const isNamedLoudly = word === word.toUpperCase() && word !== word.toLowerCase()
  const isYaml = atLineStart && mark.endsWith(':') && /[\n\r\\]/.test(next) && value.end - value.start >= 8
  return { ...value, form: isShell || isNamedLoudly || isYaml ? 'shell' : 'bare' }
}

function readQuoted(text: string, at: number): Value | undefined {
  QUOTE.lastIndex = at
  const open = QUOTE.exec(text)
  if (!open) return
  const start = QUOTE.lastIndex
  const [, slashes = '', quote = '"'] = open
  const line = text.slice(start, start + 4096)
  const newline = line.indexOf('\n')
  for (let i = line.indexOf(quote); i !== -1 && (newline === -1 || i < newline); i = line.indexOf(quote, i + 1)) {
    let depth = 0
    while (line[i - 1 - depth] === '\\') depth++
    const isClosing = depth <= slashes.length || (slashes === '' && depth % 2 === 0)
    if (isClosing) return { start, end: start + i - Math.min(depth, slashes.length), form: 'quoted' }
  }
  // Cut off before its closing quote: what is left of it, up to the first blank.
  return readRun(text, start, UNCLOSED_RUN, 'quoted')
}

function readBare(text: string, at: number, run: RegExp): Value | undefined {
  DEFAULT.lastIndex = at
  if (DEFAULT.test(text)) return readRun(text, DEFAULT.lastIndex, SHELL_RUN)
  const value = readRun(text, at, run)
  if (!value) return
  let { end } = value
  while (end > value.start && /[.,:;)\]}]/.test(text[end - 1] ?? '')) end--
  return end > value.start ? { ...value, end } : undefined
}

function readRun(text: string, at: number, run: RegExp, form: Form = 'bare'): Value | undefined {
  BLANK.lastIndex = at
  BLANK.test(text)
  const start = BLANK.lastIndex
  const end = runEnd(text, start, run)
  return end > start ? { start, end, form } : undefined
}

function runEnd(text: string, at: number, run: RegExp): number {
  run.lastIndex = at
  return run.test(text) ? run.lastIndex : at
}

function isOpaque(credential: string): boolean {
  return credential.length >= 8 && !isStandIn(credential) && !isPlain(credential) && isRandom(credential)
}

function isUserAndPassword(credential: string): boolean {
  try {
    return /^[\x20-\x7e]*:[\x20-\x7e]+$/.test(atob(credential))
  } catch {
    return false
  }
}

// Blanks, and colours as a terminal writes them.
const BLANK = /(?:[ \t]|\W\[[\d;]{0,8}m){0,32}/y
const QUOTE = /[ \t]{0,32}(?:[rbfuRBFU]{1,2}(?=["'])|@(?="))?(\\{0,6})(["'`])/y
const TYPE =
  /[ \t]{0,32}(?:string|str|String|&(?:'static )?str|Optional\[str\]|String\?)(?: \| (?:null|undefined|None))?[ \t]{0,32}=[ \t]{0,32}(?=["'`])/y
const DEFAULT = /[ \t]{0,32}\$\{\w{1,64}:?-/y
const LINE_START = /(?:^|\n|\\n)[\s>+|→\d-]*(?:export |set |ENV |- )?["']?[\w.-]*$/
const SHELL_RUN = /[!#-%*+\-./\d:=?@A-Z^_a-z~\u00a1-\u024f]+/y
const WORD_RUN = /[!#-&(-[\]^_a-~\u00a1-\u024f]+/y
const UNCLOSED_RUN = /[^\s"'`]+/y
const ELEMENT_RUN = /[^<\s]{1,512}(?=<\/)/y
const LINE_RUN = /[^\r\n`\\]+/y
const CREDENTIAL_RUN = /[^\s"'`\\,;<>(){}]+/y
const COOKIE = /[ \t]{0,32}\\{0,6}["'`]?([\w.$!-]{1,64}=[^\s;,"'`\\]+)/y
const COOKIE_RUN = /[^\r\n"'`\\]*/y
const AUTHORIZATION =
  /[ \t]{0,32}(?:[rbf](?=["']))?\\{0,6}["'`]?(?:(bearer|basic|token|digest|apikey|negotiate|ntlm|ssws|geniekey|oauth|key|splunk|aws4-hmac-sha256)[ \t]{1,8})?/iy
