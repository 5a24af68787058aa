import { expect, test } from 'bun:test'
import { emptyLedger } from '../ledger/put.ts'
import { oncePerLedger } from './once-per-ledger.ts'

test('a ledger is judged once, also where nothing is found in it, and another that is like it by itself', () => {
  let asked = 0
  const judge = oncePerLedger(() => {
    asked++
    return undefined
  })
  const ledger = emptyLedger()
  for (const one of [ledger, ledger, { ...ledger }]) judge(one)
  expect(asked).toBe(2)
})
