import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { type Home, homeIn } from '../lib/home.ts'
import { runCommand, runHook, startHook, toolPayload } from '../lib/hook-process.ts'
import { type Chance, chance } from '../lib/property.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const KILLS = 200
const AT_ONCE = 8

test(`${KILLS} hook processes killed at random moments: the store is sound, and every event that was acknowledged is there`, async () => {
  const home = homeIn(folder())
  const random = chance(20_260_330)
  const usualMs = await medianWall(home)
  const acknowledged: string[] = []
  let kills = 0
  for (let round = 0; kills < KILLS; round++) {
    // Now and then the store is locked, so that the killed ones are at the spool, and the next ones at taking it in.
    const unlock = round % 3 === 1 ? lock(home) : undefined
    const batch = Array.from({ length: AT_ONCE }, (_, n) =>
      killed(home, `${round}-${n}`, random, unlock ? 300 : usualMs),
    )
    for (const { id, wasKilled } of await Promise.all(batch)) {
      if (wasKilled) kills++
      else acknowledged.push(id)
    }
    unlock?.()
  }

  expect(home.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect((await runCommand(home, 'status')).code).toBe(0)
  const kept = home.rows().map(({ data }) => String(data.id))
  expect(home.spooled()).toEqual([])
  const there = new Set(kept)
  expect(acknowledged.filter((id) => !there.has(id))).toEqual([])
  expect(kept).toHaveLength(there.size)
  console.log(`${kills} killed, ${acknowledged.length} acknowledged, ${there.size} recorded`)
}, 90_000)

/** A hook process that gets its end at a moment of chance, up to a little after it would have ended by itself. */
async function killed(home: Home, id: string, random: Chance, usualMs: number) {
  const moment = random.next() * usualMs * 1.2
  const { child, ended } = startHook({
    home,
    input: toolPayload({ session_id: `s-${id.split('-')[1]}`, tool_use_id: id }),
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), moment)
  const { code, signal } = await ended
  clearTimeout(timer)
  if (signal === null) expect(code).toBe(0)
  return { id, wasKilled: signal !== null }
}

function lock(home: Home): () => void {
  const database = new Database(home.database)
  database.run('PRAGMA busy_timeout = 5000')
  database.run('BEGIN IMMEDIATE')
  return () => database.close()
}

async function medianWall(home: Home): Promise<number> {
  const walls: number[] = []
  for (let n = 0; n < 5; n++) {
    const batch = Array.from({ length: AT_ONCE }, (_, i) =>
      runHook({ home, input: toolPayload({ tool_use_id: `warm-${n}-${i}` }) }),
    )
    walls.push(...(await Promise.all(batch)).map(({ wallMs }) => wallMs))
  }
  return walls.sort((a, b) => a - b)[Math.floor(walls.length / 2)] ?? 50
}
