import { beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { transcriptLines, type World, worldIn } from './world.ts'

const folder = tempFolders()

// Two facts, which can be counted by hand: what was asked, and the limit in it.
const ASKED = 'Please look at parseTicket; never touch src/grammar.ts.'
const NOTHING = '<summary>Nothing worth a word.</summary>'
const KEEPS = `<analysis>parseTicket src/grammar.ts</analysis><summary>${ASKED}</summary>`

interface Row {
  session: string
  agent: string | null
  at: string
  epoch: number
  trigger: string
  state: string
  facts: number
  kept: number
  lost: number
  restored: number
  tokensBefore: number | null
  tokensAfter: number | null
  coverageBefore: number
  coverageAfter: number
  recovery: string
  delta: string
  deliveredBy: string
}

interface Report {
  totals: Record<string, number | null>
  kinds: { kind: string; kept: number; lost: number }[]
  compactions: Row[]
}

const at = (day: number) => ({ THROUGHLINE_NOW: `2026-03-0${day}T10:00:00Z` })
let w: World
let elsewhere: string

beforeAll(async () => {
  w = worldIn(folder())
  elsewhere = join(w.home.folder, 'elsewhere')
  mkdirSync(elsewhere)
  const none = { transcript_path: null }
  const sessions = [
    { own: { ...none, session_id: 'lost-1' }, summary: NOTHING, env: at(1) },
    { own: { ...none, session_id: 'kept-1', cwd: elsewhere }, summary: KEEPS, env: at(2) },
  ]
  for (const { own, summary, env } of sessions) {
    await w.prompt({ ...own, prompt: ASKED }, env)
    await w.compact({ own, summary, env })
    await w.prompt(own, env)
  }
  // Of A nothing, so that all comes back by B; tokens as the boundary tells them.
  const { asks, boundary, summary } = transcriptLines()
  const env = { ...at(3), THROUGHLINE_CONTINUITY_RECOVERY_CHARS: '0' }
  const own = { session_id: 'late-1' }
  w.write(asks(ASKED))
  await w.compact({ own, summary: NOTHING, env })
  w.add(boundary({ trigger: 'auto', preTokens: 90_000, postTokens: 4000 }), summary(NOTHING))
  await w.tool(own, env)
  // Announced and never done: no compaction.
  await w.fire('PreCompact', { ...own, trigger: 'auto', custom_instructions: null }, env)
})

const report = (...words: string[]) => w.json<Report>('report', ...words)
const sessionsOf = ({ compactions }: Report) => compactions.map(({ session }) => session)

describe('report', () => {
  test('counts a summary that kept nothing, and what A put back', async () => {
    const { compactions, totals, kinds } = await report('--session', 'lost-1')
    expect(compactions).toMatchObject([
      {
        ...{ session: 'lost-1', agent: null, at: '2026-03-01T10:00:00.000Z', epoch: 1, trigger: 'auto' },
        ...{ state: 'delivered', facts: 2, kept: 0, lost: 2, restored: 2, coverageBefore: 0, coverageAfter: 1 },
        ...{ tokensBefore: null, delta: '', deliveredBy: 'UserPromptSubmit' },
      },
    ])
    const [{ recovery } = { recovery: '' }] = compactions
    expect(totals).toEqual({
      ...{ compactions: 1, facts: 2, kept: 0, lost: 2, restored: 2, before: 0, after: 1 },
      charactersInjected: recovery.length,
    })
    expect(kinds.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      { kind: 'constraint', kept: 0, lost: 1 },
      { kind: 'goal', kept: 0, lost: 1 },
    ])
  })

  test('counts a summary that kept all; its analysis does not count', async () => {
    const { compactions } = await report('--session', 'kept')
    expect(compactions).toMatchObject([{ facts: 2, kept: 2, lost: 0, restored: 0, coverageBefore: 1, delta: '' }])
  })

  test('counts what B put back, and knows the tokens from the boundary', async () => {
    const { compactions } = await report('--session', 'late')
    expect(compactions).toMatchObject([
      {
        ...{ trigger: 'auto', tokensBefore: 90_000, tokensAfter: 4000, recovery: '', deliveredBy: 'PreToolUse' },
        ...{ facts: 2, kept: 0, lost: 2, restored: 2, coverageAfter: 1 },
      },
    ])
    expect(compactions[0]?.delta).toContain('src/grammar.ts')
  })

  test('after /compact what PreCompact printed stands in the next request: it counts as kept and is not said again', async () => {
    const own = worldIn(folder())
    await own.prompt({ transcript_path: null, prompt: ASKED })
    await own.compact({ trigger: 'manual', summary: NOTHING, own: { transcript_path: null } })
    await own.prompt({ transcript_path: null })
    const { compactions } = await own.json<Report>('report', '--all')
    expect(compactions).toMatchObject([{ trigger: 'manual', facts: 2, kept: 1, restored: 1, delta: '' }])
    expect(compactions[0]?.recovery).toContain('Please look at parseTicket')
    expect(compactions[0]?.recovery).not.toContain('Rules in force')
  })

  test('--all adds up, --project and --since choose', async () => {
    const all = await report('--all')
    expect(sessionsOf(all)).toEqual(['lost-1', 'kept-1', 'late-1'])
    expect(all.totals).toMatchObject({ compactions: 3, facts: 6, kept: 2, lost: 4, before: 2 / 6 })
    expect(sessionsOf(await report('--project', elsewhere))).toEqual(['kept-1'])
    expect(sessionsOf(await report('--project', w.project))).toEqual(['lost-1', 'late-1'])
    expect(sessionsOf(await report('--all', '--since', '2026-03-02'))).toEqual(['kept-1', 'late-1'])
    expect(sessionsOf(await report('--all', '--since', '2026-03-03T10:00:01Z'))).toEqual([])
    expect(sessionsOf(await report('--session', 'lost-1', '--since', '2026-03-02'))).toEqual([])
    expect(sessionsOf(await report('--project', join(w.home.folder, 'nowhere')))).toEqual([])
  })

  test('for people: the same numbers', async () => {
    const { stdout } = await w.run('report', '--all')
    expect(stdout).toContain(
      '3 compactions: of 6 facts the summaries kept 2 (33 %) and dropped 4; 4 were put back (100 % in all).',
    )
    expect(stdout).toContain('90000 → 4000')
  })

  test('--html writes one page with the same numbers', async () => {
    const page = join(w.home.folder, 'page.html')
    await w.run('report', '--session', 'lost-1', '--html', page)
    const html = readFileSync(page, 'utf8')
    expect(html.match(/<\/html>/g)).toHaveLength(1)
    expect(html).toContain('constraint')
    expect(html).toContain('lost-1')
    expect(html).not.toContain('kept-1')
  })
})

