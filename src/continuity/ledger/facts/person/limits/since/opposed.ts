import type { Ledger } from '../../../../facts.ts'
import { changeFact } from '../../../../put.ts'
import { activeLimits } from '../taken-back.ts'

/** "Don't update the indexer at this time" ends "the indexer must be handled specially": what must not be worked on has nothing to meet. */
export function takeOpposed(ledger: Ledger, limit: string): void {
  const thing = LEAVES.exec(limit)?.[1]
  if (thing === undefined) return
  const demands = new RegExp(
    String.raw`\b(?:the|our) ${thing}s? (?:must|should|has to|have to|needs? to)\b(?! (?:not|never|stay|remain|keep))`,
    'i',
  )
  for (const before of activeLimits(ledger))
    if (before.text !== limit && demands.test(before.text)) changeFact(ledger, before, { status: 'superseded' })
}

const LEAVES =
  /\b(?:do not|don['’]?t|never mind|no need to|leave out)\s+(?:(?:update|change|touch|modify|handle|extend|adapt|build|do)\s+)?(?:the|our)\s+([a-z][\w-]{3,})\b(?! \w+ (?:of|in)\b)/i
