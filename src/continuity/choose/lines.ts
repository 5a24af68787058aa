import type { Fact, FactKind, Ledger } from '../ledger/facts.ts'
import type { LineWords } from '../texts/labels/words.ts'
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

/** Every line that could be said about a session, in no order of worth. Steer and recovery ask for the same ledger's. */
export function candidateLines(ledger: Ledger, words: LineWords): readonly Candidate[] {
  const known = made.get(ledger)
  if (known !== undefined && known.words === words) return known.lines
  const lines = makeLines(ledger, words)
  made.set(ledger, { words, lines })
  return lines
}

const made = new WeakMap<Ledger, { readonly words: LineWords; readonly lines: readonly Candidate[] }>()

function makeLines(ledger: Ledger, words: LineWords): Candidate[] {
  const lines = [
    ...Object.values(ledger.facts).flatMap((fact) => linesOf(fact, words)),
    ...definitionLines(ledger, words),
    ...readingLines(ledger, words),
  ]
  const goals = lines
    .filter((line) => line.kind === 'goal')
    .map((line) => ({ line, text: line.build(NOTHING_WANTED, NOTHING_TOLD) }))
  const within = (line: Candidate) =>
    goals.find((goal) => goal.text.includes(ledger.facts[line.factId]?.text ?? '\n'))?.line
  // A limit that stands in a request is said with it, and makes the request the more worth saying.
  const repeated = new Map<Candidate, number>()
  const rest = lines.filter((line) => {
    const goal = line.kind === 'constraint' ? within(line) : undefined
    if (goal !== undefined) repeated.set(goal, (repeated.get(goal) ?? 0) + line.bonus)
    return goal === undefined
  })
  return rest.map((line) => (repeated.has(line) ? { ...line, bonus: line.bonus + (repeated.get(line) ?? 0) } : line))
}

const NOTHING_WANTED = () => 0
const NOTHING_TOLD = () => false

type Makers = { readonly [K in FactKind]: (fact: Extract<Fact, { kind: K }>, words: LineWords) => Candidate[] }

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

function linesOf(fact: Fact, words: LineWords): Candidate[] {
  const make = MAKERS[fact.kind] as (fact: Fact, words: LineWords) => Candidate[]
  return make(fact, words)
}
