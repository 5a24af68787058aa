import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Environment } from '../../src/base/environment.ts'
import type { Decoded, Host } from '../../src/hosts/host.ts'
import { HOST_IDS, HOSTS, type HostId } from '../../src/hosts/index.ts'
import { INSTALLERS } from '../../src/hosts/installers.ts'
import type { Event, EventName } from '../../src/protocol/event.ts'
import { EVENTS } from '../../src/protocol/events/index.ts'
import { type Decision, isDecision, type Outcome, POWERS, type Power, powersOf } from '../../src/protocol/outcome.ts'
import { ANSWERS } from './host-answers.ts'

const corpus = join(import.meta.dir, '../corpus')
const ajv = new Ajv2020({ strict: false })

/** What each recorded payload is; `-` is a moment that means nothing by itself. */
const RECORDED: Readonly<Record<Exclude<HostId, 'claude-code'>, Readonly<Record<string, EventName | '-'>>>> = {
  codex: {
    'PostCompact.auto': 'PostCompact',
    'PostCompact.manual': 'PostCompact',
    PostToolUse: 'PostToolUse',
    'PreCompact.auto': 'PreCompact',
    'PreCompact.manual': 'PreCompact',
    PreToolUse: 'PreToolUse',
    SessionEnd: 'SessionEnd',
    'SessionStart.compact': 'SessionStart',
    'SessionStart.resume': 'SessionStart',
    'SessionStart.startup': 'SessionStart',
    Stop: 'Stop',
    UserPromptSubmit: 'UserPromptSubmit',
  },
  'gemini-cli': {
    AfterAgent: 'Stop',
    AfterModel: '-',
    AfterTool: 'PostToolUse',
    BeforeAgent: 'UserPromptSubmit',
    BeforeModel: '-',
    BeforeTool: 'PreToolUse',
    BeforeToolSelection: '-',
    'PreCompress.auto': '-',
    SessionEnd: 'SessionEnd',
    'SessionStart.startup': 'SessionStart',
  },
  'qwen-code': {
    InstructionsLoaded: 'InstructionsLoaded',
    MessageDisplay: 'MessageDisplay',
    Notification: 'Notification',
    'PostCompact.auto': 'PostCompact',
    'PostCompact.manual': 'PostCompact',
    PostToolBatch: 'PostToolBatch',
    PostToolUse: 'PostToolUse',
    'PreCompact.auto': 'PreCompact',
    'PreCompact.manual': 'PreCompact',
    PreToolUse: 'PreToolUse',
    'SessionStart.compact': 'SessionStart',
    'SessionStart.resume': 'SessionStart',
    'SessionStart.startup': 'SessionStart',
    Stop: 'Stop',
    UserPromptSubmit: 'UserPromptSubmit',
    'UserPromptSubmit.toolResultContinuation': '-',
  },
  opencode: {
    'chat.headers': '-',
    'chat.message': 'UserPromptSubmit',
    'chat.params': '-',
    'event.session.compacted': 'PostCompact',
    'event.session.created': '-',
    'event.session.idle': 'Stop',
    'experimental.chat.messages.transform': '-',
    'experimental.chat.system.transform': 'SessionStart',
    'experimental.compaction.autocontinue': '-',
    'experimental.session.compacting': 'PreCompact',
    'experimental.text.complete': '-',
    'plugin.init': '-',
    'shell.env': '-',
    'tool.execute.after': 'PostToolUse',
    'tool.execute.before': 'PreToolUse',
  },
  'copilot-cli': {
    agentStop: 'Stop',
    permissionRequest: 'PermissionRequest',
    postToolUse: 'PostToolUse',
    'preCompact.auto': 'PreCompact',
    preToolUse: 'PreToolUse',
    sessionEnd: 'SessionEnd',
    'sessionStart.new': 'SessionStart',
    userPromptSubmitted: 'UserPromptSubmit',
    'pascal/CLPreToolUse': 'PreToolUse',
    'pascal/CLSessionStart': 'SessionStart',
    'pascal/PPostToolUse': 'PostToolUse',
    'pascal/PPreToolUse': 'PreToolUse',
    'pascal/PSessionEnd': 'SessionEnd',
    'pascal/PSessionStart': 'SessionStart',
    'pascal/PStop': 'Stop',
    'pascal/PUserPromptSubmit': 'UserPromptSubmit',
  },
  pi: {
    after_provider_response: '-',
    agent_before_settle: 'Stop',
    agent_end: '-',
    agent_settled: '-',
    agent_start: '-',
    before_agent_start: '-',
    before_provider_headers: '-',
    before_provider_request: '-',
    context: '-',
    'context.after-compaction': '-',
    context_with_system: '-',
    input: 'UserPromptSubmit',
    'input.rpc': 'UserPromptSubmit',
    'message_end.assistant': '-',
    'message_end.toolResult': '-',
    'message_end.user': '-',
    message_update: '-',
    provider_stream_event: '-',
    resources_discover: '-',
    'session_before_compact.manual': 'PreCompact',
    'session_before_compact.overflow': 'PreCompact',
    'session_before_compact.threshold': 'PreCompact',
    session_before_fork: '-',
    'session_before_switch.new': '-',
    'session_before_switch.resume': '-',
    'session_compact.manual': 'PostCompact',
    'session_compact.overflow': 'PostCompact',
    'session_compact.threshold': 'PostCompact',
    'session_compact_failed.cancelled': '-',
    'session_compact_failed.error': '-',
    session_info_changed: '-',
    'session_shutdown.new': 'SessionEnd',
    'session_shutdown.quit': 'SessionEnd',
    'session_shutdown.resume': 'SessionEnd',
    'session_start.fork': 'SessionStart',
    'session_start.new': 'SessionStart',
    'session_start.resume': 'SessionStart',
    'session_start.startup': 'SessionStart',
    'tool_call.bash': 'PreToolUse',
    'tool_call.edit': 'PreToolUse',
    'tool_call.mcp': 'PreToolUse',
    'tool_call.read': 'PreToolUse',
    'tool_call.write': 'PreToolUse',
    'tool_execution_end.bash': '-',
    'tool_execution_end.blocked': '-',
    'tool_execution_end.unknown-tool': '-',
    'tool_execution_start.bash': '-',
    'tool_execution_update.bash': '-',
    'tool_result.bash': 'PostToolUse',
    'tool_result.bash.failed': 'PostToolUseFailure',
    'tool_result.edit': 'PostToolUse',
    'tool_result.mcp': 'PostToolUse',
    'tool_result.read': 'PostToolUse',
    'tool_result.write': 'PostToolUse',
    turn_end: '-',
    turn_start: '-',
    user_bash: '-',
  },
  kilo: {
    'chat.headers': '-',
    'chat.message': 'UserPromptSubmit',
    'chat.message.subagent': 'UserPromptSubmit',
    'chat.params': '-',
    dispose: '-',
    'event.file.edited': '-',
    'event.message.part.delta': '-',
    'event.message.part.updated': '-',
    'event.message.part.updated.compaction': '-',
    'event.message.part.updated.compaction.manual': '-',
    'event.message.part.updated.refused': '-',
    'event.message.updated': '-',
    'event.message.updated.summary': '-',
    'event.permission.asked': '-',
    'event.permission.replied': '-',
    'event.session.compacted': 'PostCompact',
    'event.session.created': '-',
    'event.session.created.subagent': '-',
    'event.session.diff': '-',
    'event.session.drained': '-',
    'event.session.idle': 'Stop',
    'event.session.status': '-',
    'event.session.updated': '-',
    'experimental.chat.messages.transform': '-',
    'experimental.chat.messages.transform.after-compaction': '-',
    'experimental.chat.system.transform': 'SessionStart',
    'experimental.compaction.autocontinue': '-',
    'experimental.session.compacting': 'PreCompact',
    'experimental.text.complete': '-',
    'experimental.text.complete.summary': '-',
    'plugin.init': '-',
    'shell.env': '-',
    'tool.execute.after.bash': 'PostToolUse',
    'tool.execute.after.bash.failed': 'PostToolUseFailure',
    'tool.execute.after.edit': 'PostToolUse',
    'tool.execute.after.mcp': 'PostToolUse',
    'tool.execute.after.read': 'PostToolUse',
    'tool.execute.after.task': 'PostToolUse',
    'tool.execute.after.write': 'PostToolUse',
    'tool.execute.before.bash': 'PreToolUse',
    'tool.execute.before.bash.subagent': 'PreToolUse',
    'tool.execute.before.edit': 'PreToolUse',
    'tool.execute.before.mcp': 'PreToolUse',
    'tool.execute.before.read': 'PreToolUse',
    'tool.execute.before.task': 'PreToolUse',
    'tool.execute.before.write': 'PreToolUse',
  },
  'kimi-code': {
    Interrupt: '-',
    Notification: 'Notification',
    PermissionRequest: 'PermissionRequest',
    PermissionResult: '-',
    'PostCompact.auto': 'PostCompact',
    'PostCompact.manual': 'PostCompact',
    'PostToolUse.Agent': 'PostToolUse',
    'PostToolUse.Bash': 'PostToolUse',
    'PostToolUse.Edit': 'PostToolUse',
    'PostToolUse.Read': 'PostToolUse',
    'PostToolUse.Write': 'PostToolUse',
    'PostToolUse.mcp': 'PostToolUse',
    'PostToolUseFailure.Bash': 'PostToolUseFailure',
    'PostToolUseFailure.blocked': '-',
    'PreCompact.auto': 'PreCompact',
    'PreCompact.manual': 'PreCompact',
    'PreToolUse.Agent': 'PreToolUse',
    'PreToolUse.Bash': 'PreToolUse',
    'PreToolUse.Bash.subagent': 'PreToolUse',
    'PreToolUse.Edit': 'PreToolUse',
    'PreToolUse.Read': 'PreToolUse',
    'PreToolUse.Write': 'PreToolUse',
    'PreToolUse.mcp': 'PreToolUse',
    'SessionEnd.exit': 'SessionEnd',
    'SessionStart.resume': 'SessionStart',
    'SessionStart.startup': 'SessionStart',
    Stop: 'Stop',
    StopFailure: 'StopFailure',
    SubagentStart: 'SubagentStart',
    SubagentStop: 'SubagentStop',
    TaskStarted: '-',
    TurnStarted: '-',
    'TurnStarted.subagent': '-',
    UserPromptSubmit: 'UserPromptSubmit',
  },
  cline: {
    afterModel: '-',
    afterRun: 'Stop',
    'afterTool.failed': 'PostToolUseFailure',
    afterTool: 'PostToolUse',
    'beforeModel.after-compaction': '-',
    beforeModel: '-',
    beforeRun: 'UserPromptSubmit',
    beforeTool: 'PreToolUse',
    'onEvent.assistant-message': '-',
    'onEvent.assistant-text-delta': '-',
    'onEvent.message-added': '-',
    'onEvent.run-finished': '-',
    'onEvent.run-started': '-',
    'onEvent.status-notice.compacted': '-',
    'onEvent.status-notice.compacting': '-',
    'onEvent.tool-finished': '-',
    'onEvent.tool-started': '-',
    'onEvent.tool-updated': '-',
    'onEvent.turn-finished': '-',
    'onEvent.turn-started': '-',
    'onEvent.usage-updated': '-',
    setup: '-',
  },
}

