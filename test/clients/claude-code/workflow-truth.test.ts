import { describe, expect } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clientTest } from '../lib/client-test.ts'
import { call, say, summary } from '../lib/model/replies.ts'
import { remindersOf, textOf } from '../lib/model/requests.ts'
import { CAP, expectStages, report, send, sends, WAYS, withInstall, withPlugin } from './workflow-lib.ts'

// Progress that is true: nothing is counted that nobody said, and nothing is touched that is not the workflow's.

const AUTO = { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '100000', CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '10' }
const FULL = { inputTokens: 90_000 }
const tasksOf = (feature: string, place = 'in-progress') => `specs/features/${place}/${feature}/tasks.md`

describe('after a compaction', () => {
  clientTest('the model is told again how a stage is handed over, without the plugin the general way', async () => {
    const script = {
      turn: [
        say('Ready.'),
        send('general-purpose', '[stage:DEV] Build it.'),
        call('Bash', { command: 'echo built' }, FULL),
        send('general-purpose', '[stage:REVIEW] Look at it.'),
        send('general-purpose', '[stage:TEST] Test it.'),
        send('general-purpose', '[stage:RETRO] Look back.'),
        say('Done.'),
      ],
      subagent: [report('pass'), report('pass'), report('pass'), report('pass')],
      summariser: [summary('Somebody worked on something.')],
    }
    await withInstall({ script, env: AUTO }, ['--no-mcp'], async (s) => {
      await s.run(['hello', '[workflow:quick] build the page'])
      expect(s.server.of('summariser')).toHaveLength(1)
      const after = s.server.requests[s.server.requests.findIndex(({ kind }) => kind === 'summariser') + 1]
      const told = remindersOf(after).join('\n')
      for (const part of [
        '[stage:REVIEW] in its prompt',
        '[stage:TEST] in its prompt',
        '<!-- VERDICT: {"result":"pass"} -->',
      ])
        expect(told).toContain(part)
      expect(told).not.toContain('throughline:code-reviewer')
      // What the client says around an agent's report is not what the agent came back with.
      expect(told).not.toMatch(/came back with: “[^”]*(?:harness|hand-back)/)
      expect(s.show().status).toBe('completed')
      expectStages(s, ['DEV completed pass', 'REVIEW completed pass', 'TEST completed pass', 'RETRO completed pass'])
      expect(s.stages()).toEqual(['complete DEV', 'complete REVIEW', 'complete TEST', 'complete RETRO'])
    })
  })

  clientTest('with the plugin the stage’s own agent is named, at the end of a turn too', async () => {
    const script = {
      turn: [
        say('Ready.'),
        send('throughline:developer'),
        call('Bash', { command: 'echo built' }, FULL),
        say('I am not sure what to do.'),
        send('throughline:code-reviewer'),
        send('throughline:tester'),
        send('throughline:retrospective'),
        say('Done.'),
      ],
      subagent: [report('pass'), report('pass'), report('pass'), report('pass')],
      summariser: [summary('Somebody worked on something.')],
    }
    await withPlugin({ script, env: AUTO }, async (s) => {
      await s.run(['hello', '/throughline:workflow quick'])
      const first = s.server.requests.findIndex(({ kind }) => kind === 'summariser') + 1
      expect(remindersOf(s.server.requests[first]).join('\n')).toContain('kind throughline:code-reviewer')
      const pushed = textOf(s.server.of('turn')[4])
      expect(pushed.slice(pushed.indexOf('[Throughline Loop'))).toContain('kind throughline:code-reviewer')
      expect(s.show().status).toBe('completed')
    })
  })
})

