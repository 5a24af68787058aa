import { describe, expect, test } from 'bun:test'
import {
  atStop,
  atSubagentStop,
  compact,
  type EventName,
  type Hooks,
  type HooksSettings,
  type PipelinePorts,
  type PipelineTool,
  type Ruling,
  runTool,
  STAGES,
  shouldCompact,
} from '../../src/index.ts'
import { hooksOf, noting } from './lib.ts'

const answering = (outcome: object) => [{ hooks: [{ type: 'function' as const, run: () => outcome }] }]

interface Setting {
  hooks?: HooksSettings
  ruling?: (command: unknown) => Ruling
  yes?: boolean
  tool?: Partial<PipelineTool>
  mode?: string
  input?: Record<string, unknown>
}

async function call({ hooks: settings = {}, ruling, yes, tool, mode, input = { command: 'ls' } }: Setting) {
  const hooks = hooksOf(settings)
  const fired = record(hooks)
  const ran: unknown[] = []
  const ports: PipelinePorts = {
    hooks,
    tool: (name) =>
      name === 'Nothing'
        ? undefined
        : { name, execute: ({ command }) => noting(ran, command, `ran ${command}`), ...tool },
    permit: ({ input: { command } }) => ruling?.(command) ?? { permission: 'allow' },
    ...(yes !== undefined && { confirm: async () => yes }),
  }
  const session = mode === undefined ? {} : { mode }
  const execution = await runTool({ id: 'u', name: 'Bash', input }, session, ports)
  return { ...execution, ran, fired, ports }
}

/** The names of the events that are fired, in order. */
function record(hooks: Hooks): EventName[] {
  const fired: EventName[] = []
  const names: EventName[] = [
    'PreToolUse',
    'PermissionRequest',
    'PermissionDenied',
    'PostToolUse',
    'PostToolUseFailure',
    'Notification',
  ]
  for (const name of names) hooks.on(name, () => noting(fired, name, undefined))
  return fired
}

