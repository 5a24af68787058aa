import { describe, expect } from 'bun:test'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { clientTest } from '../lib/client-test.ts'
import { call, say } from '../lib/model/replies.ts'
import { textOf } from '../lib/model/requests.ts'
import { product } from '../lib/product.ts'
import { CAP, expectStages, report, send, sends, withInstall, withPlugin } from './workflow-lib.ts'

// A workflow in daily use: the next morning, from a plain request, by `install`.

const tool = (name: string) => `mcp__throughline__${name}`
const tasksOf = (feature: string, place = 'in-progress') => `specs/features/${place}/${feature}/tasks.md`

describe('a workflow goes on in a new session', () => {
  clientTest('the next morning it is offered, and a plain "go on" takes it over', async () => {
    const turn = [send('general-purpose', '[stage:DEV] Build it.'), say('Enough for today.')]
    await withInstall({ script: { turn, subagent: [report('pass')] } }, ['--no-mcp'], async (s) => {
      s.write(tasksOf('cart'), '---\nworkflow: quick\n---\n- [ ] DEV\n- [ ] REVIEW\n- [ ] TEST\n- [ ] RETRO\n')
      const first = await s.run(['[workflow:quick] build the cart'], CAP)
      expectStages(s, ['DEV completed pass', 'REVIEW pending -', 'TEST pending -', 'RETRO pending -'])

      const both = [sends('general-purpose', '[stage:REVIEW] r'), sends('general-purpose', '[stage:TEST] t')]
      s.server.script({
        turn: [{ tools: both }, send('general-purpose', '[stage:RETRO] look back'), say('Done.')],
        subagent: () => report('pass'),
      })
      const before = s.server.requests.length
      const second = await s.run(['go on'])
      expect(second.sessionId).not.toBe(first.sessionId)
      const told = textOf(s.server.requests[before])
      expect(told).toContain('[Throughline: unfinished workflow here]')
      expect(told).toMatch(
        /quick \(Quick development\) · cart, at 🔍 Review \(1\/4\), last worked on 1 min ago, session/,
      )
      expect(told).toContain(`goes on with the workflow quick of session ${first.sessionId.slice(0, 8)}`)
      expect(s.show(second.sessionId)).toMatchObject({
        status: 'completed',
        session: second.sessionId,
        feature: 'cart',
      })
      expect(s.show(first.sessionId)).toMatchObject({ status: 'aborted' })
      const [day] = new Date().toISOString().split('T')
      expect(s.read(tasksOf(`${day}_cart`, 'archive'))).toContain('- [x] DEV\n- [x] REVIEW\n- [x] TEST\n- [x] RETRO\n')
      const types = s.timeline().map(({ type }) => type)
      expect(types).toContain('handoff:create')
      expect(types).toContain('workflow:complete')
    })
  })

  clientTest('after /clear it is offered and not driven, until the person says so', async () => {
    const turn = [send('general-purpose', '[stage:DEV] Build it.'), say('Built.'), say('Which question?'), say('Hm.')]
    await withInstall({ script: { turn, subagent: [report('pass')] } }, ['--no-mcp'], async (s) => {
      const resume = () => {
        expect(s.ok('workflow', 'resume')).toContain('goes on with the workflow quick')
        return 'and now?'
      }
      await s.run(['[workflow:quick] build the cart', '/clear', 'what is the time?', 'go on', resume], CAP)
      const asked = s.server.of('turn').find((request) => textOf(request).includes('what is the time?'))
      expect(textOf(asked)).toContain('[Throughline: unfinished workflow here]')
      const late = s.server.of('turn').find((request) => textOf(request).endsWith('go on'))
      expect(late === undefined ? '' : textOf(late)).not.toContain('goes on with the workflow')
      expect(textOf(s.server.of('turn').at(-1))).toContain('[stage:REVIEW] in its prompt')
      expectStages(s, ['DEV completed pass', 'REVIEW pending -', 'TEST pending -', 'RETRO pending -'])
      expect(s.timeline().map(({ type }) => type)).toContain('handoff:create')
    })
  })
})

