import { describe, expect, test } from 'bun:test'
import { linesOf } from '../compose/lines.ts'
import { taskDetailLines } from '../compose/parts/open-lines.ts'
import { advance } from '../ledger/advance.ts'
import { emptyLedger, factsOf } from '../ledger/put.ts'
import { sampleSession, session } from '../ledger/sample.ts'
import { audit, withoutAnalysis } from '../measure/fates.ts'
import { delta } from './delta.ts'
import { ENGLISH } from './labels.ts'
import { recover } from './recover.ts'

const ledger = advance(emptyLedger(), sampleSession().entries)
const summary =
  '<analysis>exchanged_parcel last_scan</analysis><summary>We repair `resolveStatus` in src/status.ts.</summary>'

describe('audit', () => {
  test('the analysis is not part of what the model keeps', () => {
    expect(withoutAnalysis(summary)).toBe('We repair `resolveStatus` in src/status.ts.')
    expect(audit(ledger, { summary }).held).not.toContain('i:exchanged_parcel')
  })

  test('a fact is kept when what it names is there, lost when it is not', () => {
    const { kept, lost } = audit(ledger, { summary })
    expect(kept).toContain('file:src/status.ts')
    expect(lost).toContain('task:#2')
    expect([...kept, ...lost].sort()).toEqual(Object.keys(ledger.facts).sort())
  })

  test('a fact that names nothing is kept by its words', () => {
    const plain = advance(emptyLedger(), session().prompt('never deploy on friday evening').entries)
    const id = Object.keys(plain.facts).find((fact) => fact.startsWith('constraint:')) ?? ''
    expect(audit(plain, { summary: 'The user said never to deploy on a Friday evening.' }).kept).toContain(id)
    expect(audit(plain, { summary: 'Nothing of the kind.' }).lost).toContain(id)
  })

  test('second half: what stands in the messages that were kept word for word counts as kept', () => {
    const tail = session().call('Bash', { command: 'bun test src/status.test.ts' }).entries
    expect(audit(ledger, { summary, tail }).kept).toContain('task:#2')
  })

  test('counts by kind', () => {
    const { byKind, kept, lost } = audit(ledger, { summary })
    const sum = Object.values(byKind).reduce((all, count) => all + count.kept + count.lost, 0)
    expect(sum).toBe(kept.length + lost.length)
  })
})

describe('delta', () => {
  const a = recover({ ledger, budget: 420 })
  const told = withoutAnalysis(summary)
  const b = delta({ ledger, told, a })

  test('no line says what summary or A hold', () => {
    const lines = b.text.split('\n').filter((line) => line.startsWith('- '))
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(`${told}\n${a.text}`).not.toContain(line.slice(2))
  })

  test('says nothing when nothing was lost', () => {
    const telling = { ledger, words: ENGLISH.lines, world: {} }
    const said = factsOf(ledger, 'goal')
    const everything = [...linesOf(telling), ...taskDetailLines(telling), ...said].map(({ text }) => text)
    expect(delta({ ledger, told: everything.join('\n'), a }).text).toBe('')
  })

  test('never passes its budget', () => {
    for (let budget = 0; budget < 1000; budget += 13) {
      expect(delta({ ledger, told, a, budget }).text.length).toBeLessThanOrEqual(budget)
    }
  })

  test('a limit the person set that the summary forgot comes back though it names nothing', () => {
    const plain = advance(
      emptyLedger(),
      session().prompt('never deploy on friday evening').say('Fine.').prompt('now look at the cart').entries,
    )
    const nothing = { text: '', lineKeys: [] }
    expect(delta({ ledger: plain, told: 'Nothing.', a: nothing }).text).toContain('never deploy on friday evening')
  })

  test('what comes next decides what is said first', () => {
    const found = advance(
      emptyLedger(),
      session()
        .prompt('Look around.')
        .say('The `priceTable` is read twice because `loadPrices` has no cache.')
        .call('Bash', { command: 'ls' }, { text: '' })
        .say('The `mailQueue` drops letters because `sendMail` never awaits the socket.')
        .prompt('thanks, more later')
        .say('Fine.').entries,
    )
    const nothing = { text: 'Where this session stood:', lineKeys: ['place', 'goal:thanks more later'] }
    const about = (next: string) =>
      delta({ ledger: found, told: 'They looked around.', a: nothing, next, budget: 130 }).text
    expect(about('why does mailQueue drop letters when sendMail runs?')).toContain('sendMail')
    expect(about('why is priceTable read twice by loadPrices?')).toContain('loadPrices')
  })
})
