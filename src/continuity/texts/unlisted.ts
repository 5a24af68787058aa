import { typedSentences } from '../../base/typed/index.ts'
import type { Line } from '../compose/line.ts'
import { isOpinion, isStep } from '../compose/parts/word-lines.ts'
import { isAgreed } from '../ledger/facts/person/agreed.ts'
import type { GoalFact, Ledger } from '../ledger/facts.ts'
import { isBuilt, isRiddle, leadsOn } from './open-words.ts'

/** A message that is quoted whole; what was agreed to is told as that. */
export function isWholeMessage({ factId, key, part }: Line, ledger: Ledger): boolean {
  const goal = ledger.facts[factId]
  return goal?.kind === 'goal' && key === factId && part === 'words' && !isAgreed(ledger, goal)
}

/**
 * What the person said, in order and in one line, beside a summary that does not list it. What of it matters nobody can tell then, so
 * only what says nothing by itself is left out, and what is worth least where there is no room.
 */
export function messagesInOrder(lines: readonly Line[], ledger: Ledger): Line[] {
  const said = lines.filter(({ factId }) => {
    const goal = ledger.facts[factId]
    return goal?.kind === 'goal' && saysSomething(goal) && !isBuilt(ledger, goal)
  })
  let left = ROOM
  const taken: Line[] = []
  for (const line of said.toSorted((a, b) => b.worth - a.worth || b.order - a.order)) {
    const cost = line.text.length + SEPARATOR
    if (cost > left) continue
    left -= cost
    taken.push({ ...line, said: line.text })
  }
  return taken
}

function saysSomething(goal: GoalFact): boolean {
  const { text, by, answers, object } = goal
  if (by === 'pasted' || leadsOn(text) || (isRiddle(goal) && text.length < BESIDE_ITS_NUMBER)) return false
  if (by === 'refusal') return true
  if (object !== '') return !LEAVES_IT.test(text)
  if (onlyAsks(text)) return false
  if (answers !== '') return text.length >= SHORTEST_ANSWER || isOpinion(text)
  const isChinese = /[\u3400-\u9fff]/.test(text)
  return text.length >= (isChinese ? SHORTEST / 3 : SHORTEST) && !(isStep(text) && text.length < LONGEST_STEP)
}

/** What they wanted to know was mostly answered; an objection as a question says what they want. */
function onlyAsks(text: string): boolean {
  return !OBJECTS.test(text) && typedSentences(text).every((sentence) => ASKS.test(sentence))
}

/** The choice is left to the agent. */
const LEAVES_IT =
  /^\W*(?:you (?:decide|choose|pick)|(?:it['’]?s )?(?:your|up to you)|either|whatever|any)\b|^你(?:来|來)?(?:定|决定|決定|选|選)|^(?:随便|隨便|都可以|都行)/i
const ASKS =
  /^(?:(?:ok(?:ay)?|and|so|also|now|then|hmm+)[,.]? +)*(?:how|what|where|which|when|who|is|are|was|were|does|do|did|has|have|(?:can|could|would) you (?:please )?(?:also )?(?:explain|tell|describe|show|summari[sz]e|compare|list))\b[^.!]*[?.]?\s*$|^[^。！.!]*(?:[吗嗎呢]\s*[?？]?|(?:哪|什[么麼]|怎|多少|[几幾]|[谁誰])[^。！.!]{0,20}[?？])\s*$/i
const OBJECTS = /^\W*(?:but|hmm+|why|no|wait|really)\b|n['’]t\b|^(?:但|可是|不过|不過|[为為]什[么麼]|[难難]道)|不是/i
const SHORTEST = 24
const SHORTEST_ANSWER = 12
const LONGEST_STEP = 70
/** "I like option 3, and the rest left": so much says something besides the number. */
const BESIDE_ITS_NUMBER = 60
const ROOM = 1300
const SEPARATOR = 2
