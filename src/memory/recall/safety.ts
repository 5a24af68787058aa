import * as cold from '../../base/cold.ts'
import { laysDownRule, looksLikeOrder, quotesOrder } from '../../base/typed/orders.ts'
import { mayHarm } from '../../base/typed/others/may-harm.ts'
import type { Trust } from '../store/record.ts'

/**
 * Text that gives orders is not repeated to the model unless the person said it: it stays where it can be searched for and read, marked.
 * What a team agreed to and what was seen by itself may sound like one more than what an agent wrote down or an import brought: nobody
 * knows who wanted that.
 */
export function mayBeRecalled(text: string, trust: Trust, origin = ''): boolean {
  if (trust === 'user') return true
  const isTaken = trust === 'imported' && isTakenDown(origin)
  if ((trust === 'tool' || isTaken) && isRepair(text)) return !ordersInRepair(text)
  if (looksLikeOrder(text)) return false
  if (trust === 'agent' || (trust === 'imported' && !isTaken)) return !demandsSomething(text) && !wouldHarm(text)
  return trust === 'team' || !wouldHarm(text)
}

/** By a program, out of a session that was held elsewhere and whose transcript was brought in: what was done, and nobody's demand. */
function isTakenDown(origin: string): boolean {
  return origin.startsWith('session ')
}

/** As it is made of a failure that was got over. */
function isRepair(text: string): boolean {
  return (text[0] === '`' || text.startsWith('Failed with: ')) && text.includes('\nRepaired by ')
}

/** The failing line and what was changed are quoted, as a program and a file had them; what is said beside is said. */
function ordersInRepair(text: string): boolean {
  const said = text.slice(text.indexOf('\n') + 1).replace(CODE, ' ')
  return quotesOrder(text) || looksLikeOrder(said) || wouldHarm(said)
}

const CODE = /``.*?``|`[^`\n]*`/g

/** Whether a text would be told whoever it is from; what quotes it says so. */
export function mayBeQuoted(text: string): boolean {
  return mayBeRecalled(text, 'tool')
}

/** Loaded where an agent's text or an import's is to be told. */
function demandsSomething(text: string): boolean {
  orders ??= require('../../base/typed/others/demands.ts') as Demands
  return orders.demands(text)
}

type Demands = typeof import('../../base/typed/others/demands.ts')

let orders: Demands | undefined

/** Loaded where a text has the words of something harmful. */
function wouldHarm(text: string): boolean {
  if (!mayHarm(text)) return false
  harms ??= require('../../base/typed/others/ordered-harm.ts') as OrderedHarm
  return harms.tellsHarm(text)
}

type OrderedHarm = typeof import('../../base/typed/others/ordered-harm.ts')

let harms: OrderedHarm | undefined

/** What a record says was done, or is left to do: the words of an agent or a tool, which lay down nothing. */
export function mayBeReported(text: string): boolean {
  return !laysDownRule(text) && !looksLikeOrder(text)
}

const OPEN = '<throughline-memory>'
const CLOSE = '</throughline-memory>'

/** Recalled lines as data: said where they come from, and closed so that nothing in them can reach outside. */
export function fenced(heading: string, lines: readonly string[]): string {
  const inside = cold.map(lines, (line) =>
    line.includes('<') ? line.replace(/<(\/?)throughline-memory/gi, '‹$1throughline-memory') : line,
  )
  return [OPEN, heading, ...inside, CLOSE].join('\n')
}

/** How many characters the fence itself takes. */
export function fenceLength(heading: string): number {
  return OPEN.length + CLOSE.length + heading.length + 3
}
