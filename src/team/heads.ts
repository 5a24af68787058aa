import type { Operation } from './operation.ts'

/** A text that stands: nobody replaced it and nobody had it forgotten. */
export interface Head {
  readonly operation: Operation
  readonly endorsedBy: readonly string[]
}

/**
 * What the operations come to, by URI: the texts that nothing replaces. Two under one URI are a conflict, and both stand. The order of
 * the operations makes no difference, nor how often one of them is given.
 */
export function headsOf(operations: Iterable<Operation>): Map<string, Head[]> {
  const all = [...new Map([...operations].map((one) => [one.id, one])).values()]
  const replaced = new Set(all.flatMap(({ kind, bases }) => (kind === 'endorse' ? [] : bases)))
  const endorsed = new Map<string, Set<string>>()
  const authors = new Map(all.map(({ id, author }) => [id, author]))
  for (const { kind, bases, author } of all) {
    if (kind !== 'endorse') continue
    for (const id of bases)
      if (authors.get(id) !== author) endorsed.set(id, (endorsed.get(id) ?? new Set()).add(author))
  }
  const heads = new Map<string, Head[]>()
  for (const operation of all) {
    if (operation.kind !== 'put' || operation.forgotten || !operation.body || replaced.has(operation.id)) continue
    const standing = heads.get(operation.uri) ?? []
    standing.push({ operation, endorsedBy: [...(endorsed.get(operation.id) ?? [])].sort() })
    heads.set(operation.uri, standing)
  }
  for (const standing of heads.values()) standing.sort((a, b) => (a.operation.id < b.operation.id ? -1 : 1))
  return heads
}

/** The URIs under which more than one text stands, and they differ. */
export function conflictsIn(heads: ReadonlyMap<string, readonly Head[]>): [uri: string, heads: readonly Head[]][] {
  return [...heads].filter(
    ([, standing]) => new Set(standing.map(({ operation }) => operation.body?.content.trim())).size > 1,
  )
}
