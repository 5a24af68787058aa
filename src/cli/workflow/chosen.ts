import { existsSync } from 'node:fs'
import { openStore } from '../../storage/open.ts'
import type { Sql } from '../../storage/sql.ts'
import { change, chooseFeature, chosenFeature, newestWorkflow } from '../../workflow/feature/store.ts'
import { type Call, CommandError } from '../command.ts'
import { workflowSession } from './session.ts'

/** The feature that was chosen in this folder; nothing is made to find it out. */
export function chosenHere({ paths, cwd }: Call): string | undefined {
  if (!existsSync(paths.database)) return undefined
  try {
    const sql = openStore(paths.database, { busyTimeoutMs: 500 })
    try {
      return chosenFeature(sql, cwd)
    } finally {
      sql.close()
    }
  } catch {
    // A store that cannot be opened is the doctor's business; the first feature by name is shown then.
    return undefined
  }
}

/** Remembers the choice. A workflow that is under way here without a feature gets it: a person says so. Says which. */
export function giveFeature(sql: Sql, call: Call, feature: string): string | undefined {
  return sql.transaction(() => {
    chooseFeature(sql, call.cwd, feature, call.now)
    const stored = sessionHere(sql, call)
    if (!stored || stored.state.featureName !== null || stored.project !== call.cwd) return undefined
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
