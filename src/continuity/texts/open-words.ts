import { anchorsOf } from '../../base/names.ts'
import { typedSentences } from '../../base/typed/index.ts'
import { isChanged, namesOf, plainName, spelledNames, touchedSince } from '../compose/changed-since.ts'
import { type Held, topicWordsOf } from '../compose/held.ts'
import { WRITES } from '../compose/parts/said-by.ts'
import { isOpinion } from '../compose/parts/word-lines.ts'
import { deniesIt, withoutDenial } from '../ledger/facts/agent/causes/refuted.ts'
import { isAgreed, isSaidInTalk, takesProposal } from '../ledger/facts/person/agreed.ts'
import { isSettled, withoutEnded } from '../ledger/facts/person/limits/in-force.ts'
import { isStopped } from '../ledger/facts/person/over/stopped.ts'
import type { GoalFact, Ledger, TaskFact } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import { stillThere } from '../ledger/untouch.ts'

/**
 * Whether something that the person said still has to be told them back. A summary that lists their words has left out what is done; one
 * that lists none has left out everything, and then all of it comes back.
 */
export function wordsWanted(ledger: Ledger, summary: Held): (goal: GoalFact) => boolean {
  const lists = listsWords(ledger, summary)
  return (whole) => {
    // What it forbade and is over says nothing of whether the rest is.
    const goal = withoutEnded(ledger, whole)
    if (goal === undefined) return false
    if (isAgreedYet(ledger, goal) || isStopped(ledger, goal) || isForgotten(ledger, goal, summary)) return true
    if (isOver(ledger, goal) || (lists && isRemark(ledger, goal))) return false
    if (isDecision(ledger, goal) || isSaidInTalk(ledger, goal)) return true
    if (isOpen(ledger, goal)) return !lists || !LATER.test(goal.text)
    return !lists && binds(goal)
  }
}

/** It was agreed to, and nothing that it names was written since. */
function isAgreedYet(ledger: Ledger, goal: GoalFact): boolean {
  return isAgreed(ledger, goal) && !isChanged(ledger, goal.lastSeen, namesOf(goal.text))
}

/** A summary that tells most of what the person said: what it leaves out it has mostly left out with reason. */
export function listsWords(ledger: Ledger, summary: Held): boolean {
  return shareListed(ledger, summary) >= HALF
}

/** The person said several things, and most of it the summary has not. */
export function lostWords(ledger: Ledger, summary: Held): boolean {
  return shareListed(ledger, summary) < HALF
}

/** Word for word, and of however few messages. */
export function quotesFewWords(ledger: Ledger, summary: Held): boolean {
  const messages = messagesOf(ledger)
  return messages.filter(({ text }) => summary.quotes(text.slice(0, BEGINNING))).length <= messages.length * HALF
}

/** Of what was said; of a few messages that is mostly no sign of anything. */
function shareListed(ledger: Ledger, summary: Held): number {
  const goals = messagesOf(ledger)
  if (goals.length < FEW) return Number.NaN
  return goals.filter(({ text }) => summary.recalls(text)).length / goals.length
}

function messagesOf(ledger: Ledger): readonly GoalFact[] {
  return factsOf(ledger, 'goal').filter(
    (goal) =>
      isOfEpoch(ledger, goal) && goal.text.length >= (/[\u3400-\u9fff]/.test(goal.text) ? SHORTEST / 2 : SHORTEST),
  )
}

/** Said since the last compaction: what came before that one summary has told already, and the next one tells only what is left of it. */
function isOfEpoch({ epochStep }: Ledger, { lastSeen }: GoalFact): boolean {
  return lastSeen >= epochStep
}

/**
 * Whatever comes next: what they stopped, what they said no to, how they said in a talk that things are or have to be, and what they
 * asked for by a name that neither the summary tells nor anything since was written with.
 */
export function isBinding(ledger: Ledger, goal: GoalFact, summary: Held): boolean {
  if (isStopped(ledger, goal) || goal.by === 'refusal' || isSaidInTalk(ledger, goal)) return true
  if (isForgotten(ledger, goal, summary)) return true
  const names = spelledNames(goal.text)
  if (names.length === 0 || names.some((name) => summary.names([name]))) return false
  return !isChanged(ledger, goal.lastSeen, namesOf(goal.text))
}

/**
 * How they wanted things to be, in a message of which the summary has no word: who goes on with the work does not know that it was said,
 * whether or not it was done.
 */
