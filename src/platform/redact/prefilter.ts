import { EITHER_BODY, LONG_BODY, NAME_WITH_VALUE, NAMES, OPENINGS, SIGNS, TOGETHER } from './signs.ts'

/**
 * Whether a text may hold a secret; a no is certain. The finder answers that too, but making it ready takes longer than all the rest of
 * a hook's redaction, and most texts of a hook are a few words long. Whatever it can claim needs one of these signs.
 */
export function mayHoldSecret(text: string): boolean {
  return asked++ < FEW ? hasSign(text) : many().mayHold(text)
}

/** Sign by sign. */
export function hasSign(given: string): boolean {
  const text = withoutId(given)
  for (const sign of SIGNS) if (text.includes(sign)) return true
  // Half of all output says so of its tests, and some hosts end each command's output with it.
  const low = text.toLowerCase().replaceAll('passed', ' ').replaceAll('signal', ' ')
  for (const opening of OPENINGS) if (low.includes(opening)) return true
  for (const [sign, other] of TOGETHER) if (low.includes(sign) && low.includes(other)) return true
  for (const word of NAMES) if (low.includes(word)) return NAME_WITH_VALUE.test(low) || hasBody(text)
  return hasBody(text)
}

/** A hook asks about the texts of its event; whoever asks more often reads a transcript, and the same signs as expressions then pay. */
const FEW = 64
let asked = 0

function many(): typeof import('./prefilter-many.ts') {
  manyMade ??= require('./prefilter-many.ts') as typeof import('./prefilter-many.ts')
  return manyMade
}

let manyMade: typeof import('./prefilter-many.ts') | undefined

/** By one expression, as most texts have neither: a token behind its prefix, or a run that could belong to a service named before it. */
export function hasBody(text: string): boolean {
  if (!EITHER_BODY.test(text)) return false
  // The list of services is long and seldom needed.
  if (LONG_BODY.test(text)) return true
  vendors ??= require('./kinds/vendors.ts') as typeof import('./kinds/vendors.ts')
  return vendors.mayBeOfVendor(text)
}

let vendors: typeof import('./kinds/vendors.ts') | undefined

/** Whether the name of a field may be that of a secret. What a file is full of has the same few names in every line. */
export function mayNameSecret(key: string): boolean {
  const before = named.get(key)
  if (before !== undefined) return before
  const is = isName(key)
  if (named.size < MOST_NAMED) named.set(key, is)
  return is
}

const named = new Map<string, boolean>()
const MOST_NAMED = 500

function isName(key: string): boolean {
  const low = key.toLowerCase()
  for (const word of NAMES) if (low.includes(word)) return true
  return false
}

/**
 * A text without the id at its end that a host gave a session, a message, a call or the file of a transcript: they are in every event, look
 * like a token behind its prefix, and are none. Letter by letter, because a hook would make an expression for two or three short texts.
 */
export function withoutId(text: string): string {
  const start = text.lastIndexOf('/') + 1
  const end = text.endsWith('.jsonl') ? text.length - 6 : text.length
  return end - start <= LONGEST && isId(text, start, end) ? text.slice(0, start) : text
}

const LONGEST = 96

/** Those that no service gives its tokens. */
const PREFIXES = ['toolu_', 'tooluse_', 'call_', 'ses_', 'msg_', 'prt_', 'fc_', 'evt_', 'conv_', 'agent_', 'session_']
/** How the names of transcripts begin, before the day. */
const DATED = ['rollout-', 'session-', '']

function isId(text: string, start: number, end: number): boolean {
  for (const prefix of PREFIXES)
    if (text.startsWith(prefix, start)) return isBody(text, start + prefix.length, end, isLetterOrDigit)
  for (const prefix of DATED)
    if (text.startsWith(prefix, start) && isDay(text, start + prefix.length))
      return isBody(text, start + prefix.length + DAY, end, isOfDate)
  return false
}

/** `2026-11-15T` */
const DAY = 11

function isDay(text: string, at: number): boolean {
  for (let n = 0; n < DAY; n++) {
    const code = text.charCodeAt(at + n)
    if (n === 4 || n === 7 ? code !== DASH : n === 10 ? code !== LETTER_T : !isDigit(code)) return false
  }
  return true
}

/** Letters and digits throughout; or parts of a UUID or of a number and a few letters, which are never long. */
function isBody(text: string, start: number, end: number, isPlain: (code: number) => boolean): boolean {
  if (end - start < 8) return false
  let isOne = true
  let isParted = true
  let part = 0
  for (let n = start; n < end; n++) {
    const code = text.charCodeAt(n)
    const parts = code === DASH || code === UNDERSCORE
    if (!parts && !isPlain(code)) return false
    if (parts) isOne = false
    part = parts ? 0 : part + 1
    if (part > 13) isParted = false
  }
  return isOne || isParted
}

const isDigit = (code: number) => code >= 48 && code <= 57
const isLetterOrDigit = (code: number) => isDigit(code) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
/** Hexadecimal, and the `Z` behind a time. */
const isOfDate = (code: number) => isDigit(code) || (code >= 97 && code <= 102) || code === LETTER_Z
const DASH = 45
const UNDERSCORE = 95
const LETTER_T = 84
const LETTER_Z = 90
