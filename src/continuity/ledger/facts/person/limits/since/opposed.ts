import type { Ledger } from '../../../../facts.ts'
import { changeFact } from '../../../../put.ts'
import { activeLimits } from '../taken-back.ts'

/**
 * "Don't update the indexer at this time" ends "the indexer must be handled specially": the work that was demanded is not to be done. How a
 * thing has to be ("the tests must pass") holds all the more where nobody is to touch it.
 */
export function takeOpposed(ledger: Ledger, limit: string): void {
  const thing = LEAVES.exec(limit)?.[1]
  if (thing === undefined) return
  const demands = new RegExp(
    String.raw`\b(?:the|our) ${thing} (?:must|should|has to|have to|needs? to) be ${WORKED_ON}\b`,
    'i',
  )
  for (const before of activeLimits(ledger))
    if (before.text !== limit && demands.test(before.text)) changeFact(ledger, before, { status: 'superseded' })
}

const LEAVES =
  /\b(?:do not|don['’]?t|no need to)\s+(?:update|change|touch|modify|handle|extend|adapt|build)\s+(?:the|our)\s+([a-z][\w-]{3,})\b(?! \w+ (?:of|in)\b)/i
const WORKED_ON = '(?:handled|updated|changed|modified|extended|adapted|treated|supported|built)'
