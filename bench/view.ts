// node scripts/bun.mjs bench/view.ts: how long the page of `throughline view` takes, as ratios measured in the same run.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBinary } from '../scripts/build.ts'
import { search } from '../src/cli/commands/search.ts'
import { pathsOf } from '../src/platform/paths.ts'
import { openStore } from '../src/storage/open.ts'
import { callWith } from '../src/view/call-with.ts'
import { HEADERS } from '../src/view/server/guard.ts'
import { homeIn } from '../test/lib/home.ts'
import { closeBrowser, program, withPage } from '../test/view/lib/browser.ts'
import { callFor, type Seen, withViewing } from '../test/view/lib/viewing.ts'
import { p50 } from './lib/measure.ts'
import { filled } from './memory.ts'

const MEMORIES = 100_000
const SESSIONS = 1000
const ROUNDS = 15
const TYPED = 'parserecord connection timeout'

/** First paint against an empty page, and an answer while typing against the same search by the command's function. */
export async function benchView(place: string): Promise<void> {
  const project = join(place, 'project')
  mkdirSync(project, { recursive: true })
  const home = {
    ...homeIn(place),
    ...pathsOf({ THROUGHLINE_HOME: filled(place, project, MEMORIES, new Map()) }, place),
  }
  fillSessions(home.database, project)
  const call = callFor(home, { cwd: project })
  await withViewing(home, async (seen) => {
    if (program) await paints(seen).finally(closeBrowser)
    else console.log('first paint: no browser here')
    const [typed, direct]: [number[], number[]] = [[], []]
    for (let length = 4; length <= TYPED.length; length++) {
      const words = TYPED.slice(0, length)
      direct.push(await timed(() => search.run(callWith(call, [words], { all: true, limit: 40 }))))
      typed.push(await timed(() => seen.get(`memories?q=${encodeURIComponent(words)}`)))
    }
    said('an answer while typing', p50(typed), p50(direct), 3)
  })
}

async function paints(seen: Seen): Promise<void> {
  const empty = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: () =>
      new Response(Bun.gzipSync('<!doctype html><title>empty</title><body>empty'), {
        headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' },
      }),
  })
  const times: Record<'empty' | 'page' | 'content', number[]> = { empty: [], page: [], content: [] }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      times.empty.push(await withPage((page) => painted(page, `http://127.0.0.1:${empty.port}/`)))
      times.page.push(
        await withPage(async (page) => {
          const paint = await painted(page, seen.address)
          await page.locator('.facts').first().waitFor()
          times.content.push(Number(await page.evaluate('performance.now()')))
          return paint
        }),
      )
    }
  } finally {
    await empty.stop(true)
  }
  said('first paint', p50(times.page), p50(times.empty), 5)
  console.log(`the first compaction is there ${p50(times.content).toFixed(1).padStart(18)} ms`)
}

type Page = Parameters<Parameters<typeof withPage>[0]>[0]

async function painted(page: Page, address: string): Promise<number> {
  await page.goto(address)
  for (;;) {
    const at = await page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    if (Number(at) > 0) return Number(at)
    await Bun.sleep(5)
  }
}

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function said(name: string, value: number, against: number, most: number): void {
  const ratio = value / against
  console.log(
    `${name.padEnd(34)} ${value.toFixed(1).padStart(10)} ms  against ${against.toFixed(1)} ms  ${ratio.toFixed(2)}x  at most ${most}${ratio <= most ? ' ok' : ' OVER'}`,
  )
}

/** Made-up sessions, each with entries and two compactions whose facts are known. */
function fillSessions(database: string, project: string): void {
  const sql = openStore(database, { busyTimeoutMs: 5000 })
  const fates = JSON.stringify(
    Array.from({ length: 40 }, (_, n) => ({
      kind: n % 3 === 0 ? 'constraint' : 'file',
      text: `src/made/up-${n}.ts edited (the part number ${n} of the story)`,
      fate: ['kept', 'back', 'lost'][n % 3],
    })),
  )
  sql.transaction(() => {
    for (let n = 0; n < SESSIONS; n++) {
      const at = Date.now() - n * 3_600_000
      sql.run(
        `INSERT INTO sessions (session, agent, host, project, cwd, epoch, started_at, last_at, events) VALUES (?, '', 'claude-code', ?, ?, 2, ?, ?, 100)`,
        `made-up-${n}`,
        project,
        project,
        at - 3_000_000,
        at,
      )
      for (let entry = 0; entry < 100; entry++) {
        sql.run(
          `INSERT INTO timeline (session, agent, at, type, data) VALUES (?, '', ?, 'tool:complete', ?)`,
          `made-up-${n}`,
          at - (100 - entry) * 1000,
          JSON.stringify({ tool: 'Bash', input: { command: `npm test -- ${entry}` }, output: 'ok '.repeat(100) }),
        )
      }
      for (const part of [2, 1])
        sql.run(
          `INSERT INTO compactions (session, epoch, trigger, state, at, summary, recovery, delta, fates) VALUES (?, 1, 'auto', 'delivered', ?, ?, ?, ?, ?)`,
          `made-up-${n}`,
          at - part * 1000,
          'A summary of src/made/up-0.ts. '.repeat(200),
          'Where this session stood: src/made/up-1.ts. '.repeat(40),
          '',
          fates,
        )
    }
  })
  sql.close()
}

if (import.meta.main) {
  const place = mkdtempSync(join(tmpdir(), 'throughline-bench-view-'))
  try {
    buildBinary()
    await benchView(place)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
  process.exit(0)
}
