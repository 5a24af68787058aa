// Run by `node --test`, bundled by engine.test.ts against the library as it is published.
import test from 'node:test'
import { CONTRACT } from './contract.ts'
import { leavesNothing } from './leaks.ts'

for (const [name, run] of CONTRACT) test(name, run)
test('10,000 fires, 500 of them with a process, leave nothing', () => leavesNothing({ fires: 10_000, processes: 500 }))