/** Their files of ours pick what they hand over, and know no limit of the host's. */
const IN_PROCESS: readonly HostId[] = ['opencode', 'pi', 'kilo', 'cline']
/** Payloads of calls that are no command. */
const NO_COMMAND = /\.(agent|edit|read|write|mcp|task)\b|^(beforeTool|afterTool)$/i

const OTHERS = HOST_IDS.filter((id) => id !== 'claude-code')

for (const id of OTHERS) {
  const host = await HOSTS[id]()
  const folder = join(corpus, id, host.testedVersion)
  const recorded = RECORDED[id]
  const environment = readJson(join(folder, '_env.json')) as Environment

  describe(`${host.title} ${host.testedVersion}, as it was recorded`, () => {
    test('every payload is expected here, and every expected one is there', () => {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json') && !name.startsWith('_'))
        .map((name) => name.slice(0, -'.json'.length))
      expect(names.sort()).toEqual(Object.keys(recorded).sort())
    })

    test.each(Object.entries(recorded))('%s becomes %s, and nothing in it is unknown', (name, expected) => {
      const decoded = decodeFile(host, folder, name, environment)
      if (expected === '-') {
        expect(decoded).toMatchObject({ ok: false, quiet: true })
        return
      }
      if (!decoded.ok) throw new Error(decoded.reason)
      const { event, unknown = [] } = decoded
      expect(event.name).toBe(expected)
      expect(unknown).toEqual([])
      expect(host.carries[expected]).toBeDefined()
      expect(event.sessionId.length).toBeGreaterThan(8)
      expect(event.cwd).not.toBe('')
      if ('toolName' in event && !NO_COMMAND.test(name))
        expect(event).toMatchObject({ toolName: 'Bash', toolInput: { command: expect.any(String) } })
      if (event.name === 'PreToolUse') expect(event.toolUseId).toEqual(expect.any(String))
      if (event.name === 'PostToolUse' && !NO_COMMAND.test(name))
        expect(event.toolOutput).toMatchObject({ stdout: expect.any(String), stderr: '' })
      if (event.name === 'UserPromptSubmit') expect(event.prompt.length).toBeGreaterThan(0)
    })

    test('a field that a newer client adds is kept and named; an event that nobody knows is named and no error', () => {
      const [name = ''] = Object.entries(recorded).find(([, event]) => event === 'PreToolUse') ?? []
      const payload = readJson(join(folder, `${name}.json`)) as Record<string, unknown>
      const input = IN_PROCESS.includes(id) ? payload : { ...payload, brand_new_field: 1 }
      const found = host.decode(input, environment, wordOf(name))
      if (!IN_PROCESS.includes(id)) expect(found).toMatchObject({ ok: true, unknown: ['brandNewField'] })
      const renamed = { ...payload, hook_event_name: 'BrandNew', ev: 'BrandNew' }
      expect(host.decode(renamed, environment, 'BrandNew')).toMatchObject({ ok: false, unknownEvent: 'BrandNew' })
    })

    test.each([
      ['null', null],
      ['a list', []],
      ['a text', 'x'],
      ['an empty object', {}],
    ])('%s is refused, not thrown at', (_, raw) => {
      expect(host.decode(raw, {}).ok).toBe(false)
    })
  })

  describe(`what ${host.title} is answered`, () => {
    const events = eventsOf(host, folder, recorded, environment)

    test('S0.11, S2.7: with nothing to say nothing at all is printed', () => {
      for (const event of events.values()) {
        for (const outcome of [
          {},
          { context: '' },
          { notice: '' },
          { instructions: '' },
          { keepGoing: '' },
          { reason: 'r' },
        ]) {
          expect(host.encode(event, outcome).stdout).toBe('')
        }
      }
    })

    test('every answer fits what the host accepts, to the last field', () => {
      for (const [name, event] of events) {
        const schema = ANSWERS[id]?.[name]
        const validate = schema && ajv.compile(schema)
        for (const outcome of outcomes()) {
          const { stdout } = host.encode(event, outcome)
          if (stdout === '') continue
          if (!validate) throw new Error(`${id} is answered at ${name}, where nothing is honoured: ${stdout}`)
          const answer: unknown = JSON.parse(stdout)
          expect({ name, stdout, errors: validate(answer) ? [] : validate.errors }).toEqual({
            name,
            stdout,
            errors: [],
          })
        }
      }
    })

    test('what is carried is said, and what is not carried is dropped by name and says nothing', () => {
      for (const [name, event] of events) {
        const carried = host.carries[name] ?? []
        for (const power of POWERS) {
          // An input is rewritten at a permission only together with the permission.
          const granted = name === 'PermissionRequest' && power === 'updatedInput' && carried.includes(power)
          const outcome: Outcome = { ...only(power), ...(granted && { decision: 'allow' }) }
          const { stdout, dropped } = host.encode(event, outcome)
          expect({ name, power, dropped }).toEqual({ name, power, dropped: carried.includes(power) ? [] : [power] })
          if (!carried.includes(power)) expect({ name, power, stdout }).toEqual({ name, power, stdout: '' })
          else expect({ name, power, silent: stdout === '' }).toEqual({ name, power, silent: false })
        }
      }
    })

    test('a text longer than the host takes is cut, and stays whole JSON', () => {
      for (const event of events.values()) {
        const long = 'é'.repeat(40_000)
        const { stdout } = host.encode(event, { context: long, keepGoing: long, instructions: long })
        if (stdout !== '') expect(() => JSON.parse(stdout)).not.toThrow()
        if (!IN_PROCESS.includes(id)) expect(stdout.length).toBeLessThan(20_000)
      }
    })
  })
}

