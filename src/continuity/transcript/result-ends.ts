/**
 * The beginning and the end of a long text that stands as a JSON string in these bytes, quotes included: at least `chars` characters of
 * each, put together, without the middle, which is not even decoded. Undefined where it is not that much longer, where colours stand in
 * it (they count for nothing, wherever they are), and where it cannot be told where to cut.
 */
export function resultEnds(raw: Uint8Array, chars: number, decoder: TextDecoder): string | undefined {
  const bytes = chars * BYTES_EACH
  if (raw.length < 2 * bytes + 2 * FAR) return undefined
  const headEnd = cutBefore(raw, bytes)
  const tailStart = cutBehind(raw, raw.length - bytes)
  if (headEnd === -1 || tailStart === -1 || hasEscape(raw)) return undefined
  const head = parsed(`${decoder.decode(raw.subarray(0, headEnd))}"`)
  const tail = parsed(`"${decoder.decode(raw.subarray(tailStart))}`)
  return head.length < chars || tail.length < chars || holdsAnswer(head) ? undefined : head + tail
}

/** What the person said may stand anywhere in it. */
function holdsAnswer(head: string): boolean {
  return ANSWERS.some((answer) => head.startsWith(answer))
}

/** How a result begins that is what the person answered. */
export const ANSWERS: readonly string[] = ['User has answered your questions', 'Your questions have been answered']

/** `\u001b`, also with a capital. */
function hasEscape(raw: Uint8Array): boolean {
  for (let at = indexOf.call(raw, CONTROL, 0); at !== -1; at = indexOf.call(raw, CONTROL, at + 1))
    if (((raw[at + CONTROL.length] ?? 0) | CAPITAL) === SMALL_B) return true
  return false
}

const CONTROL = '\\u001'
const SMALL_B = 0x62
/** The bit by which a small letter differs from its capital. */
const CAPITAL = 0x20

const indexOf: (this: Uint8Array, value: string, from: number) => number = Buffer.prototype.indexOf

/** The nearest place at which neither an escape nor a character is torn. */
function cutBefore(raw: Uint8Array, from: number): number {
  for (let at = from; at > from - FAR; at--) if (isBetween(raw, at)) return at
  return -1
}

function cutBehind(raw: Uint8Array, from: number): number {
  for (let at = from; at < from + FAR; at++) if (isBetween(raw, at)) return at
  return -1
}

function isBetween(raw: Uint8Array, at: number): boolean {
  if (((raw[at] ?? 0) & 0xc0) === 0x80) return false
  for (let before = at - LONGEST_ESCAPE; before < at; before++) if (raw[before] === BACKSLASH) return false
  return true
}

function parsed(text: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    return ''
  }
}

/** `\uD83D\uDE00` */
const LONGEST_ESCAPE = 12
const BACKSLASH = 92
/** How far a place to cut is looked for. */
const FAR = 200
/** Most of what tools print takes little more than one. */
const BYTES_EACH = 2
