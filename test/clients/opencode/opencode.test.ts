import { describe, expect } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OPENCODE } from '../lib/clients.ts'
import { hostTests } from '../lib/host-session.ts'
import { list, say } from '../lib/model/reply.ts'

const { shell } = OPENCODE

await hostTests(OPENCODE, (test) => {
  describe('OpenCode, our plugin file and our adapter', () => {
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
        const order = ['PreToolUse', 'PostToolUse', 'PreToolUse', 'PostToolUseFailure', 'Stop'] as const
        expect(events.map(({ name }) => name)).toEqual(['UserPromptSubmit', 'SessionStart', ...order])
        expect(events.flatMap(({ unknown = [] }) => unknown)).toEqual([])
        expect(events[2]).toMatchObject({ toolName: 'Bash', toolInput: { command: 'echo one' } })
        expect(events[3]).toMatchObject({ toolOutput: { stdout: 'one\n' }, toolUseId: events[2]?.toolUseId })
        expect(events.at(-1)).toMatchObject({ lastAssistantMessage: 'The work is done.' })
        const [first, second, third] = s.server.of('turn')
        expect(first?.text).toContain('SAID-AT-START')
        expect(first?.text).toContain('SAID-AT-PROMPT')
        expect(second?.text).toContain('SAID-AFTER-TOOL')
        expect(third?.text).toContain('SAID-AFTER-FAILURE')
      },
    )

    // One run for all three: this client takes long to start.
    test(
      'a refused tool does not run, a rewritten input runs in place of the first, a replaced output is what the model reads',
      [shell('touch refused.txt'), shell('touch first.txt'), shell('echo original-output')],
      async (s) => {
        await s.answer({
          PreToolUse: [
            { decision: 'deny', reason: 'REFUSED-BY-RULE' },
            { updatedInput: { command: 'touch second.txt' } },
          ],
          PostToolUse: [{}, { updatedOutput: { stdout: 'ANOTHER-OUTPUT' } }],
        })
        await s.run({ prompt: 'do the work' })
        expect(['refused.txt', 'first.txt', 'second.txt'].map((name) => existsSync(join(s.project, name)))).toEqual([
          ...[false, false, true],
        ])
        const [, second, , fourth] = s.server.of('turn')
        expect(second?.text).toContain('REFUSED-BY-RULE')
        expect(list(fourth?.body.messages).at(-1)).toMatchObject({ role: 'tool', content: 'ANOTHER-OUTPUT' })
      },
    )
  })

  describe('OpenCode and the product', () => {
    test('the summariser is steered, and what a compaction lost stands in the system prompt of every later request', {
      turn: [
        shell('echo building; ls src/quartz/missing-file.ts'),
        shell('echo again', { inputTokens: 39_500 }),
        shell('echo third'),
      ],
      summariser: [say('Some work was done on a project.')],
    }, async (s) => {
      expect(s.product('install', '--host', 'opencode', '--yes')).toMatchObject({ exitCode: 0 })
      await s.run({ prompt: 'begin with the parser' })
      expect(s.server.of('summariser')[0]?.text).toContain('Keep these in the summary word for word')
      const after = s.server.of('turn').slice(-2)
      for (const { text } of after) {
        expect(text).toContain('Some work was done on a project.')
        expect(text).toContain('src/quartz/missing-file.ts')
      }
      await s.run({ prompt: 'and now', resume: true })
      expect(s.server.of('turn').at(-1)?.text).toContain('src/quartz/missing-file.ts')
      expect(JSON.parse(s.product('report', '--json').stdout)).toMatchObject({
        totals: { compactions: 1 },
        compactions: [{ epoch: 1, state: 'delivered' }],
      })
    })
  })
})
