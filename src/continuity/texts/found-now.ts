import { anchorName, anchorsOf } from '../../base/names.ts'
import { topicWordsOf } from '../compose/held.ts'
import type { Line } from '../compose/line.ts'
import { EXACT_KEY } from '../compose/parts/found/found-lines.ts'
import { plainTopics, stems } from '../compose/topics.ts'
import type { Ledger } from '../ledger/facts.ts'

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
 * A finding is told where the person asks about it, by its names or in the same words, or where what comes next names its file. What was
 * found on the way to the work in hand is in that work, or was overtaken by it: readers had no use for it.
 */
export function isFoundNow(line: Line, moment: Beside): boolean {
  const { ledger, told, next = '', nextIs = 'prompt' } = moment
  const fact = ledger.facts[line.factId]
  if (fact !== undefined && ledger.step - fact.lastSeen > NOT_LONG) return false
  // Where the summary has all of its names, it tells of them.
  if (newIn(line, told) === 0) return false
  // How something outside is spoken to is needed again.
  if (fact?.kind === 'command') return true
  return line.key.startsWith(EXACT_KEY) || (nextIs === 'prompt' && isAskedFor(line.text, next))
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
/** So many of its words in what comes next, and it is asked about. */
const ASKED = 2
const FEW = 3
