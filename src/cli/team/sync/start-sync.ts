import { resolve } from 'node:path'
import { startDetached } from '../../../platform/start-detached.ts'
import type { Call } from '../../command.ts'

/** What was approved goes at once, and nobody waits for it. false: it was not started, and the next session does it. */
export function startSync(call: Pick<Call, 'environment' | 'cwd' | 'value'>): boolean {
  if (call.environment.THROUGHLINE_NO_SYNC === '1') return false
  return startDetached(['sync', '--once', '--quiet'], resolve(call.cwd, call.value('project') ?? '.'))
}
