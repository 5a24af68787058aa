import { mayBeRecalled } from '../recall/safety.ts'
import { type Memory, type Trust, trustOfAgents } from '../store/record.ts'

/** What an agent's new text makes of a memory's trust; nothing where there is none, or it stays what it was. */
export function changedByAgent(memory: Memory, content: string | undefined): { trust?: Trust } {
  if (content === undefined) return {}
  const trust = trustOfAgents(memory, !mayBeRecalled(content, memory.trust))
  return trust === undefined ? {} : { trust }
}
