import { isRecord } from '../../base/is-record.ts'
import type { TimelineEntry } from '../../journal/timeline.ts'

/** For each tool call that failed, the next one of the same thread that did the same and passed. */
export function repairs(entries: readonly TimelineEntry[]): Map<number, number> {
  const open = new Map<string, number[]>()
  const found = new Map<number, number>()
  for (const entry of entries) {
    if (entry.type !== 'tool:failure' && entry.type !== 'tool:complete') continue
    const key = keyOf(entry)
    if (entry.type === 'tool:failure') {
      open.set(key, [...(open.get(key) ?? []), entry.id])
      continue
    }
    for (const failure of open.get(key) ?? []) found.set(failure, entry.id)
    open.delete(key)
  }
  return found
}

/** The same tool on the same thing: a command by its text, anything else by its file or pattern. */
function keyOf({ agent, data }: TimelineEntry): string {
  const input = isRecord(data.input) ? data.input : {}
  const subject = ['command', 'file_path', 'path', 'pattern', 'url']
    .map((key) => input[key])
    .find((one) => typeof one === 'string')
  return JSON.stringify([agent, data.tool, subject ?? input])
}
