/** Chance that is the same in every run. */
export interface Chance {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number
  pick<Item>(list: readonly [Item, ...Item[]]): Item
  maybe<Item>(item: Item): Item | undefined
  list<Item>(most: number, make: () => Item): Item[]
  /** Text of all the kinds that break things: astral characters, halves of them, controls, line breaks. */
  text(most: number): string
}

/** Mulberry32. */
export function chance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <Item>(list: readonly [Item, ...Item[]]): Item => list[below(list.length)] ?? list[0]
  const list = <Item>(most: number, make: () => Item) => Array.from({ length: below(most + 1) }, make)
  return {
    next,
    below,
    pick,
    list,
    maybe: (item) => (next() < 0.5 ? item : undefined),
    text: (most) => list(most, () => pick(PIECES)).join(''),
  }
}

const PIECES = [
  'a',
  'Z',
  '7',
  ' ',
  '  ',
  '\n',
  '\t',
  '.',
  '/',
  '..',
  '漢',
  'é',
  '😀',
  '👩‍💻',
  '\ud83d',
  '\ude00',
  '\0',
  '\x1b',
] as const

export interface Law<Case> {
  seed: number
  make(chance: Chance): Case
  /** Throws, or answers false, for a case that breaks the law. */
  check(example: Case): unknown
  rounds?: number
  mostMs?: number
}

/** Holds a law against made-up cases until there were enough or the time is up, and names the case that breaks it. */
export function holds<Case>({ seed, make, check, rounds = 2000, mostMs = 1500 }: Law<Case>): void {
  const random = chance(seed)
  const until = performance.now() + mostMs
  for (let round = 0; round < rounds && (round < 20 || performance.now() < until); round++) {
    const example = make(random)
    const broken = (why: string) => new Error(`round ${round} of seed ${seed}: ${why}\n${JSON.stringify(example)}`)
    let held: unknown
    try {
      held = check(example)
    } catch (failure) {
      throw broken(failure instanceof Error ? failure.message : String(failure))
    }
    if (held === false) throw broken('the law does not hold')
  }
}

/** A string that can be written as UTF-8 and read back: no half of a surrogate pair. */
export function isWhole(text: string): boolean {
  return text.isWellFormed()
}
