import { describe, expect } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { GEMINI } from '../lib/clients.ts'
import { hostTests } from '../lib/host-session.ts'
import { say } from '../lib/model/reply.ts'

const { shell } = GEMINI
const SUMMARY = say('<state_snapshot>Some work was done on a project.</state_snapshot>')

await hostTests(GEMINI, (test) => {
  describe('Gemini CLI and our adapter', () => {
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
        expect(events.map(({ name }) => name)).toEqual([
          ...(['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PreToolUse'] as const),
          ...(['PostToolUseFailure', 'Stop', 'SessionEnd'] as const),
        ])
        expect(events.flatMap(({ unknown = [] }) => unknown)).toEqual([])
        expect(events[2]).toMatchObject({ toolName: 'Bash', toolInput: { command: 'echo one' } })
        expect(events[3]).toMatchObject({ toolOutput: { stdout: 'one' }, toolUseId: events[2]?.toolUseId })
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

    test('a rewritten input runs in place of the first', [shell('touch first.txt')], async (s) => {
      await s.answer({ PreToolUse: [{ updatedInput: { command: 'touch second.txt' } }] })
      await s.run({ prompt: 'do the work' })
      expect(existsSync(join(s.project, 'first.txt'))).toBe(false)
      expect(existsSync(join(s.project, 'second.txt'))).toBe(true)
    })

    test('the agent goes on with a text at the end of its turn', [say('first end')], async (s) => {
      await s.answer({ Stop: [{ keepGoing: 'GO-ON-WITH-THIS' }] })
      await s.run({ prompt: 'do the work' })
      expect(s.server.of('turn')[1]?.text).toContain('GO-ON-WITH-THIS')
    })
  })

  describe('Gemini CLI and the product', () => {
    test('a compression is found out by its summary, and what it lost comes back with the next tool', {
      turn: [
        shell('echo building; ls src/quartz/missing-file.ts'),
        say(`I have looked at it. ${'A long answer that fills the context. '.repeat(200)}`, { inputTokens: 9000 }),
        shell('echo again', { inputTokens: 9000 }),
        say('And another answer.', { inputTokens: 9000 }),
      ],
      summariser: [SUMMARY, SUMMARY, SUMMARY, SUMMARY],
    }, async (s) => {
      expect(s.product('install', '--host', 'gemini-cli', '--yes')).toMatchObject({ exitCode: 0 })
      await s.run({ prompt: 'begin with the parser' })
      await s.run({ prompt: 'go on', resume: true })
      expect(s.server.of('summariser').length).toBeGreaterThan(0)
      const last = s.server.of('turn').at(-1)?.text ?? ''
      expect(last).toContain('Some work was done on a project.')
      expect(last).toContain('src/quartz/missing-file.ts')
      expect(last).toContain('The summary left these out:')
      expect(JSON.parse(s.product('report', '--json').stdout)).toMatchObject({
        totals: { compactions: 1 },
        compactions: [{ epoch: 1, state: 'delivered' }],
      })
    })
  })
})
