import { describe, test } from 'bun:test'
import { CONTRACT } from '../node/contract.ts'

describe('the contract of runners, on Bun', () => {
  for (const [name, run] of CONTRACT) test(name, run)
})