describe('from a plain request', () => {
  clientTest('the agent starts a workflow by a tool, and a stage is done by a tool call of its agent', async () => {
    const evidence = 'bun test: 12 pass, 0 fail; src/cart.ts:41'
    const turn = [
      // The client connects to its servers while the first turn is under way.
      say('Hello.', { thinkMs: 1500 }),
      call(tool('workflow_start'), { workflow: 'single', feature: 'fix-typo' }),
      send('general-purpose', '[stage:DEV] Mend the typo.'),
      call(tool('workflow_status'), {}),
      say('It is mended.'),
    ]
    const subagent = [call(tool('stage_done'), { stage: 'DEV', verdict: 'pass', evidence }), say('I have said it.')]
    await withInstall({ script: { turn, subagent } }, [], async (s) => {
      await s.run(['hello', 'mend the typo in the cart'])
      const told = textOf(s.server.of('turn')[2])
      expect(told.slice(-1500)).toContain('[Throughline: workflow single (Single change) started]')
      expect(told).toContain('stage_done is called for it')
      expect(s.server.of('subagent')).toHaveLength(2)
      expect(s.show()).toMatchObject({ status: 'completed', feature: 'fix-typo' })
      expectStages(s, ['DEV completed pass'])
      const [day] = new Date().toISOString().split('T')
      expect(s.read(tasksOf(`${day}_fix-typo`, 'archive'))).toContain('- [x] DEV\n')
      const done = s.timeline().find(({ type }) => type === 'stage:complete')
      expect(done?.data).toMatchObject({ stage: 'DEV', result: 'pass', by: 'stage_done', evidence })
    })
  })

  clientTest('a verdict on a stage whose turn has not come is refused, and nothing changes', async () => {
    const turn = [
      say('Hello.', { thinkMs: 1500 }),
      call(tool('workflow_start'), { workflow: 'quick' }),
      call(tool('stage_done'), { stage: 'TEST', verdict: 'pass', evidence: 'I am sure of it' }),
      say('I see.'),
    ]
    await withInstall({ script: { turn } }, [], async (s) => {
      await s.run(['hello', 'build it'], CAP)
      expect(textOf(s.server.of('turn')[3]).slice(-1500)).toContain('TEST cannot be next: DEV must be done first')
      expectStages(s, ['DEV pending -', 'REVIEW pending -', 'TEST pending -', 'RETRO pending -'])
      expect(s.stages()).toEqual([])
    })
  })
})

