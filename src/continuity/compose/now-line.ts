import { joinSentences, sentencesOf, typedInLine } from '../../base/text/sentences.ts'
import { LONGEST_LIST, menuAtEnd } from '../ledger/facts/agent/questions.ts'
import { isBehind, openTasks } from '../ledger/facts/halt.ts'
import type { GoalFact, Ledger, TaskFact } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import type { OpenCall } from '../ledger/state.ts'
import { isIntent } from '../ledger/telling-sentence.ts'
import { clipWords } from './clip.ts'
import type { Line, Telling } from './line.ts'
import { alone } from './parts/alone.ts'
import { pastedFailure } from './parts/checks/pasted-failure.ts'
import { lastSaid } from './parts/exchange-lines.ts'
import { PLACE_OF_WORK } from './parts/place-lines.ts'
import { isUnclear, lastGoal, ownWordsOf, requestOf } from './parts/request.ts'
import { saidAsClause, saidBy } from './parts/said-by.ts'
import { leftOutOf, mainClause } from './parts/wanted-in.ts'
import { isGoingOn, PROMISES, PROPOSES, STEP_ALONE, TAKES_LEAVE } from './turn-over.ts'

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
  const ending = { text: words.notBegun(lastSaid(last, ledger, words)), quotes: last.id }
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

/** The place ends with what is too little for a line of its own: a check that only passed, and the task in hand. */
export function dense(lines: readonly Line[], now: Ending, telling: Telling): readonly Line[] {
  const place = lines.find(({ part }) => part === 'place')
  if (place === undefined) return lines
  const passed = lines.find(({ clause }) => clause !== undefined)
  const end = isToldByPlace(now, lines) ? ((isAlone(lines, telling) ? now.named : undefined) ?? now.clause) : ''
  const clauses = [passed?.clause ?? '', end ?? ''].filter((clause) => clause !== '')
  return lines
    .filter((line) => line !== passed)
    .map((line) => (line === place ? { ...place, text: withClauses(place.text, clauses) } : line))
}

function withClauses(text: string, clauses: readonly string[]): string {
  const end = text.endsWith('。') ? '。' : '.'
  const whole = [text.slice(0, -1), ...clauses].join(end === '。' ? '；' : '; ')
  return /[.!?。！？][”」]$/.test(whole) ? whole : whole + end
}

/** There is nothing but the place, and what the summary tells is not known. */
function isBare(lines: readonly Line[], { told }: Telling): boolean {
  return told === undefined && lines.every(({ part }) => part === 'place')
}

/** Nor anything besides the clauses that it ends with: then those name the request. */
function isAlone(lines: readonly Line[], telling: Telling): boolean {
  return isBare(
    lines.filter(({ clause }) => clause === undefined),
    telling,
  )
}

/** A place that tells only where the work is does not tell what is being done: then the last line does. */
function isToldByPlace({ clause }: Ending, lines: readonly Line[]): boolean {
  return clause !== undefined && lines.some(({ key }) => key === PLACE_OF_WORK)
}

/** Where the place tells how far the work is, there is nothing left to say of it; a request that stands above is not named twice. */
export function closingLine(now: Ending, picked: readonly Line[], telling: Telling): string[] {
  if (isToldByPlace(now, picked)) return now.isInHand === true && isBare(picked, telling) ? [now.text] : []
  const isAbove = picked.some(({ part }) => part === 'exchange')
  if (isAbove && now.text === telling.words.saidWithCompact) return []
  return [isAbove ? nowOf(telling, 'above').text : now.text]
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
    const isBetween = since === '' && isGoingOn(ledger.lead.text)
    if (isBetween && (told === '' || SAYS_NOTHING.test(told))) return undefined
    return {
      text: isBetween ? workInHand(telling, request) : words.repliedLast(told, since),
      clause: clause(''),
      named: clause(asked),
    }
  }
  if (isGoingOn(ledger.lead.text)) return undefined
  if (isInMidTurn(ledger)) return UNSAID
  const task = taskInHand(ledger)
  if (task === undefined) return { text: words.turnEndedTasks('', open.length, since) }
  const name = task.label.startsWith('#') ? `${task.label} ${task.subject}` : task.subject
  return { text: words.turnEndedTasks(name, open.length - 1, since) }
}

