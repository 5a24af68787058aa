import { describe, expect, test } from 'bun:test'
import type { EventName, HooksSettings, Outcome } from '../../src/index.ts'
import { tempFolders } from '../lib/temp.ts'
import { bash, cleanEnv, hooksOf, prints, read, sh, specific } from './lib.ts'

const folder = tempFolders()
const CALL = { ...bash('ls'), toolUseId: 'use-1', permissionMode: 'default' }

describe('S4-C protocol: what a hook is told', () => {
  const fields: [row: string, event: EventName, input: object, expected: object][] = [
    [
      'S4.14 PreToolUse',
      'PreToolUse',
      CALL,
      {
        hook_event_name: 'PreToolUse',
        hook_execution_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        session_id: 's',
        cwd: '/',
        project_dir: '/',
        tool_name: 'Bash',
        tool_use_id: 'use-1',
        tool_input: { command: 'ls' },
        permission_mode: 'default',
      },
    ],
    [
      'S4.15 PostToolUse, its output as tool_response',
      'PostToolUse',
      { ...CALL, toolOutput: 'out' },
      { tool_response: 'out' },
    ],
    [
      'S4.15 a failure has an error',
      'PostToolUseFailure',
      { ...CALL, error: 'broken' },
      { error: { message: 'broken' } },
    ],
    ['S4.15 the prompt as prompt', 'UserPromptSubmit', { prompt: 'hello' }, { prompt: 'hello' }],
    [
      'S4.15 Stop, with whatever else it was given',
      'Stop',
      { reason: 'done' },
      { reason: 'done', stop_hook_active: false },
    ],
    [
      'S4.15 the subagent as agent_id',
      'SubagentStop',
      { agentId: 'a', agentType: 't' },
      { agent_id: 'a', agent_type: 't' },
    ],
    [
      'S4.15 Notification, its level kept',
      'Notification',
      { message: 'm', level: 'warning' },
      { message: 'm', level: 'warning' },
    ],
    [
      'S4.15 Compaction',
      'PreCompact',
      { trigger: 'auto', preTokens: 9, messageCount: 2 },
      { pre_tokens: 9, message_count: 2 },
    ],
  ]
  test.each(fields)('%s', async (_, event, input, expected) => {
    const file = `${folder()}/payload`
    const hooks = hooksOf({ [event]: [{ hooks: [sh(`cat > ${file}`)] }] })
    await hooks.fire(event, input as never)
    expect(await Bun.file(file).json()).toMatchObject(expected)
  })
})

