/**
 * Text that comes in pieces, until it is one whole JSON object. An object that is whole is never the beginning of another one, so nothing
 * that may follow is missed. Whoever sends something behind it in the same piece gets what they would get without this: all of the text.
 */
export interface Gathering {
  push(piece: Uint8Array): 'whole' | 'more'
  length(): number
  end(): Gathered
}

export interface Gathered {
  readonly text: string
  /** The object, where the text was whole. */
  readonly object?: unknown
}

export function gather(): Gathering {
  const decoder = new TextDecoder()
  let text = ''
  let tries = 0
  let object: unknown
  return {
    push(piece) {
      text += decoder.decode(piece, { stream: true })
      if (!endsObject(piece) || tries >= MOST_TRIES) return 'more'
      tries += 1
      object = objectIn(text)
      return object === undefined ? 'more' : 'whole'
    },
    length: () => text.length,
    end: () => (object === undefined ? { text: text + decoder.decode() } : { text, object }),
  }
}

/** Pieces of a long text may end like an object by chance; each look costs as much as the text is long. */
const MOST_TRIES = 16

const CLOSING = 0x7d
const OPENING = 0x7b
const SPACE = 0x20

/** Whether the last byte that is no white space closes an object. */
function endsObject(piece: Uint8Array): boolean {
  let at = piece.length - 1
  while (at >= 0 && (piece[at] ?? 0) <= SPACE) at -= 1
  return piece[at] === CLOSING
}

function objectIn(text: string): unknown {
  let at = 0
  while (text.charCodeAt(at) <= SPACE) at += 1
  if (text.charCodeAt(at) !== OPENING) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
