import { describe, expect } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CODEX, QWEN } from '../lib/clients/clients.ts'
import { hostTests } from '../lib/host-session.ts'
import { say } from '../lib/model/reply.ts'

const { shell } = CODEX

await hostTests(CODEX, (test) => {
  describe('Codex and our adapter', () => {
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
  })

  describe('Codex and the product', () => {
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