describe('S4-C protocol: what a hook answers', () => {
  const answers: [row: string, event: EventName, answer: object | string, expected: Outcome][] = [
    [
      'S4.16 wrapped',
      'PreToolUse',
      specific('PreToolUse', { permissionDecision: 'deny', permissionDecisionReason: 'no' }),
      { decision: 'deny', reason: 'no' },
    ],
    [
      'S4.16 bare',
      'PreToolUse',
      { permissionDecision: 'ask', permissionDecisionReason: 'sure?' },
      { decision: 'ask', reason: 'sure?' },
    ],
    [
      'S4.16 PreToolUse updatedInput',
      'PreToolUse',
      { updatedInput: { command: 'pwd' } },
      { updatedInput: { command: 'pwd' } },
    ],
    [
      'S4.16 PostToolUse',
      'PostToolUse',
      { additionalContext: 'c', updatedOutput: 'o' },
      { context: 'c', updatedOutput: 'o' },
    ],
    [
      'S4.16 PostToolUse, Claude Code’s name',
      'PostToolUse',
      specific('PostToolUse', { updatedToolOutput: { stdout: 'x' } }),
      { updatedOutput: { stdout: 'x' } },
    ],
    ['S4.16 Permission approve', 'PermissionRequest', { decision: 'approve' }, { decision: 'allow' }],
    [
      'S4.16 Permission deny',
      'PermissionRequest',
      { decision: 'deny', reason: 'r' },
      { decision: 'deny', reason: 'r' },
    ],
    ['S4.16 Permission ask is what happens anyway', 'PermissionRequest', { decision: 'ask' }, {}],
    [
      'S4.16 Permission as Claude Code writes it',
      'PermissionRequest',
      specific('PermissionRequest', { decision: { behavior: 'deny', message: 'm' } }),
      { decision: 'deny', reason: 'm' },
    ],
    ['S4.16 Stop continue with a reason', 'Stop', { continue: true, reason: 'tests' }, { keepGoing: 'tests' }],
    ['S4.16 Stop continue alone is the usual "fine"', 'Stop', { continue: true }, {}],
    ['S4.16 Stop block', 'Stop', { decision: 'block', reason: 'more' }, { keepGoing: 'more' }],
    [
      'S4.16 Compaction prevent',
      'PreCompact',
      { prevent: true, reason: 'later' },
      { decision: 'block', reason: 'later' },
    ],
    [
      'S4.16 continue false ends the turn',
      'UserPromptSubmit',
      { continue: false, stopReason: 'budget' },
      { stop: 'budget' },
    ],
    ['S4.16 systemMessage is for the person', 'UserPromptSubmit', { systemMessage: 'hi' }, { notice: 'hi' }],
    ['S4.16 plain text', 'UserPromptSubmit', 'just text', { context: 'just text' }],
    ['S4.16 plain text that begins like JSON', 'UserPromptSubmit', '{not json', { context: '{not json' }],
    ['S4.16 plain text to the summariser', 'PreCompact', 'keep this', { instructions: 'keep this' }],
    [
      'S4.16 an answer for another event is no answer',
      'PreToolUse',
      specific('PostToolUse', { permissionDecision: 'deny' }),
      {},
    ],
    ['S4.16 a wrong type is no answer', 'PreToolUse', { permissionDecision: 'maybe' }, {}],
  ]
  test.each(answers)('%s', async (_, event, answer, expected) => {
    const hooks = hooksOf({ [event]: [{ hooks: [prints(answer)] }] })
    const input = { ...CALL, trigger: 'auto', prompt: 'p', toolOutput: 'o' }
    expect((await hooks.fire(event, input as never)).outcome).toEqual(expected)
  })

  type Exit = [row: string, settings: HooksSettings, status: string, expected: Outcome]
  const pre = (command: string, more: HooksSettings = {}): HooksSettings => ({
    ...more,
    PreToolUse: [{ hooks: [sh(command, { timeout: 0.5 })] }],
  })
  const exits: Exit[] = [
    ['S4.17 0 goes on', pre('exit 0'), 'ok', {}],
    ['S4.17 1 goes on', pre('echo oops >&2; exit 1'), 'failed', {}],
    [
      'S4.17 1 with failureBehavior deny',
      pre('exit 1', { failureBehavior: 'deny' }),
      'failed',
      { decision: 'deny', reason: 'A hook failed: It ended with exit code 1.' },
    ],
    [
      'S4.17 1 with failureBehavior ask',
      pre('exit 1', { failureBehavior: 'ask' }),
      'failed',
      { decision: 'ask', reason: 'A hook failed: It ended with exit code 1.' },
    ],
    ['S4.17 2 refuses', pre('echo no >&2; exit 2'), 'blocked', { decision: 'deny', reason: 'no' }],
    [
      'S4.17 2 refuses whatever was printed',
      pre('echo {\\"permissionDecision\\":\\"allow\\"}; echo no >&2; exit 2'),
      'blocked',
      { decision: 'deny', reason: 'no' },
    ],
    [
      'S4.17 124 is out of time',
      pre('exit 124', { timeoutBehavior: 'deny' }),
      'timed-out',
      { decision: 'deny', reason: 'A hook failed: It ran out of time.' },
    ],
    ['S4.17 out of time', pre('sleep 9'), 'timed-out', {}],
    [
      'S4.17 out of time with timeoutBehavior ask',
      pre('sleep 9', { timeoutBehavior: 'ask' }),
      'timed-out',
      { decision: 'ask', reason: 'A hook failed: It ran out of time.' },
    ],
    [
      'S4.18 decided: other codes have failed',
      pre('exit 7', { failureBehavior: 'deny' }),
      'failed',
      { decision: 'deny', reason: 'A hook failed: It ended with exit code 7.' },
    ],
    [
      'S4.18 decided: death by signal has failed',
      pre('kill -KILL $$', { failureBehavior: 'deny' }),
      'failed',
      { decision: 'deny', reason: 'A hook failed: It was ended by SIGKILL.' },
    ],
    [
      'S4.18 decided: 2 refuses a stop',
      { Stop: [{ hooks: [sh('echo more >&2; exit 2')] }] },
      'blocked',
      { keepGoing: 'more' },
    ],
    [
      'S4.18 decided: 2 refuses permission',
      { PermissionRequest: [{ hooks: [sh('echo no >&2; exit 2')] }] },
      'blocked',
      { decision: 'deny', reason: 'no' },
    ],
    [
      'S4.18 decided: 2 refuses a compaction',
      { PreCompact: [{ hooks: [sh('echo no >&2; exit 2')] }] },
      'blocked',
      { decision: 'block', reason: 'no' },
    ],
    [
      'S4.18 decided: 2 refuses a prompt',
      { UserPromptSubmit: [{ hooks: [sh('echo no >&2; exit 2')] }] },
      'blocked',
      { decision: 'block', reason: 'no' },
    ],
    [
      'S4.18 2 where nothing can be refused: the person is told',
      { SessionStart: [{ hooks: [sh('echo no >&2; exit 2')] }] },
      'failed',
      { notice: 'no' },
    ],
    [
      'S4.18 a failed stop hook keeps nobody going',
      { failureBehavior: 'deny', Stop: [{ hooks: [sh('exit 1')] }] },
      'failed',
      {},
    ],
  ]
  test.each(exits)('%s', async (_, settings, status, expected) => {
    const hooks = hooksOf(settings)
    const [event] = Object.keys(hooks.status().events) as EventName[]
    if (!event) throw new Error('no hook')
    const fired = await hooks.fire(event, { ...CALL, trigger: 'auto', prompt: 'p', source: 'startup' } as never)
    expect({ status: fired.runs[0]?.status, outcome: fired.outcome }).toEqual({
      status: status as never,
      outcome: expected,
    })
  })

  test('S4.18 decided: a program that cannot be started has failed, with a note', async () => {
    const hooks = hooksOf({ failureBehavior: 'deny', PreToolUse: [{ hooks: [sh('/no/such/program', { args: [] })] }] })
    const { runs, outcome } = await hooks.fire('PreToolUse', CALL)
    expect(runs[0]).toMatchObject({ status: 'failed', notes: [expect.stringContaining('could not be started')] })
    expect(outcome.decision).toBe('deny')
    expect(hooks.status().diagnostics).toHaveLength(1)
  })
})

