import type { GoalFact, Ledger } from '../../../facts.ts'
import { changeFact, factsOf } from '../../../put.ts'

/** An order that they stopped at once is taken back; that the agent has not carried it out does not make it open. */
export function takeStoppedOrder(ledger: Ledger): void {
  const order = factsOf(ledger, 'goal').findLast(({ lastSeen }) => lastSeen === ledger.last.step)
  if (order !== undefined && DEED.test(order.text)) changeFact(ledger, order, { stopped: true })
}

/** "Go on": what they had stopped last is wanted after all. */
export function goOnWithStopped(ledger: Ledger): void {
  const order = ledger.last.what === 'interrupted' ? factsOf(ledger, 'goal').at(-1) : undefined
  if (order?.stopped === true) changeFact(ledger, order, { stopped: false })
}

/** They stopped it, and it was not done after all; once the work has gone on for long, it is about something that is no more. */
export function isStopped(ledger: Ledger, { stopped, lastSeen }: GoalFact): boolean {
  if (stopped !== true) return false
  const { commit, editSteps } = ledger.work
  const asked = factsOf(ledger, 'goal').filter((goal) => goal.lastSeen > lastSeen && goal.by !== 'answer').length
  if (asked > LED_ON || editSteps.filter((step) => step > lastSeen).length > MUCH_EDITED) return false
  return !commit.made || commit.step < lastSeen
}

const LED_ON = 3
const MUCH_EDITED = 5
/** Nobody takes it back once it is done. */
const DEED =
  /^(?:(?:ok(?:ay)?|now|please|and|then|so|great|can you|could you|let['’]?s)[,.]? )*(?:commit|push|force[- ]push|merge|deploy|publish|release|tag|delete|drop|reset|revert)\b|^[请請]?(?:提交|推送|部署|合[并併]|[发發][布佈]|[删刪]除|回[滚滾退])/i
