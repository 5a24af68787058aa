import { describe, expect } from 'bun:test'
import { binary } from '../../lib/binary.ts'
import { withPage } from '../../view/lib/browser.ts'
import { browserTest } from '../../view/lib/browser-test.ts'
import { clientTest } from '../lib/client-test.ts'
import { call, say, summary } from '../lib/replies.ts'
import { recoveriesIn, SLOW, withProduct } from './continuity-lib.ts'

const ASKED = 'Split the importer into parts. Always keep the CSV header, and never rename parseRow.'

/** Needs the client and a browser. */
const seenTest = (name: string, work: () => Promise<void>) => browserTest(name, work, clientTest)

describe('throughline view, after a session of the real client', () => {
  seenTest('the program shows the compaction: the text of A is the one that stood in the request', async () => {
    const turn = [
      call('Bash', { command: 'ls' }, SLOW),
      say('I have looked around.', SLOW),
      call('Write', { file_path: 'importer.txt', content: 'parts\n' }, SLOW),
      say('Done.', SLOW),
    ]
    await withProduct({ script: { turn, summariser: [summary('Some work was done.')] } }, async (s) => {
      await s.run([ASKED, '/compact', 'Write it.'], { args: ['--allowedTools', 'Bash,Write'] })
      const [received = ''] = recoveriesIn(s.server.of('turn').at(-1))
      const child = Bun.spawn([binary(), 'view', '--no-open', '--json'], {
        cwd: s.project,
        env: { PATH: process.env.PATH ?? '', HOME: s.home, THROUGHLINE_HOME: s.throughlineHome },
        stdout: 'pipe',
        stderr: 'pipe',
      })
      try {
        const { value } = await child.stdout.getReader().read()
        const { address } = JSON.parse(new TextDecoder().decode(value)) as { address: string }
        expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#[\w-]{43}$/)
        await withPage(async (page, troubles) => {
          await page.goto(address)
          await page.getByRole('heading', { name: 'The summary' }).waitFor()
          const lines = await page.locator('.said').nth(1).locator('.lines > *').allTextContents()
          expect(received).toEndWith(lines.join('\n'))
          expect(lines.join('\n').length).toBeGreaterThan(20)
          await page.locator('.facts .fact.back', { hasText: 'never rename parseRow' }).first().waitFor()
          expect(await page.locator('.next li', { hasText: 'importer.txt' }).count()).toBe(1)
          expect(troubles).toEqual([])
        })
      } finally {
        child.kill('SIGINT')
      }
      expect(await child.exited).toBe(0)
    })
  })
})