describe('by install, without the plugin', () => {
  clientTest('no agent is named that is not there', async () => {
    const turn = [
      ...[send('throughline:developer'), send('general-purpose', '[stage:DEV] Build it.')],
      ...[send('legal-reviewer', 'read the licences'), say('Done.')],
    ]
    await withInstall({ script: { turn, subagent: () => report('pass') } }, ['--no-mcp'], async (s) => {
      s.write(
        '.claude/agents/legal-reviewer.md',
        '---\nname: legal-reviewer\ndescription: Reads licences.\n---\nRead.\n',
      )
      s.write(
        '.throughline/workflows.yaml',
        'stages:\n  LEGAL: { label: Legal, agent: legal-reviewer, kind: review, model: haiku }\nworkflows:\n  release: { label: Release, stages: [DEV, LEGAL] }\n',
      )
      // A project's own workflows wait for the person's yes.
      expect(product(s).run('trust', '--yes').exitCode).toBe(0)
      await s.run(['[workflow:release] ship it'], CAP)
      const [first, second] = s.server.of('turn')
      expect(textOf(first)).toContain('an agent of any kind with [stage:DEV] in its prompt')
      expect(textOf(first)).not.toContain('throughline:developer')
      expect(textOf(second)).toContain('there is no agent developer in this session')
      expect(s.show()).toMatchObject({ stages: [{ key: 'DEV', tries: 1, status: 'completed' }, { key: 'LEGAL' }] })
      const last = textOf(s.server.of('turn')[2])
      expect(last).toContain('kind legal-reviewer, or any kind with [stage:LEGAL]')
      expect(last).toContain('LEGAL runs on the model haiku')
      const legal = s.server.of('subagent').find((request) => textOf(request).includes('read the licences'))
      expect(legal?.body.model).toContain('haiku')
      expect(s.show().status).toBe('completed')
    })
  })

  clientTest(
    'with --workflows its agents do the stages, only they are listed, and reviewers cannot write',
    async () => {
      const turn = [
        send('throughline-developer'),
        { tools: [sends('throughline-code-reviewer', 'review it'), sends('throughline-tester', 'test it')] },
        send('throughline-retrospective'),
        say('Done.'),
      ]
      const subagent = () => report('pass')
      await withInstall({ script: { turn, subagent } }, ['--no-mcp', '--workflows', 'quick'], async (s) => {
        await s.run(['/throughline:workflow quick'])
        expect(textOf(s.server.of('turn')[0])).toContain('kind throughline-developer')
        const body = JSON.stringify(s.server.of('turn')[0]?.body)
        expect(body.match(/throughline-[a-z-]+: [A-Z]/g)).toHaveLength(4)
        const reviewer = s.server.of('subagent').find((request) => textOf(request).includes('review it'))
        const tools = reviewer?.body.tools?.map(({ name }) => name) ?? []
        expect(tools).toContain('Read')
        expect(tools.filter((name) => ['Write', 'Edit', 'NotebookEdit'].includes(name))).toEqual([])
        expect(s.show()).toMatchObject({ status: 'completed' })
        expect(s.stages().toSorted()).toEqual(['complete DEV', 'complete RETRO', 'complete REVIEW', 'complete TEST'])
        s.ok('uninstall', '--yes')
        expect(existsSync(join(s.home, '.claude/agents'))).toBe(false)
        expect(existsSync(join(s.home, '.claude/commands'))).toBe(false)
      })
    },
  )

  clientTest('an agent of a general kind that reviews is kept from writing, and told its role', async () => {
    const turn = [send('general-purpose', '[stage:REVIEW] judge it'), say('Done.')]
    await withInstall({ script: { turn } }, ['--no-mcp'], async (s) => {
      const write = call('Write', { file_path: join(s.project, 'mended.txt'), content: 'x' })
      s.server.script({ turn, subagent: [write, report('reject', 'src/cart.ts:41')] })
      await s.run(['[workflow:review-only] judge the cart'], CAP)
      expect(textOf(s.server.of('subagent')[0])).toContain('you do the stage REVIEW of a workflow')
      expect(textOf(s.server.of('subagent')[0])).toContain('Change no code.')
      expect(textOf(s.server.of('subagent')[1])).toContain('It does not change files')
      expect(readdirSync(s.project)).not.toContain('mended.txt')
      expectStages(s, ['REVIEW completed reject'])
      expect(s.timeline().filter(({ type }) => type === 'agent:refused')).toHaveLength(1)
    })
  })
})

describe('who reviews', () => {
  clientTest('reads and tests in the shell, and changes nothing with it', async () => {
    const turn = [send('general-purpose', '[stage:REVIEW] judge it'), say('Done.')]
    await withInstall({ script: { turn } }, ['--no-mcp'], async (s) => {
      s.write('cart.ts', 'export const total = 1\n')
      const shell = (command: string) => call('Bash', { command, description: 'a step' })
      const subagent = [
        ...[shell('grep -n total cart.ts'), shell("sed -i 's/1/2/' cart.ts"), shell('cat <<E > cart.ts\nmended\nE')],
        report('reject', 'cart.ts:1 counts wrong'),
      ]
      s.server.script({ turn, subagent })
      await s.run(['[workflow:review-only] judge the cart'], CAP)
      const [, found, first, second] = s.server.of('subagent').map(textOf)
      expect(found).toContain('1:export const total = 1')
      expect(first).toContain('`sed -i s/1/2/ cart.ts` would change something')
      expect(second?.match(/would change something/g)).toHaveLength(2)
      expect(s.read('cart.ts')).toBe('export const total = 1\n')
      expectStages(s, ['REVIEW completed reject'])
      expect(s.timeline().filter(({ type }) => type === 'agent:refused')).toHaveLength(2)
    })
  })
})

describe('by the plugin', () => {
  clientTest('only the agents of the usual workflows are listed to the model', async () => {
    await withPlugin({ script: [say('Hello.')] }, async (s) => {
      await s.run(['hello'])
      const body = JSON.stringify(s.server.of('turn')[0]?.body)
      expect(body.match(/throughline:[a-z-]+: [A-Z][^"]*?Use for the stage/g)?.length).toBe(4)
    })
  })
})
