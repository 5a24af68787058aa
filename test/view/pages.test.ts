import { beforeAll, describe, expect } from 'bun:test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exportedPage } from '../../src/view/export.ts'
import { VIEWS } from '../../src/view/views.ts'
import { type Home, homeIn } from '../lib/home.ts'
import { patientHook } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'
import { withPage } from './lib/browser.ts'
import { browserTest } from './lib/browser-test.ts'
import { fill, HARM, RULE, SESSION } from './lib/filled.ts'
import { faultsIn, open, until } from './lib/looking.ts'
import { callFor, withViewing } from './lib/viewing.ts'

const folder = tempFolders()
let home: Home

beforeAll(async () => {
  home = homeIn(folder())
  await fill(home)
}, 120_000)

const NAMES = Object.keys(VIEWS)

describe('compactions', () => {
  browserTest('the first view: summary, A and B side by side, each fact linked to its lines both ways', async () => {
    await withViewing(home, (seen) =>
      withPage(async (page, troubles) => {
        await page.goto(seen.address)
        await page.getByRole('heading', { name: 'The summary' }).waitFor()
        const boxes = await Promise.all(
          ['The summary', 'A: put back at once', 'B: put back after the check'].map((name) =>
            page.getByRole('heading', { name }).boundingBox(),
          ),
        )
        expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1)
        const fact = page.locator('.facts .fact.back').first()
        await fact.click()
        expect(await page.locator('.texts .line.chosen').count()).toBeGreaterThan(0)
        await fact.click()
        expect(await page.locator('.texts .line.chosen').count()).toBe(0)
        await page.locator('.texts .line.back').first().click()
        expect(await page.locator('.facts .fact.chosen').count()).toBe(1)
        await page.getByText('What the agent did next').waitFor()
        expect(await page.locator('.next li').count()).toBe(1)
        expect(troubles).toEqual([])
      }),
    )
  })

  browserTest('what is shown of A is byte for byte what the hook answered', async () => {
    const [row] = home.all<{ recovery: string }>('SELECT recovery FROM compactions')
    await withViewing(home, (seen) =>
      withPage(async (page) => {
        await page.goto(seen.address)
        const lines = page.locator('.said').nth(1).locator('.lines > *')
        await lines.first().waitFor()
        expect((await lines.allTextContents()).join('\n')).toBe(row?.recovery ?? '')
      }),
    )
  })
})

describe('a session', () => {
  browserTest('what its hooks write down appears while it runs', async () => {
    const own = homeIn(folder())
    await fill(own)
    await withViewing(own, (seen) =>
      withPage(async (page, troubles) => {
        await open(page, seen.address, `session/${SESSION}`)
        const before = await page.locator('.entry').count()
        await page.getByText('live').waitFor()
        const input = {
          session_id: SESSION,
          cwd: own.folder,
          hook_event_name: 'PostToolUse',
          tool_name: 'Bash',
          tool_input: { command: 'echo it-came-live' },
          tool_response: 'it-came-live',
          tool_use_id: 'live-1',
        }
        await patientHook({ home: own, input })
        await page.getByText('echo it-came-live').waitFor({ timeout: 10_000 })
        expect(await page.locator('.entry').count()).toBe(before + 1)
        expect(troubles).toEqual([])
      }),
    )
  })

  browserTest('find and kind choose, a failure leads to its repair, signs that hide are named', async () => {
    await withViewing(home, (seen) =>
      withPage(async (page) => {
        await open(page, seen.address, `session/${SESSION}`)
        expect(await page.locator('.entry.lane-1').count()).toBeGreaterThan(0)
        expect(await page.locator('.entry.cut').count()).toBeGreaterThan(1)
        const failed = page.locator('.entry.failed').first()
        expect(await failed.locator('.hidden-sign').allTextContents()).toEqual(['ESC[31m', 'ESC[0m', 'RLO'])
        await page.getByRole('link', { name: /repaired/ }).click()
        await page.locator('.entry.chosen').waitFor()
        expect(await page.locator('.entry.chosen').textContent()).toContain('npm test')
        await page.getByLabel('Find').fill('not defined')
        await until(page, "document.querySelectorAll('.entry').length === 1")
        await page.getByLabel('Find').fill('')
        await page.getByLabel('Kind').selectOption('agent')
        await until(page, "document.querySelectorAll('.entry').length === 1")
      }),
    )
  })
})

