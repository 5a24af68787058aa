import { rulesIn } from '../../base/typed/judge.ts'
import { looksLikeOrder } from '../../base/typed/orders.ts'
import { isMarked, mark } from '../../journal/marks.ts'
import { isUnder, kindOf } from '../store/kinds.ts'
import { COLUMNS, type Desk, detailsOf, type Memory } from '../store/record.ts'
import { revise } from '../store/store.ts'
import { outlives } from './decided/outlives.ts'
import type { TextDetails } from './texts.ts'

/**
 * What an earlier version learned is judged by today's rules, once in a store: what does not hold is set aside (archived), not deleted.
 * Run by commands, and when a session ends.
 */
export function judgeAnew(desk: Desk): number {
  const { sql, now } = desk
  if (isMarked(sql, JUDGED)) return 0
  const rows = sql.all<Memory>(
    `SELECT ${COLUMNS} FROM memories WHERE status = 'active' AND author IN ('auto', 'import')
       AND (${SAID})`,
  )
  let aside = 0
  for (const memory of rows) {
    if (!isOfEarlier(memory) || stillHolds(memory)) continue
    revise(desk, memory, { status: 'archived', author: memory.author })
    aside++
  }
  mark(sql, JUDGED, now)
  return aside
}

/**
 * What today's rules learned carries the words it was learned from, and was judged in the prompt they stood in: the sentence alone may
 * say less. What was brought in from a file on purpose is not ours to judge.
 */
function isOfEarlier(memory: Memory): boolean {
  return memory.origin.startsWith('session ') && detailsOf<TextDetails>(memory).words === undefined
}

/** Whether it would be learned today: the person's word as the person's, an agent's as an agent's. */
function stillHolds({ uri, content, trust }: Memory): boolean {
  if (trust === 'user')
    return rulesIn(content).some(({ scope, sure, ends }) => scope === 'lasting' && sure && !ends?.isBare)
  return !looksLikeOrder(content) && kindOf(uri) === 'decision' && outlives(content)
}

const SAID = (['convention', 'preference', 'fact', 'decision'] as const)
  .map((kind) => `(${isUnder(kind)})`)
  .join(' OR ')
/** Another name when the rules see more than they did: what they have not judged is judged then. */
const JUDGED = 'memory judged by the rules of 0327'
