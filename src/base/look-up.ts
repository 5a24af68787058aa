/** A table's entry for a key that came from outside: `constructor` is not in any table. */
export function lookUp<V>(table: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