describe('told and memory', () => {
  browserTest('never again changes the store', async () => {
    const own = homeIn(folder())
    await fill(own)
    const status = () => own.all<{ status: string }>(`SELECT status FROM memories WHERE uri = '${RULE}'`)[0]?.status
    await withViewing(own, (seen) =>
      withPage(async (page) => {
        await open(page, seen.address, `told/${SESSION}`)
        await page.getByRole('button', { name: 'Never again' }).first().click()
        await page.getByRole('button', { name: 'Tell it again' }).first().waitFor()
        expect(status()).toBe('archived')
        await page.getByRole('button', { name: 'Tell it again' }).first().click()
        await page.getByRole('button', { name: 'Never again' }).first().waitFor()
        expect(status()).toBe('active')
      }),
    )
  })

  browserTest('by keyboard alone: search, read, edit, go back a version, forget with its receipt', async () => {
    const own = homeIn(folder())
    await fill(own)
    const content = () =>
      own.all<{ content: string }>("SELECT content FROM memories WHERE uri = 'project://notes/a'")[0]?.content
    await withViewing(own, (seen) =>
      withPage(async (page, troubles) => {
        await open(page, seen.address, 'memory')
        await page.keyboard.type('warehouse')
        await page.getByRole('status').filter({ hasText: '1 shown' }).waitFor()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        const edit = page.getByRole('button', { name: 'Edit' })
        await edit.focus()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        await page.getByLabel('Text').focus()
        await page.keyboard.press('Control+A')
        await page.keyboard.type('The record client was written for the harbour.')
        await page.getByRole('button', { name: 'Save' }).focus()
        await page.keyboard.press('Enter')
        await page.getByText('version 2').first().waitFor()
        expect(content()).toBe('The record client was written for the harbour.')
        await page.getByText('History (2)').click()
        await page.locator('ins').first().waitFor()
        expect(await page.locator('ins').allTextContents()).toContain('harbour')
        await page.getByRole('button', { name: 'Back to this one' }).press('Enter')
        await page.getByText('version 3').first().waitFor()
        expect(content()).toBe('The record client was written for the warehouse.')
        await page.getByRole('button', { name: 'Forget for good' }).press('Enter')
        await page.getByRole('button', { name: 'Yes, forget it for good' }).press('Enter')
        await page.getByRole('heading', { name: 'Forgotten' }).waitFor()
        expect(content()).toBeUndefined()
        expect(readFileSync(own.database, 'latin1')).not.toContain('written for the warehouse')
        expect(troubles).toEqual([])
      }),
    )
  })
})

describe('the first run', () => {
  browserTest('an empty store says how to begin, and replays the transcripts it finds', async () => {
    const own = homeIn(folder())
    mkdirSync(join(own.folder, '.claude/projects/made-up'), { recursive: true })
    const lines = readFileSync(join(home.folder, 'transcript.jsonl'), 'utf8').trimEnd().split('\n')
    const boundary = {
      type: 'system',
      subtype: 'compact_boundary',
      uuid: 'b1',
      compactMetadata: { trigger: 'auto', preTokens: 9000 },
    }
    const summary = {
      type: 'user',
      uuid: 's1',
      isCompactSummary: true,
      message: { role: 'user', content: 'Something was done.' },
    }
    writeFileSync(
      join(own.folder, '.claude/projects/made-up/one.jsonl'),
      [...lines, JSON.stringify(boundary), JSON.stringify(summary), ''].join('\n'),
    )
    await withViewing(own, (seen) =>
      withPage(async (page, troubles) => {
        await page.goto(seen.address)
        await page.getByRole('heading', { name: 'First steps' }).waitFor()
        await page.getByText('throughline install').waitFor()
        await page.getByRole('button', { name: /Replay the newest/ }).click()
        await page.getByText('As it would have gone with Throughline').waitFor({ timeout: 20_000 })
        await page.getByText(/Compactions: 1\. Of \d+ facts/).waitFor()
        expect(troubles).toEqual([])
      }),
    )
  })
})

