import type { Sql } from '../../storage/sql.ts'

/** What the look-up needs; one object a hook. */
export interface Looking {
  readonly sql: Sql
}

const known = new WeakMap<Looking, boolean>()

/**
 * Whether a workflow of this session wants to hear about it: the one look-up that a session without a workflow pays for, once a
 * hook however many ask.
 */
export function isWatched(context: Looking, session: string): boolean {
  const before = known.get(context)
  if (before !== undefined) return before
  const found =
    context.sql.get('SELECT 1 AS yes FROM workflows WHERE session = ? AND watched = 1', session) !== undefined
  known.set(context, found)
  return found
}

interface Asking extends Looking {
  readonly settings: { readonly workflow: { readonly enabled: boolean } }
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