describe('S4-E pipeline', () => {
  test('S4.38 seven stages in order', () => {
    expect(STAGES.map(({ name }) => name)).toEqual([
      'discover',
      'permit',
      'before',
      'confirm',
      'execute',
      'after',
      'format',
    ])
  })

  test('a call that nobody minds', async () => {
    expect(await call({})).toMatchObject({ content: 'ran ls', ran: ['ls'], fired: ['PreToolUse', 'PostToolUse'] })
  })

  test('S4.36 a deny ends it with the reason, or a text of our own', async () => {
    const denied = await call({ hooks: { PreToolUse: answering({ decision: 'deny', reason: 'not now' }) } })
    expect(denied).toMatchObject({ content: 'Bash did not run: not now', ran: [], refused: { by: 'hook' } })
    expect((await call({ hooks: { PreToolUse: answering({ decision: 'deny' }) } })).content).toBe(
      'Bash did not run: A hook refused this call.',
    )
  })

  test('S4.36 an ask makes the person decide; where nobody can be asked the answer is no', async () => {
    const hooks = { PreToolUse: answering({ decision: 'ask', reason: 'sure?' }) }
    expect(await call({ hooks, yes: true })).toMatchObject({
      ran: ['ls'],
      fired: ['PreToolUse', 'Notification', 'PostToolUse'],
    })
    expect(await call({ hooks, yes: false })).toMatchObject({
      ran: [],
      content: 'Bash did not run: The person said no (sure?).',
    })
    expect(await call({ hooks })).toMatchObject({ ran: [], refused: { by: 'person' } })
  })

  test('S4.36 a changed input runs, after the tool has looked at it again', async () => {
    const hooks = { PreToolUse: answering({ updatedInput: { command: 'pwd' } }) }
    expect((await call({ hooks })).ran).toEqual(['pwd'])
    const validate = ({ command }: Readonly<Record<string, unknown>>) => (command === 'pwd' ? 'not that' : undefined)
    expect(await call({ hooks, tool: { validate } })).toMatchObject({
      ran: [],
      refused: { by: 'input', reason: 'A hook changed the input: not that' },
    })
  })

  test('S4.37 context goes behind the result, an output can be replaced, the id is the same', async () => {
    const seen: unknown[] = []
    const run = (event: { toolUseId?: string | undefined }) =>
      noting(seen, event.toolUseId, { context: 'linted', updatedOutput: 'short' })
    const done = await call({ hooks: { PostToolUse: [{ hooks: [{ type: 'function', run }] }] } })
    expect([done.content, seen]).toEqual(['short\n\n[Hook Context]\nlinted', ['u']])
  })

  test('S4.37 decided: a tool that throws still reaches the failure hook', async () => {
    const execute = () => {
      throw new Error('broken')
    }
    const failed = await call({
      tool: { execute },
      hooks: { PostToolUseFailure: answering({ context: 'seen before' }) },
    })
    expect(failed).toMatchObject({
      content: 'Bash failed: broken\n\n[Hook Context]\nseen before',
      fired: ['PreToolUse', 'PostToolUseFailure'],
    })
  })

  test('S4.37 decided: a tool without a validator keeps the hook’s input', async () => {
    expect((await call({ hooks: { PreToolUse: answering({ updatedInput: { command: 'x' } }) } })).ran).toEqual(['x'])
  })

  test('S4.38 decided: the permission of a changed input is checked again', async () => {
    const ruling = (command: unknown): Ruling => ({
      permission: command === 'ls' ? 'allow' : 'deny',
      reason: 'only ls',
    })
    const hooks = { PreToolUse: answering({ decision: 'allow', updatedInput: { command: 'rm -rf /' } }) }
    expect(await call({ hooks, ruling })).toMatchObject({
      ran: [],
      refused: { by: 'permission', reason: 'only ls' },
      fired: ['PreToolUse', 'PermissionDenied'],
    })
  })

  test('S4.39 hooks are asked for permission only when the person would be', async () => {
    expect((await call({ ruling: () => ({ permission: 'allow' }) })).fired).not.toContain('PermissionRequest')
    const ask: Setting = { ruling: () => ({ permission: 'ask' }) }
    expect(await call({ ...ask, hooks: { PermissionRequest: answering({ decision: 'allow' }) } })).toMatchObject({
      ran: ['ls'],
      fired: ['PreToolUse', 'PostToolUse'],
    })
    expect(
      await call({ ...ask, hooks: { PermissionRequest: answering({ decision: 'deny', reason: 'no' }) } }),
    ).toMatchObject({ ran: [], refused: { by: 'hook' } })
    expect(await call({ ...ask, yes: true })).toMatchObject({
      ran: ['ls'],
      fired: ['PermissionRequest', 'PreToolUse', 'Notification', 'PostToolUse'],
    })
  })

  test('S4.39 a file with keys is refused, one that may hold secrets needs a yes', async () => {
    expect((await call({ input: { file_path: '/home/x/.ssh/id_rsa' } })).refused?.by).toBe('permission')
    expect((await call({ input: { file_path: '/app/.env' } })).refused?.by).toBe('person')
    expect((await call({ input: { file_path: '/app/.env' }, yes: true })).refused).toBeUndefined()
  })

  test('an unknown tool, and an input the tool does not understand', async () => {
    const { ports } = await call({})
    expect((await runTool({ id: 'u', name: 'Nothing', input: {} }, {}, ports)).content).toBe(
      'Nothing did not run: There is no tool Nothing.',
    )
    expect((await call({ tool: { validate: () => 'no' } })).refused).toEqual({ by: 'input', reason: 'no' })
  })
})

