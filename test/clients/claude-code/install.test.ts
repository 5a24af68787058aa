import { describe, expect } from 'bun:test'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH } from '../../../src/continuity/index.ts'
import { clientTest } from '../lib/client-test.ts'
import { call, callAgent, type Reply, say, summary } from '../lib/model/replies.ts'
import { remindersOf, textOf } from '../lib/model/requests.ts'
import { holdLocked, product } from '../lib/product.ts'
import { type Session, withSession } from '../lib/session.ts'

const AUTO = { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '100000', CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '10' }
const FULL = { inputTokens: 90_000 }

describe('installed in the settings', () => {
  clientTest('every event of a session arrives in order, a subagent apart, and uninstall leaves no trace', async () => {
    const turn = [
      ...[call('Bash', { command: 'echo one' }), call('Bash', { command: 'echo two; exit 3' }), callAgent('look')],
      say('Looked.'),
    ]
    const subagent = [call('Bash', { command: 'echo inside' }), say('Found it.')]
    await withSession({ script: { turn, subagent } }, async (s) => {
      const { run, timeline } = product(s)
      const settings = join(s.home, '.claude', 'settings.json')
      const before = '{ "model":"claude-sonnet-5",\n\t"hooks": {"Stop": [ ]}, "env": {} }'
      writeFileSync(settings, before)
      expect(run('install', '--yes', '--no-mcp')).toMatchObject({ exitCode: 0 })
      expect((await s.run(['do it', 'thanks'])).exitCode).toBe(0)

      const entries = timeline()
      const [asking] = s.server.of('subagent')
      expect(entries.filter(({ agent }) => agent === null).map(({ type }) => type)).toEqual([
        ...['session:start', 'prompt:submit', 'tool:start', 'tool:complete', 'tool:batch'],
        ...['tool:start', 'tool:failure', 'tool:batch', 'tool:start', 'tool:complete', 'tool:batch', 'session:stop'],
        ...['prompt:submit', 'session:stop', 'session:end'],
      ])
      const own = entries.filter(({ agent }) => agent !== null)
      expect(new Set(own.map(({ agent }) => agent))).toEqual(new Set([asking?.agentId ?? '']))
      expect(own.map(({ type }) => type)).toEqual([
        ...['agent:start', 'tool:start', 'tool:complete', 'tool:batch', 'agent:stop'],
      ])
      const inside = entries.findIndex(({ agent }) => agent !== null)
      expect(entries[inside - 1]).toMatchObject({ type: 'tool:start', data: { tool: 'Agent' } })
      expect(run('doctor', '--quick')).toMatchObject({ exitCode: 0 })

      expect(run('uninstall', '--yes')).toMatchObject({ exitCode: 0 })
      expect(readFileSync(settings, 'utf8')).toBe(before)
    })
  })
})

// Little room for A, so that something is left for B in a session as short as these.
const LITTLE = { THROUGHLINE_CONTINUITY_RECOVERY_CHARS: '420', THROUGHLINE_CONTINUITY_STEER_CHARS: '420' }
const ASKED = 'Add retry to the client. Never touch config/ports.ts, and use retryLimit 4.'
const WORK = [
  ...[call('Bash', { command: 'node scripts/check-backoff.mjs --seed 7' }), call('Bash', { command: 'ls src/jitter' })],
  ...['http-agent', 'socket-pool', 'rate-limit'].map((name) =>
    writes(`src/${name}.ts`, `export const ${name.length} = 1`),
  ),
  ...[writes('src/backoff-delay.ts', 'export const backoffDelay = 250'), say('I wrote backoffDelay.')],
]
const STEERED = 'Additional Instructions:\nKeep these in the summary word for word'
const RECOVERED = `SessionStart hook additional context: ${ENGLISH.title}\n`
const DELTA = `hook additional context: ${ENGLISH.deltaTitle}\n`

interface Case {
  name: string
  env?: Record<string, string>
  after: Reply[]
  turns: string[]
  /** Where the delta comes: of `/compact` the client repeats our own words behind the summary, and what the person said is left for it. */
  by: string
}

const CASES: Case[] = [
  { name: '/compact', after: [], turns: ['/compact', 'go on', 'and on'], by: 'UserPromptSubmit' },
  {
    name: 'automatic compaction between turns',
    env: AUTO,
    after: [say('b', FULL)],
    turns: ['two', 'three', 'four', 'five'],
    by: 'UserPromptSubmit',
  },
  {
    name: 'automatic compaction in the middle of a turn',
    env: AUTO,
    after: [
      call('Bash', { command: 'echo 1' }, FULL),
      ...[2, 3].map((n) => call('Bash', { command: `echo ${n}` }, { thinkMs: 300 })),
    ],
    turns: ['two', 'three'],
    by: 'PreToolUse:Bash',
  },
]

