import { contradictingPairs } from '../../memory/claims/contradicting-pairs.ts'
import { t } from '../../messages/people/speak.ts'
import type { ReadSql } from '../../storage/sql.ts'
import type { Call } from '../command.ts'
import { glance } from '../store.ts'
import type { Finding } from './finding.ts'

/** What agents and imports keep against what the person said: theirs stands, and they should know. */
export function checkMemories({ paths }: Call): Finding[] {
  // A store that cannot be read is told of by the check of the store.
  return glance(paths, 2000, againstThePerson) ?? []
}

function againstThePerson(sql: ReadSql): Finding[] {
  const against = contradictingPairs(sql, undefined).filter(
    ({ one, other }) => (one.trust === 'user') !== (other.trust === 'user'),
  )
  return against.length === 0 ? [] : [finding(against.map(({ one, other }) => (one.trust === 'user' ? one : other)))]
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
