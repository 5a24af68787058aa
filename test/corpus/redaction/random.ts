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
export const ALPHABET_OF = {
  alnum: 'alnum',
  hex: 'hex',
  base64: 'base64',
  word: 'word',
  dotted: 'word',
  awsId: 'upper',
  hex32: 'hex',
} as const satisfies Record<string, Alphabet>

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
