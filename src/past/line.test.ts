import { expect, test } from 'bun:test'
import { advance } from '../continuity/ledger/advance.ts'
import { emptyLedger } from '../continuity/ledger/put.ts'
import { sampleSession } from '../continuity/ledger/sample.ts'
import { recover } from '../continuity/texts/recover.ts'

test('a line at the end stands behind the last one, unless there is hardly any room', () => {
  const ledger = advance(emptyLedger(), sampleSession().entries)
  const line = 'The rest can be asked for.'
  const extraBlocks = [{ lines: [line], pinned: true, at: 'end' as const }]
  expect(recover({ ledger, extraBlocks }).text.split('\n').at(-1)).toBe(line)
  expect(recover({ ledger, extraBlocks, budget: 150 }).text).not.toContain(line)
})
