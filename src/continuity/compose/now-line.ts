import { mayName } from '../../base/names.ts'
import { joinSentences, sentencesOf } from '../../base/text/sentences.ts'
import type { GoalFact, Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import type { LastStep } from '../ledger/state.ts'
import { isIntent } from '../ledger/telling-sentence.ts'
import { clipWords } from './clip.ts'
import { topicWordsOf } from './held.ts'
import type { Telling } from './line.ts'
import { checksOf } from './parts/checks/counted-checks.ts'
import { pastedFailure } from './parts/checks/pasted-failure.ts'
import { isGuess } from './parts/found/statement.ts'
import { mainClause } from './parts/main-clause.ts'
import { lastGoal, requestOf } from './parts/request.ts'
import { saidBy } from './parts/said-by.ts'

export interface NowSaid {
  /** The most characters with which the last words and the last step are still said. */
  readonly most?: number
  /** What stands here word for word is not said again. */
  readonly told?: string
  /** Whether the request in hand has to be named, or stands in the last exchange above. */
  readonly request?: 'named' | 'above'
}

/**
 * The last line of a recovery, computed from what happened last: who has to do what now. Where the work is in flight, with the request
 * it serves, the agent's last words and its last step.
 */
export function nowLine(telling: Telling, said: NowSaid = {}): string {
  const { ledger, words, told: holds } = telling
  const { most = Number.POSITIVE_INFINITY, told = '', request = 'named' } = said
  const asked = factsOf(ledger, 'question').findLast(({ status }) => status === 'open')
  const open = Object.values(ledger.calls).find(({ tool }) => tool === 'AskUserQuestion' || tool === 'ExitPlanMode')
  if (open !== undefined) return words.waitsFor(open.questions?.[0]?.question ?? words.plan)
  const { what, text } = ledger.last
  if (what === 'refused') return words.refusedLast(text, refusalWords(ledger))
  if (what === 'said' && asked !== undefined && asked.lastSeen >= ledger.lead.step)
    return words.waitsFor(questionsAtEnd(ledger) || withOtherHalf(ledger, asked.text))
  if (what === 'said' && questionsAtEnd(ledger) !== '') return words.waitsFor(questionsAtEnd(ledger))
  if (requestOf(ledger) === undefined) return ''
  if (what === 'said' && !isGoingOn(ledger.lead.text)) return turnEnded(ledger, words)
  if (what === 'prompt') return words.notBegun
  const last = lastWords(ledger, holds)
  const isSaid = last === '' || told.includes(last) || holds?.says(last) === true
  const isDone = ledger.did?.act === 'ran' && told.includes(ledger.did.what)
  const where = isSaid ? '' : placeOfStep(ledger)
  const step = where === '' ? stepPiece(telling) : words.lastStep('read', where, 'done', '')
  const pieces = [isSaid ? '' : words.lastWords(last), isDone ? '' : step].filter((piece) => piece !== '')
  const work = workInHand(telling, isSaid || request === 'above' ? request : 'beside-words')
  const whole = [work, ...pieces].join('')
  return pieces.length > 0 && whole.length <= most ? whole : workInHand(telling, request)
}

/** Where the task list has something left, it is not over with the answer. */
function turnEnded(ledger: Ledger, words: Telling['words']): string {
  const open = factsOf(ledger, 'task').filter(({ progress }) => progress !== 'completed')
  if (open.length === 0) return words.turnEnded
  const task = open.findLast(({ progress }) => progress === 'in_progress')
  if (task === undefined) return words.turnEndedTasks('', open.length)
  const name = task.label.startsWith('#') ? `${task.label} ${task.subject}` : task.subject
  return words.turnEndedTasks(name, open.length - 1)
}

function workInHand(telling: Telling, named: NowSaid['request'] | 'beside-words'): string {
  const { ledger, words } = telling
  const task = factsOf(ledger, 'task').findLast(({ progress }) => progress === 'in_progress')
  if (task !== undefined) return words.underWayTask(task.label.startsWith('#') ? task.label : '', task.subject)
  const request = requestOf(ledger)
  const isLast = request === lastGoal(ledger)
  // What the agent was about to do tells which of the two is meant.
  if (named === 'beside-words' && !isLast) return words.underWayHere
  if (request === undefined || (isLast && named === 'above')) return words.underWay
  const said = shortRequest(request, telling)
  // Where something else was said since, it has to be told which of the two is meant.
  if (!isLast) return said === '' ? words.underWayHere : words.underWayAfter(said)
  return said === '' ? words.underWay : words.underWayOn(said)
}

/** By the sentence that asks; a reply with what it answers. Cut it would say something else. */
function shortRequest(request: GoalFact, telling: Telling): string {
  const { words } = telling
  const isPlain = request.answers === '' && request.object === '' && request.by !== 'refusal' && request.by !== 'answer'
  // Where it stands among the checks it is not said twice.
  if (request.by === 'pasted') return pastedFailure(telling) === undefined ? saidBy(request, words, LONGEST_PASTED) : ''
  if (!isPlain) return saidBy(request, words, LONGEST_REQUEST)
  const asked = mainClause(request.text, LONGEST_REQUEST)
  return asked === '' ? '' : words.quoted(asked)
}

/** The questions with which the last message ends: the second may be the other half of the first. */
function questionsAtEnd({ lead }: Ledger): string {
  const sentences = sentencesOf(lead.text)
  const first = sentences.findLastIndex((sentence) => !/[?？]$/.test(sentence)) + 1
  const asked = joinSentences(sentences.slice(Math.max(first, sentences.length - 2)))
  return asked.length <= LONGEST_QUESTION ? asked : clipWords(sentences.at(-1) ?? '', LONGEST_QUESTION)
}

function withOtherHalf({ lead }: Ledger, asked: string): string {
  const sentences = sentencesOf(lead.text)
  const next = sentences[sentences.findIndex((sentence) => sentence.startsWith(asked)) + 1] ?? ''
  const both = /^(?:or|and|還是|还是|或)\b.*[?？]$/i.test(next) ? joinSentences([asked, next]) : asked
  return clipWords(both, LONGEST_QUESTION)
}

/**
 * What the agent was about to do, in its own words: summaries end with that, so that it is one sentence, and more only where the summary is
 * known not to tell it.
 */
function lastWords(ledger: Ledger, holds: Telling['told']): string {
  if (holds !== undefined) return wordsBefore(ledger)
  const { lead, step, turnStep } = ledger
  if (lead.step < turnStep || step - lead.step > FRESH) return ''
  const last = (sentencesOf(lead.text).at(-1) ?? '').replace(/\s*[:：]$/, '')
  if (!isGoingOn(lead.text) || last.length > LONGEST_INTENT || isCarriedOut(ledger)) return ''
  return mayName(last) || topicWordsOf(last).size >= FEW || placeOfStep(ledger) !== '' ? last : ''
}

/** What was announced has been edited, or an agent has been sent out for it and has come back. */
function isCarriedOut({ did, lead }: Ledger): boolean {
  return did !== undefined && did.step > lead.step && did.state === 'done' && CARRIES_OUT.has(did.act)
}

/** Where the agent looked right after it had said what it was about to do. */
function placeOfStep({ did, lead }: Ledger): string {
  return did?.act === 'read' && did.step > lead.step ? did.what : ''
}

/** What the agent said before its last steps: what it found, and what it was about to do. */
function wordsBefore(ledger: Ledger): string {
  const { lead, step, turnStep, did } = ledger
  if (lead.step < turnStep || step - lead.step > FRESH) return ''
  // What a step that is over has come back with may have refuted what was only held possible before it.
  const isLookedAt = did !== undefined && did.step > lead.step && did.state !== 'open'
  const isOver = isCarriedOut(ledger)
  const sentences = sentencesOf(lead.text).filter(
    (sentence) => !(isLookedAt && isGuess(sentence)) && !(isOver && isIntent(sentence)),
  )
  const [before = '', last = ''] = [sentences.at(-2), sentences.at(-1)]
  const both = joinSentences([before, last])
  const chosen = both.length <= LONGEST_WORDS ? both : last
  // "Good catch, let me check" says nothing.
  if (!mayName(chosen) && topicWordsOf(chosen).size < FEW) return ''
  return clipWords(chosen.replace(/\s*[:：]$/, ''), LONGEST_WORDS)
}

function stepPiece({ ledger, words }: Telling): string {
  const { did, turnStep } = ledger
  if (did === undefined || did.step < turnStep || did.what === '') return ''
  // What was only looked at, and seen, is no step that anybody has to know of; what was sent out and has come back is told as what it said.
  if (did.state === 'done' && did.line === '' && LOOKED.has(did.act)) return ''
  // A file that was edited last stands in the place; one outside the project is found only by its whole path.
  const isInPlace = (did.act === 'edited' || did.act === 'wrote') && !did.what.startsWith('/')
  if (did.state !== 'failed' && isInPlace) return ''
  // Transcripts are written a little late: what a search or an agent came back with, the summariser has mostly seen.
  if (did.state === 'open' && LOOKED.has(did.act)) return ''
  // How a check ended stands among the checks.
  if (did.state !== 'open' && checksOf(ledger).some(({ lastSeen }) => lastSeen > did.step)) return ''
  return words.lastStep(did.act, did.what, did.state, did.line)
}

/** The message announces a step that has not been taken yet. */
function isGoingOn(text: string): boolean {
  const last = sentencesOf(text).at(-1) ?? ''
  return isIntent(last) || /[:：]$/.test(text.trim())
}

function refusalWords(ledger: Ledger): string {
  const goal = lastGoal(ledger)
  return goal?.by === 'refusal' && goal.lastSeen === ledger.last.step ? clipWords(goal.text, 160) : ''
}

const CARRIES_OUT: ReadonlySet<LastStep['act']> = new Set(['edited', 'wrote', 'sent'])
/** They change nothing. */
const LOOKED: ReadonlySet<LastStep['act']> = new Set(['read', 'searched', 'sent'])
const LONGEST_REQUEST = 120
const LONGEST_PASTED = 240
const LONGEST_INTENT = 160
const LONGEST_QUESTION = 240
const FRESH = 16
const LONGEST_WORDS = 280
const FEW = 5
