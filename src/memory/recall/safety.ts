import * as cold from '../../base/cold.ts'
import { laysDownRule, looksLikeOrder, mayDirect, quotesOrder } from '../../base/typed/orders.ts'
import { mayHarm } from '../../base/typed/others/may-harm.ts'
import type { Trust } from '../store/record.ts'

/**
 * Text that tries to give orders is not repeated to the model unless the user said it: what a tool, a web page, an import or an agent
 * put into a memory stays where it can be searched for and read, marked.
 */
export function mayBeRecalled(text: string, trust: Trust): boolean {
  // Of an import nobody knows who wrote it: what it wants done is no knowledge of the project.
  if (trust === 'user') return true
  if (trust === 'tool' && isRepair(text)) return !ordersInRepair(text)
  if (trust === 'imported' ? hasDirective(text) : looksLikeOrder(text)) return false
  return trust === 'team' || !(mayHarm(text) && agentsOrders().tellsHarm(text))
}

/** As it is made of a failure that was got over. */
function isRepair(text: string): boolean {
  return (text[0] === '`' || text.startsWith('Failed with: ')) && text.includes('\nRepaired by ')
}

/** The failing line and what was changed are quoted, as a program and a file had them; what is said beside is said. */
function ordersInRepair(text: string): boolean {
  const said = text.slice(text.indexOf('\n') + 1).replace(CODE, ' ')
  return quotesOrder(text) || looksLikeOrder(said) || (mayHarm(said) && agentsOrders().tellsHarm(said))
}

const CODE = /``.*?``|`[^`\n]*`/g

/**
 * What every session starts with is told as what holds. An agent makes nothing so that tells others what to do: that waits for the person,
 * and can be searched for and read.
 */
export function mayBeCore(text: string, trust: Trust): boolean {
  return mayBeRecalled(text, trust) && !(trust === 'agent' && agentsOrders().tellsToDo(text))
}

/** Loaded where an agent's text is to be told as a core memory, or has the words of something harmful. */
function agentsOrders(): AgentsOrders {
  orders ??= require('../../base/typed/others/agents-orders.ts') as AgentsOrders
  return orders
}

type AgentsOrders = typeof import('../../base/typed/others/agents-orders.ts')

let orders: AgentsOrders | undefined

/** Loaded where an import may have one: hardly any has. */
function hasDirective(text: string): boolean {
  if (!mayDirect(text)) return false
  directives ??= require('../../base/typed/others/directives.ts') as Directives
  return directives.hasDirective(text)
}

type Directives = typeof import('../../base/typed/others/directives.ts')

let directives: Directives | undefined

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
