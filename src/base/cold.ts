/**
 * What `map`, `filter` and the like do, for code that a hook runs once and cold: the runtime compiles its own from source when they
 * are first called, each for as long as a whole event takes to be written down. See decision 0072.
 */

export function map<Item, Made>(list: readonly Item[], make: (item: Item) => Made): Made[] {
  const made: Made[] = []
  for (const item of list) made.push(make(item))
  return made
}

export function filter<Item, Kept extends Item>(list: readonly Item[], holds: (item: Item) => item is Kept): Kept[]
export function filter<Item>(list: readonly Item[], holds: (item: Item) => boolean): Item[]
export function filter<Item>(list: readonly Item[], holds: (item: Item) => boolean): Item[] {
  const left: Item[] = []
  for (const item of list) if (holds(item)) left.push(item)
  return left
}

/** What each item makes, where it makes something. */
export function filterMap<Item, Made>(list: readonly Item[], make: (item: Item) => Made | undefined): Made[] {
  const all: Made[] = []
  for (const item of list) {
    const one = make(item)
    if (one !== undefined) all.push(one)
  }
  return all
}

export function sum<Item>(list: readonly Item[], count: (item: Item) => number): number {
  let sum = 0
  for (const item of list) sum += count(item)
  return sum
}

export function find<Item>(list: readonly Item[], holds: (item: Item) => boolean): Item | undefined {
  for (const item of list) if (holds(item)) return item
  return undefined
}

export function some<Item>(list: readonly Item[], holds: (item: Item) => boolean): boolean {
  for (const item of list) if (holds(item)) return true
  return false
}

export function every<Item>(list: readonly Item[], holds: (item: Item) => boolean): boolean {
  for (const item of list) if (!holds(item)) return false
  return true
}
