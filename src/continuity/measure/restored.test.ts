import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger, factsOf } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { restoredFacts } from './restored.ts'

const ledger = advance(emptyLedger(), [
  {
    type: 'prompt',
    voice: 'typed',
    offset: 0,
    text: 'Repair parseHeader in src/wire.ts. Never touch config/ports.ts.',
  },
  { type: 'said', offset: 1, text: 'HttpError drops the response headers, which means RetryAfter is lost.' },
])
const limit = Object.values(ledger.facts).find(({ kind }) => kind === 'constraint')?.id ?? ''
const finding = Object.values(ledger.facts).find(({ text }) => text.startsWith('HttpError'))?.id ?? ''

describe('a lost fact is back', () => {
  test('when a line was made from it, whatever is left of its words', () =>
    expect(restoredFacts(ledger, [limit], [{ text: 'Ports.', factIds: [limit] }])).toEqual([limit]))

  test('when another line says it', () => {
    const text = 'Asked:\n- The session began with: “Repair parseHeader. Never touch config/ports.ts.”'
    expect(restoredFacts(ledger, [limit, finding], [{ text, factIds: [] }])).toEqual([limit])
  })

  test('not when its names merely stand somewhere', () => {
    const text = '- src/client.ts edited: drops `HttpError`\n- Task still to do: honour `RetryAfter` in config/ports.ts'
    expect(restoredFacts(ledger, [limit, finding], [{ text, factIds: [] }])).toEqual([])
  })

  test('when it is a test that fails, and the check is told with it', () => {
    const told = session()
      .prompt('Cap the price.')
      .call(
        'Bash',
        { command: 'npm test' },
        { failed: true, text: 'Exit code 1\nnot ok 2 - cap of the price\n  ---\n  error: 10 !== 50\n1..2\n# fail 1' },
      )
    const made = advance(emptyLedger(), told.entries)
    const failing = factsOf(made, 'test').map(({ id }) => id)
    expect(failing).toHaveLength(1)
    const line = '- `npm test` failed after the last edit: “cap of the price: 10 !== 50”'
    expect(restoredFacts(made, failing, [{ text: line, factIds: [] }])).toEqual(failing)
    expect(restoredFacts(made, failing, [{ text: '- cap of the price passed', factIds: [] }])).toEqual([])
  })

  test('not when it was never lost', () =>
    expect(restoredFacts(ledger, [], [{ text: 'x', factIds: [limit] }])).toEqual([]))
})
