import { claimsPersonsWord } from '../../base/typed/orders.ts'
import { mayBeRecalled } from '../recall/safety.ts'
import type { Desk, Memory } from '../store/record.ts'
import { propose } from './proposals.ts'

/**
 * What an agent wrote down and that tells others what to do waits for the person, who makes it theirs or refuses it. Until then it can be
 * searched for and read.
 */
export function waitsForPerson(desk: Desk, project: string, session: string, memory: Memory): boolean {
  const { content, trust, status } = memory
  // What the person wants they say themselves: nobody is asked to confirm that somebody else says so.
  if (trust !== 'agent' || status !== 'active' || claimsPersonsWord(content)) return false
  if (mayBeRecalled(content, trust)) return false
  propose(desk, { project, memory, wish: 'change', change: { content }, session })
  return true
}
