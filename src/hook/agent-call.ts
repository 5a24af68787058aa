import { agentMetaPath, callInMeta } from '../hosts/claude-code/agent-files.ts'
import { readText } from '../platform/files/reading.ts'
import type { AgentEvent } from '../workflow/feature/context.ts'

/** The call that started an agent, where the host keeps it in a file of its own. */
export async function callOf(host: string, event: AgentEvent): Promise<string | undefined> {
  const path = host === 'claude-code' ? agentMetaPath(event) : undefined
  return path === undefined ? undefined : callInMeta(await readText(path))
}
