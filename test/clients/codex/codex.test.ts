import { describe, expect } from 'bun:test'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CODEX, QWEN } from '../lib/clients.ts'
import { hostTests } from '../lib/host-session.ts'
import { say } from '../lib/model/reply.ts'

const { shell } = CODEX

await hostTests(CODEX, (test) => {
  describe('Codex and our adapter', () => {
    test(
      'trusted by hash, every event of a turn arrives and what is said at each reaches the model',
      [shell('echo one'), say('The work is done.')],
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
          ...(['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'Stop', 'SessionEnd'] as const),
        ])
        expect(events.flatMap(({ unknown = [] }) => unknown)).toEqual([])
        expect(events[2]).toMatchObject({ toolName: 'Bash', toolInput: { command: 'echo one' } })
        expect(events[3]).toMatchObject({ toolOutput: { stdout: 'one\n' }, toolUseId: events[2]?.toolUseId })
        expect(events[4]).toMatchObject({ lastAssistantMessage: 'The work is done.', stopHookActive: false })
        const [first, second] = s.server.of('turn')
        expect(first?.text).toContain('SAID-AT-START')
        expect(first?.text).toContain('SAID-AT-PROMPT')
        expect(second?.text).toContain('SAID-BEFORE-TOOL')
        expect(second?.text).toContain('SAID-AFTER-TOOL')
      },
    )

    test(
      'the hashes are right as well beside hooks of somebody else and in lists that stood empty',
      [shell('echo one'), say('The work is done.')],
      async (s) => {
        const other = { hooks: [{ type: 'command', command: 'true' }] }
        const hooks = {
          PreToolUse: [other, { matcher: 'Bash', ...other }],
          PostToolUse: [],
          Stop: [],
          UserPromptSubmit: [other],
        }
        writeFileSync(join(s.home, '.codex/hooks.json'), JSON.stringify({ hooks }))
        await s.answer({})
        await s.run({ prompt: 'do the work' })
        expect(s.events().map(({ name }) => name)).toEqual([
          ...(['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'Stop', 'SessionEnd'] as const),
        ])
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

    test('a replaced output is what the model reads', [shell('echo original-output')], async (s) => {
      await s.answer({ PostToolUse: [{ updatedOutput: { stdout: 'ANOTHER-OUTPUT' } }] })
      await s.run({ prompt: 'do the work' })
      const second = JSON.stringify(s.server.of('turn')[1]?.body.input)
      expect(second).toContain('ANOTHER-OUTPUT')
      expect(second).not.toContain('original-output\\n')
    })

    test('the agent goes on with a text at the end of its turn', [say('first end')], async (s) => {
      await s.answer({ Stop: [{ keepGoing: 'GO-ON-WITH-THIS' }] })
      await s.run({ prompt: 'do the work' })
      expect(s.server.of('turn')[1]?.text).toContain('GO-ON-WITH-THIS')
      expect(s.events().filter(({ name }) => name === 'Stop')).toMatchObject([
        { stopHookActive: false },
        { stopHookActive: true },
      ])
    })
  })

  describe('Codex and the product', () => {
    test('what a compaction lost comes back in the same turn', {
      turn: [
        say('I will keep the parser in src/quartz/feldspar.ts and name it readBasalt().'),
        shell('echo building; ls src/quartz/missing-file.ts'),
        shell('echo again', { inputTokens: 9000, thinkMs: 300 }),
      ],
      summariser: [say('Some work was done on a project.')],
    }, async (s) => {
      expect(s.product('install', '--host', 'codex', '--yes', '--trust')).toMatchObject({ exitCode: 0 })
      await s.run({ prompt: 'begin with the parser' })
      await s.run({ prompt: 'go on', resume: true, compactAt: 5000 })
      const last = s.server.of('turn').at(-1)?.text ?? ''
      expect(s.server.of('summariser')).toHaveLength(1)
      expect(last).toContain('Some work was done on a project.')
      expect(last).toContain('src/quartz/missing-file.ts')
      expect(last).toContain('Where this session stood:')
      expect(JSON.parse(s.product('report', '--json').stdout)).toMatchObject({
        totals: { compactions: 1 },
        compactions: [{ epoch: 1, trigger: 'auto' }],
      })
    })

    test('the summariser is told by the setting that was asked for, and uninstall takes it out again', {
      turn: [shell('echo one', { inputTokens: 9000 })],
      summariser: [say('Some work was done.')],
    }, async (s) => {
      const config = join(s.home, '.codex/config.toml')
      const before = readFileSync(config, 'utf8')
      expect(s.product('install', '--host', 'codex', '--yes', '--trust', '--steer')).toMatchObject({ exitCode: 0 })
      await s.run({ prompt: 'do the work', compactAt: 5000 })
      expect(s.server.of('summariser')[0]?.text).toContain('Write a handover of this conversation for yourself')
      expect(s.server.of('summariser')[0]?.text).not.toContain('CONTEXT CHECKPOINT COMPACTION')
      expect(s.product('uninstall', '--yes')).toMatchObject({ exitCode: 0 })
      // Codex itself has added that the project is trusted.
      const after = readFileSync(config, 'utf8')
      expect(after.startsWith(before)).toBe(true)
      expect(after).not.toMatch(/trusted_hash|compact_prompt|handover/)
    })

    test(
      'a session of one agent is found from another: one store, one timeline, one ledger each',
      [
        shell('ls src/quartz/in-codex.ts'),
        say('Codex is done.'),
        QWEN.shell('ls src/quartz/in-qwen.ts'),
        say('Qwen is done.'),
      ],
      async (s) => {
        QWEN.prepare({ home: s.home, project: s.project, url: s.server.url })
        expect(s.product('install', '--yes', '--trust')).toMatchObject({ exitCode: 0 })
        await s.run({ prompt: 'begin here' })
        await s.runOther(QWEN, { prompt: 'and go on there' })
        const sessions = JSON.parse(s.product('status', '--json').stdout)
        expect(sessions).toMatchObject([{ host: 'qwen-code' }, { host: 'codex' }])
        expect(s.product('show', sessions[1].session).stdout).toContain('src/quartz/in-codex.ts')
        expect(s.product('timeline', '--all').stdout).toMatch(/in-codex\.ts[\s\S]*in-qwen\.ts/)
      },
    )
  })
})
