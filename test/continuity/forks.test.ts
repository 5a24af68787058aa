import { describe, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH } from '../../src/continuity/texts/labels.ts'
import { startHook } from '../lib/hook-process.ts'
import { PATIENT } from '../lib/patient.ts'
import { tempFolders } from '../lib/temp.ts'
import { LITTLE, type Line, SUMMARY, transcriptLines, type World, work, worldIn } from './world.ts'

// A fork as the client makes it: a new id, and, some time after its first prompt, a transcript that begins with a copy of the
// last boundary and of what came after it, the ids of the lines unchanged.

const folder = tempFolders()
const isDelta = (text: string) => text.startsWith(`${ENGLISH.deltaTitle}\n`)
const kept = work().slice(-3)

/** A session that was compacted, and what its forks begin with. */
async function parent(): Promise<{ w: World; copied: Line[] }> {
  const w = worldIn(folder())
  w.write(...work())
  await w.compact({ env: LITTLE })
  const { boundary, summary, says } = transcriptLines({ n: 7 })
  const uuids = kept.map(({ uuid }) => uuid)
  const mark = { ...boundary({ trigger: 'auto', preservedMessages: { uuids } }), uuid: 'boundary-1' }
  const rest = [
    { ...summary(SUMMARY), uuid: 'summary-1' },
    { ...says('Let me see.'), uuid: 'says-1' },
  ]
  w.add({ type: 'mode', mode: 'normal' }, mark, ...rest)
  return { w, copied: [mark, rest[0] ?? {}, ...kept, rest[1] ?? {}] }
}

/** The fork's own events; its transcript is written when the test says so. */
function forkOf(w: World, cwd = w.project) {
  const path = join(w.home.folder, 'fork.jsonl')
  const own = { session_id: 'fork-1', transcript_path: path, cwd }
  return {
    own,
    start: () => w.fire('SessionStart', { ...own, source: 'fork' }),
    write: (lines: readonly Line[]) => writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
  }
}

const left = (w: World) => w.compactions().filter(({ session }) => session === 'fork-1')

describe('a fork', () => {
  test('gets the delta that waits for its parent once its transcript is there, and its parent still gets its own', async () => {
    const { w, copied } = await parent()
    const { own, start, write } = forkOf(w)
    expect((await start()).raw).toBe('')
    expect((await w.prompt(own)).raw).toBe('')
    write(copied)
    const b = (await w.tool(own)).context
    expect(isDelta(b)).toBe(true)
    expect(b).not.toContain('backoffDelay')
    expect((await w.tool(own)).raw).toBe('')
    expect((await w.prompt()).context).toBe(b)
  })

  test('of eight hooks at once one brings it', async () => {
    const { w, copied } = await parent()
    const { own, start, write } = forkOf(w)
    await start()
    write(copied)
    const calls = Array.from({ length: 8 }, (_, i) => {
      const call = { tool_name: 'Bash', tool_input: { command: `echo ${i}` }, tool_use_id: `toolu_${i}` }
      return startHook({ home: w.home, env: PATIENT, input: { ...own, hook_event_name: 'PreToolUse', ...call } }).ended
    })
    const spoken = (await Promise.all(calls)).filter(({ stdout }) => stdout !== '')
    expect(spoken).toHaveLength(1)
    expect(left(w)).toMatchObject([{ state: 'delivered', epoch: 1 }])
  })

  test('knows at its own compaction what its parent had established before the boundary', async () => {
    const { w, copied } = await parent()
    const { own, start, write } = forkOf(w)
    await start()
    const { asks } = transcriptLines({ n: 8 })
    write([...copied, asks('Now rename closeTicket in src/close.ts.')])
    const { steer } = await w.compact({ own })
    expect(steer).toContain('closeTicket')
    expect(steer).toContain('retryLimit 4')
    const [stored] = w.home.all<{ epoch: number }>("SELECT epoch FROM sessions WHERE session = 'fork-1'")
    expect(stored?.epoch).toBe(2)
  })

  test('does not make the report count a compaction twice', async () => {
    const { w, copied } = await parent()
    const { own, start, write } = forkOf(w)
    await start()
    const sessions = async () =>
      (await w.json<{ compactions: { session: string }[] }>('report', '--all')).compactions.map(
        ({ session }) => session,
      )
    expect(await sessions()).toEqual(['session-1'])
    write(copied)
    await w.tool(own)
    expect(await sessions()).toEqual(['session-1'])
    await w.compact({ own })
    expect(await sessions()).toEqual(['session-1', 'fork-1'])
  })

  test('of a session whose delta was delivered already is told nothing again', async () => {
    const { w, copied } = await parent()
    expect(isDelta((await w.prompt()).context)).toBe(true)
    const { own, start, write } = forkOf(w)
    await start()
    write(copied)
    expect((await w.tool(own)).raw).toBe('')
    expect(left(w)).toEqual([])
  })
})

describe('nothing is inherited', () => {
  test.each([
    ['when the parent was never compacted', () => work()],
    ['from a session that only looks alike', (copied: Line[]) => copied.map((line, i) => ({ ...line, uuid: `x${i}` }))],
    ['when the transcript says nothing', () => [{ type: 'mode' }, { type: 'queue-operation', content: 'boundary-1' }]],
  ])('%s', async (_, make) => {
    const { w, copied } = await parent()
    const { own, start, write } = forkOf(w)
    await start()
    write(make(copied))
    expect((await w.tool(own)).raw).toBe('')
    expect((await w.prompt(own)).raw).toBe('')
    expect(left(w).map(({ state }) => state)).not.toContain('begun')
    expect(isDelta((await w.prompt()).context)).toBe(true)
  })

  test('from a session of another project', async () => {
    const { w, copied } = await parent()
    const { own, start, write } = forkOf(w, join(w.home.folder, 'elsewhere'))
    await start()
    write(copied)
    expect((await w.tool(own)).raw).toBe('')
  })

  test('when the parent has been compacted again since: that is no longer what the fork began with', async () => {
    const { w, copied } = await parent()
    const { own, start, write } = forkOf(w)
    await start()
    w.add(transcriptLines({ n: 9 }).asks('Now rename closeTicket in src/close.ts.'))
    await w.compact()
    write(copied)
    expect((await w.tool(own)).raw).toBe('')
    expect((await w.compact({ own })).steer).not.toContain('closeTicket')
  })
})
