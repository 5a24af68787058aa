// npm test: everything. What needs a client that cannot be installed is skipped by name.
import { check } from './check.ts'
import { FOLDERS } from './folders.ts'
import { finish, secondLook, step, suite, type Tally } from './suite.ts'

const SLOW_MS = 180_000
/** Behind what is held to a deadline, on the core that it leaves. */
const BEHIND = { timeoutMs: SLOW_MS, retries: 1, held: true, niceness: 5 }

const built = await step('build', process.execPath, ['scripts/build.ts'])
const fetched = step('programs of others are fetched', process.execPath, ['test/clients/lib/fetch.ts'])
const checked = await check()
const tallies = [built, ...checked, ...(await Promise.all([foremost(), behind()])).flat(), await fetched]
finish(await secondLook(tallies, { timeoutMs: SLOW_MS }))

async function foremost(): Promise<Tally[]> {
  const alone = await suite(FOLDERS.alone, { timeoutMs: SLOW_MS, retries: 1 })
  await fetched
  // Clients mostly wait for each other's processes, so that others have time beside them.
  return [alone, await suite(FOLDERS.clients, { timeoutMs: SLOW_MS, retries: 2, abreast: 2 })]
}

async function behind(): Promise<Tally[]> {
  const commands = await suite(FOLDERS.commands, BEHIND)
  await fetched
  return [commands, await suite(FOLDERS.fetched, BEHIND)]
}
