import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { recover } from './recover.ts'

/** What B says of the person's words beside a summary that does not list them: a made-up session. */
const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const start = () => session().place('/srv/shop', 'fix/cart')
const beside = ({ entries }: Session, summary: string, next = 'continue') => {
  const ledger = advance(emptyLedger(), entries)
  return delta({ ledger, told: summary, a: recover({ ledger }), next }).text
}
const lineWith = (text: string, words: string) => text.split('\n').find((line) => line.includes(words)) ?? ''

const talk = (messages: readonly string[]) =>
  messages.reduce(
    (made, words, at) =>
      made
        .prompt(words)
        .call('Edit', edit(`src/${at}.ts`), OK)
        .say('Done.'),
    start(),
  )

const SAID = [
  'The cart loses its totals when somebody logs out, we saw it on Monday again.',
  'But why would the till count what was given back?',
  'Where is the discount rounded?',
  'I would rather have one table for all tills than one for each.',
  'ok go on',
  'run the tests',
  'Drop that again.',
  'I think the drawer of each till should be counted twice.',
  'The heading needs a number that people can quote on the phone.',
]

describe('messages that the summary does not list', () => {
  const b = beside(talk(SAID), 'The cart was worked on.')

  test('stand in one line, in the order in which they were said, with what that means', () => {
    const line = lineWith(b, 'one table for all')
    expect(line).toContain('some of it done by now')
    const places = ['one table for all', 'the drawer of each till'].map((words) => line.indexOf(words))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  })

  test.each([SAID[1] ?? '', 'Where is the discount rounded?', 'ok go on', 'run the tests', 'Drop that again.'])(
    'leave out questions that were answered, steps, and what nobody understands alone: %s',
    (words) => {
      expect(b).not.toContain(words)
    },
  )

  test('stay away where the summary lists most of them, but for what nothing was made of', () => {
    const lists = SAID.slice(0, 8)
      .map((words) => `- "${words}"`)
      .join('\n')
    expect(beside(talk(SAID), lists)).not.toContain('some of it done by now')
  })

  test('0375: have what was asked for too, for the summary may have taken it otherwise', () => {
    const asked = ['till', 'cart', 'heading', 'footer', 'index'].map(
      (name) => `Please make the ${name} wider by a column.`,
    )
    const told = lineWith(beside(talk(asked), 'The pages were worked on.'), 'some of it done by now')
    expect(asked.slice(0, -1).filter((words) => !told.includes(`“${words}”`))).toEqual([])
  })

  test('of before an earlier compaction are not asked for again, and do not make a summary that lists the later ones a poor one', () => {
    const before = talk(SAID.map((words) => `${words} Please.`))
    const after = [
      'The index needs a date.',
      'I would rather sort by name.',
      'The till must stay open.',
      'Drop the ads, they annoy.',
    ]
    const told = after.reduce(
      (made, words) => made.prompt(words).say('Done.'),
      before.summary('The cart was worked on.'),
    )
    expect(beside(told, after.map((words) => `- "${words}"`).join('\n'))).not.toContain('some of it done by now')
  })

  test('are not told twice: what the summary quotes is left out of the line', () => {
    const quoted = beside(talk(SAID), `They said "${SAID[7]}"`)
    expect(quoted).not.toContain('the drawer of each')
    expect(quoted).toContain('one table for all tills')
  })

  test('in Chinese', () => {
    const said = [
      '购物车在登出以后会丢掉合计。',
      '我觉得所有收银台用一张表就好。',
      '标题要有编号，方便电话里引用。',
      '折扣在哪里取整？',
      '先不要动税率的部分。',
    ]
    const told = beside(talk(said), '改了购物车。')
    expect(told).toContain('丢掉合计')
    expect(told).toContain('标题要有编号')
    expect(told).not.toContain('折扣在哪里取整')
  })

  test('an option that was chosen stands with what it says and what was asked; a choice left to the agent does not', () => {
    const asked = (question: string, options: [string, string][], answer: string) => (made: Session) =>
      made
        .call(
          'AskUserQuestion',
          { questions: [{ question, options: options.map(([label, description]) => ({ label, description })) }] },
          { text: `User has answered your questions: "${question}"="${answer}". You can now continue.` },
        )
        .say('Noted.')
    const first = asked(
      'Where does the share button go?',
      [['In the menu', 'Beside rename and delete.']],
      'In the menu',
    )
    const second = asked('How are revoked shares shown?', [['You decide', 'As the agent likes.']], 'You decide')
    const b = beside(
      second(first(talk(SAID.slice(0, 4))))
        .prompt('Now draw it.')
        .say('Drawn.'),
      'The cart.',
    )
    expect(b).toContain('“In the menu” (Beside rename and delete.)')
    expect(b).not.toContain('You decide')
  })

  test('have a bound, and what is worth least has no room', () => {
    const many = Array.from(
      { length: 40 },
      (_, at) => `But why does shelf ${at} stand so far from the door, where nobody sees what lies on its boards?`,
    )
    const text = beside(talk(['The stock of the cellar is counted at night.', ...many]), 'The shop.')
    expect(text.length).toBeLessThan(2000)
    expect(lineWith(text, 'shelf 3').length).toBeLessThan(1500)
    // Where the work comes from has room.
    expect(text).toContain('counted at night')
    expect(text).not.toContain('shelf 20')
  })
})

test('a question and an objection that were answered are told neither in order nor as the last one', () => {
  const doubts = talk([
    ...SAID.slice(0, 4),
    'hmm, did you run the tests?',
    'hmm why not the same till for every shop?',
    'can we look at the branch of the other till please?',
    'but why is the drawer not counted?',
  ])
  const b = beside(doubts, 'The cart was worked on.')
  expect(b).not.toContain('did you run')
  expect(b).not.toContain('why not the same till')
})
