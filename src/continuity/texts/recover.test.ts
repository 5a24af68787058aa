import { describe, expect, test } from 'bun:test'
import { INDEX_READ } from '../compose/waiting-sample.ts'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { sampleSession, session } from '../ledger/sample.ts'
import { ENGLISH, LABELS } from './labels.ts'
import { type Marks, recover } from './recover.ts'

const ledger = advance(emptyLedger(), sampleSession().entries)

/** In the last line, or where the place tells how far the work is, at its end. */
const saysNow = (text: string) =>
  text.split('\n').at(-1)?.startsWith(ENGLISH.now) === true || /^Place: .*not been worked on yet/m.test(text)

describe('recover', () => {
  test('tells a made-up session the way an agent would want to read it', () => {
    expect(recover({ ledger, alreadyTold: '…', summaryKnown: true }).text.split('\n')).toEqual([
      'Where this session stood:',
      'Place: on branch `main`; edited and not committed by the agent.',
      'Checks:',
      '- `bun test src/status.test.ts` failed after the last edit: “resolveStatus keeps exchanged parcels open: expect(received).toBe(expected)”',
      'Rules in force:',
      '- The user: “do not change the public API of tracker.ts.”',
      'Left open:',
      '- Task #1 in_progress: Make resolveStatus honour returned_at',
      '- Task #2 still to do: Cover returns in status.test.ts',
      "Now: the user's last message has not been worked on yet: “use the exchange flag for that, and always run bun test before you commit”",
    ])
  })

  test('a session with nothing to say gives nothing', () => {
    expect(recover({ ledger: emptyLedger() })).toEqual({ text: '', factIds: [], lineKeys: [] })
  })

  test('never passes its budget, whatever it is, and always says what to do next', () => {
    for (let budget = 0; budget <= 2100; budget += 7) {
      const { text } = recover({ ledger, budget })
      expect(text.length).toBeLessThanOrEqual(budget)
      if (text !== '') expect(saysNow(text)).toBe(true)
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
    expect(lines.at(-1)).toBe('memory://team/style')
    expect(text.length).toBeLessThanOrEqual(2000)
  })

  test('a block has its heading above the lines of it that fit, and none where no line does', () => {
    const heading = 'Core memories:'
    const told = (lines: readonly string[]) =>
      recover({ ledger, extraBlocks: [{ heading, pinned: false, lines }] }).text
    expect(
      told(['x'.repeat(3000), '- amounts are in cents'])
        .split('\n')
        .slice(-2),
    ).toEqual([heading, '- amounts are in cents'])
    expect(told(['x'.repeat(3000)])).not.toContain(heading)
  })

  test('what the summary holds by now is not said again, but where the session stands is', () => {
    const told = recover({ ledger }).text.replace(/^Place: .*\n/m, '')
    const again = recover({ ledger, alreadyTold: told }).text.split('\n')
    expect(again.filter((line) => line.startsWith('- The user:') || line.startsWith('- Task'))).toEqual([])
    expect(again.some((line) => line.startsWith('Place:'))).toBe(true)
    expect(saysNow(again.join('\n'))).toBe(true)
  })

  test.each([
    ['make the greeting friendlier. Never use exclamation marks.', 'Never use exclamation marks.'],
    ['Split the importer into parts. Always keep the CSV header.', 'Always keep the CSV header.'],
    ['把匯入拆成幾個部分。一律保留標題列。', '一律保留標題列。'],
  ])('is never empty while there is a request or a limit, whatever the summary says: %s', (prompt, limit) => {
    const plain = advance(emptyLedger(), session().prompt(prompt).say('Working on it.').prompt('go on').entries)
    const { text } = recover({ ledger: plain, alreadyTold: 'The conversation was about some work.' })
    expect(text).toContain(limit)
  })

  test('an edited file that is gone is left out, one that changed is marked', () => {
    const id = 'file:src/status.ts'
    const place = (marks: Marks) => recover({ ledger, marks, world: INDEX_READ }).text.split('\n')[1]
    expect(place({})).toContain('not committed by the agent: src/status.ts;')
    expect(place({ [id]: 'gone' })).not.toContain('src/status.ts')
    expect(place({ [id]: 'changed' })).toContain(`src/status.ts ${ENGLISH.changed}`)
  })

  test('the repository wins over the transcript', () => {
    const world = { branch: 'other', head: 'f'.repeat(40), subject: 'By somebody else', pushed: true as const }
    const place = recover({ ledger, world }).text.split('\n')[1]
    expect(place).toStartWith('Place: on branch `other`; HEAD is fffffff “By somebody else”, pushed')
  })

  test('nothing is claimed of the beginning where that was passed over', () => {
    const place = recover({ ledger: { ...ledger, partly: true } }).text.split('\n')[1]
    expect(place).toContain('; edited and not committed by the agent;')
    expect(place).not.toContain('nothing committed')
  })

  test('tells which facts it carried', () => {
    const { factIds, lineKeys } = recover({ ledger, alreadyTold: '…', summaryKnown: true })
    expect(factIds).toContain('task:#1')
    for (const id of factIds) expect(ledger.facts[id]).toBeDefined()
    expect(new Set(lineKeys).size).toBe(lineKeys.length)
  })
})
