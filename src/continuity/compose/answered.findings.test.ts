import { expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

const edit = { file_path: '/srv/shop/src/imp.ts', old_string: 'a', new_string: 'b' }

test.each([
  [
    'Should rows without a SKU be (1) skipped or (2) abort the file?',
    '2',
    '“2” (abort the file) to the question “Should rows without a SKU be (1) skipped or (2) abort the file?”',
  ],
  [
    'Rows without a SKU: a) drop or b) keep?',
    'b',
    '“b” (keep) to the question “Rows without a SKU: a) drop or b) keep?”',
  ],
  ['遇到没有 SKU 的行，1）跳过，还是 2）中止整个文件？', '第二个', '“第二个” (中止整个文件)'],
  [
    'I propose to store the raw file in S3 for 30 days. Ok?',
    'ok',
    "“ok” to the agent's “I propose to store the raw file in S3 for 30 days.”",
  ],
  [
    'Which encodings do the supplier files have?',
    'latin1, sometimes cp1252',
    "“latin1, sometimes cp1252” to the agent's “Which encodings do the supplier files have?”",
  ],
])('13: what a short reply answers is told with it: %s', (asked, reply, told) => {
  const then = session().place('/srv/shop', 'main').prompt('Build the importer.').say(asked).prompt(reply)
  const done = then.call('Edit', edit, { text: 'ok' }).say('Done so.')
  const ledger = advance(emptyLedger(), done.entries)
  expect(recover({ ledger, summaryKnown: true, alreadyTold: 'Some work was done.' }).text).toContain(told)
})

test('13: what was proposed and agreed to is told until it is committed', () => {
  const then = session()
    .place('/srv/shop', 'main')
    .prompt('Build the importer.')
    .say('I propose to store the raw file for 30 days so that imports can be replayed. Ok?')
    .prompt('ok')
    .call('Edit', edit, { text: 'ok' })
    .say('Done so.')
    .prompt('Now the docs.')
  const ledger = advance(emptyLedger(), then.entries)
  expect(recover({ ledger, summaryKnown: true, alreadyTold: 'Some work was done.' }).text).toContain(
    '“I propose to store the raw file for 30 days so that imports can be replayed.”',
  )
})

test.each([
  ['Anything else I can do?', 'the footer is too wide'],
  ['What is next?', 'rename the cart'],
  ['All tests pass. Which encodings do the files have?', 'now the docs'],
  ['The cart is done.', 'ok'],
])('13: what orders something new answers nothing: %s', (asked, reply) => {
  const then = session().place('/srv/shop', 'main').prompt('Build the importer.').say(asked).prompt(reply)
  const { facts } = advance(emptyLedger(), then.entries)
  const answers = Object.values(facts).flatMap((fact) => (fact.kind === 'goal' ? [fact.answers] : []))
  expect(answers.join('')).toBe('')
})

test.each(['en', 'zh-TW', 'zh-CN'] as const)(
  '13: a question that was put aside is told, and not as a call to be asked for (%s)',
  (language) => {
    const question = 'Which database?'
    const asked = { questions: [{ question, options: [{ label: 'A', description: 'a' }] }] }
    const told = session()
      .place('/srv/shop', 'main')
      .prompt('Set up the storage.')
      .refuse(
        'AskUserQuestion',
        asked,
        'The user wants to clarify these questions.\n    Start by asking them what they would like to clarify.',
      )
    const { text } = recover({ ledger: advance(emptyLedger(), told.entries), labels: LABELS[language] })
    expect(text).toContain(question)
    expect(text).not.toContain('AskUserQuestion')
  },
)

test('13: the limits of one sentence stand in the order in which they were said', () => {
  const told = session().prompt('金额一律用分，不要用浮点数。').call('Edit', edit, { text: 'ok' })
  const { text } = recover({ ledger: advance(emptyLedger(), told.entries), labels: LABELS['zh-CN'] })
  expect(text.indexOf('金额一律用分')).toBeGreaterThan(-1)
  expect(text.indexOf('金额一律用分')).toBeLessThan(text.indexOf('不要用浮点数'))
})