describe('the feature of a workflow', () => {
  clientTest('is the one that was named: another feature in progress stays as it is, byte for byte', async () => {
    const turn = [say('Ready.'), send('general-purpose', '[stage:DEV] Mend it.'), say('Done.')]
    await withInstall({ script: { turn, subagent: [report('pass')] } }, ['--no-mcp'], async (s) => {
      let before = ''
      await s.run([
        'hello',
        () => {
          s.ok('tasks', 'new', 'login-page', '--workflow', 'standard')
          before = s.read(tasksOf('login-page'))
          s.ok('workflow', 'start', 'single', '--feature', 'fix-typo')
          return 'go on'
        },
      ])
      expect(s.show()).toMatchObject({ status: 'completed', feature: 'fix-typo' })
      expect(s.read(tasksOf('login-page'))).toBe(before)
      const [day] = new Date().toISOString().split('T')
      expect(s.read(tasksOf(`${day}_fix-typo`, 'archive'))).toContain('- [x] DEV\n')
      expect(s.stages()).toEqual(['complete DEV'])
      expect(s.timeline().filter(({ type }) => type === 'loop:advance')).toEqual([])
    })
  })

  clientTest('is none beside a feature that is for another workflow', async () => {
    const turn = [say('Ready.'), send('general-purpose', '[stage:DEV] Mend it.'), say('Done.')]
    await withInstall({ script: { turn, subagent: [report('pass')] } }, ['--no-mcp'], async (s) => {
      const text = '---\nfeature: login-page\nworkflow: standard\n---\n\n## Stages\n\n- [ ] PLAN\n- [ ] DEV\n'
      s.write(tasksOf('login-page'), text)
      await s.run(['hello', '[workflow:single] mend the typo'])
      expect(s.show()).toMatchObject({ status: 'completed', feature: null })
      expect(s.read(tasksOf('login-page'))).toBe(text)
      expect(s.stages()).toEqual(['complete DEV'])
      expect(s.timeline().filter(({ type }) => type === 'loop:advance')).toEqual([])
    })
  })
})

describe.each(WAYS)("people's own tasks, $way", ({ begin, own }) => {
  clientTest('are theirs: a line that begins like a stage is neither ticked nor archived', async () => {
    const turn = [
      ...[send(own('developer')), { tools: [sends(own('code-reviewer')), sends(own('tester'))] }],
      ...[send(own('retrospective')), say('Done.')],
    ]
    const subagent = [report('pass'), report('pass'), report('pass'), report('pass')]
    await begin({ script: { turn, subagent } }, async (s) => {
      const text = (mark: string) =>
        `---\nfeature: login-page\nworkflow: quick\n---\n\n- [ ] Test the login on mobile Safari by hand\n- [ ] Review with Ana\n- [${mark}] DEV\n- [${mark}] TEST\n`
      s.write(tasksOf('login-page'), text(' '))
      await s.run(['/throughline:workflow quick'], CAP)
      expect(s.read(tasksOf('login-page'))).toBe(text('x'))
      expect(s.show()).toMatchObject({ status: 'active', feature: 'login-page' })
      expect(existsSync(join(s.project, 'specs/features/archive'))).toBe(false)
      expectStages(s, ['DEV completed pass', 'REVIEW completed pass', 'TEST completed pass', 'RETRO completed pass'])
      expect(s.timeline().some(({ type }) => type === 'specs:archive')).toBe(false)
    })
  })
})

describe("another agent's report", () => {
  clientTest(
    'of two agents of the same kind only the one that was sent for the stage counts, whoever ends first',
    async () => {
      const turn = [
        send('general-purpose', '[stage:DEV] Build it.'),
        { tools: [sends('general-purpose', '[stage:REVIEW] judge it'), sends('general-purpose', 'count the files')] },
        say('Both are back.'),
      ]
      const subagent = (request: Parameters<typeof textOf>[0]) =>
        textOf(request).includes('count the files')
          ? report('pass', '', { thinkMs: 50 })
          : textOf(request).includes('[stage:REVIEW]')
            ? report('reject', 'no test', { thinkMs: 900 })
            : report('pass')
      await withInstall({ script: { turn, subagent } }, ['--no-mcp'], async (s) => {
        await s.run(['[workflow:quick] build it'], CAP)
        expect(s.show()).toMatchObject({ rejectCount: 1, pending: [{ stage: 'REVIEW', reason: 'no test' }] })
        expectStages(s, ['DEV completed pass', 'REVIEW pending reject', 'TEST pending -', 'RETRO pending -'])
        expect(s.stages()).toEqual(['complete DEV', 'reject REVIEW'])
      })
    },
  )
})