describe('every host', () => {
  test.each([...HOST_IDS])('%s can be installed, and says what it does about a compaction', async (id) => {
    const [host, installer] = await Promise.all([HOSTS[id](), INSTALLERS[id]()])
    expect(installer.id).toBe(host.id)
    expect(host.testedVersion).toMatch(/^\d+\.\d+\.\d+$/)
    for (const way of Object.values(host.compaction)) expect(way).not.toBe('')
    for (const name of Object.keys(host.carries)) expect(Object.keys(EVENTS)).toContain(name)
  })
})

function decodeFile(host: Host, folder: string, name: string, environment: Environment): Decoded {
  return host.decode(readJson(join(folder, `${name}.json`)), environment, host.id === 'kilo' ? undefined : wordOf(name))
}

/** The other dialect of Copilot CLI names its event in the payload. */
function wordOf(name: string): string | undefined {
  if (name.startsWith('pascal/')) return undefined
  return /^(event\.|experimental\.|chat\.|tool\.|plugin\.|shell\.)/.test(name) ? name : basename(name).split('.')[0]
}

/** One event of each kind that was recorded, and failures made from what a failing command says. */
function eventsOf(
  host: Host,
  folder: string,
  recorded: Readonly<Record<string, EventName | '-'>>,
  environment: Environment,
): Map<EventName, Event> {
  const events = new Map<EventName, Event>()
  for (const [name, expected] of Object.entries(recorded)) {
    const decoded = expected === '-' ? undefined : decodeFile(host, folder, name, environment)
    if (decoded?.ok && !name.startsWith('pascal/')) events.set(decoded.event.name, decoded.event)
  }
  const sample = events.get('PreToolUse') ?? { sessionId: 's', cwd: '/' }
  for (const name of Object.keys(host.carries) as EventName[]) {
    if (!events.has(name)) events.set(name, { ...sample, ...EVENTS[name].examples.input[0], name } as unknown as Event)
  }
  return events
}

function only(power: Power): Outcome {
  if (isDecision(power)) return { decision: power, reason: 'a reason' }
  if (power === 'updatedInput') return { updatedInput: { command: 'true' } }
  if (power === 'updatedOutput') return { updatedOutput: { stdout: 'other' } }
  return { [power]: `<${power}>` }
}

function outcomes(): Outcome[] {
  const single = POWERS.map(only)
  const decisions: (Decision | undefined)[] = [undefined, 'allow', 'ask', 'deny', 'block']
  const all: Outcome = Object.assign({}, ...single)
  const { decision: _, reason: __, ...rest } = all
  const full = decisions.flatMap((decision) => [
    { ...rest, ...(decision && { decision }) },
    { ...rest, ...(decision && { decision, reason: 'a reason' }) },
    { ...(decision && { decision }) },
  ])
  return [...single, ...full].filter((outcome) => powersOf(outcome).length > 0)
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (failure) {
    if (path.endsWith('_env.json')) return {}
    throw failure
  }
}
