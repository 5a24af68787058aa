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

/** Every line that could be said about a session, in no order of worth. Steer and recovery ask for the same ledger's. */
export function candidateLines(ledger: Ledger): readonly Candidate[] {
  const known = made.get(ledger)
  if (known !== undefined) return known
  const lines = makeLines(ledger)
  made.set(ledger, lines)
  return lines
}

const made = new WeakMap<Ledger, readonly Candidate[]>()

function makeLines(ledger: Ledger): Candidate[] {
  const lines = [...Object.values(ledger.facts).flatMap(linesOf), ...definitionLines(ledger), ...readingLines(ledger)]
  const goals = lines.filter((line) => line.kind === 'goal').map((line) => ({ line, text: line.build(() => 0) }))
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
