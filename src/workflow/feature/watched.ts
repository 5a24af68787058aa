import type { AllSettings } from '../../base/settings-table.ts'
import type { ReadSql } from '../../storage/sql.ts'

/** What the look-up needs; one object a hook. */
export interface Looking {
  readonly sql: ReadSql
}

let asked: Looking | undefined
let isKnown = false

/**
 * Whether a workflow of this session wants to hear about it: the one look-up that a session without a workflow pays for, once a
 * hook however many ask.
 */
export function isWatched(context: Looking, session: string): boolean {
  if (asked === context) return isKnown
  isKnown = watchedRow(context.sql, session) !== undefined
  asked = context
  return isKnown
}

/** A workflow as it lies in the store. */
export interface WorkflowRow {
  readonly id: number
  readonly session: string
  readonly project: string
  readonly repository: string
  readonly watched: number
  readonly state: string
  readonly updated_at: number
}

export const SELECT_WORKFLOW = 'SELECT id, session, project, repository, watched, state, updated_at FROM workflows'

/** One statement for whoever asks whether there is one and whoever reads it: it is made ready once. */
export function watchedRow(sql: ReadSql, session: string): WorkflowRow | undefined {
  return sql.get<WorkflowRow>(WATCHED, session)
}

const WATCHED = `${SELECT_WORKFLOW} WHERE session = ? AND watched = 1`

/** Whether a new session has to do with a workflow: one of its own, or one that was left unfinished somewhere. */
export function mayBeOffered({ sql }: Looking, session: string): boolean {
  return (
    sql.get(
      `SELECT 1 AS yes FROM workflows
       WHERE (session = ? AND watched = 1) OR status IN ('active', 'stopped', 'failed') LIMIT 1`,
      session,
    ) !== undefined
  )
}

/** A prompt that says nothing but to go on. Its length is looked at first: most prompts are longer. */
export function saysGoOn(prompt: string): boolean {
  if (prompt.length > 24) return false
  let plain = prompt.trim().toLowerCase()
  while (ENDS.includes(plain.slice(-1)) && plain !== '') plain = plain.slice(0, -1)
  return GO_ON.includes(plain)
}

const ENDS = '.!。！ '
const GO_ON: readonly string[] = [
  ...['go on', 'continue', 'resume', 'carry on', 'keep going', 'proceed', 'go on please', 'please go on'],
  ...['please continue', 'continue please', 'ok go on', 'ok, go on', 'ok continue', 'yes, go on', 'yes, continue'],
  ...['繼續', '請繼續', '繼續吧', '繼續執行', '接手', '继续', '请继续', '继续吧', '继续执行'],
]

interface Asking extends Looking {
  readonly settings: Pick<AllSettings, 'workflow'>
  hasFile(folder: string, pattern: string): boolean
}

/** Whether the recovery could be given lines at all: looked at before anything is loaded for them. */
export function mayHaveBlocks(context: Asking, place: { session: string; agent: string; project: string }): boolean {
  if (!context.settings.workflow.enabled || place.agent !== '') return false
  return isWatched(context, place.session) || hasTaskList(context, place.project)
}

export function hasTaskList(context: Pick<Asking, 'hasFile'>, project: string): boolean {
  return context.hasFile(`${project}/specs/features/in-progress`, '*/tasks.md')
}
