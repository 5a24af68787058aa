import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { continuity } from '../../src/continuity/feature/feature.ts'
import { fold } from '../../src/engine/answer/fold.ts'
import { enter } from '../../src/hook/in/hear.ts'
import { shellChange } from '../../src/hook/ports/shell-change.ts'
import { journalRow } from '../../src/hook/store/keep.ts'
import { claudeCode } from '../../src/hosts/claude-code/index.ts'
import { payloadOf } from '../../src/hosts/claude-code/wire.ts'
import { recordEvent } from '../../src/journal/record-event.ts'
import { query } from '../../src/journal/timeline.ts'
import type { Language } from '../../src/messages/index.ts'
import { files } from '../../src/platform/files/file-port.ts'
import { fileWriter } from '../../src/platform/files/file-writer.ts'
import { hasFile } from '../../src/platform/files/reading.ts'
import { REDACTOR } from '../../src/platform/redact.ts'
import { DEFAULTS } from '../../src/platform/settings/defaults.ts'
import type { EventName } from '../../src/protocol/event.ts'
import { EVENTS } from '../../src/protocol/events/index.ts'
import {
  type HandlerAnswer,
  isCommit,
  isLater,
  isSoon,
  type Moment,
  type Step,
  type Thought,
} from '../../src/protocol/handler.ts'
import type { Outcome } from '../../src/protocol/outcome.ts'
import { plainlyReads } from '../../src/rules/read-only/plainly-reads.ts'
import type { Sql } from '../../src/storage/sql.ts'
import { workflowBlocks } from '../../src/workflow/feature/blocks.ts'
import type { ShellEvent } from '../../src/workflow/feature/context.ts'
import { workflow } from '../../src/workflow/feature/feature.ts'
import { newestWorkflow } from '../../src/workflow/feature/store.ts'
import { mayHaveBlocks } from '../../src/workflow/feature/watched.ts'
import type { State } from '../../src/workflow/state.ts'
import { memoryStore } from './store.ts'

export interface Hooks {
  readonly sql: Sql
  readonly project: string
  readonly notes: string[]
  /** What the host keeps of which call started which agent, by the agent's id. */
  readonly sentBy: Map<string, string>
  /** The clock; every event moves it on by a second. */
  now: number
  /** Fires an event at workflow and continuity as the hook process would. */
  fire(name: EventName, fields?: Readonly<Record<string, unknown>>): Promise<Outcome>
  /** The workflow of the session. */
  state(): State
  /** Types of the timeline since the start, without those of the host's own events. */
  told(): string[]
  write(path: string, text: string): void
  read(path: string): string
  /** Sends an agent and lets it end with a report. */
  agent(name: string, report: string): Promise<Outcome>
}

export interface HooksOptions {
  readonly project: string
  readonly language?: Language
  readonly sql?: Sql
  readonly guide?: boolean
  /** As the plugin brings it, unless it is to be without. */
  readonly slash?: 'none'
  readonly continuityOn?: boolean
  readonly recoveryChars?: number
  /** Which agents the session has; all of the plugin unless it is said. */
  readonly kind?: (agent: string) => string | undefined
  readonly hasTools?: boolean
  readonly repository?: string
}

