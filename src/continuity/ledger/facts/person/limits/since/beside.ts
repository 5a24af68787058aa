import { plainOf } from '../../../../../../base/text/text.ts'
import type { Entry } from '../../../../../transcript/entry.ts'
import type { ConstraintFact, Ledger } from '../../../../facts.ts'
import { changeFact, factsOf } from '../../../../put.ts'
import { isOtherValue, mayBeOther, namesNothing } from './later-value.ts'
import { isLetGo, mayLetGo } from './let-go.ts'
import { putBeside, sentenceOf } from './put-beside.ts'
import { releaseOf } from './released.ts'
import { keepRest } from './rest.ts'

/**
 * Looks once more at what a message did to the limits before it. A limit that it ended with more than it speaks of holds, and the message
 * stands beside it; so does a new value that nothing else tells. What it changed or allowed without anything having ended is told beside
 * its limit: where it cannot be told whether a word ended a limit, both are told.
 */
export function standBeside(
  ledger: Ledger,
  entry: Entry,
  { before, sentences }: { readonly before: readonly ConstraintFact[]; readonly sentences: readonly string[] },
): void {
  const said = sentences.filter((sentence) => sentence.length <= LONGEST)
  if (said.length === 0) return
  for (const limit of before) {
    if (limit.narrows === undefined && ledger.facts[limit.id]?.status === 'superseded')
      keepRest(ledger, entry, limit, { said, before })
  }
  if (sentences.length > MOST_SENTENCES) return
  const release = releaseOf(ledger, said)
  const turning = said.filter((sentence) => mayBeOther(sentence) || mayLetGo(sentence) || RETRACTS.test(sentence))
  if (release === undefined && turning.length === 0) return
  const isDealtWith = dealtWith(ledger)
  for (const limit of before) {
    const released = isDealtWith(limit) ? undefined : release?.(limit.text, sentenceOf(ledger, limit))
    if (released?.isOver === true) changeFact(ledger, limit, { status: 'superseded' })
    else if (released !== undefined) putBeside(ledger, entry, limit, released)
  }
  for (const sentence of turning) takeTurn(ledger, entry, before, sentence)
}

function takeTurn(ledger: Ledger, entry: Entry, before: readonly ConstraintFact[], sentence: string): void {
  const isDealtWith = dealtWith(ledger)
  const retracted = RETRACTS.test(sentence) ? factsOf(ledger, 'goal').at(-1)?.lastSeen : undefined
  const all = factsOf(ledger, 'constraint').filter(
    ({ narrows, status }) => narrows !== undefined && status === 'active',
  )
  const isMeant = (limit: ConstraintFact): boolean => {
    const beside = all.flatMap(({ narrows, text }) => (narrows === limit.id ? [text] : []))
    const told = [sentenceOf(ledger, limit), ...beside]
    if (told.some((text) => plainOf(text).includes(plainOf(sentence)))) return false
    if (limit.lastSeen === retracted) return true
    return told.some((text) => isOtherValue(text, sentence)) || isLetGo(limit.text, sentence)
  }
  // It has changed what it names, and is told there.
  const isTold = factsOf(ledger, 'constraint').some(
    ({ text, lastSeen, narrows }) =>
      lastSeen === ledger.step && narrows === undefined && text.endsWith(`→ ${sentence}`),
  )
  const isStale = (limit: ConstraintFact) => !isTold || sentenceOf(ledger, limit) !== limit.text
  const meant = before.filter((limit) => !isDealtWith(limit) && isStale(limit) && isMeant(limit))
  // What names no thing speaks of what was said last.
  for (const limit of namesNothing(sentence) ? meant.slice(-1) : meant)
    putBeside(ledger, entry, limit, { text: sentence })
}

/** It is over, is itself told beside another, is said again, or this message has been put beside it by now. */
function dealtWith(ledger: Ledger): (limit: ConstraintFact) => boolean {
  const found = new Set(
    factsOf(ledger, 'constraint').flatMap(({ narrows, lastSeen }) =>
      narrows !== undefined && lastSeen === ledger.step ? [narrows] : [],
    ),
  )
  return ({ id, narrows }) => {
    const fact = ledger.facts[id]
    return fact?.status !== 'active' || narrows !== undefined || fact.lastSeen >= ledger.step || found.has(id)
  }
}

/** What was said just before is taken back. */
const RETRACTS =
  /^(?:(?:ok(?:ay)?|no|oh|actually|sorry|hmm+|and|but)[,.]? )*(?:scratch|forget|scrap|ignore|strike|disregard|never ?mind) (?:that|it|what I (?:just )?said)\b|^(?:(?:[呃嗯哦啊等，,。！\s])*)(?:[当當]我[没沒][说說]|[刚剛]才[说說]的不|收回)/i
const LONGEST = 200
/** A longer message is a request of its own. */
const MOST_SENTENCES = 4
