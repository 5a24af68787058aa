import { isBehind, openTasks } from '../../ledger/facts/halt.ts'
import type { GoalFact, Ledger, TaskFact } from '../../ledger/facts.ts'
import type { Telling } from '../line.ts'
import { pastedFailure } from '../parts/checks/pasted-failure.ts'
import { isUnclear, lastGoal, ownWordsOf, requestOf } from '../parts/request.ts'
import { saidAsClause } from '../parts/said-by.ts'
import { mainClause } from '../parts/wanted-in.ts'

export function taskInHand(ledger: Ledger): TaskFact | undefined {
  return openTasks(ledger).findLast((task) => task.progress === 'in_progress' && !isBehind(ledger, task))
}

export function numberOf(task: TaskFact | undefined): string {
  return task?.label.startsWith('#') === true ? task.label : ''
}

export function workInHand(telling: Telling, named: 'named' | 'above'): string {
  const { ledger, words } = telling
  const task = taskInHand(ledger)
  if (task !== undefined) return words.underWayTask(numberOf(task), task.subject)
  const request = requestOf(ledger)
  const isLast = request === lastGoal(ledger)
  if (request === undefined || (isLast && named === 'above')) return words.underWay
  const said = shortRequest(request, telling)
  // Where something else was said since, it has to be told which of the two is meant.
  if (!isLast) return said === '' ? words.underWayHere : words.underWayAfter(said)
  return said === '' ? words.underWay : words.underWayOn(said)
}

/** On a list of tasks it is by the task that is in progress. */
export function namesRequest(telling: Telling): boolean {
  const request = requestOf(telling.ledger)
  return request !== undefined && taskInHand(telling.ledger) === undefined && shortRequest(request, telling) !== ''
}

/** By the sentence that asks; a reply with what it answers. Cut it would say something else. */
function shortRequest(request: GoalFact, telling: Telling): string {
  const { words } = telling
  if (isUnclear(request)) return ''
  const isPlain = request.answers === '' && request.object === '' && request.by !== 'refusal' && request.by !== 'answer'
  // Where it stands among the checks it is not said twice.
  if (request.by === 'pasted')
    return pastedFailure(telling) === undefined ? saidAsClause(request, words, LONGEST_PASTED) : ''
  if (!isPlain) return saidAsClause(request, words, LONGEST_REQUEST)
  const asked = mainClause(ownWordsOf(request), LONGEST_REQUEST)
  return asked === '' ? '' : words.userSaid(asked)
}

const LONGEST_REQUEST = 120
const LONGEST_PASTED = 240
