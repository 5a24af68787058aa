import type { Sql } from '../../storage/sql.ts'
import { countMemories, memoriesIn } from './list.ts'

/** The virtual memories of `system://` (S3.19): boot, index, recent[/N], stats. undefined: there is no such one. */
export function systemMemory(sql: Sql, path: string, projects: readonly string[]): string | undefined {
  if (path === 'boot') return lines(memoriesIn(sql, { projects, maxTier: 2 }), 'No memory has tier 0-2.')
  const index = /^index(?:\/(\d{1,6}))?$/.exec(path)
  if (index) return page(sql, projects, Number(index[1] ?? 1))
  if (path === 'stats') return JSON.stringify(countMemories(sql, projects), null, 2)
  const recent = /^recent(?:\/(\d+))?$/.exec(path)
  return recent ? newest(sql, projects, Number(recent[1] ?? 10)) : undefined
}

/** However many are asked for, no more than an answer may hold; it says where the others are. */
function newest(sql: Sql, projects: readonly string[], wanted: number): string {
  const found = memoriesIn(sql, { projects, order: 'recent', most: Math.min(wanted, MOST_RECENT + 1) })
  const more =
    wanted > MOST_RECENT && found.length > MOST_RECENT
      ? `\nThese are the newest ${MOST_RECENT}; system://index lists all.`
      : ''
  return `${lines(found.slice(0, MOST_RECENT), 'Nothing is remembered yet.')}${more}`
}

/** What was said and learned first, a page at a time: a project may have thousands of records. */
function page(sql: Sql, projects: readonly string[], number: number): string {
  const from = Math.max(0, number - 1) * PAGE
  const found = memoriesIn(sql, { projects, most: PAGE + 1, from })
  const more = found.length > PAGE ? `\nMore in system://index/${number + 1}.` : ''
  return `${lines(found.slice(0, PAGE), number > 1 ? 'There are no more.' : 'Nothing is remembered yet.')}${more}`
}

const PAGE = 50
const MOST_RECENT = 999

export const SYSTEM_PATHS = ['boot', 'index', 'recent', 'stats'] as const

function lines(memories: readonly { uri: string; content: string }[], nothing: string): string {
  if (memories.length === 0) return nothing
  return memories.map(({ uri, content }) => `${uri}: ${content.replace(/\s+/g, ' ').slice(0, 120)}`).join('\n')
}
