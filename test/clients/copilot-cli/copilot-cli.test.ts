import { describe, expect } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COPILOT } from '../lib/clients/clients.ts'
import { hostTests } from '../lib/host-session.ts'
import { say } from '../lib/model/reply.ts'

const { shell } = COPILOT

await hostTests(COPILOT, (test) => {
  describe('Copilot CLI and the product', () => {
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
