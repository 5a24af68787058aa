import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** Looks again and again: the page's policy keeps the browser's own waiting from evaluating anything. */
export async function until(page: Page, expression: string): Promise<void> {
  const patience = performance.now() + 20_000
  while (!(await page.evaluate(expression))) {
    if (performance.now() > patience) throw new Error(`not so within 20 s: ${expression}`)
    await Bun.sleep(30)
  }
}

/** What axe finds that keeps somebody from using the page. */
const SERIOUS = `axe.run().then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 200)))`

export async function open(page: Page, address: string, view: string): Promise<void> {
  await page.goto(address)
  await page.locator('nav').first().waitFor()
  await page.evaluate(`location.hash = ${JSON.stringify(`#/${view}`)}`)
  await page.locator('h1').waitFor()
  await until(
    page,
    "!document.body.textContent.includes('Loading …') && document.querySelector('main').children.length > 0",
  )
}

const axe = readFileSync(join(import.meta.dir, '../../../node_modules/axe-core/axe.min.js'), 'utf8')

/** What keeps somebody from using what is shown, and by how much it is wider than the page. */
export async function faultsIn(page: Page): Promise<{ found: unknown; wide: unknown }> {
  // By the debugger's own way in: the page's policy lets nothing else run.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axe })
  return {
    found: await page.evaluate(SERIOUS),
    wide: await page.evaluate('document.documentElement.scrollWidth - innerWidth'),
  }
}
