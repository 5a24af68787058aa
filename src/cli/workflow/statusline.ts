import { existsSync } from 'node:fs'
import { statusLineInput } from '../../hosts/claude-code/statusline.ts'
import { readInput } from '../../platform/io.ts'
import { openStore } from '../../storage/open.ts'
import type { Sql } from '../../storage/sql.ts'
import { featureOf } from '../../workflow/feature/load.ts'
import { watchedWorkflow } from '../../workflow/feature/store.ts'
import { progressOf } from '../../workflow/texts/progress.ts'
import type { Call, Command } from '../command.ts'
import { reading } from './tools.ts'

/** Drawn over and over by the host: never an error, never more than a line, and nothing is waited for. */
export const statusline: Command = {
  examples: ['throughline statusline', 'throughline install --statusline'],
  async run(call) {
    const input = await readInput(INPUT_MS)
    const { sessionId, project } = statusLineInput(input.ok ? input.text : '')
    const json = existsSync(call.paths.database) ? await lineOf(call, sessionId, project) : EMPTY
    return { text: textOf(json), json }
  },
}

const INPUT_MS = 300

interface Line {
  workflow: string | null
  status: string | null
  progress: { bar: string; completed: number; total: number } | null
  tasks: { feature: string; checked: number; total: number } | null
  epoch: number | null
}

const EMPTY: Line = { workflow: null, status: null, progress: null, tasks: null, epoch: null }

async function lineOf(call: Call, sessionId: string | undefined, project: string | undefined): Promise<Line> {
  let sql: Sql | undefined
  try {
    sql = openStore(call.paths.database, { busyTimeoutMs: 100 })
    const session = sessionId ? sessionRow(sql, sessionId) : newestHere(sql, project ?? call.cwd)
    const stored = session && watchedWorkflow(sql, session.session)
    const folder = stored?.project ?? session?.project ?? project ?? call.cwd
    const feature = await featureOf({ ...reading(sql, call), note: () => undefined }, folder, stored?.state.featureName)
    return {
      workflow: stored?.state.key ?? null,
      status: stored?.state.status ?? null,
      progress: stored ? progressOf(stored.state) : null,
      tasks: feature?.tasks.total
        ? { feature: feature.name, checked: feature.tasks.checked, total: feature.tasks.total }
        : null,
      epoch: session?.epoch ?? null,
    }
  } catch {
    // A store that is busy or broken is the doctor's business; the line is drawn again in a moment.
    return EMPTY
  } finally {
    sql?.close()
  }
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

function textOf({ workflow, status, progress, tasks, epoch }: Line): string {
  const parts = [
    workflow && progress
      ? `${workflow} ${progress.bar} ${progress.completed}/${progress.total}${status === 'active' ? '' : ` (${status})`}`
      : undefined,
    tasks ? `📋 ${tasks.checked}/${tasks.total}` : undefined,
    epoch ? `epoch ${epoch}` : undefined,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(' · ') : 'throughline'
}
