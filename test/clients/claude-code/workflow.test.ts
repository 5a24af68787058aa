import { describe, expect } from 'bun:test'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientTest } from '../lib/client-test.ts'
import { call, type Reply, say, summary } from '../lib/replies.ts'
import { remindersOf, textOf } from '../lib/requests.ts'
import { type Session, withSession } from '../lib/session.ts'

// A workflow in the real client, with the product's own hooks, agents and commands.

const root = join(import.meta.dir, '../../..')
const binary = join(root, 'dist', 'throughline')
const AUTO = { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '100000', CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '10' }
const FULL = { inputTokens: 90_000 }

describe('a quick workflow', () => {
  clientTest(
    'is driven through its stages across an automatic compaction, and ends complete and in order',
    async () => {
      const script = {
        turn: [
          say('Ready.'),
          send('developer'),
          call('Bash', { command: 'echo built' }, FULL),
          // Here the client compacts; the model knows only what it is told again.
          send('code-reviewer'),
          send('tester'),
          say('I think that is all.'),
          send('retrospective'),
          say('Done.'),
        ],
        subagent: [report('pass'), report('pass'), report('pass'), report('issues')],
        summariser: [summary('Somebody worked on something.')],
      }
      await withWorkflow({ script, env: AUTO }, async (s) => {
        const run = await s.run(['hello', '/throughline:workflow quick'])
        expect(run.results.map(({ subtype }) => subtype)).toEqual(['success', 'success'])
        expect(s.server.of('summariser')).toHaveLength(1)
        const state = workflow(s, 'show')
        expect(state.status).toBe('completed')
        expect(state.stages.map(({ key, result }) => [key, result])).toEqual([
          ['DEV', 'pass'],
          ['REVIEW', 'pass'],
          ['TEST', 'pass'],
          ['RETRO', 'issues'],
        ])
        expect(stagesDone(s)).toEqual(['DEV', 'REVIEW', 'TEST', 'RETRO'])
        const afterwards = s.server.requests[s.server.requests.findIndex(({ kind }) => kind === 'summariser') + 1]
        expect(remindersOf(afterwards).join('\n')).toContain(
          '[Throughline: state restored after compaction]\nWorkflow: quick (Quick development)\nProgress: ✅💻⬜🔍⬜🧪⬜🔁 (1/4)',
        )
        expect(JSON.stringify(run.events)).toContain('🎉 Workflow complete! (quick)')
      })
    },
  )

  clientTest('refuses a stage that would be skipped, and says what is missing', async () => {
    const script = { turn: [send('tester'), say('I see.')], subagent: [report('pass')] }
    await withWorkflow({ script }, async (s) => {
      await s.run(['/throughline:workflow quick'], { env: { CLAUDE_CODE_STOP_HOOK_BLOCK_CAP: '1' } })
      expect(s.server.of('subagent')).toEqual([])
      expect(textOf(s.server.of('turn')[1])).toContain(
        'TEST cannot start yet, because an earlier stage of this workflow is not done: DEV. Next: delegate to 💻 developer',
      )
    })
  })

  clientTest('keeps a model that only talks going six times, and no more', async () => {
    await withWorkflow({ script: { turn: () => say('I will do it soon.') } }, async (s) => {
      const run = await s.run(['[workflow:quick] build the page'])
      expect(s.server.of('turn')).toHaveLength(7)
      const last = textOf(s.server.of('turn').at(-1))
      expect(last).toContain('[Throughline Loop 6/100]')
      expect(last).not.toContain('[Throughline Loop 7/100]')
      expect(JSON.stringify(run.events)).toContain('6 continuations without a tool call')
      expect(JSON.stringify(run.events)).not.toContain('overriding')
    })
  })

  clientTest('goes on after a tool call, and with the next prompt', async () => {
    const talk = Array.from({ length: 5 }, () => say('Soon.'))
    const turn = [...talk, call('Bash', { command: 'true' }), ...Array.from({ length: 40 }, () => say('Soon.'))]
    await withWorkflow({ script: { turn } }, async (s) => {
      await s.run(['[workflow:single] change it', 'well?'])
      // Five talks, a call, its answer, six continuations; then one prompt with six more.
      expect(s.server.of('turn')).toHaveLength(5 + 1 + 1 + 6 + 7)
    })
  })

  clientTest('is ended by `workflow stop`, and the person is told', async () => {
    const stop = call('Bash', { command: `'${binary}' workflow stop` })
    await withWorkflow({ script: { turn: [say('Soon.'), stop, say('Stopped.')] } }, async (s) => {
      const run = await s.run(['[workflow:quick] build the page', 'and now?'])
      expect(s.server.of('turn')).toHaveLength(4)
      expect(workflow(s, 'show').status).toBe('stopped')
      expect(JSON.stringify(run.events)).toContain('🛑 Loop stopped by hand.')
    })
  })

  clientTest('sends work back when a review rejects it, and goes on when it was mended', async () => {
    const turn = [
      ...[send('developer'), send('code-reviewer'), send('developer'), send('code-reviewer')],
      ...[send('tester'), send('retrospective'), say('Done.')],
    ]
    const rejected = say('<!-- VERDICT: {"result":"reject","reason":"no test for the empty cart"} -->')
    const subagent = [report('pass'), rejected, report('pass'), report('pass'), report('pass'), report('pass')]
    await withWorkflow({ script: { turn, subagent } }, async (s) => {
      await s.run(['/throughline:workflow quick'])
      const told = textOf(s.server.of('turn')[2])
      expect(told).toContain('⚠️ To do: REVIEW was rejected (1/3)')
      expect(told).toContain('Why rejected: no test for the empty cart')
      expect(told).toContain('⏭️ Go on: delegate the repair to developer, then REVIEW again')
      const state = workflow(s, 'show')
      expect([state.status, state.rejectCount]).toEqual(['completed', 1])
      expect(stagesDone(s)).toEqual(['DEV', 'DEV', 'REVIEW', 'TEST', 'RETRO'])
    })
  })

  clientTest('waits for an agent in the background instead of pushing the model on', async () => {
    const turn = [send('developer', { run_in_background: true }), say('It is on its way.'), say('It is done.')]
    const subagent = [say('<!-- VERDICT: pass -->', { thinkMs: 1500 })]
    await withWorkflow({ script: { turn, subagent } }, async (s) => {
      await s.run(['[workflow:single] change it'])
      expect(workflow(s, 'show').status).toBe('completed')
      expect(textOf(s.server.of('turn').at(-1))).not.toContain('[Throughline Loop')
    })
  })

  clientTest('ticks the boxes of its feature and puts it into the archive', async () => {
    const turn = [send('developer'), say('Done.')]
    await withWorkflow({ script: { turn, subagent: [report('pass')] } }, async (s) => {
      const folder = join(s.project, 'specs/features/in-progress/login-page')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'tasks.md'), '---\nfeature: login-page\n---\n\n## Stages\n\n* [ ] DEV the page\n')
      await s.run(['[workflow:single] build it'])
      expect(workflow(s, 'show').status).toBe('completed')
      const [day] = new Date().toISOString().split('T')
      const archived = readFileSync(join(s.project, `specs/features/archive/${day}_login-page/tasks.md`), 'utf8')
      expect(archived).toContain('* [x] DEV the page')
      expect(archived).toContain('status: archived')
    })
  })
})