function taskInHand(ledger: Ledger): TaskFact | undefined {
  return openTasks(ledger).findLast((task) => task.progress === 'in_progress' && !isBehind(ledger, task))
}

function numberOf(task: TaskFact | undefined): string {
  return task?.label.startsWith('#') === true ? task.label : ''
}

function workInHand(telling: Telling, named: 'named' | 'above'): string {
  const { ledger, words } = telling
  const task = taskInHand(ledger)
  if (task !== undefined) return words.underWayTask(numberOf(task), task.subject)
  const request = requestOf(ledger)
  const isLast = request === lastGoal(ledger)
  if (request === undefined || (isLast && named === 'above')) return words.underWay
  const said = shortRequest(request, telling)
  // Where something else was said since, it has to be told which of the two is meant.
  if (!isLast) return said === '' ? words.underWayHere : words.underWayAfter(said)
  return said === '' ? words.underWay : words.underWayOn(said)
}

/** On a list of tasks it is by the task that is in progress. */
function namesRequest(telling: Telling): boolean {
  const request = requestOf(telling.ledger)
  return request !== undefined && taskInHand(telling.ledger) === undefined && shortRequest(request, telling) !== ''
}

/** By the sentence that asks; a reply with what it answers. Cut it would say something else. */
function shortRequest(request: GoalFact, telling: Telling): string {
  const { words } = telling
  if (isUnclear(request)) return ''
  const isPlain = request.answers === '' && request.object === '' && request.by !== 'refusal' && request.by !== 'answer'
  // Where it stands among the checks it is not said twice.
  if (request.by === 'pasted')
    return pastedFailure(telling) === undefined ? saidAsClause(request, words, LONGEST_PASTED) : ''
  if (!isPlain) return saidAsClause(request, words, LONGEST_REQUEST)
  const asked = mainClause(ownWordsOf(request), LONGEST_REQUEST)
  return asked === '' ? '' : words.userSaid(asked)
}

/** The questions with which the last message ends: the second may be the other half of the first. */
function questionsAtEnd({ lead }: Ledger): string {
  const sentences = sentencesOf(lead.text)
  if (!/[?？]$/.test(sentences.at(-1) ?? '')) return ''
  const menu = menuAtEnd(lead.text)
  if (menu !== '') return withLast(menu, sentences.at(-1) ?? '')
  const first = sentences.findLastIndex((sentence) => !/[?？]$/.test(sentence)) + 1
  const asked = joinSentences(sentences.slice(Math.max(first, sentences.length - 2)))
  return asked.length <= LONGEST_QUESTION ? asked : clipWords(sentences.at(-1) ?? '', LONGEST_QUESTION)
}

/** What is asked below a menu may be another question than which of its points. */
function withLast(menu: string, asked: string): string {
  if (menu.includes(asked) || !/[?？]$/.test(asked)) return menu
  const stop = /[?？.。!！]$/.test(menu) ? '' : /[\u3400-\u9fff]/.test(menu) ? '。' : '.'
  const both = joinSentences([menu + stop, asked])
  return both.length <= LONGEST_MENU ? both : menu
}

function withOtherHalf({ lead }: Ledger, asked: string): string {
  const sentences = sentencesOf(lead.text)
  const at = sentences.findIndex((sentence) => sentence.startsWith(asked))
  const next = at === -1 ? '' : (sentences[at + 1] ?? '')
  const both = /^(?:or|and|還是|还是|或)\b.*[?？]$/i.test(next) ? joinSentences([asked, next]) : asked
  return clipWords(both, LONGEST_LIST)
}

/**
 * What the last message ends with, where that tells of a step that was not taken yet or of something that is not as it was to be; undefined
 * where it does not, '' where it cannot be quoted.
 */
