import type { Ledger } from '../../ledger/facts.ts'
import { factsOf } from '../../ledger/put.ts'
import type { Line, Telling } from '../line.ts'
import { factLine } from './fact-line.ts'

/** What does not work here, and what does. */
export function wayLines({ ledger, words }: Telling): Line[] {
  // A change whose purpose nobody told may have been a print to look at something.
  const undone = factsOf(ledger, 'dead-end')
    .filter(({ tried }) => tried !== '' && !LOOKS.test(tried) && tried.length <= LONGEST_TRIED)
    .map((fact) => ({
      ...factLine(fact, 'ways', words.deadEnd(fact.tried, fact.path, fact.failure), 0.8 - age(ledger, fact.lastSeen)),
      ...WAITS,
    }))
  const ways = factsOf(ledger, 'way')
    .filter((way) => way.status === 'active' || way.count >= 2)
    .map((way) => ({
      ...factLine(
        way,
        'ways',
        way.tool === '' ? words.notAlone(way.text, way.failure) : words.way(way.text, way.failure, way.round),
        (way.round === '' ? 0.6 : 1) + Math.min(way.count, 4) * 0.1 - age(ledger, way.lastSeen),
      ),
      // What worked instead is told exactly by nobody else.
      ...(way.round === '' ? WAITS : {}),
    }))
  return [...ways, ...undone]
}

function age(ledger: Ledger, step: number): number {
  return Math.min(0.8, (ledger.step - step) / 500)
}

const LOOKS = /^(?:check|see|look|read|understand|find|verify|run|debug|print)\b/i
const LONGEST_TRIED = 110
const WAITS = { waits: 'summary' } as const
