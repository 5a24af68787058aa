import { typedSentences } from '../../../../../../base/typed/index.ts'
import type { Entry } from '../../../../../transcript/entry.ts'
import type { ConstraintFact, Ledger } from '../../../../facts.ts'
import { factsOf, put } from '../../../../put.ts'
import { limitKey } from '../taken-back.ts'

/** What they said later is told with the limit. */
export function putBeside(
  ledger: Ledger,
  entry: Entry,
  { id }: ConstraintFact,
  { text, answers = '' }: { readonly text: string; readonly answers?: string },
): void {
  const key = limitKey(text)
  const before = ledger.facts[`constraint:${key}`]
  const isFree = before?.kind !== 'constraint' || before.narrows === undefined || before.narrows === id
  const own = { narrows: id, ...(answers !== '' && { answers }) }
  put(ledger, entry, { kind: 'constraint', key: isFree ? key : `${key} @${id}`, text, status: 'active', own })
}

/** The sentence of its message that a short limit is told with. */
export function sentenceOf(ledger: Ledger, { text, lastSeen }: ConstraintFact): string {
  if (text.length >= (/[\u3400-\u9fff]/.test(text) ? SHORT_CHINESE : SHORT)) return text
  const goal = factsOf(ledger, 'goal').find((one) => one.lastSeen === lastSeen)
  return typedSentences(goal?.text ?? '').find((sentence) => sentence.includes(text)) ?? text
}

/** Shorter ones are told with what stands beside them. */
const SHORT = 30
const SHORT_CHINESE = 10