describe('S4-C protocol: how a hook runs', () => {
  const says = async (command: string, more: { env?: Record<string, string>; input?: object; hook?: object } = {}) => {
    const hooks = hooksOf(
      { PostToolUse: [{ hooks: [sh(command, more.hook)] }] },
      { cwd: folder(), env: cleanEnv(more.env) },
    )
    return { ...(await hooks.fire('PostToolUse', { ...CALL, ...more.input } as never)), cwd: hooks.cwd }
  }

  test('S4.19 by sh, in the project, with HOOK_EVENT, SESSION_ID and PROJECT_DIR', async () => {
    const { outcome, cwd } = await says('echo "$PWD $HOOK_EVENT $SESSION_ID $PROJECT_DIR"')
    expect(outcome.context).toBe(`${cwd} PostToolUse s ${cwd}`)
  })

  test('S4.20 decided: FILE_PATH, TOOL_NAME and COMMAND, as variables and never as text of a command', async () => {
    const evil = '/tmp/$(touch /tmp/evil); echo "x'
    const { outcome } = await says('printf "%s|%s|%s" "$TOOL_NAME" "$FILE_PATH" "$COMMAND"', { input: read(evil) })
    expect(outcome.context).toBe(`Read|${evil}|`)
    expect((await says('echo "$COMMAND"', { input: bash('ls "a b"') })).outcome.context).toBe('ls "a b"')
  })

  test('S4.21 decided: what looks like a secret does not reach a hook unless it is named', async () => {
    const env = { MY_API_KEY: 'k', GITHUB_TOKEN: 't', DATABASE_URL: 'postgres://u:p@h/d', PLAIN: 'p' }
    const command = 'echo "$MY_API_KEY|$GITHUB_TOKEN|$DATABASE_URL|$PLAIN"'
    expect((await says(command, { env })).outcome.context).toBe('|||p')
    expect((await says(command, { env, hook: { allowedEnvVars: ['GITHUB_TOKEN'] } })).outcome.context).toBe('|t||p')
  })

  test('S4.21 decided: statusMessage is shown through an event, before and after', async () => {
    const seen: string[] = []
    const hooks = hooksOf(
      { Stop: [{ hooks: [sh('true', { statusMessage: 'Working…' })] }] },
      {
        onActivity: ({ type, hook }) => seen.push(`${type} ${hook.statusMessage}`),
      },
    )
    await hooks.fire('Stop', {})
    expect(seen).toEqual(['hook-started Working…', 'hook-ended Working…'])
  })
})
