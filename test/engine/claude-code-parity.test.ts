import { describe, expect } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHooks } from '../../src/index.ts'
import { clientTest } from '../clients/lib/client-test.ts'
import { call, say } from '../clients/lib/model/replies.ts'
import { withSession } from '../clients/lib/session.ts'
import { cleanEnv, write } from './lib.ts'
import type { Case, Seen } from './parity/case.ts'
import {
  compactInClient,
  compactInEngine,
  type InClient,
  type InEngine,
  promptInClient,
  promptInEngine,
  RAN,
  stopInClient,
  stopInEngine,
  toolInClient,
  toolInEngine,
} from './parity/observe.ts'
import { TOOL } from './parity/tool-cases.ts'
import { COMPACT, PROMPT, STOP } from './parity/turn-cases.ts'

// The same settings file in the real Claude Code and in the engine. What comes of it must be the same, or the case says why not.

describe('a tool call in Claude Code and in the engine', () => {
  for (const one of TOOL) clientTest(one.name, () => compare(one, toolInClient, toolInEngine))
})
describe('a prompt in Claude Code and in the engine', () => {
  for (const one of PROMPT) clientTest(one.name, () => compare(one, promptInClient, promptInEngine))
})
describe('a stop in Claude Code and in the engine', () => {
  for (const one of STOP) clientTest(one.name, () => compare(one, stopInClient, stopInEngine))
})

describe('a compaction in Claude Code and in the engine', () => {
  for (const one of COMPACT) clientTest(one.name, () => compare(one, compactInClient, compactInEngine))
})

async function compare(one: Case, inClient: InClient, inEngine: InEngine): Promise<void> {
  const { name, hooks, expected, engine } = one
  const command = one.command ?? `echo ${RAN}`
  await withSession(
    { script: inClient === toolInClient ? [call('Bash', { command }), say('Ran it.')] : [] },
    async (s) => {
      const file = write(join(s.home, '.claude', 'settings.json'), { hooks })
      const client = await inClient(s)
      const flag = join(s.project, 'stopped')
      if (existsSync(flag)) await Bun.file(flag).delete()
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ hooks })
      const ours = createHooks({
        cwd: s.project,
        env: cleanEnv({ HOME: s.home }),
        claudeSettings: true,
        killGraceMs: 200,
      })
      const inOurs = await inEngine(ours, command)
      await ours.close()
      const because = engine ? `, because ${engine.because}` : ''
      expect({ name, client, [`engine${because}`]: inOurs }).toEqual({
        name,
        client: full(expected),
        [`engine${because}`]: full(engine?.expected ?? expected),
      })
    },
  )
}

function full(seen: Seen): Required<Seen> {
  return { told: [], ...seen }
}