type Options = Parameters<typeof withSession>[0]

/** A session with the product's hooks, and its agents and commands as a plugin. */
function withWorkflow(options: Options, work: (s: Session) => Promise<void>): Promise<void> {
  return withSession(options, async (s) => {
    s.install('settings', `"${binary}" hook claude-code`)
    const plugin = join(s.home, 'plugin')
    for (const folder of ['agents', 'commands'])
      cpSync(join(root, 'plugin', folder), join(plugin, folder), { recursive: true })
    mkdirSync(join(plugin, '.claude-plugin'), { recursive: true })
    const manifest = { name: 'throughline', version: '0.0.1', description: 'For a test.', author: { name: 'test' } }
    writeFileSync(join(plugin, '.claude-plugin', 'plugin.json'), JSON.stringify(manifest))
    const run = s.run
    await work({ ...s, run: (turns, more = {}) => run(turns, { pluginDirs: [plugin], ...more }) })
  })
}

function send(agent: string, more: Record<string, unknown> = {}): Reply {
  const input = { description: `the work of the ${agent}`, prompt: 'Do your part.', run_in_background: false, ...more }
  return call('Agent', { ...input, subagent_type: `throughline:${agent}` })
}

function report(result: string): Reply {
  return say(`My part is done.\n\n<!-- VERDICT: {"result":"${result}"} -->`)
}

interface Shown {
  status: string
  rejectCount: number
  stages: { key: string; result: string | null }[]
}

function workflow(s: Session, verb: 'show'): Shown {
  return JSON.parse(throughline(s, ['workflow', verb, '--session', sessionOf(s), '--json']))
}

function stagesDone(s: Session): string[] {
  const entries = JSON.parse(throughline(s, ['timeline', '--type', 'stage:complete', '--json']))
  return entries.map(({ data }: { data: { stage: string } }) => data.stage)
}

function sessionOf(s: Session): string {
  return JSON.parse(throughline(s, ['status', '--json']))[0].session
}

function throughline(s: Session, args: string[]): string {
  const env = { PATH: process.env.PATH ?? '', HOME: s.home, THROUGHLINE_HOME: s.throughlineHome }
  const run = Bun.spawnSync([binary, ...args], { cwd: s.project, env })
  if (run.exitCode !== 0) throw new Error(`throughline ${args.join(' ')}: ${run.stderr}${run.stdout}`)
  return run.stdout.toString()
}
