import { sentencesOf } from '../../../../../base/text/sentences.ts'
import { mattersOf } from '../../../../../base/typed/taken-back/matters.ts'
import type { GoalFact, Ledger } from '../../../facts.ts'
import { changeFact, factsOf } from '../../../put.ts'
import { chosenOption, labelledIn, offeredIn, spelledOption } from '../chosen-option.ts'

/**
 * What the person chose and was given up since is not told any more: of an option the points that speak of it, and the whole choice
 * where nothing else is left. Said by the person, or by the agent as it takes up their word.
 */
export function takeGivenUp(ledger: Ledger, text: string, by: 'person' | 'agent'): void {
  if (!SIGNS.test(text)) return
  const [first = '', ...others] = sentencesOf(text)
  if (by === 'agent' && !TAKES_UP.test(first)) return
  for (const sentence of by === 'agent' ? [first] : [first, ...others]) {
    const thing = thingIn(sentence)
    if (thing.size === 0) continue
    for (const goal of factsOf(ledger, 'goal'))
      if (isChoice(goal) && goal.lastSeen < ledger.step) without(ledger, goal, thing)
  }
}

function isChoice({ object, by, status }: GoalFact): boolean {
  return object !== '' && by !== 'refusal' && status !== 'declined'
}

function without(ledger: Ledger, goal: GoalFact, thing: ReadonlySet<string>): void {
  const points = goal.object.split(BETWEEN_POINTS)
  const left = points.filter((point) => !speaksOf(point, thing))
  if (left.length === points.length) return
  changeFact(ledger, goal, left.length === 0 ? { status: 'declined' } : { object: left.join(', ') })
}

function speaksOf(point: string, thing: ReadonlySet<string>): boolean {
  const own = mattersOf(point)
  for (const word of thing) if (!own.has(word)) return false
  return true
}

/** What it is that is given up; a sentence that asks gives up nothing. */
function thingIn(sentence: string): ReadonlySet<string> {
  if (/[?？]\s*$/.test(sentence)) return NOTHING
  const named = (GIVES_UP.exec(sentence) ?? []).slice(1).find((group) => group !== undefined)
  if (named === undefined) return NOTHING
  // "A git hook": the kind is named by its last word.
  const words = [...mattersOf(named)].filter((word) => !word.startsWith('#'))
  const isChinese = /[\u3400-\u9fff]/.test(named)
  return new Set(isChinese ? words : words.slice(-1))
}

/** What was chosen from is remembered; one of the same points that was taken before holds no longer, unless it was taken again. */
export function takeChosen(ledger: Ledger, { offered, object, question }: Chosen): void {
  ledger.offer = { points: labelledIn(offered), question }
  endReplaced(ledger, { points: offeredIn(offered), object, question })
}

interface Chosen {
  /** The message that offers. */
  readonly offered: string
  readonly object: string
  readonly question: string
}

/** Of the same points another was taken: the one before it is not told any more. */
export function endReplaced(
  ledger: Ledger,
  { points, object, question }: { points: readonly string[] } & Omit<Chosen, 'offered'>,
): void {
  const isOne = (text: string) => points.some((point) => point.startsWith(text.replace(/ …$/, '')))
  for (const goal of factsOf(ledger, 'goal')) {
    const taken = goal.object.split('; ')
    // Of two questions with a "yes" and a "no" neither answer stands for the other.
    if (goal.lastSeen === ledger.step || (goal.answers !== question && taken.some((text) => text.length < TELLING)))
      continue
    if (isChoice(goal) && taken.every(isOne) && !taken.some((text) => object.includes(text)))
      changeFact(ledger, goal, { status: 'declined' })
  }
}

/** "No, 2 instead": which of what was offered then is meant now, with the question that it answers anew. */
export function revisedChoice(ledger: Ledger, words: string): Omit<Chosen, 'offered'> | undefined {
  const { offer } = ledger
  if (!REVISES.test(words) || /[?？]\s*$/.test(words) || words.length > LONGEST_REVISION) return undefined
  const bare = words.replace(TURNS, '')
  const object = offer && (chosenOption(bare, offer.points) || spelledOption(bare, offer.points))
  if (offer === undefined || object === undefined || object === '') {
    // In words of their own, right after the answer that they replace.
    const last = factsOf(ledger, 'goal').at(-1)
    if (last === undefined || last.by === 'refusal' || !TURNS.test(words)) return undefined
    const isOther = last.answers !== '' ? INSTEAD.test(words) : RETHINKS.test(words) && isOfSame(last.text, words)
    if (isOther) changeFact(ledger, last, { status: 'declined' })
    return undefined
  }
  endReplaced(ledger, { points: offeredIn(offer.points), object, question: offer.question })
  return { object, question: offer.question }
}

/** They speak of what they spoke of just now. */
function isOfSame(before: string, words: string): boolean {
  const own = [...mattersOf(before)].filter((matter) => !matter.startsWith('#'))
  const now = mattersOf(words)
  return own.filter((matter) => now.has(matter)).length >= Math.max(1, own.length * SAME)
}

const NOTHING: ReadonlySet<string> = new Set()
const SAME = 0.4
const LONGEST_REVISION = 160
/** A point of so many letters is not one of another question. */
const TELLING = 20
/** They think again. */
const TURNS =
  /^(?:(?:hmm+|oh|ah|sorry|ok(?:ay)?|no|nope|nah|wait|actually|scratch that|never ?mind|on second thoughts?|thinking (?:about it )?again|come to think of it|I changed my mind|let me rephrase)[,.!:;—–-]*\s+(?:that|it)?\s*)+|^(?:(?:不[对對]?|算了|等等|[还還]是|那[还還]是|我改主意了|想了想)[，,。！\s]*)+/i
const RETHINKS =
  /^(?:(?:hmm+|oh|ah|sorry|ok(?:ay)?|no|wait)[,.!:;—–-]*\s+)*(?:actually|scratch that|never ?mind|on second thoughts?|thinking (?:about it )?again|come to think of it|I changed my mind)\b|^(?:算了|想了想|我改主意了|[还還]是)/i
const INSTEAD = /\binstead\b|\brather\b|\bafter all\b|改[成用为為]|[换換][成用]|[还還]是/i
const REVISES = new RegExp(`${TURNS.source}|${INSTEAD.source}`, 'i')
/** One look over the whole message. */
const SIGNS =
  /\b(?:instead of|rather than|drop|scrap|forget|ditch|abandon|cancel|without)\b|取消|放[弃棄]|不(?:要|用|做).{1,12}了|而不是/i
const TAKES_UP =
  /^\W*(?:got it|ok(?:ay)?|understood|right|sure|good|will do|makes sense|agreed|noted|yes|alright|好|明白|了解|收到|可以)/i
const GIVES_UP =
  /\b(?:instead of|rather than) (?:an? |the |using |having )*([\w` /-]{3,40}?)(?=[.,;:!?)—–]|$| for\b| in\b| and\b)|^(?:(?:actually|ok(?:ay)?|no|so|and|please|let['’]?s|then)[,.]? )*(?:drop|scrap|forget(?: about)?|ditch|abandon|cancel) (?:the |that |this |an? )?([\w` /-]{3,40}?)(?:[.,;!]|$| for\b| and\b| idea\b)|(?:取消|放[弃棄])(?:掉|了)?([^，。,.；了吧]{2,12})|不(?:要|用|做)([^，。,.；]{2,12}?)了|而不是([^，。,.；]{2,12})/i
const BETWEEN_POINTS = /, (?!e\.?g|i\.?e)(?![^(]*\))|; |，|；|、/
