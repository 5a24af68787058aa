import { afterAll, beforeAll, describe, expect } from 'bun:test'
import { tempFolders } from '../lib/temp.ts'
import { type Cluster, NO_CLUSTER, startCluster } from '../team/lib/cluster.ts'
import { program, withPage } from './lib/browser.ts'
import { browserTest } from './lib/browser-test.ts'
import { HARM } from './lib/filled.ts'
import { EVE, FORGOTTEN, fillTeam, type Machine, QUEUE } from './lib/filled-team.ts'
import { faultsIn, open, until } from './lib/looking.ts'
import { withViewing } from './lib/viewing.ts'

const WHY = NO_CLUSTER ? ` (${NO_CLUSTER})` : ''

describe.skipIf(NO_CLUSTER !== undefined)(`the team's view in a browser${WHY}`, () => {
  const folder = tempFolders()
  let cluster: Cluster
  let ada: Machine
  beforeAll(async () => {
    if (!program) return
    cluster = startCluster()
    ;({ ada } = await fillTeam(cluster, folder(), 'acme'))
  }, 180_000)
  afterAll(() => cluster?.remove(), 60_000)

  browserTest('what teammates wrote, their logins included, becomes text and nothing else', async () => {
    await withViewing(ada.home, (seen) =>
      withPage(async (page, troubles) => {
        await open(page, seen.address, 'team')
        for (const summary of await page.locator('details > summary').all()) await summary.click()
        const shown = (await page.locator('main').textContent()) ?? ''
        expect(shown).toContain(EVE)
        expect(shown.split(HARM).length).toBeGreaterThan(2)
        expect(await page.locator('img, main script, iframe, object').count()).toBe(0)
        await open(page, seen.address, 'memory')
        await page.getByLabel('Search').fill('mailer outbox')
        const link = page.locator('.choices a', { hasText: 'project://decisions/mailer@' })
        await link.first().click()
        await page.getByText('from the team: ').waitFor()
        expect(await page.locator('img, main script').count()).toBe(0)
        expect(await page.title()).not.toContain('broken')
        expect(troubles).toEqual([])
      }),
    )
  })

  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      browserTest(`axe finds nothing serious at ${width} px, ${scheme}, with everything open`, async () => {
        await withViewing(ada.home, (seen) =>
          withPage(
            async (page) => {
              await open(page, seen.address, 'team')
              for (const summary of await page.locator('details > summary').all()) await summary.click()
              expect(await faultsIn(page)).toEqual({ found: [], wide: 0 })
            },
            { width, scheme },
          ),
        )
      })
    }
  }

  for (const [language, word] of [
    ['zh-TW', '等待你的同意'],
    ['zh-CN', '等待你的同意'],
  ] as const) {
    browserTest(`it speaks ${language}`, async () => {
      await withViewing(
        ada.home,
        (seen) =>
          withPage(async (page) => {
            await page.goto(`${seen.address}/team`)
            await page.getByRole('heading', { name: word }).waitFor()
          }),
        { language },
      )
    })
  }

  browserTest('by keyboard alone: share one, skip one, never one; the focus stays in the list', async () => {
    const offered = () => ada.home.all<{ uri: string }>("SELECT uri FROM team_operations WHERE state = 'outbox'")
    await withViewing(ada.home, (seen) =>
      withPage(async (page, troubles) => {
        await open(page, seen.address, 'team')
        const before = await page.locator('.offer').count()
        const press = async (name: string) => {
          await page.getByRole('button', { name, exact: true }).press('Enter')
          await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
          await until(
            page,
            "document.activeElement !== document.body && document.activeElement.closest('section') !== null",
          )
        }
        await press('Share it: project://traps/token')
        expect(offered()).toEqual([{ uri: 'project://traps/token' }])
        await press('Skip: project://traps/clock')
        await press('Never: project://patterns/errors')
        expect(ada.home.all<{ start: string }>('SELECT start FROM team_never')).toEqual([
          { start: 'project://patterns/errors' },
        ])
        expect(await page.locator('.offer').count()).toBe(before - 3)
        await page.getByText('Never offered (1)').press('Enter')
        await page.getByRole('button', { name: 'Offer again: project://patterns/errors' }).press('Enter')
        await page.getByRole('button', { name: 'Share it: project://patterns/errors', exact: true }).waitFor()
        expect(ada.home.all('SELECT start FROM team_never')).toEqual([])
        expect(troubles).toEqual([])
      }),
    )
  })

  browserTest(
    'by kind and for all it is asked once more; a text changed meanwhile is not sent and is shown anew',
    async () => {
      await withViewing(ada.home, (seen) =>
        withPage(async (page) => {
          ada.run('memory', 'create', 'project://traps/one', '--content', 'The first of two.')
          ada.run('memory', 'create', 'project://traps/two', '--content', 'The second of two.')
          await open(page, seen.address, 'team')
          const many = page.getByRole('button', { name: /^Share traps \(\d\) …$/ })
          await many.click()
          await page.getByRole('button', { name: 'No', exact: true }).click()
          await many.waitFor()
          ada.run('memory', 'update', 'project://traps/two', '--content', 'Not what was looked at.')
          await many.click()
          await page.getByRole('button', { name: 'Yes', exact: true }).click()
          await page.getByText('was changed since it was shown, so nothing was shared').waitFor()
          expect(
            ada.home.all("SELECT uri FROM team_operations WHERE uri IN ('project://traps/one', 'project://traps/two')"),
          ).toEqual([])
          await page.getByText('Not what was looked at.').waitFor()
          await many.click()
          await page.getByRole('button', { name: 'Yes', exact: true }).click()
          await page.getByText(/^Approved: \d/).waitFor()
          const sent = ada.home.all<{ uri: string }>("SELECT uri FROM team_operations WHERE state = 'outbox'")
          const uris = sent.map(({ uri }) => uri)
          expect(uris).toEqual(expect.arrayContaining(['project://traps/one', 'project://traps/two']))
          expect(uris).not.toContain('project://patterns/errors')
          await page.getByRole('button', { name: 'Sync now' }).click()
          await page.getByText(/acme: \d+ sent/).waitFor()
        }),
      )
    },
  )

  browserTest('a conflict is settled, the policy is changed, and the store has it', async () => {
    await withViewing(ada.home, (seen) =>
      withPage(async (page) => {
        await open(page, seen.address, 'team')
        await page.getByRole('button', { name: `This one stands: bo, ${QUEUE}` }).click()
        await page.getByText(`Settled: bo's text stands under ${QUEUE}`).waitFor()
        expect(
          ada.home.all<{ content: string }>(`SELECT content FROM memories WHERE uri = '${QUEUE}'`)[0]?.content,
        ).toContain('PostgreSQL')
        await page.getByLabel('What goes to the team').selectOption('off')
        await page.getByText('Sharing is off in this project.').waitFor()
        expect(ada.home.all('SELECT policy FROM team_joined')).toEqual([{ policy: 'off' }])
        const card = page.locator('.card', { hasText: FORGOTTEN })
        await card.getByText('still to confirm').first().waitFor()
        expect(await card.locator('li', { hasText: 'bo (' }).count()).toBe(1)
      }),
    )
  })
})