function isForgotten(ledger: Ledger, goal: GoalFact, summary: Held): boolean {
  const { text, by } = goal
  if ((by !== 'prompt' && by !== 'queued') || !isOpinion(text) || isRiddle(goal)) return false
  if (text.length < SHORT / 2 || GOES_AHEAD.test(text) || OF_THE_TALK.test(text) || LATER.test(text)) return false
  if (CODE.test(text) || TELL_ME.test(text)) return false
  // A question at its end takes back nothing of what was said before it.
  const said = QUESTION.test(text) ? typedSentences(text).filter((one) => !QUESTION.test(one)) : [text]
  if (!said.some((one) => WANTED_SO.test(one.replace(TRIES, '')))) return false
  if (text.length < SHORT && POINTS.test(text) && namesOf(text).length === 0) return false
  if (isSaidAnew(ledger, goal)) return false
  if (isBuilt(ledger, goal) || isFollowed(ledger, goal) || isCommitted(ledger, goal)) return false
  if (isLongSettled(ledger, goal) || isThinkingAloud(goal)) return false
  return !summary.recalls(text) && !summary.paraphrases(text)
}

/** Half of what it is about they have spoken of later. */
function isSaidAnew(ledger: Ledger, { text, lastSeen }: GoalFact): boolean {
  const words = [...topicWordsOf(text)]
  return factsOf(ledger, 'goal').some((later) => {
    if (later.lastSeen <= lastSeen) return false
    const said = topicWordsOf(later.text)
    return words.filter((word) => said.has(word)).length >= Math.max(2, words.length * HALF)
  })
}

/** A question that was answered, a go-ahead that was followed, words about the conversation itself. */
function isOver(ledger: Ledger, goal: GoalFact): boolean {
  const { text, by, answers, object, lastSeen } = goal
  if (isBuilt(ledger, goal) || isTakenIn(ledger, goal)) return true
  if (by === 'refusal') return false
  if (isRiddle(goal) || isFollowed(ledger, goal) || isCommitted(ledger, goal)) return true
  if (leadsOn(text) || isThinkingAloud(goal)) return true
  // What "it" was stood in the message before.
  if (answers === '' && object === '' && text.length < SHORT && POINTS.test(text) && namesOf(text).length === 0)
    return true
  if (ledger.lead.step <= lastSeen) return false
  // "2, that shows the files too, right?" has chosen all the same.
  return object === '' && (TELL_ME.test(text) || (QUESTION.test(text) && !ORDERS.test(text)))
}

/** "Go on", or about the conversation itself. */
export function leadsOn(text: string): boolean {
  return GOES_AHEAD.test(text) || OF_THE_TALK.test(text)
}

/** They ask again and again, and nothing of it is to be done. */
function isThinkingAloud({ text, object }: GoalFact): boolean {
  const asked = typedSentences(text).filter((one) => QUESTION.test(one))
  return object === '' && asked.length > 1 && !asked.some((one) => ORDERS.test(one))
}

/** "Yes" to "Want me to do this?", "I like option 3": what is meant stood in the message before. */
export function isRiddle(goal: GoalFact): boolean {
  const { text, answers, object } = goal
  if (object === '' && (BY_NUMBER.test(text) || ONLY_NUMBERS.test(text))) return true
  if (answers === '' && object === '' && isBareDenial(text)) return true
  if (answers === '' || object !== '' || text.length > SHORT / 2 || takesProposal(goal)) return false
  return namesOf(`${text} ${answers}`).length === 0 && POINTS_BACK.test(answers)
}

/** "No, that is not it, I profiled it": a no to what stood in the message before, and next to nothing else. */
function isBareDenial(text: string): boolean {
  if (text.length > SHORT || !deniesIt(text) || namesOf(text).length > 0) return false
  const rest = withoutDenial(text)
  return topicWordsOf(rest).size < FEW && !BINDS.test(rest)
}

/**
 * Something to be done, and three more things were asked for since: what it names was changed, or where it names nothing, something was
 * before the next message came.
 */
function isFollowed(ledger: Ledger, { text, lastSeen, answers, object }: GoalFact): boolean {
  const asked = askedSince(ledger, lastSeen)
  if (asked < LED_ON || !ASKS_FOR.test(text)) return false
  // Who has asked for so much else since has got it.
  if (asked >= LONG_SINCE && answers === '' && object === '') return true
  const names = namesOf(text)
  if (names.length > 0) return isChanged(ledger, lastSeen, names)
  const next = factsOf(ledger, 'goal').find((other) => other.lastSeen > lastSeen)?.lastSeen ?? lastSeen
  return ledger.work.editSteps.some((step) => step > lastSeen && step < next)
}

/** A request that names nothing, was worked on, committed with what it led to, and something else was asked for since. */
function isCommitted(ledger: Ledger, { by, answers, object, text, lastSeen }: GoalFact): boolean {
  const { commit, editSteps } = ledger.work
  if (by !== 'prompt' || answers !== '' || object !== '' || !commit.made || !WANTS.test(text)) return false
  if (askedSince(ledger, commit.step) === 0 || namesOf(text).length > 0) return false
  return editSteps.some((step) => step > lastSeen && step < commit.step)
}