describe('S4-E compaction and stop', () => {
  const messages = Array.from({ length: 10 }, (_, i) => `m${i}`)
  const run = (
    settings: HooksSettings,
    summarise = async (gone: readonly string[], words?: string) => `${gone.length}: ${words}`,
  ) => {
    const hooks = hooksOf(settings)
    return compact({
      hooks,
      messages,
      trigger: 'manual',
      tokens: 90,
      instructions: 'names',
      summarise,
      wrap: (text) => `<${text}>`,
    })
  }

  test('S4.40 80% of the window is the time, the last 20% stay, what hooks want survives', async () => {
    expect([shouldCompact(79, 100), shouldCompact(80, 100)]).toEqual([false, true])
    const seen: unknown[] = []
    const note = (event: object) => noting<unknown, object>(seen, event, { instructions: 'the plan' })
    const done = await run({
      PreCompact: [{ hooks: [{ type: 'function', run: note }] }],
      SessionStart: [{ matcher: 'compact', hooks: [{ type: 'function', run: () => ({ context: 'back again' }) }] }],
    })
    expect(done).toEqual({
      status: 'compacted',
      success: true,
      messages: ['<8: names\n\nthe plan>', 'm8', 'm9'],
      context: 'back again',
    })
    // Decided: the trigger is passed on.
    expect(seen[0]).toMatchObject({ trigger: 'manual', preTokens: 90, messageCount: 10, customInstructions: 'names' })
  })

  test('S4.40 what is kept begins where a turn does', async () => {
    const hooks = hooksOf({})
    const turns = ['user', 'call', 'result', 'user', 'call', 'result', 'call', 'result', 'say', 'say']
    const kept = (startsTurn: (message: string) => boolean) =>
      compact({
        hooks,
        messages: turns,
        trigger: 'auto',
        tokens: 1,
        summarise: async () => 's',
        wrap: (text) => text,
        startsTurn,
      })
    expect((await kept((message) => message === 'user')).messages).toEqual(['s', ...turns.slice(3)])
    expect((await kept(() => false)).messages).toEqual(['s'])
  })

  test('S4.40 prevented: the messages are as they were', async () => {
    expect(await run({ PreCompact: answering({ decision: 'block', reason: 'busy' }) })).toEqual({
      status: 'prevented',
      success: false,
      messages,
      error: 'Compaction was prevented by a hook: busy',
    })
  })

  test('S4.40 no summary: the last 30% are left', async () => {
    const failed = await run({}, () => Promise.reject(new Error('offline')))
    expect(failed).toMatchObject({ status: 'fallback', success: false, messages: ['m7', 'm8', 'm9'], error: 'offline' })
  })

  test('S4.41 decided: a hook that always says go on does not keep the agent for ever', async () => {
    const hooks = hooksOf({ Stop: answering({ keepGoing: 'more' }) })
    let rounds = 0
    while ((await atStop(hooks)).message !== undefined) rounds++
    expect(rounds).toBe(8)
  })

  test('S4.41 a tool call in between starts the count again, but not for ever', async () => {
    const hooks = hooksOf({ Stop: answering({ keepGoing: 'more' }) })
    let rounds = 0
    while ((await atStop(hooks)).message !== undefined && rounds < 1000) {
      rounds++
      await hooks.fire('PostToolUse', { toolName: 'Bash', toolInput: {} })
    }
    expect(rounds).toBe(50)
  })

  test('S4.41 stopHookActive says whether a hook has kept this turn going', async () => {
    const seen: boolean[] = []
    const hooks = hooksOf({})
    hooks.on('Stop', ({ stopHookActive }) =>
      noting(seen, stopHookActive, seen.length < 2 ? { keepGoing: 'x' } : undefined),
    )
    while ((await atStop(hooks)).message !== undefined);
    await hooks.fire('UserPromptSubmit', { prompt: 'next' })
    await atStop(hooks)
    expect(seen).toEqual([false, true, true, false])
  })

  test('S4.42 a subagent is kept going by its own hooks and counted apart', async () => {
    const hooks = hooksOf({ SubagentStop: answering({ decision: 'block', reason: 'line numbers' }) })
    expect(await atSubagentStop(hooks, { agentId: 'a', agentType: 't' })).toEqual({ message: 'line numbers' })
  })
})
