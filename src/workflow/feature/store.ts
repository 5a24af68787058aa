import { readColumn } from '../../base/column.ts'
import { append } from '../../journal/record-event.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import { readState } from '../read-state.ts'
import type { State } from '../state.ts'
import { apply, type ChangeEntry, type Inputs, type Transition, type TransitionResult } from '../transitions.ts'
import { SELECT_WORKFLOW, type WorkflowRow, watchedRow } from './watched.ts'

/** A workflow as it is stored. Watched: the hooks of its session still have to do with it. */
export interface Stored {
  readonly id: number
  readonly session: string
  readonly project: string
  readonly repository: string
  readonly watched: boolean
  readonly updatedAt: number
  readonly state: State
}

/** The workflow the hooks of a session have to do with. */
export function watchedWorkflow(sql: ReadSql, session: string): Stored | undefined {
  return storedOf(watchedRow(sql, session))
}

/** The same, to be called inside a transaction: one that cannot be read is set aside, so that it is in nobody's way. */
export function ownWorkflow(sql: Sql, session: string): Stored | undefined {
  const row = watchedRow(sql, session)
  const stored = storedOf(row)
  if (row && !stored) setWorkflowAside(sql, row)
  return stored
}

export function setWorkflowAside(sql: Sql, { id, session, updated_at }: WorkflowRow): void {
  sql.run('UPDATE workflows SET watched = 0, status = ? WHERE id = ?', BROKEN, id)
  const message = `workflow #${id} could not be read and was set aside`
  append(sql, { session, agent: '', at: updated_at, type: 'system:warning', data: { message } })
}

/** The newest workflow of a session that can be read, whatever became of it. */
export function newestWorkflow(sql: ReadSql, session: string): Stored | undefined {
  const rows = sql.all<WorkflowRow>(
    `${SELECT_WORKFLOW} WHERE session = ? AND status != '${BROKEN}' ORDER BY id DESC LIMIT 5`,
    session,
  )
  for (const row of rows) {
    const stored = storedOf(row)
    if (stored) return stored
  }
  return undefined
}

/** One workflow by its number. */
export function workflowById(sql: ReadSql, id: number): Stored | undefined {
  return storedOf(sql.get<WorkflowRow>(`${SELECT_WORKFLOW} WHERE id = ? AND status != '${BROKEN}'`, id))
}

/** A new workflow takes the place of the one that was watched. To be called inside a transaction. */
export function createWorkflow(sql: Sql, session: string, project: string, state: State, repository = ''): Stored {
  unwatch(sql, session)
  const row = sql.get<{ id: number }>(
    `INSERT INTO workflows (session, watched, key, status, project, repository, state, created_at, updated_at)
     VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
    session,
    state.key,
    state.status,
    project,
    repository,
    JSON.stringify(state),
    state.createdAt,
    state.createdAt,
  )
  tell(sql, session, state.createdAt, [
    { type: 'workflow:start', data: startedWith(state) },
    { type: 'loop:start', data: { workflow: state.key } },
  ])
  const id = row?.id ?? 0
  return { id, session, project, repository, watched: true, updatedAt: state.createdAt, state }
}

/** One transition, read and written together. To be called inside a transaction, with what was read in it. */
export function change<Name extends Transition>(sql: Sql, stored: Stored, name: Name, input: Inputs[Name]): Changed {
  const result = apply(stored.state, name, input)
  if (!result.ok) return { result, stored }
  // What is over is let go at once; what was stopped is watched until the person has been told.
  const watched = result.state.status === 'active' || (stored.watched && !OVER.has(result.state.status))
  const next = { ...stored, state: result.state, watched }
  if (watched && !stored.watched) unwatch(sql, stored.session)
  write(sql, next, input.at)
  tell(sql, stored.session, input.at, result.entries)
  return { result, stored: next }
}

interface Changed {
  readonly result: TransitionResult
  readonly stored: Stored
}

/** The person has been told that it stopped. */
export function letGo(sql: Sql, stored: Stored, at: number): void {
  write(sql, { ...stored, watched: false }, at)
}

export function tell(sql: Sql, session: string, at: number, entries: readonly ChangeEntry[]): void {
  for (const { type, data } of entries) append(sql, { session, agent: '', at, type, data })
}

const OVER: ReadonlySet<string> = new Set(['completed', 'aborted'])

function startedWith({ key, stages, featureName }: State) {
  const feature = featureName === null ? {} : { feature: featureName }
  return { workflow: key, stages: stages.map((stage) => stage.key), ...feature }
}

export function unwatch(sql: Sql, session: string): void {
  sql.run('UPDATE workflows SET watched = 0 WHERE session = ? AND watched = 1', session)
}

export function write(sql: Sql, { id, state, watched }: Stored, at: number): void {
  sql.run(
    'UPDATE workflows SET watched = ?, status = ?, state = ?, updated_at = ? WHERE id = ?',
    watched ? 1 : 0,
    state.status,
    JSON.stringify(state),
    at,
    id,
  )
}

function storedOf(row: WorkflowRow | undefined): Stored | undefined {
  if (!row) return undefined
  const state = readState(row.state)
  const { updated_at: updatedAt, ...kept } = row
  return state && { ...kept, updatedAt, watched: row.watched === 1, state }
}

/** A workflow that cannot be read is nobody's any more. It is kept as it is, and the doctor names it. */
export const BROKEN = 'broken'

/** What a file was read as, kept until the file changes. */
export function remembered<Content>(sql: ReadSql, path: string, mark: string): Content | undefined {
  const row = sql.get<{ content: string }>('SELECT content FROM workflow_files WHERE path = ? AND mark = ?', path, mark)
  return readColumn(row?.content, (value): value is Content => value !== null)
}

export function remember(sql: Sql, path: string, mark: string, content: unknown, at: number): void {
  sql.run(
    'INSERT OR REPLACE INTO workflow_files (path, mark, content, at) VALUES (?, ?, ?, ?)',
    path,
    mark,
    JSON.stringify(content),
    at,
  )
}

/** The feature that a person chose in a project. */
export function chosenFeature(sql: ReadSql, project: string): string | undefined {
  return sql.get<{ feature: string }>('SELECT feature FROM workflow_features WHERE project = ?', project)?.feature
}

export function chooseFeature(sql: Sql, project: string, feature: string, at: number): void {
  sql.run('INSERT OR REPLACE INTO workflow_features (project, feature, at) VALUES (?, ?, ?)', project, feature, at)
}
