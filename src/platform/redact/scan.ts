import { claimAfterHead, claimAssignment } from './assignment.ts'
import { claimScheme } from './headers.ts'
import { RUNS, SCANNER, shapesOf } from './patterns.ts'
import { fullEnd, runEnd } from './read.ts'
import type { Span } from './span.ts'
import { isPlain, isRandom, isStandIn } from './values.ts'

/** Every secret in the text, in order, none overlapping. A suspicion that is not confirmed costs one step, not the rest. */
export function redactions(text: string): Span[] {
  const found: Span[] = []
  if (text.length < SHORTEST) return found
  let settled = 0
  SCANNER.lastIndex = 0
  for (let match = SCANNER.exec(text); match; match = SCANNER.exec(text)) {
    const claim = claimOf(text, match)
    if (typeof claim === 'number') {
      SCANNER.lastIndex = claim
      continue
    }
    found.push({ ...claim, start: Math.max(claim.start, settled) })
    settled = claim.end
    SCANNER.lastIndex = settled
  }
  return found
}

// `pwd=abcd`
const SHORTEST = 8

/** The secret that this match opens, or where to look on. */
function claimOf(text: string, match: RegExpExecArray): Span | number {
  const { index } = match
  const [all, word, rest = '', sign = '', head, block, url, password = '', scheme, prefix, token] = match
  if (word !== undefined) return claimAssignment(text, { index, word, rest, sign }) ?? index + word.length
  if (head !== undefined) return claimAfterHead(text, index, head) ?? index + 2
  if (block !== undefined) return claimBlock(text, index, block) ?? index + block.length
  if (url !== undefined) return claimPassword(text, index + url.length, password) ?? index + url.length
  if (scheme !== undefined) return claimScheme(text, index + scheme.length, scheme) ?? index + scheme.length
  if (prefix === 'eyJ') return claimJwt(text, index)
  if (prefix !== undefined) return (opens(text, index) && claimToken(text, index, prefix)) || index + prefix.length
  if (token !== undefined) return claimWhole(text, index, token) ?? index + 1
  return claimAroundSign(text, index) ?? index + Math.min(1, all.length)
}

function claimAroundSign(text: string, sign: number): Span | undefined {
  let end = sign
  // A body may itself begin with a sign.
  if (end > 0 && /[_-]/.test(text[end - 1] ?? '')) end--
  let start = end
  while (end - start < LONGEST_PREFIX_WORD && isAlphanumeric(text.charCodeAt(start - 1))) start--
  // Inside escaped text `\n`, `%3D` and a colour code `[32m` stand directly before a token.
  const lead = text[start - 1]
  if (lead === '\\') start += 1
  else if (lead === '%') start += 2
  else if (lead === '[' || lead === ';') start += text.slice(start, end).indexOf('m') + 1
  const word = text.slice(start, end)
  const isPart = (word.length < 3 || word === 'key') && (lead === '-' || lead === '_')
  return isPart ? undefined : claimToken(text, start, word)
}

const LONGEST_PREFIX_WORD = 12

function claimToken(text: string, start: number, word: string): Span | undefined {
  for (const { kind, prefix, run, min } of shapesOf(word)) {
    if (!text.startsWith(prefix, start)) continue
    const body = start + prefix.length
    const end = runEnd(text, body, RUNS[run])
    if (end - body < min) continue
    const secret = text.slice(body, end)
    if (isStandIn(secret) || (min > 16 && !isMixed(secret)) || (run === 'word' && isPlain(secret))) continue
    return { kind, start, end: fullEnd(text, { end, run: run === 'base64' ? RUNS.base64 : RUNS.word }) }
  }
}

function claimJwt(text: string, start: number): Span | number {
  const header = fullEnd(text, { end: start, run: RUNS.word })
  if (header - start < 12 || !opens(text, start)) return header
  const end = fullEnd(text, { end: header, run: SEGMENT })
  return end - header > 8 ? { kind: 'jwt', start, end } : header
}

const SEGMENT = /\.{0,2}[\w-]{1,256}/y

function claimWhole(text: string, index: number, token: string): Span | undefined {
  const end = fullEnd(text, { end: index + token.length, run: RUNS.word })
  if (token.startsWith('hooks') || token.startsWith('webhook')) return { kind: 'webhook', start: index, end }
  if (token.startsWith('.atlasv1')) return { kind: 'terraform', start: Math.max(0, index - 14), end }
  // Three characters of an Azure client secret stand before its mark.
  if (token.startsWith('Q~', 1)) return { kind: 'azure', start: Math.max(0, index - 3), end }
  if (!opens(text, index) || isPlain(token) || !isRandom(token)) return
  const kind = token.includes(':AA')
    ? 'telegram'
    : token.startsWith('1//')
      ? 'google'
      : token.startsWith('pat')
        ? 'airtable'
        : 'discord'
  return { kind, start: index, end }
}

/** The password between `user:` and `@host`. A port with an address after it (`:3000?to=a@b`) and an image digest are none. */
function claimPassword(text: string, start: number, password: string): Span | undefined {
  const end = start + password.length
  if (
    password.length < 4 ||
    /^\d{1,5}(?:[?#,;]|$)/.test(password) ||
    isStandIn(password) ||
    text.startsWith('@sha256:', end)
  )
    return
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
  const dashes = text.indexOf('-----', body)
  const close = runEnd(text, dashes === -1 ? text.length : dashes, PEM_END)
  const isClosed = dashes !== -1 && close > dashes
  const end = isClosed ? close : linesEnd(text, body)
  const holdsKey = /[A-Za-z0-9+/]{16}/.test(text.slice(body, Math.min(end, body + 2048)))
  return holdsKey ? { kind: 'private-key', start: index, end } : undefined
}

const PEM_END = /-{5,6}END[A-Z0-9 ]{1,24}PRIVATE KEY(?: BLOCK)?-----/y

/** Where a block ends that was cut off: after its last line, or the beginning of one at the end of what was shown. */
function linesEnd(text: string, body: number): number {
  const end = fullEnd(text, { end: body, run: PEM_LINE })
  return runEnd(text, end, PEM_REST)
}

// Each line perhaps with a line number or a quotation sign before it, its break perhaps escaped.
const PEM_LINE =
  /(?:\s|\\{1,4}[nrt]|[→|>+"',]){1,32}(?:\d{1,6}(?:→|\t|: ?| )[ \t]{0,8})?(?:[A-Za-z0-9+/]{20,128}={0,2}|(?:Proc-Type|DEK-Info|Version|Comment): [^\n\\]{0,200})/y
const PEM_REST = /(?:\s|\\{1,4}[nr]){1,32}[A-Za-z0-9+/]{1,19}={0,2}(?=$|["'.…[])/y

/** Whether a token may begin here: not in the middle of a word, where base64 has every prefix some time. */
function opens(text: string, at: number): boolean {
  if (!isAlphanumeric(text.charCodeAt(at - 1)) && text[at - 1] !== '+') return true
  return /(?:\\[nrt]|%[0-9A-F]{2}|\[[\d;]{0,8}m)$/.test(text.slice(Math.max(0, at - 12), at))
}

function isMixed(body: string): boolean {
  return /\d/.test(body) || (/[a-z]/.test(body) && /[A-Z]/.test(body))
}

function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}