describe.each(WAYS)('a report without a verdict, $way', ({ begin, own }) => {
  clientTest('does not count: the agent is asked, and what it then says does', async () => {
    const turn = [
      ...[send('general-purpose', '[stage:DEBUG] Find it.'), send(own('developer')), send(own('tester'))],
      say('Well.'),
    ]
    const subagent = [
      report('pass'),
      say(''),
      report('pass'),
      say('FAIL src/cart.test.ts'),
      report('fail', 'src/cart.test.ts'),
    ]
    await begin({ script: { turn, subagent } }, async (s) => {
      await s.run(['/throughline:workflow debug'], CAP)
      const asked = s.server.of('subagent').filter((request) => textOf(request).includes('does not say how'))
      expect(asked.length).toBeGreaterThanOrEqual(1)
      expect(textOf(asked.at(-1))).toContain('does not say how TEST came out')
      expectStages(s, ['DEBUG completed pass', 'DEV completed pass', 'TEST pending fail'])
      expect(s.show()).toMatchObject({ failCount: 1, pending: [{ stage: 'TEST', reason: 'src/cart.test.ts' }] })
      expect(s.stages()).toEqual(['complete DEBUG', 'complete DEV', 'fail TEST'])
    })
  })

  clientTest('twice without one: the stage stays open, and the model that leads is told why', async () => {
    const turn = [send(own('code-reviewer')), say('Approved, it seems.')]
    const subagent = [say('Approved. Invalid tokens are rejected with 401.'), say('As I said.')]
    await begin({ script: { turn, subagent } }, async (s) => {
      await s.run(['/throughline:workflow review-only'], CAP)
      expectStages(s, ['REVIEW pending -'])
      expect(s.stages()).toEqual([])
      expect(textOf(s.server.of('turn')[1])).toContain(
        'code-reviewer gave no verdict on REVIEW, so REVIEW is still open',
      )
    })
  })
})

describe.each(WAYS)('a review that rejects and a test that fails, $way', ({ begin, own }) => {
  clientTest('both reasons reach the repair, and after it both run again', async () => {
    const both = {
      tools: [sends(own('code-reviewer'), 'review it'), sends(own('tester'), 'test it')],
    }
    const turn = [
      ...[send(own('developer')), both, send(own('developer'), 'Mend both.')],
      ...[both, send(own('retrospective')), say('Done.')],
    ]
    const first = new Set<string>()
    const subagent = (request: Parameters<typeof textOf>[0]) => {
      const part = ['review it', 'test it'].find((one) => textOf(request).includes(one)) ?? ''
      if (part === '' || first.has(part)) return report('pass')
      first.add(part)
      return part === 'review it' ? report('reject', 'no test for the empty cart') : report('fail', 'totals of 0')
    }
    await begin({ script: { turn, subagent } }, async (s) => {
      s.write(tasksOf('cart'), '---\nworkflow: quick\n---\n- [ ] DEV\n- [ ] REVIEW\n- [ ] TEST\n- [ ] RETRO\n')
      await s.run(['/throughline:workflow quick'])
      const told = textOf(s.server.of('turn')[2])
      expect(told).toContain('Why rejected: no test for the empty cart')
      expect(told).toContain('Why it failed: totals of 0')
      expect(told).toContain('then REVIEW + TEST again')
      expect(s.show()).toMatchObject({ status: 'completed', rejectCount: 1, failCount: 1 })
      expect(s.show().stages.map(({ key, tries }) => `${key} ${tries}`)).toEqual([
        'DEV 2',
        'REVIEW 2',
        'TEST 2',
        'RETRO 1',
      ])
      const [day] = new Date().toISOString().split('T')
      expect(s.read(tasksOf(`${day}_cart`, 'archive'))).toContain('- [x] DEV\n- [x] REVIEW\n- [x] TEST\n- [x] RETRO\n')
    })
  })
})
