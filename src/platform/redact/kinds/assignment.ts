import { type Meaning, meaningOf } from '../names.ts'
import { fullEnd, LINE, matchAt, readBare, readQuoted, readRun, runEnd, SHELL, type Value } from '../read.ts'
import type { Span } from '../span.ts'
import { isGibberish, isPlain, isRandom, isSecretValue } from '../values.ts'
import { claimArguments, claimCompared, claimNear, claimPiped } from './around.ts'
import { claimAuthorization, claimCookie } from './headers.ts'

/** The last part of a name, as the scanner found it. */
interface Name {
  index: number
  word: string
  rest: string
}

/** A name with its surroundings: what stands before it, the sign that assigns (trimmed), and where its value may begin. */
interface Assignment extends Name {
  before: string
  sign: string
  at: number
}

/** `name sign value` in any syntax: only the value is claimed. */
export function claimAssignment(text: string, name: Name): Span | undefined {
  const { index, word, rest } = name
  const before = text.slice(Math.max(0, index - 32), index)
  const meaning = meaningOf(before, word, rest)
  if (!meaning) return claimUnnamed(text, name)
  if (NOT_A_NAME.test(before)) return
  return claimSigned(text, name, before, meaning) ?? claimElsewhere(text, name, before, meaning)
}

/** A name that promises no value after it may still point at one. */
function claimUnnamed(text: string, { index, word, rest }: Name): Span | undefined {
  if (rest.endsWith('-stdin')) return claimPiped(text, index)
  return /^(?:auth|cred)/i.test(word) ? claimArguments(text, index + word.length + rest.length) : undefined
}

function claimSigned(text: string, name: Name, before: string, meaning: Meaning): Span | undefined {
  const end = name.index + name.word.length + name.rest.length
  const sign = matchAt(SIGN, text, end)?.[0]
  if (sign === undefined || (sign.endsWith('(') && !SETTER.test(before))) return
  const assignment = { ...name, before, sign: sign.trimEnd(), at: end + sign.length }
  if (meaning === 'authorization') return claimAuthorization(text, assignment.at, assignment.sign)
  if (meaning === 'cookie') return claimCookies(text, assignment)
  if (COMPARES.test(assignment.sign) && !HELD_AGAINST_TEXT.test(text.slice(assignment.at, assignment.at + 12))) return
  const value = isOption(text, assignment) ? readOption(text, assignment) : readAssigned(text, assignment)
  return value && !isReport(text, assignment, value) ? claimValue(text, value, meaning) : undefined
}

/** A value that is not assigned: compared with its name, given as an argument, or random and on the same line. */
function claimElsewhere(text: string, { index, word, rest }: Name, before: string, meaning: Meaning): Span | undefined {
  if (meaning === 'cookie') return
  const end = index + word.length + rest.length
  const value = claimArguments(text, end) ?? claimCompared(text, index, before)
  return value ?? (meaning === 'authorization' || meaning === 'opaque' ? undefined : claimNear(text, end))
}

function claimCookies(text: string, { sign, before, at }: Assignment): Span | undefined {
  const isHeader = /[:=]$/.test(sign) || before.endsWith('--')
  return isHeader ? claimCookie(text, at, { isSet: /set-$/i.test(before) }) : undefined
}

function claimValue(
  text: string,
  value: Value,
  meaning: Exclude<Meaning, 'authorization' | 'cookie'>,
): Span | undefined {
  const kind = meaning === 'opaque' ? 'api-key' : meaning
  const written = text.slice(value.start, value.end)
  if (isSecretValue(written, meaning, value.form))
    return { kind, start: value.start, end: wholeEnd(text, fullEnd(text, value)) }
  // A quote that was cut off is closed by the next one, words later.
  const blank = written.search(/\s/)
  const isCutOff = blank > 0 && isSecretValue(written.slice(0, blank), meaning, 'bare')
  return isCutOff ? { kind, start: value.start, end: value.start + blank } : undefined
}

/** A sign within a password ends it for a shell, and for nobody who types it; what goes on with a name of its own is a query or a setting. */
function wholeEnd(text: string, end: number): number {
  let at = end
  for (let next = runEnd(text, at, WITHIN); next > at; next = runEnd(text, at, WITHIN)) at = next
  return at
}

