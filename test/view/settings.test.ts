import { beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Home, homeIn } from '../lib/home.ts'
import { runCommand } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'
import { withPage } from './lib/browser.ts'
import { browserTest } from './lib/browser-test.ts'
import { fill } from './lib/filled.ts'
import { open } from './lib/looking.ts'
import { withViewing } from './lib/viewing.ts'

const folder = tempFolders()
let home: Home

beforeAll(async () => {
  home = homeIn(folder())
  await fill(home)
}, 120_000)

describe('settings in the page', () => {
  test('what the page may set is written as the command writes it, comments and all; the rest is refused', async () => {
    writeFileSync(home.settings, '{\n  // mine\n  "memory": { "promptChars": 500 }\n}\n')
    await withViewing(home, async (seen) => {
      const set = (key: string, value: unknown) => seen.post('settings', { key, value })
      expect(await set('memory.promptChars', 700)).toMatchObject({ status: 200, value: { effective: 700 } })
      expect(readFileSync(home.settings, 'utf8')).toContain('// mine')
      const { stdout } = await runCommand(home, 'settings', '--json')
      expect(JSON.parse(stdout).settings).toContainEqual(
        expect.objectContaining({ key: 'memory.promptChars', value: 700 }),
      )
      expect((await set('memory.promptChars', 99_999)).status).toBe(400)
      expect((await set('memory.promptChars', 'many')).status).toBe(400)
      for (const key of [
        'enabled',
        'rules.safety',
        'rules.enabled',
        'memory.enabled',
        'deadlines.quickTimeoutMs',
        '__proto__',
        '',
      ])
        expect(await set(key, 'false')).toMatchObject({
          status: 409,
          value: { error: { message: expect.stringContaining('cannot be changed in the page') } },
        })
      expect(await set('memory.promptChars', null)).toMatchObject({ status: 200, value: { value: null } })
      expect(readFileSync(home.settings, 'utf8')).not.toContain('promptChars')
    })
  })

  test('a settings file that cannot be read is left alone, and what is wrong with it is said', async () => {
    const own = homeIn(folder())
    await fill(own)
    writeFileSync(own.settings, '{ "memory": ')
    await withViewing(own, async (seen) => {
      const { status, value } = await seen.post('settings', { key: 'memory.promptChars', value: 700 })
      expect([status, value]).toEqual([
        409,
        { error: { message: expect.any(String), hint: expect.stringContaining('nothing was changed') } },
      ])
      expect(readFileSync(own.settings, 'utf8')).toBe('{ "memory": ')
    })
  })

  browserTest('a number is saved and taken back, and the language of the page changes with its setting', async () => {
    const own = homeIn(folder())
    await fill(own)
    await withViewing(own, (seen) =>
      withPage(async (page, troubles) => {
        await open(page, seen.address, 'settings')
        await page.getByLabel('memory.budgetTokens: The most tokens').fill('900')
        await page.getByRole('button', { name: 'Save: memory.budgetTokens' }).press('Enter')
        await page.getByText('memory.budgetTokens is 900 now.').waitFor()
        expect(JSON.parse(readFileSync(own.settings, 'utf8'))).toEqual({ memory: { budgetTokens: 900 } })
        await page.getByRole('button', { name: 'Back to 6000: memory.budgetTokens' }).press('Enter')
        await page.getByText('memory.budgetTokens is no longer set').waitFor()
        await page.getByLabel('language: The language of messages').selectOption('zh-TW')
        await page.getByRole('button', { name: 'Save: language' }).press('Enter')
        await page.getByRole('heading', { name: '設定', level: 1 }).waitFor()
        expect(await page.locator('html').getAttribute('lang')).toBe('zh-TW')
        expect(existsSync(own.settings)).toBe(true)
        expect(troubles).toEqual([])
      }),
    )
  })
})
