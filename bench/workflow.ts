import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { EventName } from '../src/protocol/event.ts'
import { openStore } from '../src/storage/open.ts'
import type { Sql } from '../src/storage/sql.ts'
import { BUILT_IN } from '../src/workflow/definition/registry.ts'
import { createWorkflow } from '../src/workflow/feature/store.ts'
import { newState, type State } from '../src/workflow/state.ts'
import { apply } from '../src/workflow/transitions.ts'
import { type Bench, floorSubject, hookRun } from './lib/bench.ts'
import { interleaved, p50, ran, type Subject } from './lib/measure.ts'
import { writeTranscript } from './lib/transcript.ts'

interface Case {
  readonly name: string
  readonly event: EventName
  readonly workflow: string
  /** What the person said before it, in the same turn. */
  readonly prompt?: string
  fields(n: number): Record<string, unknown>
}

const CASES: readonly Case[] = [
  {
    name: 'Stop',
    event: 'Stop',
    workflow: 'quick',
    fields: (n) => ({ stopHookActive: false, lastAssistantMessage: `Turn ${n} is done.` }),
  },
  {
    name: 'Stop, prompt',
    event: 'Stop',
    workflow: 'quick',
    prompt: 'Add a retry with backoff to the client, and keep the tests green.',
    fields: (n) => ({ stopHookActive: false, lastAssistantMessage: `Turn ${n} is done.` }),
  },
  {
    name: 'Stop, rule',
    event: 'Stop',
    workflow: 'quick',
    prompt: 'Add a retry to the client. We always use pnpm here.',
    fields: (n) => ({ stopHookActive: false, lastAssistantMessage: `Turn ${n} is done.` }),
  },
  {
    name: 'PreToolUse',
    event: 'PreToolUse',
    workflow: 'quick',
    fields: (n) => ({
      toolName: 'Agent',
      toolUseId: `a${n}`,
      toolInput: { prompt: 'do it', subagent_type: 'developer' },
    }),
  },
  {
    name: 'of a reviewer',
    event: 'PreToolUse',
    workflow: 'review-only',
    fields: (n) => ({
      toolName: 'Bash',
      toolUseId: `r${n}`,
      toolInput: { command: 'git diff main...HEAD -- src/cart.ts | head -200' },
      agentId: 'reviewer',
      agentType: 'code-reviewer',
    }),
  },
]

/** off: the setting is false. none: a session without a workflow. active: one with a workflow at its first stage. */
const WAYS = ['off', 'none', 'active'] as const

/**
 * At most 1.4 times the floor with a workflow, and 1.1 times the same hook with the feature off without one. What the end of a turn has to
 * learn from what was said in it comes on top, and stands in rows of its own.
 */
export function benchWorkflow(bench: Bench): void {
  const { place, rounds } = bench
  const stores: Sql[] = []
  const transcriptPath = join(place, 'workflow.jsonl')
  writeTranscript(transcriptPath, 100 * 1024)
  const subjects = CASES.flatMap(({ name, event, workflow, prompt, fields }) =>
    WAYS.map((way): Subject => {
      const home = join(place, `workflow-${name.replaceAll(/\W+/g, '-')}-${way}`)
      let reset: (() => void) | undefined
      return {
        name: `${name} ${way}`,
        prepare(n) {
          reset?.()
          reset ??= way === 'active' ? activeIn(home, place, stores, workflow) : () => undefined
          const session = { sessionId: 'bench', cwd: place, ...(prompt && { transcriptPath }) }
          if (prompt) ran(hookRun(place, home, 'UserPromptSubmit', { ...session, prompt, promptId: `p${n}` }))
          const run = hookRun(place, home, event, { ...session, ...fields(n) })
          return { ...run, env: { ...run.env, ...(way === 'off' && { THROUGHLINE_WORKFLOW_ENABLED: 'false' }) } }
        },
      }
    }),
  )
  const floor = floorSubject(bench, (n) => ({ session_id: 'bench', hook_event_name: 'Stop', turn: n }))
  // Once, so that no timed run creates a store.
  interleaved(
    subjects.filter(({ name }) => !name.endsWith('active')).map((s) => ({ ...s, prepare: () => s.prepare(-1) })),
    1,
  )
  const times = interleaved([floor, ...subjects], rounds)
  for (const sql of stores) sql.close()
  const middle = (name: string) => p50(times[name])
  console.log(`\nWith and without a workflow, ${rounds} rounds, interleaved (milliseconds)`)
  console.log('                           p50   x floor   at most    x off   at most')
  for (const { name: event } of CASES) {
    for (const way of WAYS) {
      const own = middle(`${event} ${way}`)
      const [toFloor, toOff] = [own / middle('floor'), own / middle(`${event} off`)]
      const floorBar = way === 'active' && !isAfterWords(event) ? `1.4 ${toFloor <= 1.4 ? 'ok' : 'OVER'}` : ''
      const offBar = way === 'none' ? `1.1 ${toOff <= 1.1 ? 'ok' : 'OVER'}` : ''
      console.log(
        `${`${event} ${way}`.padEnd(22)} ${cell(own)}  ${cell(toFloor)}x  ${floorBar.padEnd(8)} ${cell(toOff)}x  ${offBar}`,
      )
    }
  }
}

/** A store with a workflow, and what puts it back to its first stage; kept open, so that no run pays for a fresh log file. */
function activeIn(home: string, project: string, stores: Sql[], key: string): () => void {
  const state = stateOf(key)
  mkdirSync(home, { recursive: true })
  const sql = openStore(join(home, 'throughline.db'), { busyTimeoutMs: 5000 })
  stores.push(sql)
  sql.transaction(() => createWorkflow(sql, 'bench', project, state))
  return () => void sql.run('UPDATE workflows SET watched = 1, state = ?', JSON.stringify(state))
}

/** At its first stage; a review with its agent at work. */
function stateOf(key: string): State {
  const at = Date.now()
  const state = newState(BUILT_IN, { key, at })
  if (!state) throw new Error(`${key} is a workflow`)
  if (key !== 'review-only') return state
  const sent = apply(state, 'agent-delegate', { at, call: 'c', name: 'code-reviewer', stage: 'REVIEW' })
  const linked = sent.ok && apply(sent.state, 'agent-link', { at, name: 'code-reviewer', agentId: 'reviewer' })
  if (!linked || !linked.ok) throw new Error('the reviewer is not at work')
  return linked.state
}

function isAfterWords(name: string): boolean {
  return CASES.some((one) => one.name === name && one.prompt !== undefined)
}

const cell = (value: number) => value.toFixed(2).padStart(7)
