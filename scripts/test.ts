// npm test: everything. What needs a client that cannot be installed is skipped by name.
import { check } from './check.ts'
import { FOLDERS } from './folders.ts'
import { finish, secondLook, step, suite } from './suite.ts'

const SLOW_MS = 180_000

const tallies = [
  await step('build', process.execPath, ['scripts/build.ts']),
  ...(await check()),
  await suite(FOLDERS.alone, { timeoutMs: SLOW_MS, retries: 1 }),
  await suite(FOLDERS.commands, { timeoutMs: SLOW_MS, retries: 1, abreast: 2 }),
  // Clients mostly wait for each other's processes, so that others have time beside them.
  ...(await Promise.all([
    suite(FOLDERS.clients, { timeoutMs: SLOW_MS, retries: 2, abreast: 2 }),
    suite(FOLDERS.engine, { timeoutMs: SLOW_MS, retries: 1, held: true }),
  ])),
]
finish(await secondLook(tallies, { timeoutMs: SLOW_MS }))
