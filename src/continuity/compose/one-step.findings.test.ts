import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'

/** What was said against one step is no rule for the rest of the session: a small made-up session each. */
const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const begun = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.')
const objected = (words: string) => begun().say('I will rename the helper and split the module.').prompt(words)
const goneOn = (made: Session) =>
  ['Now the receipt page please.', 'And the footer.', 'And the header of it.'].reduce(
    (told, words) => told.call('Edit', edit('src/cart.ts'), OK).say('Done.').prompt(words),
    made,
  )
const rules = ({ entries }: Session) => {
  const { text } = recover({ ledger: advance(emptyLedger(), entries) })
  return text.split('\n').find((line) => line.startsWith('- The user:')) ?? ''
}

describe('an objection', () => {
  test.each([
    "no, don't rename the helper, just call it",
    "wait, don't split the module here",
    "stop, don't use sed for this",
    "don't add a changelog entry this time",
    "don't bump the version in this commit",
    '不，不要改这个函数名',
    '这次不要加日志',
  ])('holds for the step it was said of, and ends with it: %s', (words) => {
    const inHand = objected(words).call('Edit', edit('src/cart.ts'), OK)
    expect(rules(inHand)).toContain(words.replace(/^(?:wait|stop|no), /, ''))
    expect(rules(goneOn(objected(words)))).toBe('')
  })

  test.each([
    ['that is meant for good', 'no, never rename public functions'],
    ['to what goes out of the house', "no, don't push, I do that myself"],
    ['that names a file', "no, don't touch src/tax.ts"],
    ['that waits for their word', "don't commit yet"],
  ])('stands: %s', (_, words) => {
    expect(rules(goneOn(objected(words)))).toContain(words.replace(/^no, /, ''))
  })

  test.each([
    "and I'm also challenging the fact that it is unchanged, we only go by the events we watch",
    "clarification: Scenario B: Don't clear it, but reuse the old one",
    '情况 B：不要清空，直接沿用旧的',
  ])('what is thought through is no rule: %s', (words) => {
    expect(rules(objected(words))).toBe('')
  })

  test('“no no” is no rule', () => {
    expect(rules(objected("no no, don't add a second cache"))).not.toContain('“no no”')
  })
})

describe('a demand without a subject', () => {
  const COMMIT = { text: '[fix/cart 1a2b3c4] Add the limit\n 1 file changed' }
  const asked = (words: string) =>
    session()
      .place('/srv/shop', 'fix/cart')
      .prompt(`Add a limit to the cart:\n- ${words}\n- it is read from the settings`)
      .call('Edit', edit('src/cart.ts'), OK)
  const committed = (made: Session) => made.call('Bash', { command: 'git commit -am "Add the limit"' }, COMMIT)

  test.each(['must be off by default', '必须默认关闭'])('ends with the work that took it in: %s', (words) => {
    expect(rules(asked(words))).toContain(words)
    expect(rules(goneOn(asked(words)))).toContain(words)
    expect(rules(goneOn(committed(asked(words))))).not.toContain(words)
  })
  test('stands where it forbids, or holds for good', () => {
    expect(rules(goneOn(committed(asked('must never be sent to anybody'))))).toContain('must never be sent')
  })
})

describe('a protest in a refusal', () => {
  const refused = (words: string) => begun().refuse('Bash', { command: 'git reset --hard origin/main' }, words)

  test.each(['what are you doing...??', 'why?', 'not like that', '为什么？'])(
    'is over when they have led on: %s',
    (words) => {
      expect(rules(goneOn(refused(words)))).toBe('')
    },
  )
  test('that asks is no rule, though nothing else was asked for since', () => {
    expect(rules(refused('did you make that flag up?').prompt('Now the footer.'))).toBe('')
  })
  test('that says what is wanted stands', () => {
    expect(rules(goneOn(refused('use a merge, never reset')))).toContain('never reset')
  })
})
