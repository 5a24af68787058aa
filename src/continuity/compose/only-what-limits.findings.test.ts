import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'

const rulesOf = ({ entries }: Session) => {
  const { text } = recover({ ledger: advance(emptyLedger(), entries) })
  return text.split('\n').find((line) => line.startsWith('- The user:')) ?? ''
}
const start = () => session().place('/srv/till', 'main')
const edit = { file_path: '/srv/till/src/a.ts', old_string: 'a', new_string: 'b' }
const done = (told: Session) => told.call('Edit', edit, { text: 'ok' }).say('Done.')

describe('of a message with a rule in it only what limits is a rule', () => {
  test.each([
    [
      'ship it on main, dont push. and for the future: no new packages in here, not even small ones',
      'no new packages in here, not even small ones',
      'ship it on main',
    ],
    [
      'yes, and push. dont raise the limit of uploads, it is what the disk can hold',
      'dont raise the limit',
      'and push',
    ],
    [
      "can we write the manual so it tells how the till works now? Like not from the bug but for the whole feature. Also don't give it a number. Keep src/tax.ts as it is",
      'Keep src/tax.ts as it is',
      'how the till works now',
    ],
    ['等说明一起提交。测试不要用 data/real.csv，那是真人资料', '测试不要用 data/real.csv，那是真人资料', '等说明一起'],
  ])('%s', (message, rule, order) => {
    const rules = rulesOf(done(done(start().prompt('Fix the till.')).prompt(message)).prompt('Now build the exporter.'))
    expect(rules).toContain(rule)
    expect(rules).not.toContain(order)
  })

  test('with the sentence before it that it speaks of', () => {
    const told = start().prompt('Fix the till.').say('Done.')
    const rules = rulesOf(
      told.prompt('thanks. the ledger table belongs to the bank. never write to it, ask me first').say('OK.'),
    )
    expect(rules).toContain('the ledger table belongs to the bank. never write to it')
    expect(rules).not.toContain('thanks')
  })

  test('and what they dislike with what they want instead', () => {
    const told = start().prompt('Fix the till.').say('Done.')
    const rules = rulesOf(
      told
        .prompt('ok. for tests: i dont like that they compare strings now everywhere. compare the kind. run them all')
        .say('OK.'),
    )
    expect(rules).toContain('i dont like that they compare strings now everywhere. compare the kind.')
    expect(rules).not.toContain('run them all')
  })

  test('a sentence does not end within a quotation', () => {
    const told = start().prompt('Fix the till.').say('Done.')
    const rules = rulesOf(
      told
        .prompt('one file must pin all texts. and cap it: at most 20 errors, then a line "... and 37 more". thanks')
        .say('OK.'),
    )
    expect(rules).toContain('a line "... and 37 more"')
  })
})
