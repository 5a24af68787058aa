import { describe, expect } from 'bun:test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COPILOT } from '../lib/clients.ts'
import { hostTests } from '../lib/host-session.ts'
import { say } from '../lib/model/reply.ts'

const { shell } = COPILOT

await hostTests(COPILOT, (test) => {
  describe('Copilot CLI and our adapter', () => {
    test(
      'every event of a turn arrives and what is said at each reaches the model',
      [shell('echo one'), shell('echo two; exit 3'), say('The work is done.')],
      async (s) => {
        await s.answer({
          SessionStart: [{ context: 'SAID-AT-START' }],
          UserPromptSubmit: [{ context: 'SAID-AT-PROMPT' }],
          PreToolUse: [{ context: 'SAID-BEFORE-TOOL' }],
          PostToolUse: [{ context: 'SAID-AFTER-TOOL' }],
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
        const [first, second] = s.server.of('turn')
        expect(first?.text).toContain('SAID-AT-START')
        expect(first?.text).toContain('SAID-AT-PROMPT')
        expect(second?.text).toContain('SAID-BEFORE-TOOL')
        expect(second?.text).toContain('SAID-AFTER-TOOL')
      },
    )

    test('a refused tool does not run, and the model reads why', [shell('touch refused.txt')], async (s) => {
      await s.answer({ PreToolUse: [{ decision: 'deny', reason: 'REFUSED-BY-RULE' }] })
      await s.run({ prompt: 'do the work' })
      expect(existsSync(join(s.project, 'refused.txt'))).toBe(false)
      expect(s.server.of('turn')[1]?.text).toContain('REFUSED-BY-RULE')
    })

    test('a rewritten input runs in place of the first', [shell('touch first.txt')], async (s) => {
      await s.answer({ PreToolUse: [{ updatedInput: { command: 'touch second.txt', description: 'x' } }] })
      await s.run({ prompt: 'do the work' })
      expect(existsSync(join(s.project, 'first.txt'))).toBe(false)
      expect(existsSync(join(s.project, 'second.txt'))).toBe(true)
    })

    test('a replaced output is what the model reads', [shell('echo original-output')], async (s) => {
      await s.answer({ PostToolUse: [{ updatedOutput: { stdout: 'ANOTHER-OUTPUT' } }] })
      await s.run({ prompt: 'do the work' })
      const second = s.server.of('turn')[1]?.text ?? ''
      expect(second).toContain('ANOTHER-OUTPUT')
      expect(second).not.toContain('original-output\n<shellId')
    })

    test('the agent goes on with a text at the end of its turn', [say('first end')], async (s) => {
      await s.answer({ Stop: [{ keepGoing: 'GO-ON-WITH-THIS' }] })
      await s.run({ prompt: 'do the work' })
      expect(s.server.of('turn')[1]?.text).toContain('GO-ON-WITH-THIS')
    })
  })

  describe('Copilot CLI and the product', () => {
    test('a compaction is found in the transcript, and what it lost comes back', {
      turn: [
        shell('echo building; ls src/quartz/missing-file.ts'),
        shell('echo again', { inputTokens: 29_500 }),
        shell('sleep 2', { inputTokens: 29_500 }),
        shell('echo third'),
        shell('sleep 1; echo fourth'),
        shell('echo fifth'),
      ],
      summariser: [say('<summary>Some work was done on a project.</summary>')],
    }, async (s) => {
      expect(s.product('install', '--host', 'copilot-cli', '--yes')).toMatchObject({ exitCode: 0 })
      await s.run({ prompt: 'begin with the parser' })
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

    test(
      'it also runs the hooks of Claude Code in a trusted project: every event is written once, under its own name',
      [shell('echo one'), say('Done with it.')],
      async (s) => {
        expect(s.product('install', '--host', 'copilot-cli', '--yes')).toMatchObject({ exitCode: 0 })
        expect(s.product('install', '--host', 'claude-code', '--scope', 'project', '--yes')).toMatchObject({
          exitCode: 0,
        })
        mkdirSync(join(s.home, '.copilot'), { recursive: true })
        writeFileSync(join(s.home, '.copilot/config.json'), JSON.stringify({ trusted_folders: [s.project] }))
        await s.run({ prompt: 'do the work' })
        const timeline = JSON.parse(s.product('timeline', '--json', '--limit', '0').stdout)
        const types = timeline.map(({ type }: { type: string }) => type)
        expect(types).toEqual([...new Set(types)])
        expect(types).toContain('tool:complete')
        expect(JSON.parse(s.product('status', '--json').stdout)).toMatchObject([{ host: 'copilot-cli' }])
        expect(s.product('doctor', '--quick').stdout).toContain(
          'copilot-cli ran the hooks that are installed for claude-code',
        )
      },
    )
  })
})
