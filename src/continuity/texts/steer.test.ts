import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { sampleSession, session } from '../ledger/sample.ts'
import { STEER_WORDS, steer } from './steer.ts'

const ledger = advance(emptyLedger(), sampleSession().entries)

describe('steer', () => {
  test('S2.8 an empty ledger steers nothing', () => {
    expect(steer({ ledger: emptyLedger(), lastAssistant: 'words' })).toBe('')
  })

  test('after a command of the person the last message is asked for where there is nothing to list', () => {
    const talked = advance(emptyLedger(), session().prompt('Explain the parser.').say('It walks the tree.').entries)
    const by = (trigger: 'manual' | 'auto', lastAssistant: string) => steer({ ledger: talked, trigger, lastAssistant })
    expect(by('manual', 'It walks the tree.')).toBe(STEER_WORDS.en.lastInSight)
    expect(by('manual', '')).toBe('')
    expect(by('auto', 'It walks the tree.')).toContain('It walks the tree.')
  })

  test('S2.8 S2.9 the lists come first, then how to look things up, then the last message whole', () => {
    const text = steer({
      ledger,
      lastAssistant: 'The last\n\nwords.',
      memoryUris: ['memory://a'],
      lookUp: 'throughline timeline',
    })
    expect(text.startsWith(STEER_WORDS.en.intro)).toBe(true)
    expect(text).toContain('throughline timeline')
    expect(text).toContain('memory://a')
    expect(text.endsWith(`${STEER_WORDS.en.last}\nThe last\n\nwords.`)).toBe(true)
  })

  test('names no command where none runs', () => {
    expect(steer({ ledger, lastAssistant: '' })).not.toContain('throughline')
  })

  test('says the shortest first', () => {
    const lines = steer({ ledger, lastAssistant: '' })
      .split('\n')
      .filter((line) => line.startsWith('- '))
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.map((line) => line.length)).toEqual(lines.map((line) => line.length).sort((a, b) => a - b))
  })

  test('stays within its own budget and the host’s', () => {
    const long = steer({ ledger, lastAssistant: 'y'.repeat(6500) })
    expect(long.length).toBeLessThanOrEqual(9500)
    expect(long).toContain('y'.repeat(6500))
    expect(long.indexOf(STEER_WORDS.en.last)).toBeLessThanOrEqual(2502)
  })

  test('S2.8 of a message that is too long the end is kept, and the cut is said', () => {
    const message = `The beginning. ${'Word after word. '.repeat(1000)}The very end.`
    const text = steer({ ledger, lastAssistant: message })
    expect(text.length).toBeLessThanOrEqual(9500)
    expect(text.endsWith('The very end.')).toBe(true)
    expect(text).not.toContain('The beginning.')
    const left = Number(/Its first (\d+) characters are left out/.exec(text)?.[1])
    expect(message.slice(left)).toBe(text.slice(text.lastIndexOf(')\n') + 2))
  })

  test('by hand: rules and place within 600 characters, and the last message is asked for, not repeated', () => {
    const told = session()
      .place('/srv/shop', 'fix/cart')
      .prompt('Split the importer. Always keep the CSV header.')
      .say('I split it into three parts.')
    const text = steer({
      ledger: advance(emptyLedger(), told.entries),
      trigger: 'manual',
      lastAssistant: 'I split it into three parts.',
    })
    expect(text.split('\n')).toEqual([
      STEER_WORDS.en.intro,
      '- Place: on branch `fix/cart`.',
      '- The user: “Always keep the CSV header.”',
      STEER_WORDS.en.lastInSight,
    ])
    expect(steer({ ledger, trigger: 'manual', lastAssistant: 'z'.repeat(20_000) }).length).toBeLessThanOrEqual(600)
  })

  test('says where the workflow stands when another feature tells it', () => {
    expect(steer({ ledger, lastAssistant: '', blocks: [['Workflow: review, stage 2 of 3']] })).toContain('stage 2 of 3')
  })
})
