import { claimAssignment } from './kinds/assignment.ts'
import { claimForms } from './kinds/forms.ts'
import { claimScheme } from './kinds/headers.ts'
import { claimManifests } from './kinds/manifests.ts'
import { claimAroundMiddle } from './kinds/middles.ts'
import { claimOption } from './kinds/options.ts'
import { tokensWith } from './kinds/tokens.ts'
import { claimOfVendors } from './kinds/vendors.ts'
import { RUNS, SCANNER } from './patterns.ts'
import { fullEnd, isAlphanumeric, opens, runEnd } from './read.ts'
import { merged, type Span } from './span.ts'
import { isPlain, isRandom, isStandIn, looksRandom } from './values.ts'

/** Every secret in the text, in order, none overlapping. A suspicion that is not confirmed costs one step, not the rest. */
export function scanSecrets(text: string): Span[] {
  const found: Span[] = []
  if (text.length < SHORTEST) return found
  let settled = 0
  SCANNER.lastIndex = 0
  for (let match = SCANNER.exec(text); match; match = SCANNER.exec(text)) {
    const claim = claimOf(text, match)
    if (typeof claim === 'number' || claim.end <= settled) {
      SCANNER.lastIndex = typeof claim === 'number' ? claim : match.index + 1
      continue
    }
    found.push({ ...claim, start: Math.max(claim.start, settled) })
    settled = claim.end
    SCANNER.lastIndex = Math.max(settled, match.index + 1)
  }
  return merged(found, [...claimManifests(text), ...claimOfVendors(text, found), ...claimForms(text)])
}

// `pwd=abcd`
const SHORTEST = 8

/** The secret that this match opens, or where to look on. */
function claimOf(text: string, match: RegExpExecArray): Span | number {
  const { index } = match
  const [, word, rest = '', option, block, url, password = '', scheme, prefix, middle] = match
  if (word !== undefined) return claimAssignment(text, { index, word, rest }) ?? index + word.length
  if (option !== undefined) return claimOption(text, index, option) ?? claimAroundSign(text, index) ?? index + 1
  if (block !== undefined) return claimBlock(text, index, block) ?? index + block.length
  if (url !== undefined) return claimPassword(text, index + url.length, password, url) ?? index + url.length
  if (scheme !== undefined) return claimScheme(text, index + scheme.length, scheme) ?? index + scheme.length
  if (prefix === 'eyJ') return claimJwt(text, index)
  if (prefix !== undefined) return (opens(text, index) && claimToken(text, index, prefix)) || index + prefix.length
  if (middle !== undefined) return claimAroundMiddle(text, index, middle) ?? index + 1
  return claimAroundSign(text, index) ?? index + 1
}

function claimAroundSign(text: string, sign: number): Span | undefined {
  let end = sign
  // A body may itself begin with signs.
  while (sign - end < 2 && /[_.-]/.test(text[end - 1] ?? '')) end--
  let start = end
  while (end - start < LONGEST_PREFIX_WORD && isAlphanumeric(text.charCodeAt(start - 1))) start--
  // Inside escaped text `\n`, `%3D` and a colour code `[32m` stand directly before a token.
  const lead = text[start - 1]
  if (lead === '\\') start += 1
  else if (lead === '%') start += 2
  else if (lead === '[' || lead === ';') start += /^\d*m/.exec(text.slice(start, end))?.[0].length ?? 0
  const word = text.slice(start, end)
  // No prefix is a hexadecimal number, and of UUIDs there are many.
  if (/^[a-f\d]*$/.test(word)) return
  const isPart = (word.length < 3 || word === 'key') && (lead === '-' || lead === '_')
  return isPart ? undefined : claimToken(text, start, word)
}

const LONGEST_PREFIX_WORD = 12

