import { existsSync } from 'node:fs'
import { contradictingPairs } from '../../memory/claims/contradicting-pairs.ts'
import { t } from '../../messages/people/speak.ts'
import { openStore } from '../../storage/open.ts'
import type { Call } from '../command.ts'
import type { Finding } from './finding.ts'

/** What agents and imports keep against what the person said: theirs stands, and they should know. */
export function checkMemories({ paths }: Call): Finding[] {
  if (!existsSync(paths.database)) return []
  try {
    const sql = openStore(paths.database, { busyTimeoutMs: 2000 })
    try {
      const against = contradictingPairs(sql, undefined).filter(
        ({ one, other }) => (one.trust === 'user') !== (other.trust === 'user'),
      )
      return against.length === 0
        ? []
        : [finding(against.map(({ one, other }) => (one.trust === 'user' ? one : other)))]
    } finally {
      sql.close()
    }
  } catch {
    // A store that cannot be read is told of by the check of the store.
    return []
  }
}

function finding(said: readonly { readonly uri: string }[]): Finding {
  const [first] = said
  return {
    check: 'Memory',
    state: 'note',
    detail:
      said.length === 1
        ? t`a memory that is not yours contradicts what you said in ${first?.uri}; yours stands`
        : t`memories that are not yours contradict what you said, ${said.length} times; yours stand`,
    remedy: t`throughline memory list --contradictions (with --all for every project) shows both; delete the wrong one`,
  }
}
