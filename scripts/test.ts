// npm test: everything. What needs a client that cannot be installed is skipped by name.
import { check } from './check.ts'
import { finish, step, suite } from './suite.ts'

const tallies = [
  await step('build', process.execPath, ['scripts/build.ts']),
  ...(await check()),
  await suite(
    [
      ...['test/commands', 'test/continuity', 'test/memory', 'test/team', 'test/budget', 'test/faults', 'test/secrets'],
      ...['test/node', 'test/view', 'test/release'],
    ],
    {
      timeoutMs: 180_000,
      retries: 1,
    },
  ),
  // Clients mostly wait for each other's processes, so that another suite has time beside them.
  ...(await Promise.all([
    suite(['test/clients'], { timeoutMs: 120_000, retries: 2 }),
    suite(['test/engine'], { timeoutMs: 180_000, held: true, retries: 1 }),
  ])),
]
finish(tallies)
