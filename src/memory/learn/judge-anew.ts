import { looksLikeOrder } from '../../base/typed/orders.ts'
import { ruleIn } from '../../base/typed/rule/rule-in.ts'
import { isMarked, mark } from '../../journal/marks.ts'
import { kindOf } from '../store/kinds.ts'
import { COLUMNS, type Desk, type Memory } from '../store/record.ts'
import { revise } from '../store/store.ts'
import { outlives } from './outlives.ts'

/**
 * What an earlier version learned is judged by today's rules, once in a store: what does not hold is set aside (archived), not deleted.
 * Run by commands, never by a hook.
 */
export function judgeAnew(desk: Desk): number {
  const { sql, now } = desk
  if (isMarked(sql, JUDGED)) return 0
  const rows = sql.all<Memory>(
    `SELECT ${COLUMNS} FROM memories WHERE status = 'active' AND author IN ('auto', 'import')
       AND ((uri > 'project://conventions/' AND uri < 'project://conventions0')
         OR (uri > 'project://decisions/' AND uri < 'project://decisions0'))`,
  )
  let aside = 0
  for (const memory of rows) {
    if (stillHolds(memory)) continue
    revise(desk, memory, { status: 'archived', author: memory.author })
    aside++
  }
  mark(sql, JUDGED, now)
  return aside
}

/** Whether it would be learned today. What was brought in from a file on purpose is not ours to judge. */
function stillHolds({ uri, content, origin }: Memory): boolean {
  if (!origin.startsWith('session ')) return true
  if (looksLikeOrder(content)) return false
  if (kindOf(uri) === 'decision') return outlives(content)
  const rule = ruleIn(content)
  return rule?.scope === 'lasting' && rule.sure
}

const JUDGED = 'memory judged by the rules of 0015'