function claimToken(text: string, start: number, word: string): Span | undefined {
  for (const [prefix, token] of tokensWith(word)) {
    if (!text.startsWith(prefix, start)) continue
    const [kind, run, min] = token
    const body = start + prefix.length
    const end = runEnd(text, body, RUNS[run])
    if (end - body < min || !isBody(text.slice(body, end), run)) continue
    return { kind, start, end: fullEnd(text, { end, run: run === 'base64' ? RUNS.base64 : RUNS.word }) }
  }
}

/** Not a placeholder, and not words: those have no digits, or digits only where a name has them. */
function isBody(body: string, run: keyof typeof RUNS): boolean {
  if (isStandIn(body)) return false
  if (run === 'awsId' || run === 'uuid') return true
  if (run === 'alnum24') return /[a-z]/.test(body) && /[A-Z]/.test(body) && /\d.*\d/.test(body) && !isPlain(body)
  const hasBothCases = /[a-z]/.test(body) && /[A-Z]/.test(body)
  if (!hasBothCases && !/\d/.test(body)) return false
  if ((run !== 'word' && run !== 'dotted') || (hasBothCases && /\d\D+\d/.test(body))) return true
  return !isPlain(body) || looksRandom(body)
}

function claimJwt(text: string, start: number): Span | number {
  const header = fullEnd(text, { end: start, run: RUNS.word })
  if (header - start < 12 || !opens(text, start)) return header
  const end = fullEnd(text, { end: header, run: SEGMENT })
  return end - header > 8 ? { kind: 'jwt', start, end } : header
}

const SEGMENT = /\.{0,2}[\w-]{1,256}/y

/** The password between `user:` and `@host`. A port with an address after it (`:3000?to=a@b`) and an image digest are none. */
function claimPassword(text: string, start: number, password: string, head: string): Span | undefined {
  const end = start + password.length
  // Alone before the `@` stands a name, unless it is a token.
  if (head === '://' && tokensWith(/^[A-Za-z\d]*/.exec(password)?.[0] ?? '').length > 0) return
  if (head === '://' && (password.length < 20 || /[^\w-]/.test(password) || isPlain(password) || !isRandom(password)))
    return
  const isOther = /^\d{1,5}(?:[?#,;]|$)/.test(password) || text.startsWith('@sha256:', end)
  if (isOther || password.length < 4 || isStandIn(password)) return
  return { kind: 'url-password', start, end }
}

function claimBlock(text: string, index: number, head: string): Span | undefined {
  const body = index + head.length
  if (head.startsWith('<')) {
    const isMention = text[index - 1] === '`' && text[body] === '`'
    if (isMention) return
    const close = text.indexOf('</private>', body)
    return { kind: 'private', start: index, end: close === -1 ? text.length : close + '</private>'.length }
  }
  // Of a block that was cut off, the lines there are, and the beginning of one at the end of what was shown.
  const lines = fullEnd(text, { end: body, run: PEM_LINE })
  if (lines === body) return
  const dashes = text.indexOf('-----', body)
  const close = dashes === -1 ? dashes : runEnd(text, dashes, PEM_END)
  return { kind: 'private-key', start: index, end: close > dashes ? close : runEnd(text, lines, PEM_REST) }
}

const PEM_END = /-{5,6}END[A-Z0-9 ]{1,24}PRIVATE KEY(?: BLOCK)?-----/y
// Each line perhaps with a line number or a quotation sign before it, its break perhaps escaped.
const PEM_LINE =
  /(?:\s|\\{1,4}[nrt]|[→|>+"',-]){0,48}(?:\d{1,6}(?:→|\t|: ?| )[ \t]{0,8})?(?:[A-Za-z0-9+/]{20,4096}={0,2}|(?:Proc-Type|DEK-Info|Version|Comment): [^\n\\]{0,200})/y
const PEM_REST = /(?:\s|\\{1,4}[nr]){1,32}(?:\d{1,6}(?:→|\t|: ?| )[ \t]{0,8})?[A-Za-z0-9+/]{1,19}={0,2}(?=$|["'.…[])/y
