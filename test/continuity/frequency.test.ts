import { describe, expect, test } from 'bun:test'
import { appendFileSync } from 'node:fs'
import { tempFolders } from '../lib/temp.ts'
import { type World, work, worldIn } from './world.ts'

const folder = tempFolders()
const START = Date.parse('2026-03-01T10:00:00Z')
const at = (minutes: number) => ({ THROUGHLINE_NOW: new Date(START + minutes * 60_000).toISOString() })

function made(): World {
  const w = worldIn(folder())
  w.write(...work())
  return w
}

/** The notices of compactions at these minutes. */
async function notices(w: World, minutes: readonly number[], trigger = 'auto', own = {}): Promise<string[]> {
  const found: string[] = []
  for (const minute of minutes) found.push((await w.compact({ trigger, own, env: at(minute) })).notice)
  return found
}

const reported = (w: World) => w.home.rows().filter(({ type }) => type === 'quality:compact-frequency')

describe('S0.28 how often', () => {
  test('three automatic compactions in five minutes: the person is told, and it stands in the timeline', async () => {
    const w = made()
    const [first, second, third] = await notices(w, [0, 2, 4])
    expect([first, second]).toEqual(['', ''])
    expect(third).toContain('3 automatic compactions')
    expect(reported(w)).toMatchObject([
      {
        session: 'session-1',
        data: { autoCount: 3, windowMs: 300_000, threshold: 3, windowStartIso: '2026-03-01T09:59:00.000Z' },
      },
    ])
  })

  test.each([
    ['zh_TW.UTF-8', '五分鐘內自動壓縮了 3 次'],
    ['zh_CN.UTF-8', '五分钟内自动压缩了 3 次'],
  ])('in the language of the person, and A beside it: %s', async (LC_ALL, said) => {
    const w = made()
    await notices(w, [0, 1])
    const { a, notice } = await w.compact({ env: { ...at(2), LC_ALL } })
    expect(notice).toContain(said)
    expect(a).not.toBe('')
  })

  test('the model is told nothing of it', async () => {
    const w = made()
    await notices(w, [0, 1])
    const { a, notice } = await w.compact({ env: at(2) })
    expect(notice).toContain('3 automatic')
    expect(a).not.toContain('automatic')
  })

  test.each([
    ['spread over more than five minutes', [0, 3, 6], 'auto'],
    ['asked for by the person', [0, 1, 2], 'manual'],
  ])('three that were %s: not a word', async (_, minutes, trigger) => {
    const w = made()
    expect(await notices(w, minutes, trigger)).toEqual(['', '', ''])
    expect(reported(w)).toEqual([])
  })

  test('three in three sessions, or announced and never done: not a word', async () => {
    const w = made()
    for (const n of [1, 2, 3]) expect(await notices(w, [n], 'auto', { session_id: `s${n}` })).toEqual([''])
    for (const n of [1, 2, 3]) await w.fire('PreCompact', { trigger: 'auto', custom_instructions: null }, at(n))
    expect(await notices(w, [4])).toEqual([''])
  })
})

describe('S0.29 /compact is suggested at the end of a turn', () => {
  const SMALL = { THROUGHLINE_CONTINUITY_SUGGEST_COMPACT_MB: '1' }
  const grow = (w: World, bytes: number) =>
    appendFileSync(w.transcript, `${JSON.stringify({ type: 'attachment', x: 'x'.repeat(bytes) })}\n`)
  const stop = (w: World, own = {}, env: Record<string, string> = SMALL) =>
    w.fire('Stop', { last_assistant_message: `Done ${crypto.randomUUID()}.`, ...own }, env)

  test('once per epoch, when the transcript passes the size', async () => {
    const w = made()
    expect((await stop(w)).raw).toBe('')
    grow(w, 1_100_000)
    const said = await stop(w)
    expect(said.notice).toMatch(/grown to 1\.1 MB.*\/compact/)
    expect(said.context).toBe('')
    expect(JSON.parse(said.raw)).not.toHaveProperty('decision')
    grow(w, 1_100_000)
    expect((await stop(w)).raw).toBe('')
    expect(w.home.rows().filter(({ type }) => type === 'session:compact-suggestion')).toMatchObject([
      { data: { epoch: 0 } },
    ])

    // The file only ever grows: after a compaction it must have grown by as much again.
    await w.compact({ trigger: 'manual' })
    expect((await stop(w)).notice).toContain('2.1 MB')
    expect((await stop(w)).raw).toBe('')
  })

  test.each([
    ['zh_TW.UTF-8', '已增長到 1.1 MB：在一段工作完成時執行 /compact'],
    ['zh_CN.UTF-8', '已增长到 1.1 MB：在一段工作完成时执行 /compact'],
  ])('in the language of the person: %s', async (LC_ALL, said) => {
    const w = made()
    grow(w, 1_100_000)
    expect((await stop(w, {}, { ...SMALL, LC_ALL })).notice).toContain(said)
  })

  test('not right after a compaction that made the file no smaller', async () => {
    const w = made()
    grow(w, 1_100_000)
    await stop(w)
    await w.compact({ trigger: 'manual' })
    expect((await stop(w)).raw).toBe('')
  })

  test('not below the size, which is 5 MB unless set', async () => {
    const w = made()
    grow(w, 1_100_000)
    expect((await stop(w, {}, { THROUGHLINE_CONTINUITY_SUGGEST_COMPACT_MB: '2' })).raw).toBe('')
    expect((await w.fire('Stop', { last_assistant_message: 'Done.' })).raw).toBe('')
    grow(w, 4_400_000)
    expect((await w.fire('Stop', { last_assistant_message: 'Done now.' })).notice).toContain('MB')
  })

  test('not to a subagent, not without a transcript', async () => {
    const w = made()
    grow(w, 1_100_000)
    expect((await stop(w, { agent_id: 'a7', agent_type: 'x' })).raw).toBe('')
    expect((await w.fire('SubagentStop', { agent_id: 'a7', agent_type: 'x' }, SMALL)).raw).toBe('')
    expect((await stop(w, { transcript_path: null })).raw).toBe('')
    expect((await stop(w, { transcript_path: `${w.transcript}.gone` })).raw).toBe('')
  })
})
