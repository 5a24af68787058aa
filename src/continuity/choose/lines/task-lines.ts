import type { TaskFact } from '../../ledger/facts.ts'
import type { LineWords } from '../../texts/labels/words.ts'
import type { Candidate } from './candidate.ts'

/** A task and where it stands. What is under way comes before what waits; what is done is said only if nothing else is left. */
export function taskLines(fact: TaskFact, words: LineWords): Candidate[] {
  const label = fact.label.startsWith('#') ? `${fact.label} ` : ''
  return [
    {
      key: fact.id,
      factId: fact.id,
      kind: 'task',
      group: 'tasks',
      bonus: BONUS[fact.progress],
      tells: 1,
      anchors: fact.anchors,
      shortest: fact.subject.length,
      order: RANK[fact.progress] * 1e6 + fact.firstSeen,
      build: () => words.task(fact.progress, label, fact.subject),
    },
  ]
}

const BONUS: Readonly<Record<TaskFact['progress'], number>> = { in_progress: 1.5, pending: 1, completed: 0 }
const RANK: Readonly<Record<TaskFact['progress'], number>> = { in_progress: 0, pending: 1, completed: 2 }
