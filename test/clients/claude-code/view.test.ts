import { describe, expect } from 'bun:test'
import type { Page } from 'playwright-core'
import { binary } from '../../lib/binary.ts'
import { withPage } from '../../view/lib/browser.ts'
import { browserTest } from '../../view/lib/browser-test.ts'
import { clientTest } from '../lib/client-test.ts'
import { call, say, summary } from '../lib/model/replies.ts'
import { product } from '../lib/product.ts'
import type { Session } from '../lib/session.ts'
import { recoveriesIn, SLOW, withProduct } from './continuity-lib.ts'

const ASKED = 'Split the importer into parts. Always keep the CSV header, and never rename parseRow.'
const RULE = 'project://conventions/header'

const script = () => ({
  turn: [
    call('Bash', { command: 'ls' }, SLOW),
    say('I have looked around.', SLOW),
    call('Write', { file_path: 'importer.txt', content: 'parts\n' }, SLOW),
    say('Done.', SLOW),
  ],
  summariser: [summary('Some work was done.')],
})

/** Needs the client and a browser. */
const seenTest = (name: string, work: () => Promise<void>) => browserTest(name, work, clientTest)

describe('throughline view, after a session of the real client', () => {
  seenTest('the program shows the compaction: the text of A is the one that stood in the request', async () => {
    await withProduct({ script: script() }, async (s) => {
      await s.run([ASKED, '/compact', 'Write it.'], { args: ['--allowedTools', 'Bash,Write'] })
      const [received = ''] = recoveriesIn(s.server.of('turn').at(-1))
      await seenIn(s, async (page, address) => {
        expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#[\w-]{43}$/)
        await page.getByRole('heading', { name: 'The summary' }).waitFor()
        const lines = await page.locator('.said').nth(1).locator('.lines > *').allTextContents()
        expect(received).toEndWith(lines.join('\n'))
        expect(lines.join('\n').length).toBeGreaterThan(20)
        await page.locator('.facts .fact.back', { hasText: 'never rename parseRow' }).first().waitFor()
        expect(await page.locator('.next li', { hasText: 'importer.txt' }).count()).toBe(1)
      })
    })
  })

  seenTest(
    'every other view shows what the session left, and what is changed there is changed in the store',
    async () => {
      await withProduct({ script: script(), env: { THROUGHLINE_MEMORY_ENABLED: 'true' } }, async (s) => {
        const { run } = product(s)
        const learned = ['memory', 'create', RULE, '--content', 'The importer keeps the CSV header.', '--tier', '0']
        expect(run(...learned)).toMatchObject({ exitCode: 0 })
        await s.run([ASKED, '/compact', 'Write it.'], { args: ['--allowedTools', 'Bash,Write'] })
        await seenIn(s, async (page) => {
          const go = (view: string) => page.evaluate(`location.hash = ${JSON.stringify(`#/${view}`)}`)
          await go('session')
          await page.locator('.entry', { hasText: ASKED }).first().waitFor()
          await page.locator('.entry', { hasText: 'importer.txt' }).first().waitFor()
          expect(await page.locator('.entry.cut').count()).toBeGreaterThan(1)
          await page.getByLabel('Find').fill('looked around')
          await page.getByText('Look in the whole transcript too').click()
          await page.locator('.card pre', { hasText: 'I have looked around.' }).first().waitFor()
          await go('told')
          await page.locator('.told .card', { hasText: 'the context was compacted' }).first().waitFor()
          const told = page.locator('.told .card', { has: page.getByRole('link', { name: RULE }) }).first()
          await told.getByRole('button', { name: 'Never again' }).click()
          await told.getByRole('button', { name: 'Tell it again' }).waitFor()
          expect(JSON.parse(run('memory', 'read', RULE, '--json').stdout)).toMatchObject({ status: 'archived' })
          await go('memory')
          await page.getByLabel('Status').selectOption('archived')
          await page.locator('.choices a', { hasText: RULE }).click()
          await page.getByRole('button', { name: 'Forget for good' }).click()
          await page.getByRole('button', { name: 'Yes, forget it for good' }).click()
          await page.getByRole('heading', { name: 'Forgotten' }).waitFor()
          expect(run('memory', 'read', RULE, '--json').exitCode).not.toBe(0)
          await go('overview')
          await page.locator('.figure', { hasText: 'Compactions' }).getByText('1', { exact: true }).waitFor()
          await page.locator('td', { hasText: 'claude-code' }).first().waitFor()
          await go('settings')
          await page.getByLabel('memory.budgetTokens: ').fill('900')
          await page.getByRole('button', { name: 'Save: memory.budgetTokens' }).click()
          await page.getByText('memory.budgetTokens is 900 now.').waitFor()
          expect(JSON.parse(run('settings', '--json').stdout).settings).toContainEqual(
            expect.objectContaining({ key: 'memory.budgetTokens', value: 900 }),
          )
          await go('team')
          await page.getByText('No project of this machine has joined a team').waitFor()
        })
      })
    },
  )
})

/** The program's own server and page, until the work is done; Ctrl-C ends it well. */
async function seenIn(s: Session, work: (page: Page, address: string) => Promise<void>): Promise<void> {
  const child = Bun.spawn([binary(), 'view', '--no-open', '--json'], {
    cwd: s.project,
    env: { PATH: process.env.PATH ?? '', HOME: s.home, THROUGHLINE_HOME: s.throughlineHome },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  try {
    const { value } = await child.stdout.getReader().read()
    const { address } = JSON.parse(new TextDecoder().decode(value)) as { address: string }
    await withPage(async (page, troubles) => {
      await page.goto(address)
      await page.locator('h1').waitFor()
      await work(page, address)
      expect(troubles).toEqual([])
    })
  } finally {
    child.kill('SIGINT')
  }
  expect(await child.exited).toBe(0)
}