/** Much was asked for and written since, and nothing of it is left to be committed. */
function isLongSettled(ledger: Ledger, { lastSeen }: GoalFact): boolean {
  const { work } = ledger
  if (askedSince(ledger, lastSeen) < LONG_SINCE || work.others !== undefined) return false
  return work.editSteps.some((step) => step > lastSeen) && stillThere(work).length === 0
}

/** Said in passing, with no rule in it, and the talk has long gone on: who lists their words has left it out with reason. */
function isRemark(ledger: Ledger, { by, answers, object, lastSeen }: GoalFact): boolean {
  if (by !== 'prompt' || answers !== '' || object !== '' || askedSince(ledger, lastSeen) < LONG_SINCE) return false
  return !factsOf(ledger, 'constraint').some((limit) => limit.lastSeen === lastSeen && limit.status === 'active')
}

/** One of the options by its letter, or how something was to be written that was refused: committed since, and other work asked for. */
export function isBuilt(ledger: Ledger, { text, by, object, ranLater, lastSeen }: GoalFact): boolean {
  const isTaken =
    by === 'refusal' ? ranLater && WRITES.test(object) : object !== '' && text.length <= BARE_PICK && PICKS.test(text)
  const { commit } = ledger.work
  return isTaken && commit.made && commit.step > lastSeen && askedSince(ledger, lastSeen) >= LED_ON
}

/** What it demanded has ended with the work that a commit took in, and other work was asked for. */
function isTakenIn(ledger: Ledger, goal: GoalFact): boolean {
  const { commit } = ledger.work
  if (!commit.made || commit.step < goal.lastSeen || askedSince(ledger, goal.lastSeen) < LED_ON) return false
  return goal.answers === '' && goal.object === '' && isSettled(ledger, goal)
}

/** Which way something is to be done, and no commit has taken it in. */
function isDecision({ work }: Ledger, goal: GoalFact): boolean {
  const { object, by, answers, lastSeen } = goal
  if (by === 'refusal' || (!takesProposal(goal) && (object === '' || !TO_BE.test(answers)))) return false
  return !work.commit.made || work.commit.step < lastSeen
}

function askedSince(ledger: Ledger, step: number): number {
  return factsOf(ledger, 'goal').filter(({ lastSeen, by }) => lastSeen > step && by !== 'answer').length
}

/** What limits what comes next: a refusal, an option that was taken, a demand. */
function binds({ text, by, object }: GoalFact): boolean {
  return by === 'refusal' || object !== '' || (BINDS.test(text) && (!QUESTION.test(text) || ORDERS.test(text)))
}

/** Nothing that was done since names what it names; where it names nothing, work has gone on to other things and was committed. */
function isOpen(ledger: Ledger, goal: GoalFact): boolean {
  const { lastSeen, by, ranLater } = goal
  // What they want was said with it, and goes for what is done instead.
  if (by === 'refusal') return !ranLater || isOpinion(goal.text)
  const { editSteps, commit } = ledger.work
  if ((editSteps.at(-1) ?? 0) <= lastSeen && commit.step <= lastSeen) return true
  const names = namesOf(goal.text)
  if (names.length > 0) return !isChanged(ledger, lastSeen, names)
  return askedSince(ledger, lastSeen) < LED_ON
}

/** What a task is to make was made after it was noted, though nobody has marked it as done. */
export function isMade(ledger: Ledger, { subject, firstSeen }: TaskFact): boolean {
  const names = [...anchorsOf(subject)].filter((anchor) => anchor.startsWith('i:'))
  return (
    MAKES.test(subject) &&
    names.length > 0 &&
    touchedSince(ledger, firstSeen, (_, { defines }) =>
      names.every((name) => defines.some((defined) => plainName(defined).endsWith(plainName(name.slice(2))))),
    )
  )
}

const MAKES = /^(?:implement|add|create|write|introduce|define)\b|^(?:實作|实现|新增|建立|编写|撰寫)/i
/** About other work, by its own words. */
const LATER =
  /\b(?:future (?:enhancement|work|improvement|pr|version)|in (?:the|a) future|(?:for|do (?:it|that|this)) later\b|later on|some ?day|follow[- ]?up (?:pr|issue|task)|out of scope|not (?:for )?now)\b|以後再|以后再|之後再|之后再|將來|将来|下次再/i
