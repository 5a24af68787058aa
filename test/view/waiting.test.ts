import { expect, test } from 'bun:test'
import { tempFolders } from '../lib/temp.ts'
import { workshop } from '../memory/lib.ts'
import { callTool } from '../memory/mcp-client.ts'
import { withPage } from './lib/browser.ts'
import { browserTest } from './lib/browser-test.ts'
import { open } from './lib/looking.ts'
import { withViewing } from './lib/viewing.ts'

const folder = tempFolders()
const uri = 'project://quotes'

/** Somebody said something, something else doubtfully, and an agent would change the first. */
async function waiting() {
  const shop = workshop(folder())
  await shop.start()
  await shop.tell('memory', 'create', uri, '--content', 'Strings use single quotes.')
  await shop.prompt('maybe we should always pin versions')
  await shop.fire('Stop', { stop_hook_active: false })
  await callTool(shop, 'memory_update', { uri, content: 'Strings use double quotes.' })
  const contents = () => shop.memories().flatMap(({ content, status }) => (status === 'active' ? [content] : []))
  return { shop, contents }
}

interface Waits {
  readonly name: string
  readonly kind: string
  readonly project: string
}

test('what waits and what agents propose is listed with its name, and answered by it', async () => {
  const { shop, contents } = await waiting()
  await withViewing(shop.home, async (seen) => {
    const all = async () => ((await seen.get('memory/quarantine')) as unknown as { waiting: Waits[] }).waiting
    const [proposal] = (await all()).filter(({ kind }) => kind === 'proposal')
    const [sentence] = (await all()).filter(({ kind }) => kind === 'sentence')
    expect(proposal).toMatchObject({ uri, wish: 'change', content: 'Strings use double quotes.' })
    expect((await seen.post('memory/answer', { ...proposal, answer: 'confirm' })).status).toBe(200)
    expect((await seen.post('memory/answer', { ...sentence, answer: 'refuse' })).status).toBe(200)
    expect(await all()).toEqual([])
    expect(contents()).toContain('Strings use double quotes.')
    expect(contents().join()).not.toContain('pin versions')
    const { status, value } = await seen.post('memory/answer', { ...proposal, answer: 'confirm' })
    expect({ status, value }).toMatchObject({ status: 409, value: { error: { hint: 'reload the page' } } })
  })
})

browserTest('a proposal is refused and a sentence confirmed on the page', async () => {
  const { shop, contents } = await waiting()
  await withViewing(shop.home, (seen) =>
    withPage(async (page, troubles) => {
      await open(page, seen.address, 'memory')
      await page.getByRole('button', { name: `Refuse it: ${uri}` }).click()
      await page.getByRole('heading', { name: 'Proposed by agents' }).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: /^It holds for good/ }).click()
      await page.getByRole('heading', { name: 'Waiting for your word' }).waitFor({ state: 'detached' })
      expect(contents()).toContain('Strings use single quotes.')
      expect(contents().join()).toContain('pin versions')
      expect(troubles).toEqual([])
    }),
  )
})
