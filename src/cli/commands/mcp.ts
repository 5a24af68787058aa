import { existsSync } from 'node:fs'
import { serverEnded, serverStarted } from '../../memory/feature/mcp-there.ts'
import { speak, spoken } from '../../messages/people/speak.ts'
import { now } from '../../platform/clock.ts'
import type { Call, Command } from '../command.ts'
import { clientOf } from '../mcp/caller.ts'
import { withMemories } from '../memory/place.ts'

export const mcp: Command = {
  options: {
    project: { value: 'DIR', about: 'The project of this folder (default: CLAUDE_PROJECT_DIR, then the present one).' },
  },
  examples: ['claude mcp add throughline -- throughline mcp'],
  prints: [],
  async run(call) {
    const dir = call.value('project') ?? call.environment.CLAUDE_PROJECT_DIR
    // The clock is read anew for every request: a server lives as long as its client.
    const here: Call = Object.defineProperty(
      { ...call, cwd: dir || call.cwd, value: (name) => (name === 'project' ? dir : undefined), flag: () => false },
      'now',
      { get: () => now(call.environment), enumerable: true },
    )
    const forPeople = spoken()
    // From here on a model is spoken to.
    await speak('en')
    await withMemories(here, ({ sql, now: at }) => serverStarted(sql, clientOf(here), at))
    const { serve } = await import('../mcp/server.ts')
    try {
      await serve(here, forPeople)
    } finally {
      // Not where the store was taken away meanwhile: it would be made anew.
      if (existsSync(here.paths.database)) await withMemories(here, ({ sql }) => serverEnded(sql, clientOf(here)))
    }
    return { text: '', json: {} }
  },
}
