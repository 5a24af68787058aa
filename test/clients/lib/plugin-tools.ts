import { expect } from 'bun:test'
import type { HostSession } from './host-session.ts'
import { call, say } from './model/reply.ts'
import type { Script } from './model/server.ts'

/** The model saves a memory through the tools that come with a plugin of ours. */
export const SAVES: Script = {
  turn: [
    call('throughline_memory_save', {
      uri: 'project://parser/place',
      content: 'The parser is in src/quartz/feldspar.ts.',
    }),
    say('Saved.'),
  ],
}

export async function offersTools(s: HostSession, host: string): Promise<void> {
  s.product('install', '--host', host, '--yes')
  await s.run({ prompt: 'remember where the parser is' })
  expect(JSON.stringify(s.server.of('turn')[0]?.body.tools)).toContain('throughline_memory')
  expect(s.product('memory', 'list', '--json').stdout).toContain('src/quartz/feldspar.ts')
  // What an MCP tool gave is a list of parts; it is written down like any other.
  expect(s.product('timeline', '--limit', '0').stdout).toContain('throughline_memory_save')
}
