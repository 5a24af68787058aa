import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
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

  test('not when it was never lost', () =>
    expect(restoredFacts(ledger, [], [{ text: 'x', factIds: [limit] }])).toEqual([]))
})
