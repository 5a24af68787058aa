import { expect, test } from 'bun:test'
import { isTellingStep } from './session-log.ts'

test.each(['Run the tests and lint', 'Verify fix works', 'Determine review target and setup', 'Commit', 'Clean up'])(
  'a step of every list of tasks tells nothing of a session: %s',
  (step) => {
    expect(isTellingStep(step)).toBe(false)
  },
)

test.each(['Round amounts in roundCents', 'Print the tax rate on the invoice', 'Fix retry_queue.ts with backoffTable'])(
  'a step that names its subject does: %s',
  (step) => {
    expect(isTellingStep(step)).toBe(true)
  },
)
