import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { recover } from './recover.ts'

/** What B says of the person's words that nobody else has told: made-up sessions. */
const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const worked = (messages: readonly string[]) =>
  messages.reduce(
    (made, words, at) =>
      made
        .prompt(words)
        .call('Edit', edit(`src/${at}.ts`), OK)
        .say('Done.'),
    session().place('/srv/shop', 'fix/cart'),
  )
const beside = ({ entries }: Session, summary: string) => {
  const ledger = advance(emptyLedger(), entries)
  return delta({ ledger, told: summary, a: recover({ ledger }), next: 'continue' }).text
}
const inOrder = (text: string) => text.split('\n').find((line) => line.includes('some of it done by now')) ?? ''

const MOVE = 'Move the stock of the till to the new table.'
const LABELS = 'The labels at the door may stay in the old font.'
const NOW = 'Now round what the till shows.'

describe('0375: what the person said and the summary has in other words', () => {
  test('stands in one line, in its order, however few messages there were', () => {
    const line = inOrder(beside(worked([MOVE, LABELS, NOW]), 'The stock is moved.'))
    expect(line).toContain(`“${MOVE}”; “${LABELS}”`)
  })

  test('does not where the summary quotes most of it, if only how it begins', () => {
    const summary = [MOVE, LABELS, NOW].map((words) => `- "${words.slice(0, 60)}"`).join('\n')
    expect(beside(worked([MOVE, LABELS, NOW]), summary)).toBe('')
  })

  test.each([
    ['a step that was taken', 'commit and push it'],
    ['a step that was taken', '提交一下'],
    ['a question that was answered', 'where does the till round its totals?'],
    ['a question that asks for nothing to be done', 'why is the drawer counted twice?'],
    ['a go-ahead', 'ok go on'],
    ['what was put aside', 'actually forget the printer'],
    ['what points at what was said before', 'like that one please'],
    ['what only leads to a text', 'Implement the following plan:\n\n# Tills\n\n1. Draw them.'],
  ])('leaves out %s: %s', (_, words) => {
    expect(beside(worked([MOVE, words, LABELS, NOW]), 'Worked.')).not.toContain(words.split('\n')[0] ?? '')
  })

  test('of a long message whole sentences, with a mark where others stood', () => {
    const long = `Can you go through all shelves? ${'I think the cellar has many of them and you can look at each. '.repeat(9)}Never throw anything away without asking me.`
    const line = inOrder(beside(worked([long, LABELS, NOW]), 'Worked.'))
    expect(line).toContain('“Can you go through all shelves?')
    expect(line).toContain('you can look at each. …”')
    expect(line).not.toMatch(/you can look at …/)
  })

  test('a text of somebody else’s is not told as their word', () => {
    const pasted = `got this from the auditor:\n\n> Always print the receipts twice. Never skip one.\n> The drawer has to be locked.`
    expect(beside(worked([MOVE, pasted, LABELS, NOW]), 'Worked.')).not.toContain('print the receipts')
  })

  test('what was taken back stays away', () => {
    const told = beside(
      worked([`${MOVE} Never write to the old table.`, 'You may write to the old table now.', LABELS, NOW]),
      'Worked.',
    )
    expect(told).toContain(MOVE)
    expect(told).not.toContain('Never write to the old table')
  })

  test('in Chinese', () => {
    const line = inOrder(
      beside(worked(['把库存搬到新的表里。', '给地下室的货架画一张图。', '现在处理收银台的取整。']), 'Worked.'),
    )
    expect(line).toContain('“把库存搬到新的表里。”; “给地下室的货架画一张图。”')
  })

  test('never more than there is room for', () => {
    const many = Array.from(
      { length: 60 },
      (_, at) => `Draw shelf ${at} of the cellar, and the boards that belong to it.`,
    )
    const text = beside(worked(many), 'Worked.')
    expect(text.length).toBeLessThan(2000)
    expect(text).toContain('shelf 0 of')
    expect(text).toContain('shelf 59 of')
  })
})

test('13: an option that was shown with a preview is told by its name', () => {
  const question = 'Which frame does the till get?'
  const options = [{ label: 'Plain', description: 'A line around it.' }]
  const told = session()
    .place('/srv/shop', 'fix/cart')
    .prompt('Draw the till.')
    .call(
      'AskUserQuestion',
      { questions: [{ question, options }] },
      {
        text: `Your questions have been answered: "${question}"="Plain" selected preview:\n+---+\n| "x" |\n+---+. You can now continue with these answers in mind.`,
      },
    )
    .say('Noted.')
  const ledger = advance(emptyLedger(), told.entries)
  const answer = Object.values(ledger.facts).find((fact) => fact.kind === 'goal' && fact.by === 'answer')
  expect(answer).toMatchObject({ text: 'Plain', object: 'A line around it.' })
})
