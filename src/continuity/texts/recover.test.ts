import { describe, expect, test } from 'bun:test'
import { anchorsOf } from '../../base/names.ts'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/empty.ts'
import { sampleSession, session } from '../ledger/sample.ts'
import { ENGLISH, LABELS } from './labels.ts'
import { recover } from './recover.ts'

const ledger = advance(emptyLedger(), sampleSession().entries)

describe('recover', () => {
  test('tells a made-up session the way an agent would want to read it', () => {
    expect(recover({ ledger }).text.split('\n')).toEqual([
      'Where this session stood:',
      'Tasks:',
      '- Task #1 in_progress: Make resolveStatus honour returned_at',
      '- Task #2 still to do: Cover returns in status.test.ts',
      'Asked:',
      '- The session began with: “Parcels that were returned show up as delivered. Please fix it, but do not change the public API of tracker.ts.”',
      '- The latest request was: “use the exchange flag for that, and always run bun test before you commit”',
      'Files:',
      '- src/status.ts edited (update `resolveStatus` to look at returns first): adds `ParcelStatus`, around `lastScan`',
      'Commands:',
      '- Not yet repaired: “error: expect(received).toBe(expected)” from `bun test src/status.test.ts`',
      '- The test resolveStatus keeps exchanged parcels open failed when it was last run',
      'Decided and found:',
      '- The root cause is that `resolveStatus` ignores the `returned_at` column, so the last scan wins.',
      '- One test fails: `exchanged_parcel` rows have `returned_at` set as well.',
      'Next: go on from there. Do not ask whether to continue.',
    ])
  })

  test('a session with nothing to say gives nothing', () => {
    expect(recover({ ledger: emptyLedger() })).toEqual({ text: '', factIds: [], lineKeys: [] })
  })

  test('never passes its budget, whatever it is, and always ends with what to do next', () => {
    for (let budget = 0; budget <= 2100; budget += 7) {
      const { text } = recover({ ledger, budget })
      expect(text.length).toBeLessThanOrEqual(budget)
      if (text !== '') expect(text.endsWith(ENGLISH.next)).toBe(true)
    }
  })

  test('is the same every time, and after the ledger went through JSON', () => {
    expect(recover({ ledger: JSON.parse(JSON.stringify(ledger)) })).toEqual(recover({ ledger }))
  })

  test('is valid Unicode when the words are not English', () => {
    const chinese = advance(
      emptyLedger(),
      session()
        .prompt('請修好 🚀 發射流程，不要改動 launch_pad.ts 的公開介面')
        .say('根本原因是 `startEngine` 沒有等待 `fuelCheck` 完成，所以改為先等待。').entries,
    )
    for (const labels of Object.values(LABELS)) {
      for (let budget = 120; budget < 400; budget += 5)
        expect(recover({ ledger: chinese, budget, labels }).text.isWellFormed()).toBe(true)
    }
    expect(recover({ ledger: chinese, labels: LABELS['zh-TW'] }).text).toContain('不要改動 launch_pad.ts')
  })

  test('pinned blocks come first and whole, others last and only as far as they fit', () => {
    const { text } = recover({
      ledger,
      extraBlocks: [
        { pinned: false, lines: ['memory://team/style', 'x'.repeat(3000)] },
        { pinned: true, lines: ['Workflow: review', 'Stage 2 of 3'] },
      ],
    })
    const lines = text.split('\n')
    expect(lines.slice(1, 3)).toEqual(['Workflow: review', 'Stage 2 of 3'])
    expect(lines.at(-2)).toBe('memory://team/style')
    expect(text.length).toBeLessThanOrEqual(2000)
  })

  test('what PreCompact already told is not said again', () => {
    const told = recover({ ledger }).text
    const again = recover({ ledger, alreadyTold: told })
    for (const line of again.text.split('\n').slice(1, -1)) {
      if (line.startsWith('- ')) expect([...anchorsOf(line)].some((anchor) => !anchorsOf(told).has(anchor))).toBe(true)
    }
  })

  test('a fact whose file is gone is left out, one that changed is marked', () => {
    const id = 'file:src/status.ts'
    expect(recover({ ledger, marks: { [id]: 'gone' } }).text).not.toContain('src/status.ts edited')
    expect(recover({ ledger, marks: { [id]: 'changed' } }).text).toContain(ENGLISH.changed)
  })

  test('tells which facts it carried', () => {
    const { factIds, lineKeys } = recover({ ledger })
    expect(factIds).toContain('task:#1')
    for (const id of factIds) expect(ledger.facts[id]).toBeDefined()
    expect(new Set(lineKeys).size).toBe(lineKeys.length)
  })
})
