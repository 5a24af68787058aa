import { anchorName, anchorsOf } from '../../base/names.ts'
import { topicWordsOf } from '../compose/held.ts'
import type { Line } from '../compose/line.ts'
import { EXACT_KEY } from '../compose/parts/found/found-lines.ts'
import { requestOf } from '../compose/parts/request.ts'
import { plainTopics, stems } from '../compose/topics.ts'
import type { GoalFact, Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'

/** What is known of the moment in which B is said. */
export interface Beside {
  readonly ledger: Ledger
  /** What the summary tells. */
  readonly told: string
  /** The new prompt, or what the next tool call is about. */
  readonly next?: string
  /** Whose step comes next: the person's prompt says what is wanted, a call is one step of what is in hand. */
  readonly nextIs?: 'prompt' | 'call'
}

/**
 * A finding is told where what comes next is about it: it names something of it, or speaks of it in the same words. A call, and "go
 * on", are about what was being done.
 */
export function isFoundNow(line: Line, moment: Beside): boolean {
  const { ledger, told, next = '', nextIs = 'prompt' } = moment
  const fact = ledger.facts[line.factId]
  if (fact !== undefined && ledger.step - fact.lastSeen > NOT_LONG) return false
  // Where the summary has all of its names, it tells of them.
  if (newIn(line, told) === 0) return false
  if (line.key.startsWith(EXACT_KEY) || isAskedFor(line.text, next)) return true
  if (nextIs === 'prompt' && !isBare(next)) return false
  return isAbout(line, anchorsOf(inHandOf(moment)), ledger) || isFresh(line, ledger)
}

/** What is being worked on: what comes next, the last step, the agent's last words and the request. */
function inHandOf(moment: Beside): string {
  return [stepOf(moment), requestOf(moment.ledger)?.text ?? ''].join('\n')
}

export function stepOf({ next = '', ledger }: Beside): string {
  return [next, ledger.did?.what ?? '', ledger.lead.text].join('\n')
}

/** What is said bears on what comes next; on a call, and on "go on", if it bears on what was being done. */
export function isTouched(text: string, moment: Beside): boolean {
  const { next = '', nextIs = 'prompt' } = moment
  return isAskedFor(text, nextIs === 'prompt' && !isBare(next) ? next : stepOf(moment))
}

function isAskedFor(text: string, next: string): boolean {
  const named = new Set([...anchorsOf(next)].map(anchorName))
  if ([...anchorsOf(text)].some((anchor) => named.has(anchorName(anchor)))) return true
  const own = new Set(stems([...topicWordsOf(text), ...(text.match(/\d{2,}/g) ?? [])]))
  return stems(plainTopics(next)).filter((word) => own.has(word)).length >= ASKED
}

/** It was found while this was being worked on, or names something of it. */
function isAbout({ text, factId }: Line, inHand: ReadonlySet<string>, { facts, turnStep }: Ledger): boolean {
  const fact = facts[factId]
  const isPlace = fact?.kind === 'note' && fact.voice === 'located'
  if (!isPlace && fact !== undefined && fact.lastSeen >= turnStep) return true
  for (const anchor of anchorsOf(text)) if (inHand.has(anchor) && !(isPlace && anchor.startsWith('p:'))) return true
  return false
}

/** Found not long ago, and the person has not led elsewhere since. */
function isFresh({ factId }: Line, ledger: Ledger): boolean {
  const fact = ledger.facts[factId]
  if (fact === undefined) return false
  // A reply goes on with what was spoken of.
  const since = factsOf(ledger, 'goal').filter(
    ({ by, answers, lastSeen }) => by !== 'answer' && answers === '' && lastSeen > fact.lastSeen,
  )
  return since.length <= LED_ON && !since.some((goal) => isOtherWork(fact.text, goal, ledger))
}

/** They had something else done since: neither their words nor the files that were edited for it are about it. */
function isOtherWork(text: string, { text: asked, lastSeen }: GoalFact, { work, facts }: Ledger): boolean {
  const next = Object.values(facts).reduce(
    (step, one) => (one.kind === 'goal' && one.lastSeen > lastSeen ? Math.min(step, one.lastSeen) : step),
    Number.POSITIVE_INFINITY,
  )
  const { editSteps, editPaths = [] } = work
  const edited = editPaths.filter((_, at) => (editSteps[at] ?? 0) > lastSeen && (editSteps[at] ?? 0) < next)
  if (edited.length === 0) return false
  const own = new Set(stems(plainTopics(text)))
  const named = new Set([...anchorsOf(text)].map(anchorName))
  const words = stems(plainTopics(`${asked}\n${edited.join('\n').replace(/[/.]/g, ' ')}`))
  return (
    !words.some((word) => own.has(word)) &&
    !edited.some((path) => named.has(path) || named.has(path.split('/').at(-1) ?? ''))
  )
}

/** Names and figures that the summary does not have: the likelier it is that nobody has kept what they stand for. */
export function newIn({ part, text }: Line, told: string): number {
  if (part !== 'found' && part !== 'decided' && part !== 'open') return 0
  let fresh = 0
  for (const anchor of anchorsOf(text)) if (!told.includes(anchorName(anchor))) fresh++
  for (const figure of text.match(/\b\d[\d.]*\b/g) ?? []) if (!told.includes(figure)) fresh++
  return Math.min(3, fresh) * 0.12
}

/** "Go on", and what is run at every turn: checks, a look at what has changed. */
export function isBare(next: string): boolean {
  return [...anchorsOf(next)].every((anchor) => anchor.startsWith('f:')) && plainTopics(next).length < FEW
}

/** After so many steps a finding has been worked with, or overtaken. */
const NOT_LONG = 100
/** So many messages of theirs go on with what was found. */
const LED_ON = 2
/** So many of its words in what comes next, and it is asked about. */
const ASKED = 2
const FEW = 3
