import type { Fact, FactKind, Ledger } from './ledger/facts.ts'
import type { Candidate } from './lines/candidate.ts'
import { commandLines, errorLines, testLines } from './lines/command-lines.ts'
import { definitionLines, fileLines, readingLines } from './lines/file-lines.ts'
import { taskLines } from './lines/task-lines.ts'
import {
  constraintLines,
  deadEndLines,
  decisionLines,
  gitLines,
  goalLines,
  noteLines,
  questionLines,
} from './lines/word-lines.ts'

/** Every line that could be said about a session, in no order of worth. */
export function candidateLines(ledger: Ledger): Candidate[] {
  return [...Object.values(ledger.facts).flatMap(linesOf), ...definitionLines(ledger), ...readingLines(ledger)]
}

type Makers = { readonly [K in FactKind]: (fact: Extract<Fact, { kind: K }>) => Candidate[] }

/** Symbols are told per file, by `definitionLines`. */
const MAKERS: Makers = {
  goal: goalLines,
  constraint: constraintLines,
  decision: decisionLines,
  file: fileLines,
  symbol: () => [],
  command: commandLines,
  error: errorLines,
  'dead-end': deadEndLines,
  test: testLines,
  task: taskLines,
  question: questionLines,
  git: gitLines,
  note: noteLines,
}

function linesOf(fact: Fact): Candidate[] {
  const make = MAKERS[fact.kind] as (fact: Fact) => Candidate[]
  return make(fact)
}
