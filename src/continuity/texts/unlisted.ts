import { typedInLine } from '../../base/text/sentences.ts'
import { typedSentences } from '../../base/typed/index.ts'
import { isChanged, namesOf } from '../compose/changed-since.ts'
import { keptOf } from '../compose/clip.ts'
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
 * What the person chose, refused, corrected and laid down, in order and in one line, beside a summary that does not list their messages: those
 * are what summaries lose. What they asked for is done once they have asked for something else; the newest stands by itself.
 */
export function messagesInOrder(lines: readonly Line[], ledger: Ledger): Line[] {
  const said = lines.flatMap((line) => {
    const goal = ledger.facts[line.factId]
    if (goal?.kind !== 'goal' || isBuilt(ledger, goal) || isEmpty(goal)) return []
    if (isReply(goal)) return says(goal, ledger) && !isAnswered(goal, ledger) ? [line] : []
    const text = laidDownIn(line.text, goal, ledger)
    return text === '' ? [] : [{ ...line, text }]
  })
  let left = ROOM
  const taken: Line[] = []
  for (const line of said.toSorted((a, b) => b.worth - a.worth || b.order - a.order)) {
    const cost = line.text.length + SEPARATOR
    if (cost > left || taken.length === MOST) continue
    left -= cost
    taken.push({ ...line, said: line.text })
  }
  return taken
}

function isReply({ by, answers, object }: GoalFact): boolean {
  return by === 'refusal' || answers !== '' || object !== ''
}

/** What they wanted to know was told them; that they wanted to talk first is over where the work has gone on. */
export function isAnswered({ text, by, object, lastSeen }: GoalFact, { lead, work }: Ledger): boolean {
  if (by === 'refusal') return TALKS.test(text) && (work.editSteps.at(-1) ?? 0) > lastSeen
  if (object !== '' || lead.step <= lastSeen) return false
  const plain = text.replace(/https?:\/\/\S+/g, 'it')
  return /[?？]\W*$/.test(plain) && !OBJECTS.test(text) && !ORDERS.test(typedSentences(plain).at(-1) ?? '')
}

/** Nobody understands it alone, or it says nothing of the matter. */
function isEmpty(goal: GoalFact): boolean {
  const { text, by } = goal
  if (by === 'pasted' || leadsOn(text) || (isRiddle(goal) && text.length < BESIDE_ITS_NUMBER)) return true
  return !isReply(goal) && pointsAtEarlier(text)
}

function says(goal: GoalFact, ledger: Ledger): boolean {
  const { text, by, object, answers } = goal
  if (by === 'refusal') return !goal.ranLater || isOpinion(text)
  // A yes to a step is over when it is taken.
  if (OFFERS.test(answers) && isGoneOn(goal, ledger)) return false
  if (object !== '') return !LEAVES_IT.test(text)
  return TO_CHOOSE.test(answers) || typedSentences(text).some((one) => laysDown(one, isGoneOn(goal, ledger)))
}

/** The sentences of a message that lay something down: not what was asked for, asked about, or told of trouble. */
function laidDownIn(said: string, goal: GoalFact, ledger: Ledger): string {
  const [, before = '', words = '', behind = ''] = /^([“「])([^”」]*)([”」].*)$/.exec(said) ?? []
  if (words === '') return ''
  if (isUntouched(goal, ledger)) return said
  const isOver = isGoneOn(goal, ledger)
  const kept = keptOf(typedSentences(words.replaceAll(' / ', '\n')), (one) => laysDown(one, isOver))
  return kept === '' ? '' : `${before}${typedInLine(kept)}${behind}`
}

/** Something to be made or changed, by a name that nothing was written with since. */
function isUntouched({ text, lastSeen }: GoalFact, ledger: Ledger): boolean {
  const names = namesOf(text)
  return (
    REQUEST.test(text) &&
    !isStep(text) &&
    !LOOKS_ON.test(text) &&
    names.length > 0 &&
    !isChanged(ledger, lastSeen, names)
  )
}

function laysDown(sentence: string, isOver: boolean): boolean {
  const text = sentence.replace(/^…\s*/, '')
  if (text.length < leastOf(text) || ASKS.test(text) || TROUBLE.test(text) || HANGS.test(text)) return false
  if (pointsAtEarlier(text)) return false
  if (/[?？]\W*$/.test(text)) {
    if (OBJECTS.test(text)) return !isOver
    if (!BINDS.test(text) && !OPINES_ASKING.test(text)) return false
  }
  if (STEP_OF_GIT.test(text)) return false
  if (isStep(text) || REQUEST.test(text)) return BINDS.test(text)
  if (ASKED_WITHIN.test(text)) return BINDS.test(text) || OPINES.test(text)
  return BINDS.test(text) || LAYS_DOWN.test(text) || WANTED.test(text)
}

