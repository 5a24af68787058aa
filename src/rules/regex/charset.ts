/** A set of characters: one bit for each of ASCII, and one for all the others together. */
export type Charset = bigint

const OTHER = 128n
export const NONE: Charset = 0n
export const ALL: Charset = (1n << 129n) - 1n

export function one(code: number): Charset {
  return 1n << (code < 128 ? BigInt(code) : OTHER)
}

export function range(from: number, to: number): Charset {
  let set = to > 127 ? one(128) : NONE
  for (let code = from; code <= Math.min(to, 127); code++) set |= one(code)
  return set
}

/** Everything not in the set. The others are many, so some of them are always left. */
export function complement(set: Charset): Charset {
  return (ALL & ~set) | one(128)
}

const DIGIT = range(48, 57)
const WORD = DIGIT | range(65, 90) | range(97, 122) | one(95)
const SPACE = range(9, 13) | one(32) | one(128)

/** What stands behind a backslash and means a set. */
export const CLASSES: Readonly<Record<string, Charset>> = {
  d: DIGIT,
  D: complement(DIGIT),
  w: WORD,
  W: complement(WORD),
  s: SPACE,
  S: complement(range(9, 13) | one(32)),
  p: ALL,
  P: ALL,
}

export const LINE_BREAKS: Charset = one(10) | one(13)

/** Upper and lower case alike. */
export function folded(set: Charset): Charset {
  const upper = (set >> 65n) & ((1n << 26n) - 1n)
  const lower = (set >> 97n) & ((1n << 26n) - 1n)
  return set | (upper << 97n) | (lower << 65n)
}
