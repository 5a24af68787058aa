import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/empty.ts'
import { sampleSession } from '../ledger/sample.ts'
import { STEER_WORDS, steer } from './steer.ts'

const ledger = advance(emptyLedger(), sampleSession().entries)

describe('steer', () => {
  test('S2.8 an empty ledger steers nothing', () => {
    expect(steer({ ledger: emptyLedger(), lastAssistant: 'words' })).toBe('')
  })

  test('S2.8 S2.9 the lists come first, then how to look things up, then the last message whole', () => {
    const text = steer({ ledger, lastAssistant: 'The last\n\nwords.', memoryUris: ['memory://a'] })
    expect(text.startsWith(STEER_WORDS.en.intro)).toBe(true)
    expect(text).toContain('throughline timeline')
    expect(text).toContain('memory://a')
    expect(text.endsWith(`${STEER_WORDS.en.last}\nThe last\n\nwords.`)).toBe(true)
  })

  test('stays within its own budget and the host’s', () => {
    const long = steer({ ledger, lastAssistant: 'y'.repeat(8000) })
    expect(long.length).toBeLessThan(9500)
    expect(long.indexOf(STEER_WORDS.en.last)).toBeLessThanOrEqual(2502)
    expect(steer({ ledger, lastAssistant: 'z'.repeat(20_000) }).length).toBeLessThanOrEqual(2500)
  })

  test('says where the workflow stands when another feature tells it', () => {
    expect(steer({ ledger, lastAssistant: '', blocks: [['Workflow: review, stage 2 of 3']] })).toContain('stage 2 of 3')
  })
})
