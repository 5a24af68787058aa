// npm run pictures: makes the pictures of docs/ anew, from made-up data and the real program. `-- FOLDER` writes every view there instead,
// at both widths, in both schemes and in English and Chinese, to be looked at.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { VIEWS } from '../../src/view/views.ts'
import { NO_CLUSTER, startCluster } from '../../test/team/lib/cluster.ts'
import { closeBrowser, type Look, withPage } from '../../test/view/lib/browser.ts'
import { until } from '../../test/view/lib/looking.ts'
import { freshBinary } from '../fresh-binary.ts'
import { root } from '../run.ts'
import { smallPng } from './small-png.ts'
import { demoStore, type Pictured, teamStore } from './stores.ts'
import { terminalPage } from './terminal.ts'

interface Shot extends Look {
  readonly file: string
  /** What stands behind the # of the address. */
  readonly view: string
  readonly height?: number
  readonly language?: string
}

const shots = (session: string): readonly Shot[] => [
  { file: 'view-compactions.png', view: 'compactions', height: 1000 },
  { file: 'view-session.png', view: `session/${session}` },
  { file: 'view-memory-dark.png', view: 'memory/all/project%3A%2F%2Fconventions%2Fmoney', scheme: 'dark' },
  { file: 'view-overview.png', view: 'overview' },
  { file: 'view-settings-dark.png', view: 'settings', scheme: 'dark', height: 600 },
  { file: 'view-390.png', view: 'compactions', width: 390, scheme: 'dark' },
  { file: 'view-session-390.png', view: `session/${session}`, width: 390 },
]
const TEAM_SHOTS: readonly Shot[] = [
  { file: 'view-team.png', view: 'team', height: 1000 },
  { file: 'view-team-390-dark.png', view: 'team', width: 390, scheme: 'dark' },
]

const everything = (session: string): Shot[] =>
  [1280, 390].flatMap((width) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      ['en', 'zh-TW'].flatMap((language) =>
        [...Object.keys(VIEWS), `session/${session}`, `told/${session}`].map((view) => ({
          ...{ width, scheme, language, view },
          file: `${view.replace(/\W.*/, '-one')}-${width}-${scheme}-${language}.png`,
        })),
      ),
    ),
  )

const place = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-pictures-')))
const [asked] = process.argv.slice(2)
const out = asked === undefined ? join(root, 'docs') : resolve(asked)
try {
  mkdirSync(out, { recursive: true })
  const demo = demoStore(join(place, 'demo'))
  await taken(demo, asked === undefined ? shots(demo.session) : everything(demo.session))
  if (asked === undefined) await recovery()
  if (NO_CLUSTER) console.log(`the team's pictures stay as they are: ${NO_CLUSTER}`)
  else {
    const cluster = startCluster()
    try {
      const team = await teamStore(cluster, join(place, 'team'))
      await taken(team, asked === undefined ? TEAM_SHOTS : everything('').filter(({ view }) => view === 'team'))
    } finally {
      cluster.remove()
    }
  }
} finally {
  await closeBrowser()
  rmSync(place, { recursive: true, force: true })
}

async function taken(store: Pictured, wanted: readonly Shot[]): Promise<void> {
  for (const language of new Set(wanted.map(({ language = 'en' }) => language))) {
    const child = Bun.spawn([freshBinary(), 'view', '--no-open', '--json'], {
      cwd: store.cwd,
      env: { ...store.env, THROUGHLINE_LANGUAGE: language },
      stdout: 'pipe',
    })
    try {
      const { value } = await child.stdout.getReader().read()
      const { address } = JSON.parse(new TextDecoder().decode(value)) as { address: string }
      for (const shot of wanted) {
        if ((shot.language ?? 'en') !== language) continue
        await withPage(async (page) => keep(shot.file, await picture(page, address, shot, store)), shot)
      }
    } finally {
      child.kill('SIGINT')
      await child.exited
    }
  }
}

async function picture(page: Page, address: string, { view, width = 1280, height }: Shot, { shown }: Pictured) {
  // Folders are temporary ones: in a picture they are those of somebody who does not exist.
  await page.route('**/api/**', async (route) => {
    if (route.request().url().includes('/live')) return route.abort()
    const response = await route.fetch()
    const text = shown
      .reduce((sofar, [path, as]) => sofar.replaceAll(path, as), await response.text())
      .replace(/postgres:\/\/\/acme\?host=[^"&]+&port=\d+/g, 'postgres://db.example.com/acme')
    await route.fulfill({ response, body: text })
  })
  if (height !== undefined) await page.setViewportSize({ width, height })
  await page.goto(address)
  await page.locator('nav').first().waitFor()
  await page.evaluate(`location.hash = ${JSON.stringify(`#/${view}`)}`)
  await page.locator('h1').waitFor()
  await until(
    page,
    "!/Loading …|載入中/.test(document.body.textContent) && document.querySelector('main').children.length > 0",
  )
  await Bun.sleep(300)
  return page.screenshot()
}

/** The demo in a terminal: the recovery, as the model receives it. */
async function recovery(): Promise<void> {
  const columns = 96
  const { stdout } = spawnSync('script', ['-qec', `${freshBinary()} demo --fast`, '/dev/null'], {
    env: { ...process.env, COLUMNS: String(columns), TERM: 'xterm-256color', THROUGHLINE_LANGUAGE: 'en' },
    encoding: 'utf8',
  })
  const lines = stdout.replaceAll('\r', '').split('\n')
  const from = lines.findLastIndex((line) => /SessionStart /.test(line))
  const to = lines.findIndex((line, at) => at > from && /PostCompact /.test(line))
  await withPage(
    async (page) => {
      await page.setContent(terminalPage(lines.slice(from, to).join('\n').trimEnd(), columns))
      keep('recovery.png', await page.locator('pre').screenshot())
    },
    { width: 1000 },
  )
}

function keep(file: string, png: Uint8Array): void {
  const small = smallPng(png)
  writeFileSync(join(out, file), small)
  console.log(`${file}: ${Math.round(small.length / 1024)} KB`)
}