describe('show', () => {
  test('the facts of a session, by the beginning of its id', async () => {
    const { facts, session } = await w.json<{ session: string; facts: Shown[] }>('show', 'late')
    expect(session).toBe('late-1')
    expect(facts.map(({ kind }) => kind).sort()).toEqual(['constraint', 'goal'])
    expect(facts.find(({ kind }) => kind === 'constraint')?.text).toContain('src/grammar.ts')
    expect((await w.run('show', 'late')).stdout).toContain('1 compactions, 2 facts')
  })

  test('--recovery is what the hook would say', async () => {
    const own = { session_id: 'lost-1', transcript_path: null }
    const { recovery } = await w.json<{ recovery: string }>('show', 'lost-1', '--recovery')
    await w.fire('PreCompact', { ...own, trigger: 'auto', custom_instructions: null })
    expect(recovery).toContain('src/grammar.ts')
    expect((await w.fire('SessionStart', { ...own, source: 'compact' })).context).toBe(recovery)
  })
})

interface Shown {
  kind: string
  text: string
}

interface Replay {
  transcripts: number
  compactions: { facts: number; kept: number; restored: number; trigger: string; tokensBefore: number | null }[]
  mean: { counted: number; summary: number; withRecovery: number; withDelta: number } | null
}

describe('replay', () => {
  test('counts the same on the transcript alone, and writes nothing', async () => {
    const before = readFileSync(w.transcript)
    const { transcripts, compactions, mean } = await w.json<Replay>('replay', w.transcript)
    expect(transcripts).toBe(1)
    expect(compactions).toMatchObject([{ trigger: 'auto', tokensBefore: 90_000, facts: 2, kept: 0 }])
    expect(mean).toBeNull()
    expect(readFileSync(w.transcript)).toEqual(before)
  })

  test('measures what was needed next: half of it was in the summary, all of it with us', async () => {
    const own = worldIn(folder())
    const names = Array.from({ length: 12 }, (_, i) => `shelfIndex${i}`)
    const { asks, says, boundary, summary } = transcriptLines()
    own.write(
      asks('Please sort the shelves.'),
      ...names.map((name, i) => says(`The cause is that ${name} ${VERBS[i]} the wrong ${THINGS[i]} of the room.`)),
      boundary({ trigger: 'auto', preTokens: 90_000 }),
      summary(`What matters: ${names.slice(0, 6).join(', ')}.`),
      ...names.map((name) => says(`I now repair ${name}.`)),
    )
    const { mean, compactions } = await own.json<Replay>('replay', own.transcript)
    expect(compactions).toHaveLength(1)
    expect(mean?.counted).toBe(1)
    expect(mean?.summary).toBeCloseTo(0.5, 1)
    expect(mean?.withRecovery).toBeGreaterThan(0.6)
    expect(mean?.withDelta).toBeGreaterThan(0.95)
  })
})

const VERBS = [
  'reads',
  'drops',
  'locks',
  'copies',
  'hides',
  'closes',
  'paints',
  'moves',
  'counts',
  'lifts',
  'folds',
  'tears',
]
const THINGS = [
  'window',
  'drawer',
  'ladder',
  'corner',
  'basket',
  'candle',
  'mirror',
  'carpet',
  'kettle',
  'garden',
  'bridge',
  'pillow',
]
