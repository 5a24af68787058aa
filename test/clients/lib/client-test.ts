import { test } from 'bun:test'
import { claudeClient } from './claude.ts'

const client = await claudeClient()

/** A test that needs the real client; without it, it is skipped and its name says why. */
export function clientTest(name: string, work: () => Promise<void>): void {
  if (client.status === 'ready') test(name, work, TEST_MS)
  else test.skip(`${name} (skipped: Claude Code could not be installed: ${client.reason})`, work)
}

// A run takes about a second; this is for a machine that is busy with something else.
const TEST_MS = 180_000
