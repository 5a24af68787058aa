import { afterAll, test } from 'bun:test'
import { closeBrowser, program } from './browser.ts'

/** A test in a real browser; skipped by name where there is none. Another kind of test may be asked for, such as one that needs a client. */
export function browserTest(
  name: string,
  work: () => Promise<void>,
  run: (name: string, work: () => Promise<void>) => void = (named, worked) => test(named, worked, 60_000),
): void {
  if (program) run(name, work)
  else test.skip(`${name} (needs Chromium: apt-get install chromium)`, () => undefined)
}

afterAll(closeBrowser)
