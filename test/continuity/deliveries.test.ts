import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { ENGLISH } from '../../src/continuity/texts/labels.ts'
import { startHook } from '../lib/hook-process.ts'
import { PATIENT } from '../lib/patient.ts'
import { tempFolders } from '../lib/temp.ts'
import { LITTLE, type Line, put, SUMMARY, transcriptLines, type World, work, worldIn } from './world.ts'

const folder = tempFolders()
const SECOND = { session_id: 'session-2' }
const AGENT = { agent_id: 'a7', agent_type: 'general-purpose' }

/** A compaction of which something is left to be told. */
async function compacted(own = {}): Promise<World> {
  const w = worldIn(folder())
  w.write(...work())
  await w.compact({ env: LITTLE, own })
  return w
}

const HELD = '<summary>See src/rate-limit.ts, rate-limit: oldCall2, makeCall2, retryBudget2.</summary>'
const isDelta = (text: string) => text.startsWith(`${ENGLISH.deltaTitle}\n`)

describe('the delta', () => {
  test('comes at the first event that reaches the model, once, and says who brought it', async () => {
    const w = await compacted()
    const first = await w.tool()
    expect(isDelta(first.context)).toBe(true)
    for (const later of [await w.tool(), await w.prompt()]) expect(later.raw).toBe('')
    const entries = w.home.rows().filter(({ type }) => type === 'session:delta')
    expect(entries.map(({ data }) => data)).toEqual([
      expect.objectContaining({ by: 'PreToolUse', characters: first.context.length }),
    ])
  })

  test.each([
    ['UserPromptSubmit', { prompt: 'go on', prompt_id: 'p1' }],
    ['PreToolUse', {}],
    ['PostToolUse', { tool_response: {} }],
    ['PostToolUseFailure', { error: 'no' }],
    ['PostToolBatch', { tool_calls: [] }],
  ])('may come at %s', async (event, own) => {
    const w = await compacted()
    const tool = { tool_name: 'Bash', tool_input: { command: 'ls' }, tool_use_id: 'toolu_1' }
    expect(isDelta((await w.fire(event, { ...tool, ...own })).context)).toBe(true)
  })

  test('never comes at the end of a turn, nor where nobody can hear it, and still waits then', async () => {
    const w = await compacted()
    const silent: [string, Record<string, unknown>][] = [
      ['Stop', { last_assistant_message: 'Done.' }],
      ['SubagentStop', { ...AGENT, last_assistant_message: 'Done.' }],
      ['SubagentStart', AGENT],
      ['Notification', { message: 'waiting' }],
      ['SessionEnd', { reason: 'other' }],
      ['SessionStart', { source: 'resume' }],
    ]
    for (const [event, own] of silent) expect((await w.fire(event, own)).raw).toBe('')
    expect(isDelta((await w.prompt()).context)).toBe(true)
  })

  test('of eight hooks at once one brings it, five times over', async () => {
    for (let round = 0; round < 5; round++) {
      const w = await compacted()
      const calls = Array.from({ length: 8 }, () => startHook({ home: w.home, input: 'open', env: PATIENT }))
      for (const [i, { child }] of calls.entries()) {
        const own = { tool_name: 'Bash', tool_input: { command: `echo ${i}` }, tool_use_id: `toolu_${i}` }
        const common = { session_id: 'session-1', transcript_path: w.transcript, cwd: w.project }
        child.stdin.write(JSON.stringify({ ...common, hook_event_name: 'PreToolUse', ...own }))
        child.stdin.end()
      }
      const answers = await Promise.all(calls.map(({ ended }) => ended))
      expect(answers.map(({ code, stderr }) => `${code}${stderr}`)).toEqual(answers.map(() => '0'))
      const spoken = answers.filter(({ stdout }) => stdout !== '')
      expect(spoken.map(({ stdout }) => stdout.includes(ENGLISH.deltaTitle))).toEqual([true])
      expect(w.home.rows().filter(({ type }) => type === 'session:delta')).toHaveLength(1)
    }
  })

  test('brings what A would have said when A came too late to be passed on', async () => {
    const w = worldIn(folder())
    w.write(...work())
    await w.fire('PreCompact', { trigger: 'auto', custom_instructions: null })
    const env = { THROUGHLINE_DEADLINES_UNHURRIED_TIMEOUT_MS: '20' }
    const { child, ended } = startHook({ home: w.home, input: 'open', env })
    await Bun.sleep(150)
    const start = { hook_event_name: 'SessionStart', source: 'compact', transcript_path: w.transcript }
    child.stdin.write(JSON.stringify({ session_id: 'session-1', cwd: w.project, ...start }))
    child.stdin.end()
    expect(await ended).toMatchObject({ code: 0, stdout: '' })
    await w.fire('PostCompact', { trigger: 'auto', compact_summary: SUMMARY })
    expect((await w.prompt()).context).toContain('retryLimit 4')
  })

  test('too late to be passed on, it is not taken for delivered: the next event brings it', async () => {
    const w = await compacted()
    const env = { THROUGHLINE_DEADLINES_QUICK_TIMEOUT_MS: '20' }
    const { child, ended } = startHook({ home: w.home, input: 'open', env })
    const call = { tool_name: 'Bash', tool_input: { command: 'ls' }, tool_use_id: 'toolu_late' }
    // The time that passes is what is tested.
    await Bun.sleep(150)
    child.stdin.write(
      JSON.stringify({ session_id: 'session-1', cwd: w.project, hook_event_name: 'PreToolUse', ...call }),
    )
    child.stdin.end()
    expect(await ended).toMatchObject({ code: 0, stdout: '' })
    expect(isDelta((await w.tool()).context)).toBe(true)
  })

  test('is for the session and the agent it was made for, and nobody else', async () => {
    const w = await compacted()
    expect((await w.prompt(SECOND)).raw).toBe('')
    expect((await w.tool(AGENT)).raw).toBe('')
    expect(isDelta((await w.tool()).context)).toBe(true)

    const sub = await compacted(AGENT)
    expect((await sub.tool({ ...AGENT, agent_id: 'a8' })).raw).toBe('')
    expect((await sub.prompt()).raw).toBe('')
  })

  test('two threads that wait at once get each their own', async () => {
    const w = worldIn(folder())
    w.write(...work())
    await w.compact({ env: LITTLE })
    const { calls, gets } = transcriptLines({ isSidechain: true, agentId: AGENT.agent_id })
    const lines = [
      ...closing({ isSidechain: true, agentId: AGENT.agent_id }),
      calls('t9', 'Bash', { command: 'bun test src/end.test.ts' }),
      gets('t9', '(fail) endTicket waits for the guard [2.00ms]\n 0 pass\n 1 fail', true),
    ]
    const file = join(w.home.folder, `transcript/subagents/agent-${AGENT.agent_id}.jsonl`)
    put(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    await w.compact({ own: AGENT, env: LITTLE })
    const parent = (await w.tool()).context
    const own = (await w.tool(AGENT, LITTLE)).context
    expect([isDelta(own), own.includes('endTicket waits'), own.includes('backoff')]).toEqual([true, true, false])
    expect([isDelta(parent), parent.includes('endTicket waits')]).toEqual([true, false])
  })

  test('is dropped when the next compaction comes first; the next one’s is about the next one', async () => {
    const w = await compacted()
    w.add(...closing())
    await w.compact({ env: LITTLE })
    const b = (await w.prompt({}, LITTLE)).context
    expect(isDelta(b)).toBe(true)
    expect(await w.prompt()).toMatchObject({ raw: '' })
    expect(w.compactions().map(({ epoch, state, delta }) => [epoch, state, delta])).toEqual([
      [1, 'dropped', ''],
      [2, 'delivered', b],
    ])
  })

  test('survives a PreCompact that no compaction follows', async () => {
    const w = await compacted()
    await w.fire('PreCompact', { trigger: 'auto', custom_instructions: null })
    expect(isDelta((await w.prompt()).context)).toBe(true)
  })

  test('is not repeated when the same call is reported twice, by two installations', async () => {
    const w = await compacted()
    const call = { tool_use_id: 'toolu_1' }
    expect(isDelta((await w.tool(call)).context)).toBe(true)
    expect((await w.tool(call)).raw).toBe('')
  })

  test('says nothing that the summary, the kept messages or A hold', async () => {
    const w = worldIn(folder())
    const lines = work()
    w.write(...lines)
    const { a } = await w.compact({ env: LITTLE, summary: HELD })
    const kept = lines.slice(-3).map(({ uuid }) => uuid)
    const { boundary, summary } = transcriptLines()
    w.add(boundary({ trigger: 'auto', preTokens: 90_000, preservedMessages: { uuids: kept } }), summary('See there.'))
    const b = (await w.prompt({}, LITTLE)).context
    expect(isDelta(b)).toBe(true)
    expect(b).not.toContain('backoffDelay')
    expect(b).not.toContain('--seed 41')
    expect(b).not.toContain('rate-limit')
    expect(b).toContain('Never touch config/ports.ts')
    const said = a.split('\n').filter((line) => line.startsWith('- '))
    expect(said.length).toBeGreaterThan(0)
    for (const line of said) expect(b).not.toContain(line)
    const stored = w.home.all<{ before: number }>('SELECT tokens_before AS before FROM compactions')
    expect(stored).toEqual([{ before: 90_000 }])
  })

  test('without PostCompact the summary is learned from the transcript, as soon as it stands there', async () => {
    const w = worldIn(folder())
    w.write(...work())
    await w.fire('PreCompact', { trigger: 'auto', custom_instructions: null }, LITTLE)
    await w.fire('SessionStart', { source: 'compact' }, LITTLE)
    expect((await w.tool()).raw).toBe('')
    const { boundary, summary } = transcriptLines()
    w.add(boundary({ trigger: 'auto' }), summary(SUMMARY))
    expect(isDelta((await w.tool()).context)).toBe(true)
  })

  test('nothing lost: nothing is said, and nothing waits', async () => {
    const w = worldIn(folder())
    w.write(...work())
    await w.compact({ summary: `<summary>${JSON.stringify(work())}</summary>` })
    expect((await w.prompt()).raw).toBe('')
    expect(w.compactions()).toMatchObject([{ state: 'delivered', waiting: 0, delta: '' }])
  })
})

function closing(own: Line = { n: 2 }): Line[] {
  const { asks, says } = transcriptLines(own)
  return [
    asks('Now rename closeTicket in src/close.ts to endTicket, and never touch src/door.ts.'),
    says('The cause is that endTicketTwice in src/end.ts runs before shutDoor has waited for the guard.'),
    says('I decided to keep ticketQueue in src/queue.ts, because printTicket still reads from it at night.'),
    says('openGate in src/gate.ts returns null when the badge is older than badgeLimit allows.'),
    says('So far bellRing in src/bell.ts is the only caller that needs the old endTicket signature.'),
  ]
}
