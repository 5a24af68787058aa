import { describe, expect } from 'bun:test'
import { binary } from '../../lib/binary.ts'
import { clientTest } from '../lib/client-test.ts'
import { call, say, summary } from '../lib/model/replies.ts'
import { remindersOf, textOf } from '../lib/model/requests.ts'
import { report, send, withPlugin } from './workflow-lib.ts'

// A workflow in the real client, with the product's own hooks, agents and commands.

const AUTO = { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '100000', CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '10' }
const FULL = { inputTokens: 90_000 }

describe('a quick workflow', () => {
  clientTest(
    'is driven through its stages across an automatic compaction, and ends complete and in order',
    async () => {
      const script = {
        turn: [
          say('Ready.'),
          send('throughline:developer'),
          call('Bash', { command: 'echo built' }, FULL),
          // Here the client compacts; the model knows only what it is told again.
          send('throughline:code-reviewer'),
          send('throughline:tester'),
          say('I think that is all.'),
          send('throughline:retrospective'),
          say('Done.'),
        ],
        subagent: [report('pass'), report('pass'), report('pass'), report('issues')],
        summariser: [summary('Somebody worked on something.')],
      }
      await withPlugin({ script, env: AUTO }, async (s) => {
        const run = await s.run(['hello', '/throughline:workflow quick'])
        expect(run.results.map(({ subtype }) => subtype)).toEqual(['success', 'success'])
        expect(s.server.of('summariser')).toHaveLength(1)
        const state = s.show()
        expect(state.status).toBe('completed')
        expect(state.stages.map(({ key, result }) => [key, result])).toEqual([
          ['DEV', 'pass'],
          ['REVIEW', 'pass'],
          ['TEST', 'pass'],
          ['RETRO', 'issues'],
        ])
        expect(s.stages()).toEqual(['complete DEV', 'complete REVIEW', 'complete TEST', 'complete RETRO'])
        const afterwards = s.server.requests[s.server.requests.findIndex(({ kind }) => kind === 'summariser') + 1]
        expect(remindersOf(afterwards).join('\n')).toContain(
          '[Throughline: state restored after compaction]\nWorkflow: quick (Quick development)\nProgress: ✅💻⬜🔍⬜🧪⬜🔁 (1/4)',
        )
        expect(JSON.stringify(run.events)).toContain('🎉 Workflow complete! (quick)')
      })
    },
  )

  clientTest('refuses a stage that would be skipped, and says what is missing', async () => {
    const script = { turn: [send('throughline:tester'), say('I see.')], subagent: [report('pass')] }
    await withPlugin({ script }, async (s) => {
      await s.run(['/throughline:workflow quick'], { env: { CLAUDE_CODE_STOP_HOOK_BLOCK_CAP: '1' } })
      expect(s.server.of('subagent')).toEqual([])
      expect(textOf(s.server.of('turn')[1])).toContain(
        'TEST cannot start yet, because an earlier stage of this workflow is not done: DEV. Next: delegate to 💻 developer',
      )
    })
  })

  clientTest('keeps a model that only talks going six times, and no more', async () => {
    await withPlugin({ script: { turn: () => say('I will do it soon.') } }, async (s) => {
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
    await withPlugin({ script: { turn } }, async (s) => {
      await s.run(['[workflow:single] change it', 'well?'])
      // Five talks, a call, its answer, six continuations; then one prompt with six more.
      expect(s.server.of('turn')).toHaveLength(5 + 1 + 1 + 6 + 7)
    })
  })

  clientTest('is ended by `workflow stop`, and the person is told', async () => {
    const stop = call('Bash', { command: `'${binary()}' workflow stop` })
    await withPlugin({ script: { turn: [say('Soon.'), stop, say('Stopped.')] } }, async (s) => {
      const run = await s.run(['[workflow:quick] build the page', 'and now?'])
      expect(s.server.of('turn')).toHaveLength(4)
      expect(s.show().status).toBe('stopped')
      expect(JSON.stringify(run.events)).toContain('🛑 Loop stopped by hand.')
    })
  })

  clientTest('sends work back when a review rejects it, and goes on when it was mended', async () => {
    const turn = [
      ...[
        send('throughline:developer'),
        send('throughline:code-reviewer'),
        send('throughline:developer'),
        send('throughline:code-reviewer'),
      ],
      ...[send('throughline:tester'), send('throughline:retrospective'), say('Done.')],
    ]
    const rejected = say('<!-- VERDICT: {"result":"reject","reason":"no test for the empty cart"} -->')
    const subagent = [report('pass'), rejected, report('pass'), report('pass'), report('pass'), report('pass')]
    await withPlugin({ script: { turn, subagent } }, async (s) => {
      await s.run(['/throughline:workflow quick'])
      const told = textOf(s.server.of('turn')[2])
      expect(told).toContain('⚠️ To do: REVIEW was rejected (1/3)')
      expect(told).toContain('Why rejected: no test for the empty cart')
      expect(told).toContain('⏭️ Go on: delegate the repair to developer, then REVIEW again')
      const state = s.show()
      expect([state.status, state.rejectCount]).toEqual(['completed', 1])
      expect(s.stages()).toEqual([
        ...['complete DEV', 'reject REVIEW', 'complete DEV', 'complete REVIEW', 'complete TEST', 'complete RETRO'],
      ])
    })
  })

  clientTest('waits for an agent in the background instead of pushing the model on', async () => {
    const turn = [
      send('throughline:developer', undefined, { run_in_background: true }),
      say('It is on its way.'),
      say('It is done.'),
    ]
    const subagent = [say('<!-- VERDICT: pass -->', { thinkMs: 1500 })]
    await withPlugin({ script: { turn, subagent } }, async (s) => {
      await s.run(['[workflow:single] change it'])
      expect(s.show().status).toBe('completed')
      expect(textOf(s.server.of('turn').at(-1))).not.toContain('[Throughline Loop')
    })
  })

  clientTest('ticks the boxes of its feature and puts it into the archive', async () => {
    const turn = [send('throughline:developer'), say('Done.')]
    await withPlugin({ script: { turn, subagent: [report('pass')] } }, async (s) => {
      const tasks = '---\nfeature: login-page\nworkflow: single\n---\n\n## Stages\n\n* [ ] DEV\n'
      s.write('specs/features/in-progress/login-page/tasks.md', tasks)
      await s.run(['[workflow:single] build it'])
      expect(s.show().status).toBe('completed')
      const [day] = new Date().toISOString().split('T')
      const archived = s.read(`specs/features/archive/${day}_login-page/tasks.md`)
      expect(archived).toContain('* [x] DEV\n')
      expect(archived).toContain('status: archived')
    })
  })
})
