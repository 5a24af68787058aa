import { expect, test } from 'bun:test'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GEMINI } from '../lib/clients/clients.ts'
import { TEST_MS, withHost } from '../lib/host-session.ts'
import { say } from '../lib/model/reply.ts'

const found = await GEMINI.obtain()
const claim = 'where nobody sits before the client a question is a refusal that the model reads, and the client goes on'

if (found.status === 'missing') test.skip(`${claim} (skipped: ${found.reason})`, () => {})
else
  test(
    claim,
    async () => {
      const script = [GEMINI.shell('cat .env > copy.txt'), say('The work is done.')]
      await withHost(GEMINI, found.path, script, async (s) => {
        writeFileSync(join(s.project, '.env'), 'MADE_UP=1\n')
        expect(s.product('install', '--host', 'gemini-cli', '--yes').exitCode).toBe(0)
        expect(s.product('rules', 'enable', 'safety').exitCode).toBe(0)
        const { exitCode, stdout } = await s.run({ prompt: 'do the work' })
        expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringContaining('The work is done.') })
        expect(existsSync(join(s.project, 'copy.txt'))).toBe(false)
        const asked = JSON.stringify(s.server.requests)
        expect(asked).toContain('Nobody sits before Gemini CLI')
      })
    },
    TEST_MS,
  )
