import { describe, expect } from 'bun:test'
import { clientTest } from '../lib/client-test.ts'
import { call, say } from '../lib/model/replies.ts'
import { textOf } from '../lib/model/requests.ts'
import { CAP, expectStages, report, send, sends, withPlugin } from './workflow-lib.ts'

// Daily use once more, with the plugin: its agents, and its tools under the names the client gives them.

const tool = (name: string) => `mcp__plugin_throughline_throughline__${name}`
const TOOLS = ['workflow_start', 'workflow_status', 'stage_done'].map(tool)
const BOXES = '- [ ] DEV\n- [ ] REVIEW\n- [ ] TEST\n- [ ] RETRO\n'

describe('by the plugin', () => {
  clientTest('the next morning the workflow is offered, and "go on" takes it over with its own agents', async () => {
    const turn = [send('throughline:developer'), say('Enough for today.')]
    const subagent = () => report('pass')
    await withPlugin({ script: { turn, subagent } }, async (s) => {
      s.write('specs/features/in-progress/cart/tasks.md', `---\nworkflow: quick\n---\n${BOXES}`)
      const first = await s.run(['/throughline:workflow quick'], CAP)
      const both = { tools: [sends('throughline:code-reviewer'), sends('throughline:tester')] }
      s.server.script({ turn: [both, send('throughline:retrospective'), say('Done.')], subagent })
      const before = s.server.requests.length
      const second = await s.run(['go on'])
      const told = textOf(s.server.requests[before])
      expect(told).toContain('[Throughline: unfinished workflow here]')
      expect(told).toContain('kind throughline:code-reviewer, or any kind with [stage:REVIEW] in its prompt')
      expect(s.show(second.sessionId)).toMatchObject({ status: 'completed', feature: 'cart' })
      expect(s.show(first.sessionId)).toMatchObject({ status: 'aborted' })
      const [day] = new Date().toISOString().split('T')
      expect(s.read(`specs/features/archive/${day}_cart/tasks.md`)).toContain(BOXES.replaceAll('[ ]', '[x]'))
    })
  })

  clientTest(
    'from a plain request the agent starts one by a tool, and its agent says by a tool how it came out',
    async () => {
      const turn = [
        say('Hello.', { thinkMs: 2000 }),
        call(tool('workflow_start'), { workflow: 'single' }),
        ...[send('throughline:developer', 'Mend the typo.'), call(tool('workflow_status'), {}), say('It is mended.')],
      ]
      const done = call(tool('stage_done'), { stage: 'DEV', verdict: 'pass', evidence: 'bun test: 12 pass' })
      await withPlugin({ script: { turn, subagent: [done, say('I have said it.')] } }, async (s) => {
        await s.run(['hello', 'mend the typo'], { args: ['--allowedTools', TOOLS.join(',')] })
        expect(s.server.of('subagent')).toHaveLength(2)
        expect(s.show().status).toBe('completed')
        expectStages(s, ['DEV completed pass'])
        expect(s.timeline().find(({ type }) => type === 'stage:complete')?.data).toMatchObject({ by: 'stage_done' })
        expect(textOf(s.server.of('turn')[4])).toContain('Progress: ✅💻 (1/1)')
      })
    },
  )
})
