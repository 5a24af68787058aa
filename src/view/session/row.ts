import { describe } from '../../journal/describe.ts'
import type { TimelineEntry } from '../../journal/timeline.ts'
import { categoryOf } from '../../journal/timeline-types.ts'
import { iso } from '../../platform/clock.ts'

/** An entry of the timeline as the page shows it: a line, the whole of what was kept, and how large it really was. */
export function rowOf(entry: TimelineEntry, words: Readonly<Record<string, string>>, repairedBy?: number) {
  const { data, type } = entry
  return {
    id: entry.id,
    at: iso(entry.at),
    agent: entry.agent || null,
    type,
    category: categoryOf(type),
    text: describe(type, data, 300, words),
    size: sizeOf(data),
    ms: typeof data.ms === 'number' ? data.ms : null,
    repairedBy: repairedBy ?? null,
    data,
  }
}

/** In characters. What was longer than the timeline keeps says how long it was. */
function sizeOf(data: Readonly<Record<string, unknown>>): number {
  const kept = ['text', 'output', 'message', 'error'].reduce((sum, key) => sum + String(data[key] ?? '').length, 0)
  return typeof data.size === 'number' ? data.size : kept
}
