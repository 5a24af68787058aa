import { sentencesOf } from '../../../../base/text/sentences.ts'
import type { Ledger } from '../../facts.ts'
import { changeFact, factsOf } from '../../put.ts'
import { takenOption } from './chosen-option.ts'
import { isNudge } from './words.ts'

/** A reply that named none of the options it was offered: what the agent goes on with tells which one was meant. */
export function takeMeant(ledger: Ledger, goesOn: string): void {
  if (ledger.last.what !== 'prompt' || !OFFERS.test(ledger.lead.text)) return
  const reply = factsOf(ledger, 'goal').findLast(({ lastSeen }) => lastSeen === ledger.last.step)
  if (reply === undefined || reply.answers === '' || reply.object !== '' || isNudge(reply.text)) return
  const object = takenOption(sentencesOf(goesOn)[0] ?? '', ledger.lead.text)
  if (object !== '') changeFact(ledger, reply, { object })
}

/** Points under letters or numbers. */
const OFFERS = /^[\s>|*-]*(?:option |方案)?(?:[A-D]|\d)[.):：]/im
