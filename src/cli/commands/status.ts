import { shortId } from '../../base/short-id.ts'
import type { Messages } from '../../messages/index.ts'
import { t } from '../../messages/people/speak.ts'
import { iso } from '../../platform/clock.ts'
import type { Sql } from '../../storage/sql.ts'
import { newestWorkflow } from '../../workflow/feature/store.ts'
import { completedCount, currentStage, type State } from '../../workflow/state.ts'
import { type Command, countOption } from '../command.ts'
import { languageOf } from '../language.ts'
import { listSessions, type SessionRow } from '../sessions.ts'
import { withStore } from '../store.ts'
import { table } from '../terminal/table.ts'
import { when } from '../terminal/when.ts'

export const status: Command = {
  options: {
    agents: { about: 'Show subagents too.' },
    limit: { value: 'N', about: 'How many sessions (default 20).' },
  },
  examples: ['throughline status', 'throughline status --agents --json'],
  prints: ['status'],
  run: (call) =>
    withStore(call.paths, async (sql) => {
      const limit = countOption(call, 'limit', 1, 100_000) ?? 20
      const rows = listSessions(sql, { limit, agents: call.flag('agents') })
      if (rows.length === 0) {
        const { firstSteps } = await import('../home.ts')
        return { text: [t`No sessions yet.`, await firstSteps(call)].join('\n'), json: [] }
      }
      const workflows = workflowsOf(sql, rows)
      const { messages } = await languageOf(call)
      const { offLines } = await import('../home.ts')
      const off = await offLines(call)
      const text = [textOf(rows, workflows, messages), ...(off.length > 0 ? ['', ...off] : [])].join('\n')
      return { text, json: rows.map((row) => jsonOf(row, workflows.get(row))) }
    }),
}

function textOf(
  rows: readonly SessionRow[],
  workflows: ReadonlyMap<SessionRow, WorkflowOf>,
  { workflow }: Messages,
): string {
  const led = workflows.size > 0
  const mixed = rows.some(({ host }) => host !== rows[0]?.host)
  return table(
    [
      t`SESSION`,
      ...(mixed ? [t`HOST`] : []),
      t`LAST EVENT`,
      t`EVENTS`,
      t`COMPACTED`,
      t`STATE`,
      ...(led ? [t`WORKFLOW`] : []),
      t`PROJECT`,
    ],
    rows.map((row) => [
      row.agent ? `  ${row.agentType ?? 'agent'} ${row.agent.slice(0, 8)}` : shortId(row.session),
      ...(mixed ? [row.host] : []),
      when(row.lastAt).slice(5, 16),
      String(row.events),
      String(row.epoch),
      row.endedAt ? t`ended` : t`open`,
      ...(led ? [workflowText(workflows.get(row), workflow.statuses)] : []),
      row.project,
    ]),
  )
}

function workflowText(workflow: WorkflowOf | undefined, statuses: Messages['workflow']['statuses']): string {
  if (!workflow) return ''
  const { key, stage, completed, total, status, agents } = workflow
  const at = stage ? ` ${stage}` : ''
  const by = agents.length > 0 ? ` (${agents.join(', ')})` : ''
  // How it stands comes first: a narrow terminal cuts the end.
  return `${status === 'active' ? '' : `${statuses[status]}: `}${key}${at} ${completed}/${total}${by}`
}

function jsonOf({ startedAt, lastAt, endedAt, agent, ...row }: SessionRow, workflow: WorkflowOf | undefined) {
  return {
    ...row,
    workflow: workflow ?? null,
    agent: agent || null,
    startedAt: iso(startedAt),
    lastAt: iso(lastAt),
    endedAt: endedAt ? iso(endedAt) : null,
  }
}

/** Where the workflow of a session stands, in a few words. */
interface WorkflowOf {
  readonly key: string
  readonly status: State['status']
  readonly feature: string | null
  readonly stage: string | null
  readonly completed: number
  readonly total: number
  readonly agents: readonly string[]
}

/** The workflows of sessions that are not over. */
function workflowsOf(sql: Sql, rows: readonly SessionRow[]): Map<SessionRow, WorkflowOf> {
  const found = new Map<SessionRow, WorkflowOf>()
  for (const row of rows) {
    const state = row.agent === '' ? newestWorkflow(sql, row.session)?.state : undefined
    if (!state || OVER.has(state.status)) continue
    found.set(row, {
      key: state.key,
      status: state.status,
      feature: state.featureName,
      stage: currentStage(state)?.key ?? null,
      completed: completedCount(state),
      total: state.stages.length,
      agents: state.agents.map(({ name }) => name),
    })
  }
  return found
}

const OVER: ReadonlySet<string> = new Set(['completed', 'aborted'])
