import { describe, expect } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { QWEN } from '../lib/clients.ts'
import { hostTests } from '../lib/host-session.ts'
import { say } from '../lib/model/reply.ts'

const { shell } = QWEN
const SUMMARY = say('<state_snapshot>Some work was done on a project.</state_snapshot>')

await hostTests(QWEN, (test) => {
  describe('Qwen Code and our adapter', () => {
    test(
      'every event of a turn arrives and what is said at each reaches the model',
      [shell('echo one'), shell('echo two; exit 3'), say('The work is done.')],
      async (s) => {
        await s.answer({
          SessionStart: [{ context: 'SAID-AT-START' }],
          UserPromptSubmit: [{ context: 'SAID-AT-PROMPT' }],
          PostToolUse: [{ context: 'SAID-AFTER-TOOL' }],
          PostToolUseFailure: [{ context: 'SAID-AFTER-FAILURE' }],
        })
        await s.run({ prompt: 'do the work' })
        const events = s.events()
        expect(events.map(({ name }) => name).filter((name) => name !== 'Notification')).toEqual([
          ...(['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PreToolUse'] as const),
          ...(['PostToolUseFailure', 'Stop'] as const),
        ])
        expect(events.flatMap(({ unknown = [] }) => unknown)).toEqual([])
        const before = events.find(({ name }) => name === 'PreToolUse')
        expect(before).toMatchObject({ toolName: 'Bash', toolInput: { command: 'echo one' } })
        expect(events.find(({ name }) => name === 'PostToolUse')).toMatchObject({
          toolOutput: { stdout: 'one' },
          toolUseId: before?.toolUseId,
        })
        const [first, second, third] = s.server.of('turn')
        expect(first?.text).toContain('SAID-AT-START')
        expect(first?.text).toContain('SAID-AT-PROMPT')
        expect(second?.text).toContain('SAID-AFTER-TOOL')
        expect(third?.text).toContain('SAID-AFTER-FAILURE')
      },
    )

    test('a refused tool does not run, and the model reads why', [shell('touch refused.txt')], async (s) => {
      await s.answer({ PreToolUse: [{ decision: 'deny', reason: 'REFUSED-BY-RULE' }] })
      await s.run({ prompt: 'do the work' })
      expect(existsSync(join(s.project, 'refused.txt'))).toBe(false)
      expect(s.server.of('turn')[1]?.text).toContain('REFUSED-BY-RULE')
    })

    test('a replaced output is what the model reads', [shell('echo original-output')], async (s) => {
      await s.answer({ PostToolUse: [{ updatedOutput: { stdout: 'ANOTHER-OUTPUT' } }] })
      await s.run({ prompt: 'do the work' })
      const second = s.server.of('turn')[1]?.text ?? ''
      expect(second).toContain('ANOTHER-OUTPUT')
      expect(second).not.toContain('Output: original-output')
    })

    test('the agent goes on with a text at the end of its turn', [say('first end')], async (s) => {
      await s.answer({ Stop: [{ keepGoing: 'GO-ON-WITH-THIS' }] })
      await s.run({ prompt: 'do the work' })
      expect(s.server.of('turn')[1]?.text).toContain('GO-ON-WITH-THIS')
    })

    test('the summariser is told what must survive', {
      turn: [shell('echo one', { inputTokens: 175_000 })],
    }, async (s) => {
      await s.answer({ PreCompact: [{ instructions: 'MUST-SURVIVE' }] })
      await s.run({ prompt: 'do the work' })
      expect(s.server.of('summariser')[0]?.text).toContain('MUST-SURVIVE')
    })
  })

  describe('Qwen Code and the product', () => {
    test('the summariser is steered, and what a compaction lost comes back', {
      turn: [
        shell('echo building; ls src/quartz/missing-file.ts'),
        shell('echo again', { inputTokens: 175_000, thinkMs: 300 }),
        shell('echo and again', { thinkMs: 300 }),
        shell('echo once more', { thinkMs: 300 }),
      ],
      summariser: [SUMMARY, SUMMARY],
    }, async (s) => {
      expect(s.product('install', '--host', 'qwen-code', '--yes')).toMatchObject({ exitCode: 0 })
      await s.run({ prompt: 'begin with the parser' })
      expect(s.server.of('summariser')[0]?.text).toContain('Keep these in the summary word for word')
      const last = s.server.of('turn').at(-1)?.text ?? ''
      expect(last).toContain('Some work was done on a project.')
      expect(last).toContain('src/quartz/missing-file.ts')
      expect(last).toContain('The summary left these out:')
      expect(JSON.parse(s.product('report', '--json').stdout)).toMatchObject({
        totals: { compactions: 1 },
        compactions: [{ epoch: 1, state: 'delivered' }],
      })
    })

    test('by hand as well: the person says what to keep, and what was lost comes back with the next prompt', {
      turn: [shell('echo building; ls src/quartz/missing-file.ts'), shell('echo two'), shell('echo three')],
      summariser: [SUMMARY, SUMMARY],
    }, async (s) => {
      expect(s.product('install', '--host', 'qwen-code', '--yes')).toMatchObject({ exitCode: 0 })
      await s.run({ prompt: 'begin with the parser' })
      await s.run({ prompt: '/compress keep the notes', resume: true })
      await s.run({ prompt: 'go on', resume: true })
      // The client also lets a helper of its own look for memories.
      const turns = s.server.of('turn').filter(({ text }) => !text.includes('memory extraction subagent'))
      const last = turns.at(-1)?.text ?? ''
      expect(last).toContain('Some work was done on a project.')
      expect(last).toContain('src/quartz/missing-file.ts')
      expect(JSON.parse(s.product('report', '--json').stdout)).toMatchObject({ compactions: [{ trigger: 'manual' }] })
    })
  })
})
