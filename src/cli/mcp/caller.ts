import type { Caller } from '../../memory/feature/mcp-there.ts'
import type { Call } from '../command.ts'

/** The client started us, so its id is our parent's; its hooks are told the same as CLAUDE_PID. */
export function clientOf({ environment }: Pick<Call, 'environment'>): Caller {
  const session = environment.CLAUDE_CODE_SESSION_ID
  return { session, client: session && String(process.ppid) }
}
