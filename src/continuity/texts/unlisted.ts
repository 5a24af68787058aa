import { typedSentences } from '../../base/typed/index.ts'
import { namesOf } from '../compose/changed-since.ts'
import type { Held } from '../compose/held.ts'
import type { Line } from '../compose/line.ts'
import { isOpinion, isStep } from '../compose/parts/word-lines.ts'
import { isAgreed } from '../ledger/facts/person/agreed.ts'
import type { GoalFact, Ledger } from '../ledger/facts.ts'
import { isBuilt, isOfEpoch, isRiddle, leadsOn } from './open-words.ts'

/** A message that is quoted whole; what was agreed to is told as that. */
export function isWholeMessage({ factId, key, part }: Line, ledger: Ledger): boolean {
  const goal = ledger.facts[factId]
  return goal?.kind === 'goal' && key === factId && part === 'words' && !isAgreed(ledger, goal)
}

/**
 * What the person answered, refused, objected or wanted otherwise, in order and in one line, beside a summary that does not list their
 * messages: those are what summaries lose. What they only asked for or asked about is mostly done, and who wrote the summary tells of it.
 */
export function messagesInOrder(lines: readonly Line[], ledger: Ledger, summary: Held): Line[] {
  const said = lines.flatMap((line) => {
    const goal = ledger.facts[line.factId]
    if (goal?.kind !== 'goal' || isBuilt(ledger, goal) || isEmpty(goal)) return []
    if (isAnswered(goal, ledger)) return []
    if (says(goal)) return [{ line, worth: line.worth + SAYS }]
    return asksFor(goal) && isOfEpoch(ledger, goal) && !summary.paraphrases(goal.text)
      ? [{ line, worth: line.worth }]
      : []
  })
  // What they only asked for is mostly done: alone it would be read as still to do.
  if (!said.some(({ line, worth }) => worth > line.worth)) return []
  let left = ROOM
  const taken: Line[] = []
  for (const { line } of said.toSorted((a, b) => b.worth - a.worth || b.line.order - a.line.order)) {
    const cost = line.text.length + SEPARATOR
    if (cost > left || taken.length === MOST) continue
    left -= cost
    taken.push({ ...line, said: line.text })
  }
  return taken
}

/** What they wanted to know was told them; that they wanted to talk first is over where the work has gone on. */
function isAnswered({ text, by, object, lastSeen }: GoalFact, { lead, work }: Ledger): boolean {
  if (by === 'refusal') return TALKS.test(text) && (work.editSteps.at(-1) ?? 0) > lastSeen
  if (object !== '' || lead.step <= lastSeen) return false
  const plain = text.replace(/https?:\/\/\S+/g, 'it')
  return /[?？]\W*$/.test(plain) && !OBJECTS.test(text) && !ORDERS.test(typedSentences(plain).at(-1) ?? '')
}

/** Nobody understands it alone, or it says nothing of the matter. */
function isEmpty(goal: GoalFact): boolean {
  const { text, by, answers, object } = goal
  if (by === 'pasted' || leadsOn(text) || (isRiddle(goal) && text.length < BESIDE_ITS_NUMBER)) return true
  return by !== 'refusal' && answers === '' && object === '' && pointsBack(text)
}

function asksFor({ text, by }: GoalFact): boolean {
  if (by === 'refusal' || text.length < (/[\u3400-\u9fff]/.test(text) ? SHORTEST / 3 : SHORTEST)) return false
  const isStepAlone = isStep(text) && text.length < LONGEST_STEP
  return !isStepAlone && !typedSentences(text).every((one) => ASKS.test(one))
}

function says(goal: GoalFact): boolean {
  const { text, by, object } = goal
  if (by === 'refusal') return !goal.ranLater || isOpinion(text)
  if (object !== '') return !LEAVES_IT.test(text)
  return holdsMore(text) && (isOpinion(text) || OBJECTS.test(text) || WANTED.test(text))
}

/** "Remove this again": what is meant stood in the message before. */
function pointsBack(text: string): boolean {
  return text.length < SHORT && POINTS.test(text) && namesOf(text).length === 0
}

/** Besides what is to be done once, and what they wanted to know. */
function holdsMore(text: string): boolean {
  if (text.length < (/[\u3400-\u9fff]/.test(text) ? SHORTEST / 3 : SHORTEST)) return false
  return typedSentences(text).some((one) => {
    if (OBJECTS.test(one)) return true
    return REQUEST.test(one) ? isOpinion(one) : !(isStep(one) || ASKS.test(one))
  })
}

/** The choice is left to the agent. */
const LEAVES_IT =
  /^\W*(?:you (?:decide|choose|pick)|(?:it['’]?s )?(?:your|up to you)|either|whatever|any)\b|^你(?:来|來)?(?:定|决定|決定|选|選)|^(?:随便|隨便|都可以|都行)/i
const POINTS = /\b(?:this|that|it|these|those|them)\b|[这這那它]/i
const ASKS =
  /^(?:(?:ok(?:ay)?|and|so|also|now|then|hmm+)[,.]? +)*(?:how|what|where|which|when|who|is|are|was|were|does|do|did|has|have|(?:can|could|would) you (?:please )?(?:also )?(?:explain|tell|describe|show|summari[sz]e|compare|list))\b[^.!]*[?.]?\s*$|^[^。！.!]*(?:[吗嗎呢]\s*[?？]?|(?:哪|什[么麼]|怎|多少|[几幾]|[谁誰])[^。！.!]{0,20}[?？])\s*$/i
const REQUEST =
  /^(?:(?:ok(?:ay)?|and|so|also|now|then|great|yes|please)[,.]? +)*(?:can|could|would|will) (?:you|we)\b|^(?:(?:ok(?:ay)?|and|so|also|now|then|great|yes|please)[,.]? +)*(?:let['’]?s|please|add|remove|rename|move|change|update|make|write|implement)\b/i
const TALKS = /^\W*(?:(?:wait|stop|hold on|hang on|please|no)[,.!]* +)*let['’]?s (?:talk|discuss)\b[^.!?]{0,30}$/i
/** A question that asks for work. */
const ORDERS = /\b(?:can|could|would|should|shall) (?:you|we|I)\b|\bplease\b|能不能|可以.*[吗嗎]/i
const OBJECTS =
  /^\W*(?:but|hmm+(?!\W* (?:how|what|where|which|when|who|is|are|was|were|does|do|did|has|have)\b)|why|no|wait|really)\b|n['’]t\b|^(?:但|可是|不过|不過|[为為]什[么麼]|[难難]道)|不是/i
const WANTED = /需要|要有|要能|要求|[应應][该該当當]|希望/
const SHORTEST = 24
const SHORT = 90
/** "I like option 3, and the rest left": so much says something besides the number. */
const BESIDE_ITS_NUMBER = 60
const LONGEST_STEP = 70
/** What they asked for has what room is left. */
const SAYS = 1
const ROOM = 1000
const MOST = 8
const SEPARATOR = 2
