import type { Sql } from '../../storage/sql.ts'
import { list, stats } from './list.ts'

/** The virtual memories of `system://` (S3.19): boot, index, recent[/N], stats. undefined: there is no such one. */
export function systemMemory(sql: Sql, path: string, projects: readonly string[]): string | undefined {
  if (path === 'boot') return lines(list(sql, { projects, maxTier: 2 }), 'No memory has tier 0-2.')
  if (path === 'index') return lines(list(sql, { projects }), 'Nothing is remembered yet.')
  if (path === 'stats') return JSON.stringify(stats(sql, projects), null, 2)
  const recent = /^recent(?:\/(\d{1,3}))?$/.exec(path)
  if (!recent) return undefined
  return lines(list(sql, { projects, order: 'recent', most: Number(recent[1] ?? 10) }), 'Nothing is remembered yet.')
}

export const SYSTEM_PATHS = ['boot', 'index', 'recent', 'stats'] as const

function lines(memories: readonly { uri: string; content: string }[], nothing: string): string {
  if (memories.length === 0) return nothing
  return memories.map(({ uri, content }) => `${uri}: ${content.replace(/\s+/g, ' ').slice(0, 120)}`).join('\n')
}
