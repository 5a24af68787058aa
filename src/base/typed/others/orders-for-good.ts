import { isHarmful } from '../harmful.ts'
import { laysDownRule, looksLikeOrder } from '../orders.ts'
import { isHeaded } from './directives.ts'

/**
 * Whether what stands as a task is an order for good. A task says what is to be done once; "always log the id" may be what a thing has to
 * do, so it takes more than that.
 */
export function isOrderForGood(task: string): boolean {
  return looksLikeOrder(task) || (laysDownRule(task) && (isHarmful(task) || isHeaded(task)))
}
