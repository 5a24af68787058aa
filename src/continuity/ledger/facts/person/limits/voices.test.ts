import { expect, test } from 'bun:test'
import { BROUGHT } from '../../../../../../test/corpus/said/voices.ts'
import { advance } from '../../../advance.ts'
import { emptyLedger, factsOf } from '../../../put.ts'
import { session } from '../../../sample.ts'

test('what somebody else says in a message is no limit of the session', () => {
  const told = BROUGHT.flatMap(([prompt, ...planted]) =>
    factsOf(advance(emptyLedger(), session().prompt(prompt).entries), 'constraint')
      .map(({ text }) => text)
      .filter((text) => planted.some((piece) => text.includes(piece) || piece.includes(text))),
  )
  expect(told).toEqual([])
})
