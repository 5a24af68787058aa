import { describe, expect } from 'bun:test'
import { QWEN } from '../lib/clients/clients.ts'
import { hostTests } from '../lib/host-session.ts'
import { say } from '../lib/model/reply.ts'
import { ASKED } from '../lib/row.ts'

/** What the person forbade comes back; that a file was looked for and not found does not. */
const LIMIT = 'Never rename readBasalt().'
const { shell } = QWEN
const SUMMARY = say('<state_snapshot>Some work was done on a project.</state_snapshot>')

await hostTests(QWEN, (test) => {
  describe('Qwen Code and the product', () => {
    test('by hand as well: the person says what to keep, and what was lost comes back with the next prompt', {
      turn: [shell('echo building; ls src/quartz/missing-file.ts'), shell('echo two'), shell('echo three')],
      summariser: [SUMMARY, SUMMARY],
    }, async (s) => {
      expect(s.product('install', '--host', 'qwen-code', '--yes')).toMatchObject({ exitCode: 0 })
      await s.run({ prompt: ASKED })
      await s.run({ prompt: '/compress keep the notes', resume: true })
      await s.run({ prompt: 'go on', resume: true })
      // The client also lets a helper of its own look for memories.
      const turns = s.server.of('turn').filter(({ text }) => !text.includes('memory extraction subagent'))
      const last = turns.at(-1)?.text ?? ''
      expect(last).toContain('Some work was done on a project.')
      expect(last).toContain(LIMIT)
      expect(JSON.parse(s.product('report', '--json').stdout)).toMatchObject({ compactions: [{ trigger: 'manual' }] })
    })
  })
})
