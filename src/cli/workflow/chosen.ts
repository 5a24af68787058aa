import type { Sql } from '../../storage/sql.ts'
import { holderOf } from '../../workflow/feature/lease.ts'
import { change, chooseFeature, chosenFeature, newestWorkflow } from '../../workflow/feature/store.ts'
import { type Call, CommandError } from '../command.ts'
import { glance } from '../store.ts'
import { workflowSession } from './session.ts'

/** The feature that was chosen in this folder; nothing is made to find it out. */
export function chosenHere({ paths, cwd }: Call): string | undefined {
  return glance(paths, 500, (sql) => chosenFeature(sql, cwd))
}

/** Remembers the choice. A workflow that is under way here without a feature gets it: a person says so. Says which. */
export function giveFeature(sql: Sql, call: Call, feature: string): string | undefined {
  return sql.transaction(() => {
    chooseFeature(sql, call.cwd, feature, call.now)
    const stored = sessionHere(sql, call)
    if (!stored || stored.state.featureName !== null || stored.project !== call.cwd) return undefined
    if (holderOf(sql, { feature, project: call.cwd, session: stored.session }, call.now) !== undefined) return undefined
    const { result } = change(sql, stored, 'feature', { at: call.now, name: feature })
    return result.ok ? stored.state.key : undefined
  })
}

function sessionHere(sql: Sql, call: Call) {
  try {
    return newestWorkflow(sql, workflowSession(sql, { ...call, value: () => undefined }).session)
  } catch (failure) {
    if (failure instanceof CommandError) return undefined
    throw failure
  }
}
