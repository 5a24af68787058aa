import { sentencesOf } from '../../base/sentences.ts'
import { factsOf } from '../ledger/put.ts'
import { isIntent } from '../ledger/telling-sentence.ts'
import { clipWords } from './clip.ts'
import type { Telling } from './line.ts'
import { isReply, lastGoal, requestOf } from './request.ts'
import { saidBy } from './said-by.ts'

/** The last line of a recovery, computed from what happened last: who has to do what now. */
export function nowLine({ ledger, words }: Telling): string {
  const asked = factsOf(ledger, 'question').findLast(({ status }) => status === 'open')
  const open = Object.values(ledger.calls).find(({ tool }) => tool === 'AskUserQuestion' || tool === 'ExitPlanMode')
  if (open !== undefined) return words.waitsFor(open.questions?.[0]?.question ?? words.plan)
  const { what, text } = ledger.last
  if (what === 'refused') return words.refusedLast(text, refusalWords({ ledger, words, world: {} }))
  if (what === 'said' && asked !== undefined && asked.lastSeen >= ledger.lead.step)
    return words.waitsFor(clipWords(asked.text, 160))
  const end = sentencesOf(ledger.lead.text).at(-1) ?? ''
  if (what === 'said' && /[?？]$/.test(end)) return words.waitsFor(clipWords(end, 160))
  const goal = requestOf(ledger)
  if (goal === undefined) return ''
  if (what === 'said' && !isGoingOn(ledger.lead.text)) return words.turnEnded
  if (what === 'prompt') return words.notBegun
  const task = factsOf(ledger, 'task').findLast(({ progress }) => progress === 'in_progress')
  if (task !== undefined) return words.underWayTask(task.label.startsWith('#') ? task.label : '', task.subject)
  return isReply(goal) ? words.underWayAfter(saidBy(goal, words, 120)) : words.underWay(clipWords(goal.text, 120))
}

/** The message announces a step that has not been taken yet. */
function isGoingOn(text: string): boolean {
  const last = sentencesOf(text).at(-1) ?? ''
  return isIntent(last) || /[:：]$/.test(text.trim())
}

function refusalWords({ ledger }: Telling): string {
  const goal = lastGoal(ledger)
  return goal?.by === 'refusal' && goal.lastSeen === ledger.last.step ? clipWords(goal.text, 160) : ''
}
