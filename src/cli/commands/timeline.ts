import { didYouMean } from '../../base/did-you-mean.ts'
import { describe } from '../../journal/describe.ts'
import { query, type TimelineEntry } from '../../journal/timeline.ts'
import {
  categoryOf,
  isTimelineType,
  TIMELINE_TYPES,
  type TimelineCategory,
  timelineCategories,
} from '../../journal/timeline-types.ts'
import { iso } from '../../platform/clock.ts'
import { type Call, type Command, usageError } from '../command.ts'
import { languageOf } from '../language.ts'
import { findSession } from '../sessions.ts'
import { withStore } from '../store.ts'
import { table } from '../terminal/table.ts'
import { when } from '../terminal/when.ts'

export const timeline: Command = {
  takes: '[session]',
  words: 1,
  options: {
    type: { value: 'TYPE', about: 'Only entries of this type, e.g. tool:failure.' },
    category: { value: 'NAME', about: `Only entries of this category: ${timelineCategories().join(', ')}.` },
    limit: { value: 'N', about: 'The newest N entries (default 50; 0 for all).' },
    all: { about: 'Of all sessions, not only the newest.' },
    stats: {
      about: 'Instead of the entries: how often the stages of workflows pass at the first try, and within three.',
    },
  },
  examples: [
    'throughline timeline',
    'throughline timeline --category tool --limit 20',
    'throughline timeline 0d1032c4 --json',
    'throughline timeline --all --stats',
  ],
  async run(call) {
    const category = categoryFrom(call)
    const type = typeFrom(call)
    const limit = limitFrom(call)
    return withStore(call.paths, async (sql) => {
      const session = call.flag('all') ? undefined : findSession(sql, call.words[0])
      if (call.flag('stats')) return (await import('../workflow/commands.ts')).timelineStats(sql, session?.session)
      const entries = query(sql, {
        ...(session && { session: session.session }),
        ...(category && { category }),
        ...(type && { types: [type] }),
        ...(limit > 0 && { limit }),
      })
      const { messages } = await languageOf(call)
      const labels: Readonly<Record<string, string>> = messages.timeline
      return { text: textOf(entries, labels, session?.session), json: entries.map(jsonOf) }
    })
  },
}

function textOf(
  entries: readonly TimelineEntry[],
  labels: Readonly<Record<string, string>>,
  session: string | undefined,
): string {
  if (entries.length === 0) return 'No entries.'
  const rows = entries.map((entry) => [
    when(entry.at),
    session ? entry.agent.slice(0, 8) : entry.session.slice(0, 8),
    labels[entry.type] ?? entry.type,
    describe(entry.type, entry.data, 100),
  ])
  const heading = session ? `Session ${session}\n` : ''
  return heading + table(['TIME', session ? 'AGENT' : 'SESSION', 'WHAT', ''], rows)
}

function jsonOf({ at, type, ...entry }: TimelineEntry) {
  return {
    id: entry.id,
    at: iso(at),
    session: entry.session,
    agent: entry.agent || null,
    type,
    category: categoryOf(type),
    data: entry.data,
  }
}

function categoryFrom(call: Call): TimelineCategory | undefined {
  const name = call.value('category')
  const known = timelineCategories().find((category) => category === name)
  if (name !== undefined && !known) throw unknown('category', name, timelineCategories())
  return known
}

function typeFrom(call: Call) {
  const name = call.value('type')
  if (name === undefined || isTimelineType(name)) return name
  throw unknown('type', name, Object.keys(TIMELINE_TYPES))
}

function limitFrom(call: Call): number {
  const text = call.value('limit') ?? '50'
  if (!/^\d+$/.test(text))
    throw usageError(`--limit takes a number, not ${JSON.stringify(text)}`, 'for example --limit 20')
  return Number(text)
}

function unknown(what: string, word: string, known: readonly string[]) {
  const meant = didYouMean(word, known)
  return usageError(
    `the timeline has no ${what} ${JSON.stringify(word)}`,
    meant ? `did you mean ${meant}?` : `it knows ${known.join(', ')}`,
  )
}
