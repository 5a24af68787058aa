import { plainOf } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { changeFact, drop, factsOf, replaceFact } from '../../put.ts'
import { takeConstraints } from './limits/constraints.ts'
import { activeLimits } from './limits/taken-back.ts'
import { putBackCut } from './over/cut-out.ts'
import { takeWithdrawn } from './over/withdrawn.ts'
import { typedPart } from './persons-words.ts'
import { isClientCommand, isNudge, say } from './words.ts'

/** A message that waited is the person's like any other; if it comes back as a prompt, it is the same one. */
export function takeQueued(ledger: Ledger, entry: Extract<Entry, { type: 'queued' }>): void {
  if (entry.act === 'taken-back') {
    takeBackQueued(ledger, entry.text)
    return
  }
  const words = typedPart(entry.text)
  if (words === '' || isClientCommand(words)) return
  const before = activeLimits(ledger)
  takeConstraints(ledger, { ...entry, type: 'prompt', voice: 'typed' })
  if (isNudge(words)) return
  const ended = before.filter(({ id }) => ledger.facts[id]?.status !== 'active').map(({ id }) => id)
  takeWithdrawn(ledger, words)
  say(ledger, entry, { text: words, by: 'queued', answers: '', ...(ended.length > 0 && { ended }) })
}

/** What still waited was never said, nor what it laid down and what it ended; what had come before stays. */
function takeBackQueued(ledger: Ledger, queue: string): void {
  const inQueue = plainOf(typedPart(queue))
  for (const goal of factsOf(ledger, 'goal')) {
    if (goal.by !== 'queued' || !(queue === '' || inQueue.includes(plainOf(goal.text)))) continue
    const { saidAt, ...said } = goal
    putBackCut(ledger, goal.lastSeen)
    for (const limit of factsOf(ledger, 'constraint')) {
      // Said before in the same words, it holds as it did.
      if (limit.lastSeen === goal.lastSeen && limit.firstSeen <= (saidAt ?? goal.firstSeen - 1))
        changeFact(ledger, limit, { lastSeen: saidAt ?? limit.firstSeen })
      else if (limit.lastSeen === goal.lastSeen) drop(ledger, limit.id)
      else if (goal.ended?.includes(limit.id)) changeFact(ledger, limit, { status: 'active' })
    }
    if (saidAt === undefined) drop(ledger, goal.id)
    else replaceFact(ledger, { ...said, by: 'prompt', lastSeen: saidAt })
  }
}
