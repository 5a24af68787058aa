import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { GEMINI } from '../lib/clients/clients.ts'
import { TEST_MS, withHost } from '../lib/host-session.ts'
import { say } from '../lib/model/reply.ts'

const found = await GEMINI.obtain()
const claim = 'a question before a tool is put to the person; where nobody is there the tool does not run'

if (found.status === 'missing') test.skip(`${claim} (skipped: ${found.reason})`, () => {})
else
  test(
    claim,
    async () => {
      const script = [GEMINI.shell('touch asked.txt'), say('The work is done.')]
      await withHost(GEMINI, found.path, script, async (s) => {
        await s.answer({ PreToolUse: [{ decision: 'ask', reason: 'ASKED-FOR-A-REASON' }] })
        await s.run({ prompt: 'do the work', patienceMs: 25_000 })
        expect(s.events().map(({ name }) => name)).toContain('PreToolUse')
        expect(existsSync(join(s.project, 'asked.txt'))).toBe(false)
      })
      // The same without the question: the tool runs, so it was the question that stopped it.
      await withHost(GEMINI, found.path, script, async (s) => {
        await s.answer({ PreToolUse: [{}] })
        await s.run({ prompt: 'do the work' })
        expect(existsSync(join(s.project, 'asked.txt'))).toBe(true)
      })
    },
    TEST_MS * 2,
  )
