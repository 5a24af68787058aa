import { claimAuthorization, claimCookie } from './headers.ts'
import { type Meaning, meaningOf, meaningOfKey } from './names.ts'
import { fullEnd, LINE, readBare, readQuoted, readRun, runEnd, SHELL, type Value } from './read.ts'
import type { Span } from './span.ts'
import { isPlain, isSecretValue } from './values.ts'

/** A name and the sign after it, as the scanner found them. */
interface Assigned {
  index: number
  word: string
  rest: string
  sign: string
}

/** `name sign value` in any syntax: only the value is claimed. */
export function claimAssignment(text: string, name: Assigned): Span | undefined {
  const { index, word, rest, sign } = name
  const before = text.slice(Math.max(0, index - 32), index)
  const meaning = meaningOf(before, word, rest)
  if (!meaning || NOT_A_NAME.test(before) || (sign.endsWith('(') && !SETTER.test(before))) return
  const at = index + word.length + rest.length + sign.length
  if (meaning === 'authorization') return claimAuthorization(text, at, sign)
  if (meaning === 'cookie')
    return /[:=]$/.test(sign) ? claimCookie(text, at, { isSet: /set-$/i.test(before) }) : undefined
  const value = readAssigned(text, at, name, before)
  if (!value) return
  // Reports say that tests pass: as a name of its own the word needs `=` or a proper string.
  const isReport = /^pass$/i.test(word + rest) && !/[A-Za-z_"'.-]$/.test(before)
  if (isReport && (value.form === 'bare' || !/[=:]$/.test(sign))) return
  return claimValue(text, value, meaning)
}

/** A head whose value follows it: `--password x`, `login x password y`, `sshpass -p x`, `-u name:x`, `-b name=x`. */
export function claimAfterHead(text: string, index: number, head: string): Span | undefined {
  const at = index + head.length
  if (/^(?:-b|--cookie)/.test(head)) return claimCookie(text, at, { isSet: false })
  const isUser = head.endsWith(':')
  const isFlag = head.startsWith('--') && !isUser
  const meaning = isFlag ? meaningOfKey(head.trimEnd()) : 'password'
  const value = readQuoted(text, at) ?? readBare(text, at, isUser ? SHELL : LINE)
  if (!value || !meaning || (isUser && /^\d+$/.test(text.slice(value.start, value.end)))) return
  // A bare word is a password when the command goes on after it, and part of a help text otherwise.
  const goesOn = !isFlag || /^(?: (?:-|@|&&|\||>)|["'])/.test(text.slice(value.end, value.end + 4))
  return claimValue(text, value.form === 'bare' && !isUser && goesOn ? { ...value, form: 'shell' } : value, meaning)
}

function claimValue(text: string, value: Value, meaning: Meaning): Span | undefined {
  if (meaning === 'authorization' || meaning === 'cookie') return
  if (!isSecretValue(text.slice(value.start, value.end), meaning, value.form)) return
  return { kind: meaning === 'opaque' ? 'api-key' : meaning, start: value.start, end: fullEnd(text, value) }
}

function readAssigned(text: string, at: number, { word, sign }: Assigned, before: string): Value | undefined {
  const mark = sign.trimEnd()
  const closesElement = mark.endsWith('>') && !/[=-]>$/.test(mark)
  if (closesElement) return /<[\w:.-]*$/.test(before) ? readRun(text, at, ELEMENT, 'quoted') : undefined
  if (mark.endsWith(',') && !/\(\s*\\?["'][\w.-]*$/.test(before)) return
  const start = runEnd(text, at, TYPE)
  const nextLine = runEnd(text, start, NEXT_LINE)
  if (nextLine > start) return asProse(readQuoted(text, nextLine) ?? readBare(text, nextLine, LINE))
  const quoted = readQuoted(text, start)
  const isLoud = word === word.toUpperCase() && word !== word.toLowerCase()
  if (/[,(]$/.test(mark)) return quoted && { ...quoted, form: 'bare' }
  if (/^["']?$|[|>]$/.test(mark)) {
    // Nothing but blanks between them: SQL quotes, and elsewhere the value itself must look like a secret.
    if (quoted) return { ...quoted, form: isLoud ? 'quoted' : 'bare' }
    return asProse(readUnquoted(text, { at, start: at, before: '', sign, isLoud: false }))
  }
  return quoted ?? readUnquoted(text, { at, start, before, sign, isLoud: isLoud && /[:=]$/.test(mark) })
}

function asProse(value: Value | undefined): Value | undefined {
  return value && { ...value, form: 'prose' }
}

interface Unquoted {
  at: number
  start: number
  before: string
  sign: string
  isLoud: boolean
}

function readUnquoted(text: string, { at, start, before, sign, isLoud }: Unquoted): Value | undefined {
  const value = readBare(text, start, SHELL)
  if (!value) return
  const bare = text.slice(value.start, value.end)
  const next = text[value.end] ?? '\n'
  const isName = isPlain(bare)
  const isCall = /[([]/.test(next) && /^[A-Za-z_$][\w.$]*$/.test(bare)
  if (isCall || (isName && DECLARATION.test(before))) return
  const startsLine = LINE_START.test(before)
  const isShell = /^\S*=$/.test(sign) && value.start === at && !/[,).]/.test(next)
  const isYaml = startsLine && sign.endsWith(':') && /[\n\r\\]/.test(next) && bare.length >= 8
  const form = isShell || isLoud || isYaml ? 'shell' : 'bare'
  // A line of settings ends its value only with a blank; a line that is a query ends it with `&`.
  const isSetting = startsLine && (isLoud || (!isName && next !== '&'))
  return { ...((isSetting && readBare(text, start, LINE)) || value), form }
}

// What looks like a name but is none: a choice (`? "pass" : "fail"`), a type (`AWS::IAM::AccessKey`), a part of an ARN.
const NOT_A_NAME = /\?\s*\\*["']$|::\w*$|(?:\d|arn:[\w:-]*):$/
const SETTER = /(?:[\s.]|\b(?:set|with|use|add)_?\w*)$/i
const DECLARATION = /\b(?:const|let|var|val|auto|final) [\w.]*$/
const LINE_START = /(?:^|\n|\\n)[\s>+|→\d-]*(?:export |set |ENV |- )?["']?[\w.-]*$/
const TYPE =
  /[ \t]{0,32}(?:string|str|String|&(?:'static )?str|Optional\[str\]|String\?)(?: \| (?:null|undefined|None))?[ \t]{0,32}=[ \t]{0,32}(?=["'`])/y
// YAML may put a value on the line after its name.
const NEXT_LINE = /[ \t]{0,8}(?:[|>][-+]?)?[ \t]{0,8}\r?\n[ \t]{1,32}/y
const ELEMENT = /[^<\s]{1,512}(?=<\/)/y
