/** Made-up secrets are drawn, not written down: no literal in the repository looks like a key to a scanner. */
export const ALPHABETS = {
  alnum: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  word: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-',
  base64: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  lower: 'abcdefghijklmnopqrstuvwxyz0123456789',
  hex: '0123456789abcdef',
  digits: '0123456789',
} as const

export type Alphabet = keyof typeof ALPHABETS

/** What the body of a token is drawn from, by the run it is read by. */
const ALPHABET_OF = {
  alnum: 'alnum',
  hex: 'hex',
  base64: 'base64',
  word: 'word',
  dotted: 'word',
  awsId: 'upper',
  upper: 'upper',
  hex32: 'hex',
} as const satisfies Record<string, Alphabet>

type Run = keyof typeof ALPHABET_OF | 'uuid' | 'airtable' | 'alnum24'

/** The body of a token. Letters alone, which are rare, cannot be told from a name: there is always a digit. */
export function drawBody(random: () => number, run: Run, length: number): string {
  const hex = (size: number) => draw(random, 'hex', size)
  if (run === 'uuid') return [8, 4, 4, 4, 12].map(hex).join('-')
  if (run === 'airtable') return `${draw(random, 'alnum', 14)}.${hex(64)}`
  if (run === 'alnum24') return `aB7${draw(random, 'alnum', 10)}4x${draw(random, 'alnum', 9)}`
  const alphabet = ALPHABET_OF[run]
  return `${draw(random, alphabet, 8)}7${draw(random, alphabet, length - 9)}`
}

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function draw(random: () => number, alphabet: Alphabet, length: number): string {
  const letters = ALPHABETS[alphabet]
  return Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('')
}

export function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T
}