describe('what stands in prompts, results, memories and names of files', () => {
  browserTest('becomes text in every view, and nothing else', async () => {
    await withViewing(home, (seen) =>
      withPage(async (page, troubles) => {
        for (const name of [...NAMES, `session/${SESSION}`, `memory/all/${encodeURIComponent(RULE)}`]) {
          await open(page, seen.address, name)
          for (const summary of await page.locator('details > summary').all()) await summary.click()
          expect(await page.locator('img, main script, iframe, object').count()).toBe(0)
          expect(await page.title()).not.toContain('broken')
        }
        expect(await page.locator('main').textContent()).toContain(HARM)
        expect(troubles).toEqual([])
      }),
    )
  })

  browserTest('the policy stops a script that would come in by a mistake of ours', async () => {
    await withViewing(home, (seen) =>
      withPage(async (page) => {
        await page.goto(seen.address)
        await page.locator('h1').waitFor()
        const tried = await page.evaluate(`(() => {
          const box = document.body.appendChild(document.createElement('div'))
          try {
            box.innerHTML = ${JSON.stringify(HARM)}
            return 'written'
          } catch {}
          const script = document.createElement('script')
          try {
            script.text = 'document.title = "broken"'
            document.body.append(script)
          } catch {}
          return document.title.includes('broken') ? 'run' : 'stopped'
        })()`)
        expect(tried).toBe('stopped')
      }),
    )
  })

  browserTest('another page cannot frame it, nor read it', async () => {
    await withViewing(home, async (seen) => {
      const other = Bun.serve({
        hostname: '127.0.0.1',
        port: 0,
        fetch: () => new Response('<body>other</body>', { headers: { 'content-type': 'text/html' } }),
      })
      try {
        await withPage(async (page) => {
          await page.goto(`http://127.0.0.1:${other.port}/`)
          const read = await page.evaluate(`(async () => {
            const frame = document.createElement('iframe')
            frame.src = ${JSON.stringify(seen.address)}
            document.body.append(frame)
            await new Promise((resolve) => { frame.onload = resolve; setTimeout(resolve, 3000) })
            const headers = { authorization: ${JSON.stringify(`Bearer ${seen.token}`)} }
            try {
              return await (await fetch('http://127.0.0.1:${seen.port}/api/sessions', { headers })).text()
            } catch {
              return 'refused'
            }
          })()`)
          expect(read).toBe('refused')
          const framed = page.frames()[1]
          expect(
            await framed
              ?.locator('.top')
              .count()
              .catch(() => 0),
          ).toBe(0)
        })
      } finally {
        await other.stop(true)
      }
    })
  })

  browserTest('the token leaves the address at once, stays in its tab, and another tab has none', async () => {
    await withViewing(home, (seen) =>
      withPage(async (page) => {
        await page.goto(seen.address)
        await page.locator('nav').first().waitFor()
        expect(page.url()).not.toContain(seen.token)
        await page.reload()
        await page.locator('nav').first().waitFor()
        expect(await page.context().cookies()).toEqual([])
        const second = await page.context().newPage()
        await second.goto(`http://127.0.0.1:${seen.port}/`)
        await second.getByText('The key is missing').waitFor()
      }),
    )
  })
})

describe('for everybody', () => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      browserTest(
        `axe finds nothing serious at ${width} px, ${scheme}, and nothing is wider than the page`,
        async () => {
          await withViewing(home, (seen) =>
            withPage(
              async (page) => {
                for (const name of [...NAMES, `memory/all/${encodeURIComponent(RULE)}`]) {
                  await open(page, seen.address, name)
                  expect({ name, ...(await faultsIn(page)) }).toEqual({ name, found: [], wide: 0 })
                }
              },
              { width, scheme },
            ),
          )
        },
      )
    }
  }

  for (const [language, word] of [
    ['zh-TW', '壓縮'],
    ['zh-CN', '压缩'],
  ] as const) {
    browserTest(`the page speaks ${language}`, async () => {
      await withViewing(
        home,
        (seen) =>
          withPage(async (page) => {
            await page.goto(seen.address)
            await page.locator('h1').waitFor()
            expect(await page.locator('nav').first().textContent()).toContain(word)
            expect(await page.locator('html').getAttribute('lang')).toBe(language)
          }),
        { language },
      )
    })
  }
})

describe('an exported page', () => {
  browserTest('shows the session without a server, says what it said, and can change nothing', async () => {
    home.all(
      "INSERT INTO memory_places (dir, project, root) VALUES ('/home/dev/other', 'root:other', '/home/dev/other')",
    )
    const { html } = await exportedPage({ call: callFor(home), language: 'en' }, undefined)
    const file = join(folder(), 'exported.html')
    writeFileSync(file, html)
    await withPage(async (page, troubles) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(pathToFileURL(file).href)
      await page.getByRole('heading', { name: 'The summary' }).waitFor()
      for (const name of ['session', 'told']) {
        await page.evaluate(`location.hash = ${JSON.stringify(`#/${name}`)}`)
        await page.locator('article').waitFor()
      }
      expect(await page.getByRole('button', { name: 'Never again' }).count()).toBe(0)
      expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([])
      expect(await page.title()).not.toContain('broken')
      expect(html).not.toContain('/home/dev/other')
      expect(troubles).toEqual([])
    })
  })
})
