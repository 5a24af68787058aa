import { fullEnd, matchAt, readRun, runEnd, SHELL } from '../read.ts'
import type { Span } from '../span.ts'
import { isPlain, isRandom, isStandIn, looksRandom } from '../values.ts'

/** The credentials after `Bearer` or `Basic` wherever they stand. Basic ones must decode to `user:password`. */
export function claimScheme(text: string, at: number, scheme: string): Span | undefined {
  const value = readRun(text, at, CREDENTIAL)
  if (!value) return
  const credential = text.slice(value.start, value.end)
  const isCredential = scheme === 'Basic' ? isUserAndPassword(credential) : isOpaque(credential)
  return isCredential ? { kind: scheme.toLowerCase(), start: value.start, end: fullEnd(text, value) } : undefined
}

/** The credentials of an `Authorization` header; its scheme stays. */
export function claimAuthorization(text: string, at: number, sign: string): Span | undefined {
  const head = matchAt(SCHEME, text, at)
  if (!head || (!/[:=]$/.test(sign) && !/["'`]/.test(head[0]))) return
  const scheme = head[1]?.toLowerCase()
  const run = !scheme ? SHELL : scheme === 'digest' || scheme.startsWith('aws4') ? PARAMETERS : CREDENTIAL
  const value = readRun(text, at + head[0].length, run)
  if (!value) return
  const credential = text.slice(value.start, value.end)
  const isBasic = scheme === 'basic' && credential.length >= 8 && !isName(credential) && !isStandIn(credential)
  return isBasic || isOpaque(credential)
    ? { kind: 'authorization', start: value.start, end: fullEnd(text, value) }
    : undefined
}

/** A cookie header goes as a whole when one of its values is a secret; of a cookie being set only the value goes. */
export function claimCookie(text: string, at: number, { isSet }: { isSet: boolean }): Span | undefined {
  const header = readRun(text, runEnd(text, at, OPENING), COOKIES)
  if (!header) return
  const pairs = text.slice(header.start, header.end).split(';', isSet ? 1 : 64)
  const values = pairs.map((pair) => /^ ?[\w.$!-]{1,64}=(\S{8,})$/.exec(pair)?.[1] ?? '')
  if (!values.some((value) => value !== '' && !isName(value) && !isStandIn(value))) return
  const [pair = '', value = ''] = [pairs[0], values[0]]
  const end =
    pairs.length === 1 && pair.length === header.end - header.start
      ? fullEnd(text, { end: header.end, run: PAIR })
      : header.start + pair.length
  return isSet
    ? { kind: 'cookie', start: end - value.length, end }
    : { kind: 'cookie', start: header.start, end: fullEnd(text, header) }
}

function isOpaque(credential: string): boolean {
  return credential.length >= 8 && !isStandIn(credential) && !isName(credential) && isRandom(credential)
}

function isName(value: string): boolean {
  return isPlain(value) && !looksRandom(value)
}

function isUserAndPassword(credential: string): boolean {
  return BASE64.test(credential) && /^[\x20-\x7e]*:[\x20-\x7e]+$/.test(atob(credential))
}

const BASE64 = /^(?:[A-Za-z\d+/]{4}){2,}(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/
const OPENING = /[ \t]{0,32}\\{0,6}["'`]?/y
const SCHEME =
  /[ \t]{0,32}(?:[rbf](?=["']))?\\{0,6}["'`]?(?:(bearer|basic|token|digest|apikey|negotiate|ntlm|ssws|geniekey|oauth|key|splunk|aws4-hmac-sha256|[a-z][a-z-]{2,15}(?=[ \t][\w.~+/=-]{20}))(?:[ \t]{1,8}|%20))?/iy
const CREDENTIAL = /[^\s"'`\\,;<>(){}]{1,512}/y
const PARAMETERS = /[^\r\n`\\]{1,512}/y
const PAIR = /[^\s;"'`\\]{1,512}/y
const COOKIES = /[^\r\n"'`\\]{1,512}/y
