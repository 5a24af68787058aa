import type { Boundary, Entry } from './entry.ts'

export interface KeptTail {
  readonly boundary: Boundary | undefined
  /** The messages that stand word for word behind the summary. */
  readonly tail: readonly Entry[]
  readonly summary: string | undefined
}

/** What the newest boundary says was kept. Its messages stand before it in the file. */
export function keptTail(entries: readonly Entry[]): KeptTail {
  const at = entries.findLastIndex((entry) => entry.type === 'boundary')
  const boundary = entries[at]
  if (boundary?.type !== 'boundary') return { boundary: undefined, tail: [], summary: undefined }
  const summary = entries.slice(at).find((entry) => entry.type === 'summary')
  const before = entries.slice(0, at)
  const uuids = new Set(boundary.preservedUuids ?? [])
  const tail = uuids.size > 0 ? before.filter(({ uuid }) => uuid && uuids.has(uuid)) : segment(before, boundary)
  return { boundary, tail, summary: summary?.type === 'summary' ? summary.text : undefined }
}

function segment(entries: readonly Entry[], { preservedSegment }: Boundary): readonly Entry[] {
  if (!preservedSegment) return []
  const from = entries.findIndex(({ uuid }) => uuid === preservedSegment.head)
  const to = entries.findLastIndex(({ uuid }) => uuid === preservedSegment.tail)
  return from >= 0 && to >= from ? entries.slice(from, to + 1) : []
}
