import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { recover } from './recover.ts'

/** An answer that the person put another one in the place of: a small made-up session each. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
/** All that is told, before and beside a summary that has kept nothing. */
const told = (made: Session) => {
  const { entries } = made
    .call('Edit', edit('src/cart.ts'), OK)
    .say('Done.')
    .prompt('Now the receipt page please.')
    .call('Edit', edit('src/receipt.ts'), OK)
  const ledger = advance(emptyLedger(), entries)
  const summary = 'The shop was worked on.'
  const a = recover({ ledger })
  const early = recover({ ledger, alreadyTold: summary, summaryKnown: true })
  return `${a.text}\n${delta({ ledger, told: summary, a, next: 'continue' }).text}\n${early.text}`
}
const OFFER = 'How should totals be rounded?\n\n1. Round every line up\n2. Round the grand total only'
const OFFER_ZH = '总计怎么进位？\n\n1. 每行都进位\n2. 只进位总计'
const chose = (offer: string, reply: string) => start().prompt('Plan the rounding.').say(offer).prompt(reply).say('OK.')

describe('an answer that was replaced', () => {
  test.each([
    ['by the number of another', chose(OFFER, '1').prompt('no, do 2 instead'), 'Round the grand total only'],
    [
      'after work was done for it',
      chose(OFFER, '1').prompt("hmm no, let's go with option 2 instead"),
      'grand total only',
    ],
    ['by the words of another', chose(OFFER, '1').prompt('Actually, round the grand total only.'), 'grand total only'],
    ['where it is offered again', chose(OFFER, '1').prompt('ask me again').say(OFFER).prompt('2'), 'grand total only'],
    [
      'by something that was not offered',
      chose(OFFER, '1').prompt('no, cut off all cents instead'),
      'cut off all cents',
    ],
  ])('is not told any more: %s', (_, made, now) => {
    const text = told(made)
    expect(text).not.toContain('Round every line up')
    expect(text).toContain(now)
  })

  test.each([
    ['let us hide the export command', 'thinking again: let us remove the export command completely'],
    ['put the totals into the footer', 'actually, put the totals at the top of the page'],
    ['把总计放在页脚', '想了想，总计放在页面顶部'],
  ])('and so is an order that they thought again about: %s', (order, again) => {
    const { entries } = start().prompt('Look at the cart.').say('Read.').prompt(order).prompt(again)
    const { text } = recover({
      ledger: advance(emptyLedger(), entries),
      alreadyTold: 'The shop was worked on.',
      summaryKnown: true,
    })
    expect(text).not.toContain(order)
    expect(text).toContain(again)
  })

  test('in Chinese', () => {
    const text = told(chose(OFFER_ZH, '1').prompt('不，还是用 2 吧'))
    expect(text).not.toContain('每行都进位')
    expect(text).toContain('“不，还是用 2 吧” (只进位总计)')
  })

  const asks = (question: string) => ({
    questions: [
      {
        question,
        header: 'Cart',
        options: [
          { label: 'Lines', description: 'Round every line up' },
          { label: 'Total', description: 'Round the grand total only' },
        ],
      },
    ],
  })
  const given = (question: string, label: string) => ({
    text: `User has answered your questions: "${question}"="${label}". You can now continue with the user's answers in mind.`,
  })
  const asked = (made: Session, question: string, label: string) =>
    made.call('AskUserQuestion', asks(question), given(question, label)).say('OK.')

  test('by the tool that asks', () => {
    const first = asked(start().prompt('Plan it.'), 'Which rounding?', 'Lines')
    const text = told(asked(first.prompt('ask me again, I was not sure'), 'Which rounding?', 'Total'))
    expect(text).not.toContain('Round every line up')
    expect(text).toContain('“Total” (Round the grand total only)')
  })
})

describe('an answer stands', () => {
  test.each([
    [
      'where another question was answered',
      chose(OFFER, '1').say('And the tax?\n\n1. Before it\n2. Behind it').prompt('2'),
    ],
    ['where they only ask about the other', chose(OFFER, '1').prompt('hmm, would 2 be faster instead?')],
    ['where “instead” is about something else', chose(OFFER, '1').prompt('Use the blue logo instead of the red one.')],
    ['where something else is said with “actually”', chose(OFFER, '1').prompt('Actually, the logo is too large.')],
    ['where both are wanted now', chose(OFFER, '1').prompt('ask me again').say(OFFER).prompt('1+2')],
  ])('%s', (_, made) => {
    expect(told(made)).toContain('Round every line up')
  })
})
