import { statusLineInput } from '../../hosts/claude-code/statusline.ts'
import { readInput } from '../../platform/io.ts'
import type { Sql } from '../../storage/sql.ts'
import { featureOf } from '../../workflow/feature/load.ts'
import { watchedWorkflow } from '../../workflow/feature/store.ts'
import { currentStage } from '../../workflow/state.ts'
import type { Words } from '../../workflow/texts/hint.ts'
import { progressOf } from '../../workflow/texts/progress.ts'
import type { Call, Command } from '../command.ts'
import { languageOf } from '../language.ts'
import { longGlance } from '../store.ts'
import { reading } from './tools.ts'

/** Drawn over and over by the host: never an error, never more than a line, and nothing is waited for. */
export const statusline: Command = {
  examples: ['throughline statusline', 'throughline install --statusline'],
  prints: ['statusline'],
  async run(call) {
    const input = await readInput(INPUT_MS)
    const { sessionId, project, contextUse } = statusLineInput(input.ok ? input.text : '')
    const found = await lineOf(call, sessionId, project)
    const json = { ...found, contextUse: contextUse ?? null }
    return { text: textOf(json, await languageOf(call)), json }
  },
}

const INPUT_MS = 300

interface Line {
  workflow: string | null
  status: string | null
  progress: { bar: string; completed: number; total: number } | null
  stage: string | null
  agents: readonly string[]
  tasks: { feature: string; checked: number; total: number } | null
  epoch: number | null
  contextUse: number | null
}

const EMPTY: Line = {
  workflow: null,
  status: null,
  progress: null,
  stage: null,
  agents: [],
  tasks: null,
  epoch: null,
  contextUse: null,
}

/** A store that is busy or broken is the doctor's business; the line is drawn again in a moment. */
async function lineOf(call: Call, sessionId: string | undefined, project: string | undefined): Promise<Line> {
  const line = await longGlance(call.paths, 100, async (sql): Promise<Line> => {
    const session = sessionId ? sessionRow(sql, sessionId) : newestHere(sql, project ?? call.cwd)
    const stored = session && watchedWorkflow(sql, session.session)
    const folder = stored?.project ?? session?.project ?? project ?? call.cwd
    const feature = await featureOf({ ...reading(sql, call), note: () => undefined }, folder, stored?.state.featureName)
    return {
      workflow: stored?.state.key ?? null,
      status: stored?.state.status ?? null,
      progress: stored ? progressOf(stored.state) : null,
      stage: (stored && currentStage(stored.state)?.key) ?? null,
      agents: stored?.state.agents.map(({ name }) => name) ?? [],
      tasks: feature?.tasks.total
        ? { feature: feature.name, checked: feature.tasks.checked, total: feature.tasks.total }
        : null,
      epoch: session?.epoch ?? null,
      contextUse: null,
    }
  })
  return line ?? EMPTY
}

interface Known {
  session: string
  project: string
  epoch: number
}

function sessionRow(sql: Sql, session: string): Known | undefined {
  return sql.get<Known>("SELECT session, project, epoch FROM sessions WHERE session = ? AND agent = ''", session)
}

function newestHere(sql: Sql, project: string): Known | undefined {
  return sql.get<Known>(
    `SELECT session, project, epoch FROM sessions WHERE agent = '' AND (project = ?1 OR cwd = ?1) ORDER BY last_at DESC LIMIT 1`,
    project,
  )
}

function textOf(line: Line, { messages: { commands } }: Pick<Words, 'messages'>): string {
  const { workflow, status, progress, stage, agents, tasks, epoch, contextUse } = line
  const at = stage && agents.length === 0 ? ` ${stage}` : ''
  const parts = [
    workflow && progress
      ? `${workflow} ${progress.bar} ${progress.completed}/${progress.total}${at}${status === 'active' ? '' : ` (${status})`}`
      : undefined,
    agents.length > 0 ? `⏳ ${[...new Set(agents)].join(', ')}${stage ? ` (${stage})` : ''}` : undefined,
    tasks ? `📋 ${tasks.checked}/${tasks.total}` : undefined,
    contextUse === null ? undefined : commands.contextUse({ percent: contextUse }),
    epoch ? commands.compactions({ count: epoch }) : undefined,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(' · ') : 'throughline'
}