const GOES_AHEAD =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|great|sure|cool|good|perfect|fine|alright|please)[,.! ]+)*(?:let['’]?s )?(?:try )?(?:implement|build|do|go|proceed|continue|start|try|mend)(?:ing)?(?: (?:on|ahead|it|this|that|with (?:it|that|this|[A-D\d])))?[.! ]*$|^(?:好|可以|是|繼續|继续|開始|开始|做)[的吧。！]*$/i
const OF_THE_TALK = /\b(?:let['’]?s compact|run(?:ning)? out of context|context window|\/compact)\b|壓縮對話|压缩对话/i
/** An order, or one as a question. */
const ASKS_FOR =
  /^(?:(?:ok(?:ay)?|yes|yeah|great|now|and|please|so|also|then|hmm+|ah)[,.;]? +)*(?:can|could|would|will) (?:you|we)\b|^(?:(?:ok(?:ay)?|yes|great|now|and|please|so|also|then)[,.;]? +)*(?:please )?(?:add|remove|rename|move|change|update|make|write|drop|delete|fix|mend|put|replace|extract|split|revert|implement)\b|^(?:請|请|幫|帮|把|加|刪|删|改|移|修)/i
/** They want something done. */
const WANTS =
  /\b(?:can|could) (?:you|we)\b|\b(?:we|you) need to\b|\bI(?:['’]d like| want| would like) (?:you )?to\b|\blet['’]?s\b|\bplease\b|請|请|幫|帮/i
const POINTS_BACK = /\b(?:this|that|these|those|it|them)\b|[這这那它]/i
/** One of several things by its number, and nothing of what it says. */
const BY_NUMBER =
  /\b(?:option|scenario|approach|variant|alternative|solution|proposal|version)s? #?(?:\d|[A-H])\b(?! ?[-:(] ?\w+ \w+)|(?:方案|[選选][項项]|方法|[選选])[一二三四\dA-H](?![\d.])/i
const ONLY_NUMBERS =
  /^\W*(?:(?:yes|yeah|yep|ok(?:ay)?|sure|好的?)[,.，。]? *)?[\dA-H](?:\s*(?:[+,&、，]|and|和|跟)\s*[\dA-H])+\W*$/i
const POINTS = /\b(?:keep|leave|do|make|use|drop|put|try|remove|change|skip) (?:it|this|that|them)\b/i
const SHORT = 90
/** A longer one says something of its own. */
const BARE_PICK = 40
const PICKS =
  /^\W*(?:(?:I (?:think|guess|prefer|like|would (?:take|go with))|let['’]?s (?:take|do|go with)|go with|take|yes|ok(?:ay)?|option|approach|方案|選|选)[,:]? *)*(?:[A-H]|\d(?:\s*[+,&]\s*\d)*)(?:[.,):;]|\s+(?:is|sounds|seems|looks|please|for)\b|\W*$)/
/** Asked about what is to be, not about how things are. */
const TO_BE =
  /\b(?:should|shall|would|want|prefer|like|which|do you|how (?:much|many|far|aggressive\w*))\b|[应應][该該]|要|想|希望|哪/i
const QUESTION = /[?？]\s*$/
const ORDERS = /\b(?:can|could|shall|should|would) (?:we|you|I)\b|可以.*嗎|可以.*吗/i
/** What they want is an answer. */
const TELL_ME =
  /\b(?:can|could|would) you (?:please )?(?:also )?(?:propose|summari[sz]e|explain|tell|show|describe|list|compare|suggest)\b|\bI don['’]t understand\b|\bI['’]?(?: a)?m (?:also )?(?:challenging|questioning|doubting|wondering)\b|what do you mean|(?:可以|能).{0,4}(?:說明|说明|解釋|解释|總結|总结)/i
const BINDS =
  /\b(?:never|always|do(?:n['’]?t| not)|must|only|instead|rather|prefer|avoid|without|not|use|keep|ensure|make sure|needs? to)\b|不|別|别|只|必須|必须|保留|避免|改成/i
/** What they want, and not only what they think of it. */
const WANTED_SO =
  /\b(?:should|shouldn['’]?t|must|needs? to|want|prefer|like|rather|instead|never|always|only|at least|at most|just|keep|avoid|skip|make sure|ensure|don['’]?t|let['’]?s|suggest)\b|[应應][该該]|不要|[别別]|只|必[须須]|保留|避免|希望|改成|至少|最多/i
/** What is tried is not settled. */
const TRIES = /\blet['’]?s (?:try|see|look|check|start|begin|do|go)\b/gi
const CODE = /^[+-] |:=|=>|[{};]\s*$|\w\(.*\)[;{]/m
const SHORTEST = 12
/** A summary that breaks a quotation off has so much of it. */
export const BEGINNING = 60
const FEW = 4
const HALF = 0.5
const LED_ON = 3
const LONG_SINCE = 8
