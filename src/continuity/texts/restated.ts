import { anchorName, anchorsOf } from '../../base/names.ts'
import type { Held } from '../compose/held.ts'
import { isStep } from '../compose/parts/word-lines.ts'
import type { Fact } from '../ledger/facts.ts'

/** A short request of one sentence that lays nothing down, in the summary's own words; what it names stands there or in what was told. */
export function isRestated(goal: Fact | undefined, own: string, summary: Held, told: Held): boolean {
  if (goal?.kind !== 'goal' || goal.answers !== '' || goal.object !== '' || own.length > SHORT_REQUEST) return false
  if (!(isStep(own) || REQUESTS.test(own)) || LAYS_DOWN.test(own) || /[?？]$/.test(own)) return false
  const isNamed = (name: string) => summary.names([name]) || told.names([name])
  return [...anchorsOf(own)].map(anchorName).every(isNamed) && summary.restates(own)
}

const REQUESTS =
  /^(?:(?:ok(?:ay)?|yes|now|and|please|so|also|then|next)[,.]? )*(?:can you |could you |let['’]?s )?(?:add|remove|rename|move|change|update|make|write|drop|delete|fix|mend|put|replace|extract|split|revert|implement|deploy|document|translate|migrate|port|build|create|refactor|clean|set up|upgrade|convert|wire|tidy)\b/i
const LAYS_DOWN =
  /\b(?:not|never|always|only|instead|rather|prefer|avoid|without|must|but|unless|until|before|after|at (?:least|most)|no)\b|n['’]t\b|\d/i
const SHORT_REQUEST = 70
