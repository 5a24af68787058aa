import { plainOf } from '../../../../../../base/text/text.ts'
import { replacementIn } from '../../../../../../base/typed/index.ts'
import { mattersOf } from '../../../../../../base/typed/taken-back/matters.ts'
import type { Entry } from '../../../../../transcript/entry.ts'
import type { ConstraintFact, Ledger } from '../../../../facts.ts'
import { changeFact } from '../../../../put.ts'
import { hasValue } from '../choices.ts'
import { isConstraint } from '../limit-words.ts'
import { numbersIn } from '../new-value.ts'
import { forbids, isSaidAgain } from '../said-again.ts'
import { activeLimits } from '../taken-back.ts'
import { isOtherValue, namesDay } from './later-value.ts'
import { laidApart } from './points.ts'
import { putBeside, sentenceOf } from './put-beside.ts'

/** The limit was ended by this message: with good reason, by mistake, or with more than the message speaks of. */
export function keepRest(
  ledger: Ledger,
  entry: Entry,
  limit: ConstraintFact,
  { said, before }: { readonly said: readonly string[]; readonly before: readonly ConstraintFact[] },
): void {
  const news = activeLimits(ledger).filter(({ lastSeen }) => lastSeen === ledger.step)
  if (news.some(({ text }) => text !== limit.text && plainOf(text).includes(plainOf(limit.text).replace(ENDED, ''))))
    return
  if (news.some(({ text }) => isTwinOf(limit.text, text, said))) {
    changeFact(ledger, limit, { status: 'active' })
    return
  }
  const sentence = news.find(({ replaces }) => replaces === true)?.text ?? nearest(limit.text, said)
  for (const one of news) {
    // It has come in the place of a limit, and is not over with the work that it was said in.
    if (one.narrows === undefined && plainOf(one.text).includes(plainOf(sentence)) && setsValue(sentence))
      changeFact(ledger, one, { replaces: true })
  }
  const isWhole = !hasMore(limit.text, sentence)
  const isTold = !setsValue(sentence) || news.some(({ text }) => isSameIn(text, sentence))
  if (isWhole && isTold) {
    const other = toldWith(ledger, limit, before)
    if (other !== undefined) putBeside(ledger, entry, other, { text: sentence })
    return
  }
  changeFact(ledger, limit, { status: 'active' })
  putBeside(ledger, entry, limit, { text: sentence })
}

/** It is that sentence, or a part of it with its value. */
function isSameIn(text: string, sentence: string): boolean {
  const [own, whole] = [plainOf(text), plainOf(sentence)]
  return own.includes(whole) || (setsValue(text) && whole.includes(own.replace(ENDED, '')))
}

/** "Never change parse_header" and "never change parse_body": the same is said of two things, and nothing says that one is no more. */
function isTwinOf(limit: string, other: string, said: readonly string[]): boolean {
  if (TURNS.test(other.replace(FORBIDDEN_TURN, ' ')) || forbids(limit) !== forbids(other) || isOtherValue(limit, other))
    return false
  if (setsValue(limit) && setsValue(other)) return false
  const [own, theirs] = [wordsOf(limit), wordsOf(other)]
  const apart = own.filter((word) => !theirs.includes(word))
  const shared = own.length - apart.length
  // What was said of the one thing is said of both now.
  if (apart.some((word) => word.length > 1 && said.some((sentence) => sentence.toLowerCase().includes(word))))
    return false
  const [here, there] = [own.length - shared, theirs.length - shared]
  return here > 0 && there > 0 && shared >= Math.max(own.length, theirs.length) * ALIKE && !isSaidAgain(limit, other)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\w@./-]*\w|[\u3400-\u9fff]/g) ?? []
}

/** A part of it lays something down that the sentence does not speak of. */
function hasMore(limit: string, sentence: string): boolean {
  const points = laidApart(limit)
  if (points.length < 2 || TAKES_ALL.test(sentence)) return false
  const replaced = replacementIn(limit)
  const touched = points.filter((point) => isTouched(point, sentence))
  if (touched.length === 0 || (replaced !== undefined && points.length === 2)) return false
  return points.some((point) => !touched.includes(point) && laysDown(point))
}

function laysDown(point: string): boolean {
  return forbids(point) || isConstraint(point) || ONLY.test(point) || (numbersIn(point).length > 0 && point.length > 4)
}

function isTouched(point: string, sentence: string): boolean {
  const own = mattersOf(point)
  return isOtherValue(point, sentence) || [...mattersOf(sentence)].some((matter) => own.has(matter))
}

function setsValue(sentence: string): boolean {
  return numbersIn(sentence).length > 0 || hasValue(sentence) || namesDay(sentence)
}

/** Of the sentences of a message the one that speaks most of it. */
function nearest(limit: string, said: readonly string[]): string {
  const own = mattersOf(limit)
  const shares = said.map((sentence) => {
    const shared = [...mattersOf(sentence)].filter((matter) => own.has(matter)).length
    return shared + (isOtherValue(limit, sentence) ? 2 : 0) + (TURNS.test(sentence) ? 0.5 : 0)
  })
  return said[shares.indexOf(Math.max(...shares))] ?? ''
}

/** A short limit is told with its whole sentence: of two that stand in one, the later tells what has become of the other. */
function toldWith(
  ledger: Ledger,
  limit: ConstraintFact,
  before: readonly ConstraintFact[],
): ConstraintFact | undefined {
  return before.findLast(
    (other) =>
      other !== limit &&
      other.lastSeen === limit.lastSeen &&
      ledger.facts[other.id]?.status === 'active' &&
      sentenceOf(ledger, other).includes(limit.text),
  )
}

const ENDED = /[.。!！]+$/
const ALIKE = 0.6
/** Something is otherwise than it was. */
const TURNS =
  /\b(?:actually|instead|rather|no longer|any ?more|now|switch to|change to|sorry|wait|correction|after all|scratch|forget|make (?:it|that))\b|^no\b|改|[换換]|不[对對再]|[还還]是|算了|[现現]在/i
/** What may not be changed has not changed. */
const FORBIDDEN_TURN = /(?:不[要能得可准许許]?|[别別]|勿|禁止)(?:[^，。；]{0,3})[改换換]|[还還]在/g
const TAKES_ALL =
  /\b(?:all (?:of )?(?:that|this|it|those|them)|both|everything|the whole)\b|全部|都(?:不|可以|取消|作)|[两兩][个個条條]都/i
const ONLY = /\b(?:only|just|nothing but)\b|[只仅僅]/i