function unfinishedIn(ledger: Ledger): string | undefined {
  const { lead, did } = ledger
  const request = requestOf(ledger)
  // What announces something that stood below it is no sentence without it.
  const sentences = sentencesOf(lead.text).filter(
    (sentence, at, all) => !TAKES_LEAVE.test(sentence) && (at === all.length - 1 || !/[:：]$/.test(sentence)),
  )
  const ends = sentences.slice(-LAST_FEW)
  const at = ends.findIndex(
    (sentence) =>
      /[?？]$/.test(sentence) ||
      isIntent(sentence) ||
      STEP_ALONE.test(sentence) ||
      AMISS.test(sentence) ||
      PROPOSES.test(sentence) ||
      isOtherMeasure(request, sentence),
  )
  const hasFailed =
    did?.state === 'failed' && did.act === 'ran' && BRINGS_OUT.test(did.what) && did.step > (request?.lastSeen ?? 0)
  if (at === -1 && !hasFailed) return undefined
  // What they will hear of stands in the sentence before.
  const from = at > 0 && PROMISES.test(ends[at] ?? '') ? at - 1 : at
  const told = joinSentences(ends.slice(from === -1 ? -1 : from))
  if (told.length <= LONGEST_WHOLE) return alone(lead.text, told)
  const last = ends.at(-1) ?? ''
  return last.length <= LONGEST_WHOLE ? alone(lead.text, last) : ''
}

/** The last message proposes something, and goes on only with a yes. */
function proposesAtEnd({ lead }: Ledger): boolean {
  return sentencesOf(lead.text)
    .slice(-LAST_FEW)
    .some((sentence) => PROPOSES.test(sentence) && !TAKES_LEAVE.test(sentence))
}

/** "Below 300 MB" was asked for, and it is 412. */
function isOtherMeasure(request: GoalFact | undefined, sentence: string): boolean {
  if (!/\d/.test(sentence)) return false
  const asked = measuresIn(request === undefined ? '' : ownWordsOf(request))
  return measuresIn(sentence).some(({ value, unit }) => asked.some((one) => one.unit === unit && one.value !== value))
}

function measuresIn(text: string): { value: string; unit: string }[] {
  return [...text.toLowerCase().matchAll(MEASURE)].map(([, value = '', unit = '']) => ({
    value,
    unit: unit.replace(/s$/, ''),
  }))
}

function refusalWords(ledger: Ledger): string {
  const goal = lastGoal(ledger)
  return goal?.by === 'refusal' && goal.lastSeen === ledger.last.step ? clipWords(goal.text, 160) : ''
}

/** The other half of a sentence: alone it asks something else. */
const GOES_ON =
  /^(?:instead|and|or|but|so|because|like|with|without|than|then|also|if|which|that)\b|^(?:而|或|但|还是|還是)/i
/** More is to be done, or something is not as it was to be. That it stands there is true either way: it is quoted. */
const AMISS =
  /\b(?:still|not yet|yet to|next|unfinished|incomplete|blocked|stuck|unable|refused|rejected|denied|cannot|failed|failing|remain(?:s|ing)|left (?:to|over|open)|to do|too (?:big|large|slow|long|high|many|few)|(?:only|just) (?:half|part|some)|but not|I(?:['’]ll| will| would|['’]m going to| plan to)|(?:is|are|was|were|has|have)(?: not|n['’]t) (?:yet|been|done|finished|complete|working|ready|there|in)|(?:I|we) (?:could|can|did|do|was|have|had)(?: not|n['’]t))\b|[还還](?:[没沒差剩不有]|需)|[尚仍]|[没沒](?:有)?(?:能|法|通[过過]|成功|完成|做|跑|提交|推)|失[败敗](?=[了，。；]|$)|拒[绝絕]|超[过過出]|卡住|(?:不能|不行|不通)|[无無]法|我[会會将將再]|下一步|接下[来來]|打算/i
/** What was to be the end of it. */
const BRINGS_OUT = /\b(?:commit|push|merge|rebase|deploy|publish|release|migrate|apply|install|build)\b/i
const MEASURE = /(\d[\d.,]*)\s?(%|[a-z]{1,12}\b|[\u3400-\u9fff])/g
const LAST_FEW = 2
/** "Now the runbook." says nothing that a summary lacks. */
const SAYS_NOTHING = /^(?:now|next|then)\b[\w ,'’-]{0,20}[.:]?$/i
const LONGEST_REQUEST = 120
const LONGEST_WHOLE = 160
const LONGEST_PASTED = 240
const LONGEST_MENU = 460
const LONGEST_QUESTION = 240
