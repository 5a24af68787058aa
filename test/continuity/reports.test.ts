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

interface Fate {
  kind: string
  text: string
  fate: string
}

interface Figures {
  limits: { all: number; survived: number }
  facts: number
  kept: number
  putBack: number
  lost: number
  kinds: { kind: string; kept: number; putBack: number; lost: number }[]
}

interface Row extends Figures {
  session: string
  trigger: string
  actionsUntilEdit: number | null
  fates: Fate[]
  recovery: string
  delta: string
}

interface Report {
  meaning: Record<string, string>
  totals: Figures & { compactions: number }
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
  w.write(asks(ASKED), asks('Then look at the colours of the sign.'))
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
    const { compactions, totals } = await report('--session', 'lost-1')
    const counts = { facts: 2, kept: 0, putBack: 2, lost: 0, limits: { all: 1, survived: 1 } }
    expect(compactions).toMatchObject([
      {
        ...{ session: 'lost-1', agent: null, at: '2026-03-01T10:00:00.000Z', epoch: 1, trigger: 'auto' },
        ...{ state: 'delivered', tokensBefore: null, delta: '', deliveredBy: 'UserPromptSubmit', ...counts },
        fates: [
          { kind: 'constraint', text: expect.stringContaining('src/grammar.ts'), fate: 'back' },
          { kind: 'goal', text: ASKED, fate: 'back' },
        ],
      },
    ])
    expect(totals).toMatchObject({
      ...{ compactions: 1, ...counts },
      kinds: [
        { kind: 'constraint', kept: 0, putBack: 1, lost: 0 },
        { kind: 'goal', kept: 0, putBack: 1, lost: 0 },
      ],
    })
  })

  test('counts a summary that kept all; its analysis does not count', async () => {
    const { compactions } = await report('--session', 'kept')
    expect(compactions).toMatchObject([{ facts: 2, kept: 2, putBack: 0, lost: 0, delta: '' }])
  })

  test('counts a compaction that nothing came after, and still does when the next one has taken its place', async () => {
    const own = worldIn(folder())
    const none = { transcript_path: null }
    await own.prompt({ ...none, prompt: ASKED })
    await own.compact({ summary: KEEPS, own: none })
    const counted = { kept: 2, putBack: 0, lost: 0, limits: { all: 1, survived: 1 } }
    const first = await own.json<Report>('report', '--all')
    expect(first.compactions).toMatchObject([{ state: 'summarised', ...counted }])
    await own.compact({ summary: NOTHING, own: none })
    const second = await own.json<Report>('report', '--all')
    expect(second.compactions).toMatchObject([
      { state: 'dropped', ...counted },
      { state: 'summarised', kept: 0 },
    ])
    expect(second.compactions[0]?.fates).toEqual(first.compactions[0]?.fates ?? [])
  })

  test('a limit whose names are named is not a limit that was kept', async () => {
    const own = worldIn(folder())
    await own.prompt({ transcript_path: null, prompt: ASKED })
    const env = { THROUGHLINE_CONTINUITY_RECOVERY_CHARS: '0', THROUGHLINE_CONTINUITY_DELTA_CHARS: '0' }
    const summary = '<summary>parseTicket was looked at; src/grammar.ts was edited.</summary>'
    await own.compact({ summary, own: { transcript_path: null }, env })
    await own.prompt({ transcript_path: null }, env)
    const { compactions } = await own.json<Report>('report', '--all')
    expect(compactions).toMatchObject([{ limits: { all: 1, survived: 0 }, kept: 0, lost: 2 }])
  })

  test('counts what B put back, and knows the tokens from the boundary', async () => {
    const { compactions } = await report('--session', 'late')
    expect(compactions).toMatchObject([
      {
        ...{ trigger: 'auto', tokensBefore: 90_000, tokensAfter: 4000, recovery: '', deliveredBy: 'PreToolUse' },
        ...{ facts: 2, kept: 0, putBack: 2, lost: 0 },
      },
    ])
    expect(compactions[0]?.delta).toContain('src/grammar.ts')
  })

  test('counts the tool calls until the first edit, and says when there was none', async () => {
    const own = worldIn(folder())
    const none = { transcript_path: null }
    await own.prompt({ ...none, prompt: ASKED })
    await own.compact({ own: none })
    await own.tool(none)
    await own.tool(none)
    await own.tool({
      ...none,
      tool_name: 'Edit',
      tool_input: { file_path: '/app/a.ts', old_string: 'a', new_string: 'b' },
    })
    await own.compact({ own: none })
    await own.tool(none)
    const { compactions } = await own.json<Report>('report', '--all')
    expect(compactions.map(({ actionsUntilEdit }) => actionsUntilEdit)).toEqual([2, null])
  })

  test('after /compact what PreCompact printed stands in the next request: it counts as put back and is not said again', async () => {
    const own = worldIn(folder())
    await own.prompt({ transcript_path: null, prompt: ASKED })
    await own.compact({ trigger: 'manual', summary: NOTHING, own: { transcript_path: null } })
    await own.prompt({ transcript_path: null })
    const { compactions } = await own.json<Report>('report', '--all')
    expect(compactions).toMatchObject([{ trigger: 'manual', facts: 2, kept: 0, putBack: 2, lost: 0, delta: '' }])
    expect(compactions[0]?.recovery).toContain('Please look at parseTicket')
    expect(compactions[0]?.recovery).not.toContain('Rules in force')
  })

  test('--all adds up, --project and --since choose', async () => {
    const all = await report('--all')
    expect(sessionsOf(all)).toEqual(['lost-1', 'kept-1', 'late-1'])
    expect(all.totals).toMatchObject({ compactions: 3, facts: 6, kept: 2, putBack: 4, lost: 0 })
    expect(sessionsOf(await report('--project', elsewhere))).toEqual(['kept-1'])
    expect(sessionsOf(await report('--project', w.project))).toEqual(['lost-1', 'late-1'])
    expect(sessionsOf(await report('--all', '--since', '2026-03-02'))).toEqual(['kept-1', 'late-1'])
    expect(sessionsOf(await report('--all', '--since', '2026-03-03T10:00:01Z'))).toEqual([])
    expect(sessionsOf(await report('--session', 'lost-1', '--since', '2026-03-02'))).toEqual([])
    expect(sessionsOf(await report('--project', join(w.home.folder, 'nowhere')))).toEqual([])
  })

  test('for people: the same numbers, the facts of the last compaction, and what each number means', async () => {
    const { stdout } = await w.run('report', '--all')
    expect(stdout).toContain('3 compactions. Limits: 3 of 3 survived.\nFacts: 6, of which 2 kept, 4 put back, 0 lost.')
    expect(stdout).toContain('90k→4k')
    expect(stdout).toContain('late-1): 2\n  ↺ limit: ')
    expect(stdout).not.toContain('kept-1): 2')
    expect((await w.run('report', '--all', '--facts')).stdout).toContain('kept-1): 2\n  ✓ limit: ')
    const { meaning } = await report('--all')
    for (const line of Object.values(meaning)) expect(stdout).toContain(line)
    for (const line of stdout.split('\n')) expect(Bun.stringWidth(line)).toBeLessThanOrEqual(80)
    // Of several projects: whose each is.
    expect(stdout).toMatch(/\S+:\n {4}lost-1, late-1\n/)
  })

  test('speaks the language of the person', async () => {
    const { stdout } = await w.run('report', '--all', '--set', 'language=zh-TW')
    expect(stdout).toContain('3 次壓縮。限制：3 項中留下 3 項。')
  })

  test('--html writes one page with the same numbers, words and facts', async () => {
    const page = join(w.home.folder, 'page.html')
    await w.run('report', '--session', 'lost-1', '--html', page)
    const html = readFileSync(page, 'utf8')
    expect(html.match(/<\/html>/g)).toHaveLength(1)
    expect(html).toContain('1 compaction. Limits: 1 of 1 survived. Facts: 2, of which 0 kept, 2 put back, 0 lost.')
    expect(html).toContain('<h3>PUT BACK: 2</h3>')
    expect(html).toContain('<b>limit</b> ')
    const { meaning } = await report('--session', 'lost-1')
    for (const line of Object.values(meaning)) expect(html).toContain(line)
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
    expect((await w.run('show', 'late')).stdout).toContain('1 compaction, 2 facts, and 1 superseded or done')
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
  meaning: Record<string, string>
  totals: Figures & { compactions: number }
  compactions: (Row & { tokensBefore: number | null })[]
}

describe('replay', () => {
  test('counts the same on the transcript alone, and writes nothing', async () => {
    const before = readFileSync(w.transcript)
    const { transcripts, compactions } = await w.json<Replay>('replay', w.transcript)
    expect(transcripts).toBe(1)
    expect(compactions).toMatchObject([
      { trigger: 'auto', tokensBefore: 90_000, facts: 2, kept: 0, putBack: 2, lost: 0 },
    ])
    expect(readFileSync(w.transcript)).toEqual(before)
  })

  test('and explains its numbers in the same words as report', async () => {
    expect((await w.json<Replay>('replay', w.transcript)).meaning).toEqual((await report('--all')).meaning)
    const { stdout } = await w.run('replay', w.transcript)
    expect(stdout).toContain('1 compaction. Limits: 1 of 1 survived.\nFacts: 2, of which 0 kept, ')
  })
})

// After /compact the client repeats what PreCompact printed: that is put back, and no merit of the summary.
describe('report and replay agree on the same session', () => {
  const counts = ({ compactions }: Report | Replay) =>
    compactions.map(({ limits, facts, kept, putBack, lost, kinds, actionsUntilEdit }) => ({
      ...{ limits, facts, kept, putBack, lost, kinds, actionsUntilEdit },
    }))

  test.each([
    ['auto', NOTHING, { kept: 0, lost: 0 }],
    ['manual', NOTHING, { kept: 0, lost: 0 }],
    ['auto', KEEPS, { putBack: 0, lost: 0 }],
    ['manual', KEEPS, { putBack: 0, lost: 0 }],
  ])('%s, %s', async (trigger, summaryText, expected) => {
    const own = worldIn(folder())
    const { asks, calls, boundary, summary } = transcriptLines()
    own.write(asks(ASKED))
    await own.compact({ trigger, summary: summaryText })
    own.add(boundary({ trigger, preTokens: 90_000 }), summary(summaryText))
    const read = { name: 'Read', input: { file_path: '/app/a.ts' } }
    const edit = { name: 'Edit', input: { file_path: '/app/a.ts', old_string: 'a', new_string: 'b' } }
    for (const { name, input } of [read, edit]) {
      await own.tool({ tool_name: name, tool_input: input })
      own.add(calls(`id-${name}`, name, input))
    }
    const reported = counts(await own.json<Report>('report', '--all'))
    expect(reported).toMatchObject([{ facts: 2, actionsUntilEdit: 1, ...expected }])
    expect(counts(await own.json<Replay>('replay', own.transcript))).toEqual(reported)
  })
})
