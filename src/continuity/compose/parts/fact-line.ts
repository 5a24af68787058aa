import { clipSentences } from '../../../base/text/sentences.ts'
import type { Fact } from '../../ledger/facts.ts'
import type { Line, Part } from '../line.ts'

/** What a fact says, as a line of a part. */
export function factLine(fact: Fact, part: Part, text: string, worth: number): Line {
  return {
    part,
    key: fact.id,
    factId: fact.id,
    kind: fact.kind,
    text: clipSentences(text, LONGEST),
    worth,
    order: fact.lastSeen,
  }
}

const LONGEST = 300