/** Reports say that tests pass: as a name of its own the word needs `=` or a proper string. */
function isReport(text: string, { word, rest, before, sign }: Assignment, value: Value): boolean {
  if (!/^pass$/i.test(word + rest)) return false
  const written = text.slice(value.start, value.end)
  if (/\s/.test(written) && /(?:^|[^A-Za-z_.-])["']?$/.test(before)) return true
  if (/[A-Za-z_"'.-]$/.test(before)) return false
  if (sign === ':' && written.length >= 8 && /[A-Z]/.test(written) && isRandom(written) && !isPlain(written))
    return false
  return value.form === 'bare' || value.form === 'prose' || !/[=:]$/.test(sign)
}

/** Whether only a blank belongs between name and value: `--password x`, `login x password y`, `sshpass -p x`. */
function isOption(text: string, { index, sign, before }: Assignment): boolean {
  if (sign !== '') return false
  return (
    /(?:^|[\s"'`])(?:--[A-Za-z-]*|-(?:src|dest)?(?:store|key|trust))$/.test(before) ||
    /(?:login\s{1,8}\S{1,64}\s{1,8}|\bssh)$/.test(text.slice(Math.max(0, index - 80), index))
  )
}

function readOption(text: string, { at, before }: Assignment): Value | undefined {
  const start = before.endsWith('ssh') ? runEnd(text, at, SSHPASS) : at
  const value = readQuoted(text, start) ?? readBare(text, start, LINE)
  if (value?.form !== 'bare') return value
  // A bare word is a password when the command goes on after it, and part of a help text otherwise.
  const goesOn = !before.includes('--') || /^(?: (?:-|@|&&|\||>)|["'])/.test(text.slice(value.end, value.end + 4))
  const written = text.slice(value.start, value.end)
  // What has a prefix is known by it.
  const isRun = written.length >= 20 && isRandom(written) && !/^[A-Za-z\d]{1,12}[_.-]/.test(written)
  return goesOn || isRun ? { ...value, form: 'shell' } : value
}

function readAssigned(text: string, assignment: Assignment): Value | undefined {
  const { at, sign, before, word } = assignment
  const closesElement = sign.endsWith('>') && !/[=-]>$/.test(sign)
  if (closesElement)
    return ELEMENT_NAME.test(before) ? readRun(text, runEnd(text, at, BLANKS), ELEMENT, 'quoted') : undefined
  if (sign.endsWith(',') && !/\(\s*\\?["'][\w.-]*$/.test(before)) return
  const start = runEnd(text, at, TYPE)
  const nextLine = /[:=]$/.test(sign) ? runEnd(text, start, NEXT_LINE) : start
  if (nextLine > start) {
    const below = readQuoted(text, nextLine)
    if (below || !sign.endsWith(':')) return below
    const line = readRun(text, nextLine, WHOLE_LINE)
    // Behind `|` or `>` it can be nothing else.
    return /[|>]/.test(text.slice(start, nextLine)) ? line : asProse(line)
  }
  const quoted = readQuoted(text, start)
  const isLoud = word === word.toUpperCase() && word !== word.toLowerCase()
  if (/[,(]$/.test(sign)) return quoted && { ...quoted, form: 'bare' }
  // With nothing but blanks between them SQL quotes the value, and elsewhere it must itself look like a secret.
  if (/^\\*["'`]?$|[|>]$/.test(sign)) {
    if (isLoud && SETS.test(before))
      return { ...(quoted ?? readBare(text, at, LINE) ?? { start: at, end: at }), form: 'env' }
    return quoted
      ? { ...quoted, form: isLoud ? 'quoted' : 'bare' }
      : asProse(readUnquoted(text, { ...assignment, before: '' }))
  }
  return quoted ?? readUnquoted(text, { ...assignment, isLoud: isLoud && /[:=]$/.test(sign) })
}

function asProse(value: Value | undefined): Value | undefined {
  return value && { ...value, form: 'prose' }
}

function readUnquoted(
  text: string,
  { at, before, sign, isLoud = false }: Assignment & { isLoud?: boolean },
): Value | undefined {
  const line = LINE_START.test(before) && readRun(text, at, LINE)
  if (line && isGibberish(text.slice(line.start, line.end))) return { ...line, form: 'quoted' }
  const value = readBare(text, at, SHELL)
  if (!value) return
  const bare = text.slice(value.start, value.end)
  const next = text[value.end] ?? '\n'
  const isName = isPlain(bare)
  const isCall = /[([]/.test(next) && /^[A-Za-z_$][\w.$]*$/.test(bare)
  if (isCall || (isName && DECLARATION.test(before))) return
  const startsLine = LINE_START.test(before)
  const isShell = /^\S*=$/.test(sign) && value.start === at && !/[,).]/.test(next)
  const isYaml = startsLine && sign.endsWith(':') && /[\n\r\\]/.test(next) && bare.length >= 8
  const isEnv = isLoud && (sign.endsWith('=') || /[\n\r\\]/.test(next))
  const form = isEnv ? 'env' : isShell || isYaml ? 'shell' : 'bare'
  // A line of settings ends its value only with a blank; a line that is a query ends it with `&`.
  const isSetting = startsLine && (isLoud || (!isName && next !== '&'))
  return { ...((isSetting && readBare(text, at, LINE)) || value), form }
}

// What may stand between a name and its value: signs, `is`, a table's bar, blanks; `[None]:` of a prompt; and in
// `name: TOKEN, value: x` the word `value`.
const SIGN =
  /\\{0,6}["'`]?(?:\[\d{0,4}\])?[\])?!]?(?:[,\s]{1,20}\\{0,3}["']?[Vv]alue\\{0,3}["']?[ \t]{0,4}[:=]|[ \t]{1,4}(?:\*?string|\[\]byte|String|str|As String)[ \t]{0,4}=|[ \t]{0,16}(?:[?.+:|]{1,3}=|<-|=>|(?:\|\||\?\?)(?=[ \t]{0,4}["'`])|={1,3}|[:：＝>(,]|!==?|[是为為は])|[ \t](?:is |was |ist |lautet |est |es |é |\[(?!redacted)[^\]\n]{0,24}\]:|(?:for|of|on|to) [^\n:=.,]{1,40}?(?: is |: ))|[ \t]{1,8}(?:\|[ \t]{1,8}|-> )?(?=\S))/y
// What looks like a name but is none: a choice (`? "pass" : "fail"`), a type (`AWS::IAM::AccessKey`), a part of an ARN,
// what stands for a secret already.
const NOT_A_NAME = /\[redacted:[a-z-]*$|\?\s*\\*["']$|::\w*$|(?:\d{12}|arn:[\w:-]*):$/
const COMPARES = /[!=]==?$/
// What it is held against is a text, and not the name of a type.
const HELD_AGAINST_TEXT = /^\s*["'`](?!(?:function|string|object|undefined|number)["'`])/
const SETTER = /(?:[\s.]|\b(?:set|with|use|add)_?\w*)$/i
const SETS = /(?:^|[\s;])(?:ENV|ARG|setx|setenv|set -\w{1,4}) [\w.-]*$/
const DECLARATION = /\b(?:const|let|var|val|auto|final) [\w.]*$/
const LINE_START = /(?:^|\n|\\n)[\s>+|→\d-]*(?:export |set |ENV |- )?["']?[\w.-]*$/
const TYPE =
  /[ \t]{0,32}(?:string|str|String|&(?:'static )?str|Optional\[str\]|String\?)(?: \| (?:null|undefined|None))?[ \t]{0,32}=[ \t]{0,32}(?=["'`])/y
// YAML may put a value on the line after its name.
const NEXT_LINE = /[ \t]{0,8}(?:[|>][-+]?)?[ \t]{0,8}\r?\n[ \t]{0,32}/y
const WHOLE_LINE = /[!#-'*+./\d:;=?@A-Z^_a-z~-]{1,512}(?=\s*(?:$|[\r\n]))/y
const ELEMENT = /[^<\s]{1,512}(?=\s{0,32}<\/)/y
const ELEMENT_NAME = /<[\w:.-]*$|<?[\w:.-]+ [\w:.-]+=\\*["'][\w:.-]*$/
const WITHIN =
  /[&$;^](?=[^\s&$;^])(?![\w.%-]{1,64}[ \t]?[=:]|amp;|quot;)[!#-%*+\-./\d:=?@A-Z^_a-z~\u00a1-\u024f]{1,512}/y
const BLANKS = /\s{0,64}/y
const SSHPASS = /-p ?/y
