import { claimAfterHead, claimAssignment, claimScheme, type Span } from './redact-assignment.ts'
import { RUNS, SCANNER, shapesOf } from './redact-patterns.ts'
import { isPlain, isRandom, isStandIn } from './redact-values.ts'

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
  if (word !== undefined) return claimAssignment(text, index, word, rest, sign) ?? index + word.length
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
  let start = sign
  while (sign - start < LONGEST_PREFIX_WORD && isAlphanumeric(text.charCodeAt(start - 1))) start--
  // Inside escaped text `\n`, `%3D` and a colour code `[32m` stand directly before a token.
  const lead = text[start - 1]
  if (lead === '\\') start += 1
  else if (lead === '%') start += 2
  else if (lead === '[' || lead === ';') start += text.slice(start, sign).indexOf('m') + 1
  const word = text.slice(start, sign)
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
    return { kind, start, end: runEnd(text, end, RUNS.word) }
  }
}

function claimJwt(text: string, start: number): Span | number {
  const header = runEnd(text, start, RUNS.word)
  const end = runEnd(text, start, RUNS.dotted)
  const isJwt = header - start > 10 && end - header > 8 && opens(text, start)
  return isJwt ? { kind: 'jwt', start, end } : header
}

function claimWhole(text: string, index: number, token: string): Span | undefined {
  const end = runEnd(text, index + token.length, RUNS.word)
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
  if (/^\d{1,5}(?:[?#,;]|$)/.test(password) || isStandIn(password) || text.startsWith('@sha256:', end)) return
  return { kind: 'url-password', start, end }
}

function claimBlock(text: string, index: number, head: string): Span | undefined {
  const body = index + head.length
  if (head.startsWith('<')) {
    const isMention = text[index - 1] === '`' && text[body] === '`'
    if (isMention) return
    const close = /<\/private>/gi
    close.lastIndex = body
    return { kind: 'private', start: index, end: close.test(text) ? close.lastIndex : text.length }
  }
  const dashes = text.indexOf('-----', body)
  const close = runEnd(text, dashes === -1 ? text.length : dashes, PEM_END)
  const isClosed = dashes !== -1 && close > dashes
  const end = isClosed ? close : runEnd(text, body, PEM_LINES)
  const holdsKey = /[A-Za-z0-9+/]{16}/.test(text.slice(body, Math.min(end, body + 2048)))
  return holdsKey ? { kind: 'private-key', start: index, end } : undefined
}

const PEM_END = /-{5,6}END[A-Z0-9 ]{1,24}PRIVATE KEY(?: BLOCK)?-----/y
// A block cut off before its end: its headers and lines, each perhaps with a line number or a quotation mark before it.
const PEM_LINES =
  /(?:(?:\s|\\{1,4}[nrt]|[→|>+"',])*(?:\d{1,6}(?:→|\t|: ?| ))?[ \t]*(?:[A-Za-z0-9+/]{20,}={0,2}|(?:Proc-Type|DEK-Info|Version|Comment): [^\n\\]*))*(?:(?:\s|\\{1,4}[nr])+[A-Za-z0-9+/]+={0,2}(?=$|["'.…[]))?/y

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

function runEnd(text: string, at: number, run: RegExp): number {
  run.lastIndex = at
  return run.test(text) ? run.lastIndex : at
}