/** The agent has answered, and they have spoken of other things since. */
function isGoneOn({ lastSeen }: GoalFact, { endings, facts }: Ledger): boolean {
  const later = Object.values(facts).filter(
    (fact) => fact.kind === 'goal' && fact.lastSeen > lastSeen && fact.by !== 'answer' && fact.by !== 'refusal',
  )
  return later.length > 0 && endings.some((step) => step > lastSeen)
}

function leastOf(text: string): number {
  return /[\u3400-\u9fff]/.test(text) ? SHORTEST / 3 : SHORTEST
}

/** "Remove this again": what is meant stood in the message before. */
export function pointsAtEarlier(text: string): boolean {
  return text.length < SHORT && POINTS.test(text) && namesOf(text).length === 0
}

/** The choice is left to the agent. */
export const LEAVES_IT =
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
/** Asked within a sentence that begins otherwise. */
const ASKED_WITHIN =
  /\b(?:can|could|would|will) you\b|\bplease\b|\blet['’]?s\b|\b(?:I['’]d|I would) like (?:to|you to)\b|\bwe need to\b|[帮幫]我|(?:做|加|[写寫]|建|弄|改)(?:一?[个個]|一下)/i
const STEP_OF_GIT = /\bshould (?:also |probably )?(?:do an? )?(?:commit|push|merge|rebase|run)\b/i
/** It holds beyond what was asked for. */
const BINDS =
  /\b(?:make sure|ensure|never|always|must(?: not)?|(?<![-\w])only|stick (?:to|with)|don['’]?t want|no longer)\b|不要|不准|不[许許]|[别別](?!的|人)|必[须須]|一律|只(?:能|要|准)|[务務]必/i
const LAYS_DOWN =
  /\b(?:should(?:n['’]?t)?|needs? (?:to be|an?|no)|has to be|have to be|I (?:think|want|prefer|would|['’]d rather)|^I(?:['’]ve| have)? (?:just |already )?(?:pushed|committed|merged|reset|deployed|released|rebased)|counts? as|I (?:do not|don['’]?t|dont) (?:think|want|like)|rather|instead|prefer|we (?:also |only |already |always |never )?(?:use|have|run|deploy|keep))\b|[该該]|需要|[觉覺]得|希望|[宁寧]可|就好|(?:就|才)算|[视視][为為]|(?:推上去|提交|合[并併]|部署)了/i
/** Nothing is written for it. */
const LOOKS_ON =
  /^\W*(?:[\w']+,? ){0,5}?(?:switch|rebase|merge|review|go|look|check|find|figure|invoke|respond|reply|push|commit|compare|explain|read|open|run|rerun|try|start|stop|pull|post|test)\b/i
const OPINES = /\bI think (?:we|it|that|the)\b|\bI(?:['’]d| would) (?:rather|prefer|like to do)\b/i
const OPINES_ASKING = /\bI think\b|\bneeds? to be\b/i
/** Asked which way something is to be. */
const TO_CHOOSE = /\b(?:which|what should|how should|should (?:it|this|they|we|the))\b|[应應][该該]|哪|怎[么麼]/i
/** What it is said of stood before. */
const HANGS = /^(?:must|should|has to|have to|needs? to|and|but|so|then|instead)\b/i
/** Told of how things went. */
const TROUBLE =
  /\b(?:seems?|looks? like|can['’]?t (?:get|see|find|reach|open|log)|getting|errors?|fail(?:s|ed|ing)?|wondering|questioning|might want|in (?:the )?future)\b|[报報][错錯]|好像/i
/** The agent asks whether to go on. */
const OFFERS =
  /\b(?:would you like me|(?:do you )?want me|shall I|should I (?:go|proceed|continue|start|implement|fix)|ready to)\b|要不要我|需要我|要我/i
const SHORTEST = 24
const SHORT = 90
/** "I like option 3, and the rest left": so much says something besides the number. */
const BESIDE_ITS_NUMBER = 60
const ROOM = 1200
const MOST = 8
const SEPARATOR = 2
