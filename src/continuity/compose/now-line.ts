import { typedInLine } from '../../base/text/sentences.ts'
import { openTasks } from '../ledger/facts/halt.ts'
import type { GoalFact, Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import type { OpenCall } from '../ledger/state.ts'
import { clipWords } from './clip.ts'
import type { Telling } from './line.ts'
import { namesRequest, numberOf, taskInHand, workInHand } from './now/in-hand.ts'
import { proposesAtEnd, questionsAtEnd, SAYS_NOTHING, unfinishedIn, withOtherHalf } from './now/last-message.ts'
import { alone } from './parts/alone.ts'
import { lastUnbegun } from './parts/exchange-lines.ts'
import { isUnclear, lastGoal, ownWordsOf, requestOf } from './parts/request.ts'
import { saidBy } from './parts/said-by.ts'
import { leftOutOf, mainClause } from './parts/wanted-in.ts'
import { hasEnded, isGoingOn } from './turn-over.ts'

/** How a recovery ends: who has to do what now. */
export interface Ending {
  readonly text: string
  /** Where every summary tells it: what is left to say of it at the end of the place, '' for nothing. */
  readonly clause?: string
  /** The same with the request in its own words, for where nothing else is told. */
  readonly named?: string
  /** The agent was at work on a request that can be named: that is said where there is nothing but the place. */
  readonly isInHand?: true
  /** The message of the person that it quotes, by the id of its fact. */
  readonly quotes?: string
}

/** Computed from what happened last. `request`: whether the request in hand has to be named, or stands in the last exchange above. */
export function nowOf(telling: Telling, request: 'named' | 'above' = 'named'): Ending {
  const { ledger, words } = telling
  const asked = factsOf(ledger, 'question').findLast(({ status }) => status === 'open')
  const open = Object.values(ledger.calls).find(({ tool }) => tool === 'AskUserQuestion' || tool === 'ExitPlanMode')
  if (open !== undefined) return { text: waitsFor(open, words) }
  const { what, text, step, questions } = ledger.last
  const last = lastGoal(ledger)
  if (last?.by === 'compact' && last.lastSeen >= step) return { text: words.saidWithCompact }
  // Typed while the agent worked, and after all that it did.
  if (last?.by === 'queued' && last.lastSeen > step) return notBegun(telling, request)
  const since = nudgesSince(ledger, words)
  // A question is not to be asked before it is asked again.
  if (what === 'refused' && questions !== undefined && refusalWords(ledger) === '')
    return { text: words.putAsideLast(words.list(questions.map((question) => words.quoted(question)))) }
  if (what === 'refused' && questions !== undefined && since === '') return notBegun(telling, request)
  if (what === 'refused') return { text: words.refusedLast(text, refusalWords(ledger), since) }
  if (what === 'interrupted')
    return { text: words.interruptedLast(text, since, since === '' ? '' : requestInShort(telling, request)) }
  if (what === 'said' && asked !== undefined && asked.lastSeen >= ledger.lead.step)
    return {
      text: words.askedLast(alone(ledger.lead.text, questionsAtEnd(ledger) || withOtherHalf(ledger, asked.text))),
    }
  if (what === 'said' && since === '' && questionsAtEnd(ledger) !== '')
    return { text: words.askedLast(alone(ledger.lead.text, questionsAtEnd(ledger))) }
  if (requestOf(ledger) === undefined) return { text: '' }
  const ended = what === 'said' ? turnEnded(telling, request, since) : undefined
  if (ended !== undefined) return ended
  if (what === 'prompt') return notBegun(telling, request)
  const running = runningIn(ledger, words)
  return {
    text: running || workInHand(telling, request),
    clause: taskClause(telling),
    ...(running === '' && namesRequest(telling) && { isInHand: true }),
  }
}

/** By the tool that asks: its questions, or its plan. */
function waitsFor({ questions = [] }: OpenCall, words: Telling['words']): string {
  const asked = questions.map(({ question }) => words.quoted(question))
  return asked.length === 0 ? words.waitsForPlan : words.waitsFor(words.list(asked))
}

/** Neither that it was answered nor that it was not. */
const UNSAID: Ending = { text: '' }

/** The client notes the end of each turn, and has noted none since the agent spoke. */
function isInMidTurn({ ended, lead }: Ledger): boolean {
  return ended !== undefined && ended < lead.step
}

/** The agent has answered the last request, asks nothing, and nothing of it was refused by a rule. */
export function isTurnOver(ledger: Ledger): boolean {
  if (ledger.last.what !== 'said' || questionsAtEnd(ledger) !== '' || isGoingOn(ledger.lead.text)) return false
  if (isInMidTurn(ledger)) return false
  const asks = factsOf(ledger, 'question').some(
    ({ status, lastSeen }) => status === 'open' && lastSeen >= ledger.lead.step,
  )
  return !asks && ledger.denied === undefined && openTasks(ledger).length === 0
}

/**
 * A command or an agent that was started last, and the transcript has no end of it. Where there is more to tell, it is left out: the
 * client mostly writes that end after the summariser has seen it.
 */
function runningIn({ did, last }: Ledger, words: Telling['words']): string {
  if (last.what !== 'call' || did?.state !== 'open' || did.step < last.step) return ''
  const what = clipWords(did.what, LONGEST_REQUEST)
  if (did.act === 'sent') return words.sentLast(what)
  return did.act === 'ran' || did.act === 'called' ? words.runningLast(what) : ''
}

/** What came after it and asks for nothing. */
function nudgesSince({ nudged, last }: Ledger, words: Telling['words']): string {
  return nudged === undefined || nudged.step < last.step ? '' : words.list(nudged.said.map(words.quoted))
}

/** Where it does not stand above, nor in a summary that is known. */
function requestInShort({ ledger, words, told }: Telling, request: 'named' | 'above'): string {
  const asked = requestOf(ledger)
  if (asked === undefined || request === 'above' || isUnclear(asked) || told?.recalls(asked.text) === true) return ''
  return inShort(asked, words)
}

/** With the person's words, unless they stand above or the summary has them; of a message that it has in part, what is wanted. */
function notBegun({ ledger, words, told }: Telling, request: 'named' | 'above'): Ending {
  const last = lastGoal(ledger)
  // What nobody can tell in words, as a picture, came last.
  if (last !== undefined && last.lastSeen < ledger.last.step)
    return { text: words.notBegun(''), clause: words.notBegunHere('') }
  if (last === undefined || request === 'above') return { text: words.notBegun('') }
  if (told?.recalls(last.text) === true) {
    const lacking = leftOutOf(ownWordsOf(last), told)
    if (lacking === '') return { text: words.notBegun(''), clause: words.notBegunHere('') }
    return { text: words.notBegun(words.quoted(`… ${lacking}`)), quotes: last.id }
  }
  const ending = { text: words.notBegun(lastUnbegun(last, ledger, words)), quotes: last.id }
  // Summaries have it, and where this one turns out not to, all of it is said with what comes next.
  return told === undefined && last.by === 'prompt'
    ? { ...ending, clause: words.notBegunHere(inShort(last, words)) }
    : ending
}

/** What a message asks for, in its own words and whole; a reply with what it answers. */
function inShort(goal: GoalFact, words: Telling['words']): string {
  const { text, answers, object, by } = goal
  if (answers !== '' || object !== '' || by === 'refusal' || by === 'pasted') return saidBy(goal, words, LONGEST_WHOLE)
  const isWhole = text.length <= LONGEST_WHOLE
  const asked = isWhole ? typedInLine(text) : mainClause(ownWordsOf(goal), LONGEST_WHOLE)
  // What it is about stands below it.
  if (/[:：]$/.test(asked)) return ''
  return asked === '' || (!isWhole && GOES_ON.test(asked)) ? '' : words.quoted(asked)
}

/**
 * That the work is in flight says nothing; on which task it is does, where the summary is known not to. A list is brought up to date after
 * the work: what it has in progress is mostly done, and summaries tell what is left.
 */
function taskClause({ ledger, words, told }: Telling): string {
  const task = taskInHand(ledger)
  if (task === undefined || told === undefined || told.says(task.subject)) return ''
  return words.taskInProgress(numberOf(task), task.subject)
}

/** Where the task list has something left, it is not over with the answer. */
function turnEnded(telling: Telling, request: 'named' | 'above', since: string): Ending | undefined {
  const { ledger, words } = telling
  const open = openTasks(ledger)
  const { denied } = ledger
  if (open.length === 0 && denied && denied.step > (lastGoal(ledger)?.lastSeen ?? 0))
    return { text: words.deniedLast(denied.what), clause: words.deniedHere(denied.what) }
  if (open.length === 0) {
    const told = unfinishedIn(ledger)
    const asked = requestInShort(telling, request)
    if (told === undefined && isInMidTurn(ledger)) return UNSAID
    if (told === undefined)
      return {
        text: words.turnEnded(since),
        clause: words.answeredHere(since, ''),
        named: words.answeredHere(since, since === '' ? '' : asked),
      }
    const proposes = since === '' && proposesAtEnd(ledger)
    if (told === '' && proposes) return { text: words.proposedLast, clause: words.proposedHere }
    const clause = (named: string) => words.repliedHere(told, since, named)
    // It may have gone on where the transcript ends.
    const isBetween = since === '' && isGoingOn(ledger.lead.text) && !hasEnded(ledger)
    if (isBetween && (told === '' || SAYS_NOTHING.test(told))) return undefined
    return {
      text: isBetween ? workInHand(telling, request) : words.repliedLast(told, since),
      clause: clause(''),
      named: clause(asked),
    }
  }
  if (isGoingOn(ledger.lead.text) && !hasEnded(ledger)) return undefined
  if (isInMidTurn(ledger)) return UNSAID
  const task = taskInHand(ledger)
  if (task === undefined) return { text: words.turnEndedTasks('', open.length, since) }
  const name = task.label.startsWith('#') ? `${task.label} ${task.subject}` : task.subject
  return { text: words.turnEndedTasks(name, open.length - 1, since) }
}

function refusalWords(ledger: Ledger): string {
  const goal = lastGoal(ledger)
  return goal?.by === 'refusal' && goal.lastSeen === ledger.last.step ? clipWords(goal.text, 160) : ''
}

/** The other half of a sentence: alone it asks something else. */
const GOES_ON =
  /^(?:instead|and|or|but|so|because|like|with|without|than|then|also|if|which|that)\b|^(?:而|或|但|还是|還是)/i
const LONGEST_REQUEST = 120
const LONGEST_WHOLE = 160