/** The handlers of workflow and continuity on a store in memory and a folder of their own, without a process in between. */
export function workflowHooks(options: HooksOptions): Hooks {
  const { project, language = 'en', sql = memoryStore() } = options
  const notes: string[] = []
  let calls = 0
  const hooks: Hooks = {
    sql,
    project,
    notes,
    sentBy: new Map(),
    now: Date.parse('2026-03-01T10:00:00Z'),
    fire,
    state() {
      const stored = newestWorkflow(sql, SESSION)
      if (!stored) throw new Error('there is no workflow')
      return stored.state
    },
    told: () =>
      query(sql, { session: SESSION })
        .filter(({ type }) => OWN.test(type))
        .map(({ type }) => type),
    write(path, text) {
      mkdirSync(dirname(join(project, path)), { recursive: true })
      writeFileSync(join(project, path), text)
    },
    read: (path) => readFileSync(join(project, path), 'utf8'),
    async agent(name, report) {
      calls++
      const [toolUseId, agentId, agentType] = [`call-${calls}`, `agent-${calls}`, `throughline:${name}`]
      const tool = { toolName: 'Agent', toolUseId, toolInput: { prompt: 'do it', subagent_type: agentType } }
      const sent = await fire('PreToolUse', tool)
      if (sent.decision === 'deny') return sent
      await fire('SubagentStart', { agentId, agentType })
      await fire('SubagentStop', { agentId, agentType, stopHookActive: false, lastAssistantMessage: report })
      return fire('PostToolUse', { ...tool, toolOutput: { status: 'completed', agentId } })
    },
  }

  async function fire(name: EventName, fields: Readonly<Record<string, unknown>> = {}): Promise<Outcome> {
    hooks.now += 1000
    const payload = payloadOf(name, { sessionId: SESSION, cwd: project, ...fields })
    const decoded = claudeCode.decode(payload, {})
    if (!decoded.ok) throw new Error(decoded.reason)
    const { event } = decoded
    const context = {
      host: 'claude-code',
      compaction: claudeCode.compaction,
      now: hooks.now,
      deadline: Date.now() + 60_000,
      sql,
      redact: REDACTOR,
      language,
      settings: {
        workflow: { enabled: true, guide: options.guide ?? false },
        continuity: {
          ...DEFAULTS.continuity,
          enabled: options.continuityOn ?? true,
          recoveryChars: options.recoveryChars ?? 2000,
        },
      },
      time: Date.now,
      files: async () => files,
      writer: async () => fileWriter,
      hasFile,
      isTrusted: async () => true,
      isAdopted: async () => true,
      kind: options.kind ?? ((agent: string) => `throughline:${agent}`),
      slash: () => (options.slash === 'none' ? undefined : '/throughline:workflow'),
      hasTools: async () => options.hasTools ?? false,
      sentBy: async ({ agentId }: { agentId?: string | undefined }) =>
        agentId ? hooks.sentBy.get(agentId) : undefined,
      role: async (agent: string) => `You are the ${agent}.`,
      plainlyReads: async (command: string) => plainlyReads(command),
      changeIn: (command: string, on: ShellEvent) => shellChange(command, on, '/home/dev'),
      repository: async () => options.repository ?? '',
      note: (message: string) => void notes.push(message),
      write: <Result>(work: (store: Sql) => Result) => sql.transaction(() => work(sql)),
      blocks: async (place: { session: string; agent: string; project: string }) =>
        mayHaveBlocks(context, place) ? workflowBlocks(context, place) : [],
    }
    const steps: Step<Sql>[] = []
    for (const feature of [continuity, workflow]) {
      const listen = feature.on[name] as ((on: typeof event, with_: typeof context) => HandlerAnswer<Sql>) | undefined
      const answer = listen?.(event, context)
      steps.push(await (isSoon(answer) ? answer.soon() : answer))
    }
    const seen = {
      event: enter(event).kept,
      host: 'claude-code',
      compaction: claudeCode.compaction,
      at: hooks.now,
      startedAt: hooks.now,
      payload: `${hooks.now}`,
    }
    const outcomes: Outcome[] = []
    const later: (() => Thought<Sql>)[] = []
    const moment = sql.transaction(() => {
      const taken = recordEvent(sql, journalRow(seen), hooks.now)
      if (taken.kind === 'double') throw new Error(`${name} was taken for a double`)
      commit(steps, taken, outcomes, later)
      return taken
    })
    while (later.length > 0) {
      const second = await Promise.all(later.splice(0).map((think) => think()))
      sql.transaction(() => commit(second, moment, outcomes, later))
    }
    return fold(EVENTS[name].fold, outcomes)
  }

  function commit(
    steps: readonly Step<Sql>[],
    moment: Moment,
    outcomes: Outcome[],
    later: (() => Thought<Sql>)[],
  ): void {
    for (const step of steps) {
      const found = isCommit(step) ? step.commit(sql, moment) : step
      if (isLater(found)) later.push(found.later)
      else if (found) outcomes.push(found)
    }
  }
  return hooks
}

export const SESSION = 'session-1'
const OWN = /^(?:workflow|stage|loop|parallel|specs|system):|^agent:(?:delegate|complete|error|orphan)|^error:fatal/
