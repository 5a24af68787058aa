import type { Back } from '../../transcript/entry.ts'
import type { Ledger } from '../facts.ts'
import { drop, factsOf } from '../put.ts'

/** What was asked, laid down, decided and left open on the way that the person left is said no more; what was done stays. */
export function takeBack(ledger: Ledger, { from }: Back): void {
  const left = WORDS.flatMap((kind) => factsOf(ledger, kind)).filter(({ source }) => source.offset >= from)
  const said = left.filter(({ kind }) => kind === 'goal').map(({ text }) => text)
  for (const { id } of left) drop(ledger, id)
  if (ledger.rules) ledger.rules = ledger.rules.filter(({ text }) => !said.some((words) => words.includes(text)))
}

const WORDS = ['goal', 'constraint', 'decision', 'question'] as const