describe('compaction', () => {
  for (const { name, env, after, turns, by } of CASES) {
    clientTest(`${name}: steered, recovered at once, and what the summary left out is put back once`, async () => {
      const script = { turn: [...WORK, ...after], summariser: [summary('Some work was done.')] }
      await withSession({ env: { ...LITTLE, ...env }, script }, async (s) => {
        const { run, timeline } = product(s)
        run('install', '--yes', '--no-mcp')
        const { results } = await s.run([ASKED, ...turns])
        expect(results.map(({ subtype }) => subtype)).toEqual(results.map(() => 'success'))

        const [asked] = s.server.of('summariser')
        expect(textOf(asked)).toContain(STEERED)
        const steer = textOf(asked).slice(textOf(asked).lastIndexOf(STEERED))
        expect(steer).toContain('config/ports.ts')
        expect(steer).not.toMatch(/[{}]|hookSpecificOutput|systemMessage/)

        const [first, ...later] = s.server.requests.slice(
          s.server.requests.findIndex(({ kind }) => kind === 'summariser') + 1,
        )
        expect(remindersOf(first).filter((text) => text.startsWith(RECOVERED))).toHaveLength(1)
        const deltas = [first, ...later].map((request) => remindersOf(request).filter((text) => text.includes(DELTA)))
        expect(deltas.flat().every((text) => text.startsWith(`${by} ${DELTA}`))).toBe(true)
        expect(new Set(deltas.flat()).size).toBe(1)
        expect(deltas.at(-1)).toHaveLength(1)
        expect(timeline().filter(({ type }) => type === 'session:delta')).toHaveLength(1)

        const told = textOf(s.server.requests.at(-1))
        for (const lost of ['config/ports.ts', 'check-backoff.mjs']) expect(told).toContain(lost)
      })
    })
  }

  clientTest('what the client kept word for word behind the summary is not said again', async () => {
    const tools = [
      call('Bash', { command: 'cat early-notes.txt' }),
      call('Bash', { command: 'cat late-notes.txt' }, FULL),
    ]
    const next = call('Bash', { command: 'echo on' }, { thinkMs: 1500 })
    await withSession(
      { env: { ...AUTO, THROUGHLINE_CONTINUITY_RECOVERY_CHARS: '0' }, script: [say('a'), ...tools, next] },
      async (s) => {
        product(s).run('install', '--yes', '--no-mcp')
        await s.run(['Never touch early-notes.txt.', 'two'])
        const [delta] = remindersOf(s.server.requests.at(-1)).filter((text) => text.includes(DELTA))
        expect(delta).toContain('early-notes.txt')
        expect(delta).not.toContain('late-notes.txt')
      },
    )
  })
})

/** What ends the trouble again. */
type Ending = (() => Promise<void>) | undefined

interface Fault {
  name: string
  strike(s: Session): Ending | Promise<Ending>
  /** A store that can be made anew goes on doing its work, so a compaction would not be as without us. */
  turns: string[]
}

const COMPACTED = ['/compact', 'more']
const FAULTS: Fault[] = [
  { name: 'deleted', turns: ['more'], strike: removeStore },
  {
    name: 'unwritable (a folder in its place)',
    turns: COMPACTED,
    strike(s) {
      removeStore(s)
      mkdirSync(databaseOf(s))
      return undefined
    },
  },
  { name: 'locked by another process', turns: COMPACTED, strike: (s) => holdLocked(databaseOf(s)) },
  {
    name: 'corrupt',
    turns: ['more'],
    strike(s) {
      removeStore(s)
      writeFileSync(databaseOf(s), 'this is no database, '.repeat(1000))
      return undefined
    },
  },
]

describe('trouble with the store during a session', () => {
  for (const { name, turns, strike } of FAULTS) {
    clientTest(`${name}: the requests are the same as without us`, async () => {
      const turn = [call('Bash', { command: 'echo one' }), say('Ran it.'), call('Bash', { command: 'exit 3' })]
      const bare = await withSession({ script: { turn } }, async (s) => {
        await s.run(['run it', 'again', ...turns])
        return s.conversations()
      })
      await withSession({ script: { turn } }, async (s) => {
        const { run } = product(s)
        run('install', '--yes', '--no-mcp')
        let end: Ending
        const again = async () => {
          end = await strike(s)
          return 'again'
        }
        const { exitCode } = await s.run(['run it', again, ...turns])
        await end?.()
        expect(exitCode).toBe(0)
        expect(s.conversations().map(withoutTrace)).toEqual(bare)
        expect(bare).toHaveLength(turns.includes('/compact') ? 6 : 5)
      })
    })
  }

  clientTest('what happened while the store was locked is in the timeline afterwards', async () => {
    await withSession({ script: [call('Bash', { command: 'echo one' }), say('Ran it.')] }, async (s) => {
      const { run, timeline } = product(s)
      run('install', '--yes', '--no-mcp')
      await s.run(['first'])
      const end = await holdLocked(databaseOf(s))
      await s.run(['second'])
      await end()
      expect(timeline().map(({ type }) => type)).toEqual([
        ...['session:start', 'prompt:submit', 'session:stop', 'session:end'],
      ])
    })
  })
})

function writes(path: string, content: string): Reply {
  return call('Bash', { command: `mkdir -p ${join(path, '..')} && printf '${content}' > ${path}` })
}

function databaseOf(s: Session): string {
  return join(s.throughlineHome, 'throughline.db')
}

function removeStore(s: Session): undefined {
  for (const end of ['', '-wal', '-shm']) rmSync(databaseOf(s) + end, { force: true })
  return undefined
}

/** The one trace: after /compact the client names every hook that ran. */
function withoutTrace(text: string): string {
  return text.replace(/PreCompact \[.*\] completed successfully\nPostCompact \[.*\] completed successfully/g, '')
}
