import { test } from 'bun:test'
import { leavesNothing } from '../node/leaks.ts'

test(
  '10,000 fires, each with a process, leave no process, file handle or listener',
  () => leavesNothing({ fires: 10_000, processes: 10_000 }),
  120_000,
)
