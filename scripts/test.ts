// npm test: everything. What needs a client that cannot be installed is skipped by name.
import { check } from './check.ts'
import { finish, step, suite } from './suite.ts'

const tallies = [
  await step('build', process.execPath, ['scripts/build.ts']),
  ...(await check()),
  await suite(['test/commands', 'test/continuity', 'test/memory', 'test/budget', 'test/faults', 'test/node'], {
    timeoutMs: 180_000,
  }),
  await suite(['test/engine'], { timeoutMs: 180_000 }),
  await suite(['test/clients'], { timeoutMs: 120_000 }),
]
finish(tallies)
