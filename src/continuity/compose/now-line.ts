import { mayName } from '../../base/names.ts'
import { joinSentences, sentencesOf } from '../../base/text/sentences.ts'
import type { Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import { isIntent } from '../ledger/telling-sentence.ts'
import { clipWords } from './clip.ts'
import { topicWordsOf } from './held.ts'
import type { Telling } from './line.ts'
import { isGuess } from './parts/found/statement.ts'
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
export function nowLine({ ledger, words, told: holds }: Telling, said: NowSaid = {}): string {
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
  const work = workInHand(ledger, words, request)
  // Summaries end with what the agent was about to do: its words are worth saying only where this one is known not to.
  const last = holds === undefined ? '' : wordsBefore(ledger)
  const isSaid = last === '' || told.includes(last) || holds?.says(last) === true
  const isDone = ledger.did?.act === 'ran' && told.includes(ledger.did.what)
  const pieces = [isSaid ? '' : words.lastWords(last), isDone ? '' : stepPiece(ledger, words)].filter(
    (piece) => piece !== '',
  )
  const whole = [work, ...pieces].join('')
  if (pieces.length > 0 && whole.length <= most) return whole
  return `${work}${words.goOn}`
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

function workInHand(ledger: Ledger, words: Telling['words'], named: NowSaid['request']): string {
  const task = factsOf(ledger, 'task').findLast(({ progress }) => progress === 'in_progress')
  if (task !== undefined) return words.underWayTask(task.label.startsWith('#') ? task.label : '', task.subject)
  const request = requestOf(ledger)
  if (request === undefined) return words.underWay
  // Where something else was said since, it has to be told which of the two is meant.
  if (request !== lastGoal(ledger)) return words.underWayAfter(saidBy(request, words, LONGEST_REQUEST))
  return named === 'above' ? words.underWay : words.underWayOn(saidBy(request, words, LONGEST_REQUEST))
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

/** What the agent said before its last steps: what it found, and what it was about to do. */
function wordsBefore({ lead, step, turnStep, did }: Ledger): string {
  if (lead.step < turnStep || step - lead.step > FRESH) return ''
  // What a step that is over has come back with may have refuted what was only held possible before it.
  const isLookedAt = did !== undefined && did.step > lead.step && did.state !== 'open'
  const sentences = sentencesOf(lead.text).filter((sentence) => !(isLookedAt && isGuess(sentence)))
  const [before = '', last = ''] = [sentences.at(-2), sentences.at(-1)]
  const both = joinSentences([before, last])
  const chosen = both.length <= LONGEST_WORDS ? both : last
  // "Good catch, let me check" says nothing.
  if (!mayName(chosen) && topicWordsOf(chosen).size < FEW) return ''
  return clipWords(chosen.replace(/\s*[:：]$/, ''), LONGEST_WORDS)
}

function stepPiece(ledger: Ledger, words: Telling['words']): string {
  const { did, turnStep } = ledger
  if (did === undefined || did.step < turnStep || did.what === '') return ''
  // What was only looked at, and seen, is no step that anybody has to know of.
  if (did.state === 'done' && did.line === '' && (did.act === 'read' || did.act === 'searched')) return ''
  // Transcripts are written a little late: what a search or an agent came back with, the summariser has mostly seen.
  if (did.state === 'open' && (did.act === 'read' || did.act === 'searched' || did.act === 'sent')) return ''
  // What a check failed with stands among the checks.
  const isToldThere = did.state === 'failed' && factsOf(ledger, 'check').some(({ lastSeen }) => lastSeen > did.step)
  return words.lastStep(did.act, did.what, did.state, isToldThere ? '' : did.line)
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

const LONGEST_REQUEST = 120
const LONGEST_QUESTION = 240
const FRESH = 16
const LONGEST_WORDS = 280
const FEW = 5
