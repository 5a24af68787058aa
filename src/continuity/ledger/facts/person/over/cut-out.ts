import { typedSentences } from '../../../../../base/typed/index.ts'
import { keptOf } from '../../../../compose/clip.ts'
import type { GoalFact, Ledger } from '../../../facts.ts'
import { changeFact, factsOf, replaceFact } from '../../../put.ts'

/** What the person said before and now holds otherwise is told no more: those sentences go from their messages. Whether there were any. */
export function cutOut(ledger: Ledger, isOver: (sentence: string, goal: GoalFact) => boolean): boolean {
  let found = false
  for (const goal of factsOf(ledger, 'goal')) {
    if (goal.lastSeen >= ledger.step || goal.status === 'declined') continue
    const sentences = typedSentences(goal.text)
    const left = sentences.filter((sentence) => !isOver(sentence, goal))
    if (left.length === sentences.length) continue
    found = true
    const whole = goal.whole ?? { text: goal.text, status: goal.status, step: ledger.step }
    changeFact(ledger, goal, {
      whole,
      ...(left.length === 0 ? { status: 'declined' } : { text: keptOf(sentences, (one) => left.includes(one)) }),
    })
  }
  return found
}

/** The message that had cut them out was taken back. */
export function putBackCut(ledger: Ledger, step: number): void {
  for (const { whole, ...goal } of factsOf(ledger, 'goal'))
    if (whole?.step === step) replaceFact(ledger, { ...goal, text: whole.text, status: whole.status })
}
