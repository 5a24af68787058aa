import { MCP_COUNTER } from '../../memory/feature/mcp-there.ts'
import { now } from '../../platform/clock.ts'
import type { Call, Command } from '../command.ts'
import { withMemories } from '../memory/place.ts'

export const mcp: Command = {
  options: {
    project: { value: 'DIR', about: 'The project of this folder (default: CLAUDE_PROJECT_DIR, then the present one).' },
  },
  examples: ['claude mcp add throughline -- throughline mcp'],
  async run(call) {
    const dir = call.value('project') ?? call.environment.CLAUDE_PROJECT_DIR
    // The clock is read anew for every request: a server lives as long as its client.
    const here: Call = Object.defineProperty(
      { ...call, cwd: dir || call.cwd, value: (name) => (name === 'project' ? dir : undefined), flag: () => false },
      'now',
      { get: () => now(call.environment), enumerable: true },
    )
    await noteStart(here)
    const { serve } = await import('../mcp/server.ts')
    await serve(here)
    return { text: '', json: {} }
  },
}

/** The hooks ask the agent to save only where it has the tools for it. */
function noteStart(call: Call): Promise<void> {
  const session = call.environment.CLAUDE_CODE_SESSION_ID
  return withMemories(call, ({ sql, now: at }) => {
    for (const name of [MCP_COUNTER, ...(session ? [`${MCP_COUNTER}:${session}`] : [])]) {
      sql.run(
        'INSERT INTO counters (name, count, last_at) VALUES (?1, 1, ?2) ON CONFLICT (name) DO UPDATE SET count = count + 1, last_at = ?2',
        name,
        at,
      )
    }
  })
}
