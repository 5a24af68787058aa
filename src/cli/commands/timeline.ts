import { didYouMean } from '../../base/text/did-you-mean.ts'
import { describe } from '../../journal/describe.ts'
import { query, type TimelineEntry, type TimelineQuery } from '../../journal/timeline.ts'
import {
  categoryOf,
  isTimelineType,
  TIMELINE_TYPES,
  type TimelineCategory,
  timelineCategories,
} from '../../journal/timeline-types.ts'
import { timelineTexts } from '../../messages/index.ts'
import { said, t } from '../../messages/people/speak.ts'
import { iso } from '../../platform/clock.ts'
import { type Call, type Command, usageError } from '../command.ts'
import { languageOf } from '../language.ts'
import { sessionHere, whose } from '../session-here.ts'
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
    follow: { about: 'Go on printing what comes, until you stop it (Ctrl-C).', short: 'f' },
    stats: {
      about: 'Instead of the entries: how often the stages of workflows pass at the first try, and within three.',
    },
  },
  examples: [
    'throughline timeline',
    'throughline timeline --category tool --limit 20',
    'throughline timeline 0d1032c4 --json',
    'throughline timeline --follow --category stage',
    'throughline timeline --all --stats',
  ],
  prints: ['timeline', 'timeline-stats'],
  async run(call) {
    const category = categoryFrom(call)
    const type = typeFrom(call)
    const limit = limitFrom(call)
    return withStore(call.paths, async (sql) => {
      const session = call.flag('all') ? undefined : sessionHere(sql, call)
      if (call.flag('stats')) return (await import('../workflow/commands.ts')).timelineStats(sql, session?.session)
      const wanted: TimelineQuery = {
        ...(session && { session: session.session }),
        ...(category && { category }),
        ...(type && { types: [type] }),
      }
      const entries = query(sql, { ...wanted, ...(limit > 0 && { limit }) })
      const words: Wording = await timelineTexts((await languageOf(call)).language)
      const { labels } = words
      if (call.flag('follow')) {
        const { follow } = await import('../workflow/follow.ts')
        return follow(sql, wanted, entries, (entry) =>
          call.json ? JSON.stringify(jsonOf(entry, labels)) : lineOf(entry, words, session?.session),
        )
      }
      const heading = session ? whose(session, sql, call) : ''
      return {
        text: heading + textOf(entries, words, session?.session),
        json: entries.map((entry) => jsonOf(entry, labels)),
      }
    })
  },
}

/** How types are called, and the words that stand in entries. */
interface Wording {
  readonly labels: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}

function textOf(entries: readonly TimelineEntry[], words: Wording, session: string | undefined): string {
  if (entries.length === 0) return t`No entries.`
  // Where nobody but the main thread did anything, there is nothing to tell apart.
  const withWho = session === undefined || entries.some(({ agent }) => agent !== '')
  const rows = entries.map((entry) => [
    when(entry.at),
    ...(withWho ? [whoOf(entry, session)] : []),
    words.labels[entry.type] ?? entry.type,
    describe(entry.type, entry.data, 100, words.values),
  ])
  const heading = session ? t`Session ${session}\n` : ''
  return heading + table(['TIME', ...(withWho ? [session ? 'AGENT' : 'SESSION'] : []), 'WHAT', ''], rows)
}

function whoOf(entry: TimelineEntry, session: string | undefined): string {
  return (session ? entry.agent : entry.session).slice(0, 8)
}

/** One entry as it comes. */
function lineOf(entry: TimelineEntry, { labels, values }: Wording, session: string | undefined): string {
  const about = describe(entry.type, entry.data, 100, values)
  const parts = [when(entry.at), whoOf(entry, session), labels[entry.type] ?? entry.type, about]
  return parts.filter((part) => part !== '').join('  ')
}

function jsonOf({ at, type, ...entry }: TimelineEntry, labels: Wording['labels']) {
  return {
    id: entry.id,
    at: iso(at),
    session: entry.session,
    agent: entry.agent || null,
    type,
    category: categoryOf(type),
    label: labels[type] ?? type,
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
    throw usageError(t`--limit takes a number, not ${JSON.stringify(text)}`, t`for example --limit 20`)
  return Number(text)
}

function unknown(what: string, word: string, known: readonly string[]) {
  const meant = didYouMean(word, known)
  return usageError(
    t`the timeline has no ${said(what)} ${JSON.stringify(word)}`,
    meant ? t`did you mean ${meant}?` : t`it knows ${known.join(', ')}`,
  )
}
