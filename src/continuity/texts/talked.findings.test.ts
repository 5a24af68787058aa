import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { LABELS } from './labels.ts'
import { recover } from './recover.ts'

/** What the person decided in a talk, gave up again or has still in hand: a small made-up session each. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
type Language = keyof typeof LABELS
const beside = ({ entries }: Session, summary: string, language: Language = 'en') => {
  const ledger = advance(emptyLedger(), entries)
  const labels = LABELS[language]
  return delta({ ledger, told: summary, a: recover({ ledger, labels }), next: 'continue', labels }).text
}
/** What the agent is told in all. */
const inAll = (told: Session, summary: string) =>
  `${recover({ ledger: advance(emptyLedger(), told.entries) }).text}\n${beside(told, summary)}`
/** The client tells the summary before A is said. */
const early = ({ entries }: Session, summary: string) =>
  recover({ ledger: advance(emptyLedger(), entries), alreadyTold: summary, summaryKnown: true }).text

describe('a wish said as a question that the agent said yes to', () => {
  const WISH = 'can it stop the order above the limit but only warn below it?'
  const talk = (words: string, answer: string) =>
    start()
      .prompt('Let us plan the check of the cart.')
      .say('How strict should it be?')
      .prompt(words)
      .say(answer)
      .prompt('Then write it.')
      .call('Edit', edit('check.ts'), OK)

  test.each([
    [WISH, 'Yes, that is a good approach in two steps.', 'en', `“${WISH}” (the agent said yes)`],
    ['could we keep the old totals in the log for a month?', 'Good idea. The log has room.', 'en', 'for a month?”'],
    [
      'is there any way for us to see who changed the price?',
      'Sure, the audit has it.',
      'en',
      'who changed the price?” (the agent said yes)',
    ],
    ['超过上限时能不能直接拦住，低于上限只提醒？', '可以，分两档处理。', 'zh-CN', '（代理答应了）'],
    ['超過上限時可不可以直接擋下，低於上限只提醒？', '好主意，分兩級處理。', 'zh-TW', '（代理答應了）'],
  ] as const)('%s', (words, answer, language, told) => {
    expect(beside(talk(words, answer), 'The check of the cart is being written.', language)).toContain(told)
  })

  test.each([
    ['that the agent did not agree to', talk(WISH, 'No, the gateway has one limit only.')],
    ['that only goes on', talk('can we continue the search for the cause?', 'Yes, let me go on.')],
    ['that asks for a look', talk('can we check whether the totals are kept for a month?', 'Yes, let me look.')],
    ['that was carried out at once', start().prompt(WISH).say('Yes.').call('Edit', edit('a.ts'), OK).prompt('Next.')],
    [
      'that was committed since',
      talk(WISH, 'Yes, good.').call(
        'Bash',
        { command: 'git commit -am "Check the cart"' },
        { text: '[fix/cart 1a2b3c4] Check the cart\n 1 file changed' },
      ),
    ],
  ])('is not told as one %s', (_, told) => {
    expect(beside(told, 'The check of the cart is being written.')).not.toContain('the agent said yes')
  })

  test('is not told where the summary says it', () => {
    const summary = `The user asked: "${WISH}" The check is being written.`
    expect(beside(talk(WISH, 'Yes, good.'), summary)).not.toContain('(the agent said yes)')
  })
})

describe('an option that was taken', () => {
  const OFFER =
    'One more question: should it be for this shop only, or for all?\n\n1. **This shop** - lives in this folder\n2. **All shops** - generic check, cron job is a template'
  const chosen = (reply: string) => start().prompt('Plan the check.').say(OFFER).prompt(reply)

  test('is told with the question that stands above the options', () => {
    const told = chosen('2').say('Good.').prompt('Write it.').call('Edit', edit('check.ts'), OK)
    expect(inAll(told, 'The check is being written.')).toMatch(
      /“2” \(All shops - generic check, cron job is a template\) to (?:the question|the agent's) “One more question: should it be for this shop only, or for all\?”/,
    )
  })

  test('is one though the reply ends with a question', () => {
    const told = chosen('2. - that has the prices too, right?').say('Yes.').prompt('Write it.')
    const text = inAll(told.call('Edit', edit('check.ts'), OK), 'The check is being written.')
    expect(text).toContain('“2. - that has the prices too, right?” (All shops')
  })

  test.each([
    ['by the agent', (made: Session) => made.say('Got it, a `make check` task instead of a cron job.')],
    ['by the person', (made: Session) => made.say('Good.').prompt('Actually drop the cron job.').say('Dropped.')],
  ])('loses the point that was given up since, said %s', (_, after) => {
    const told = after(chosen('2')).call('Edit', edit('check.ts'), OK)
    const text = inAll(told, 'The check is being written.')
    expect(text).toContain('(All shops - generic check)')
    expect(text).not.toContain('template')
  })

  test.each([
    ['Three ways:\n1. Redis\n2. Kafka\n\nWhich one?', '2', 'Actually forget Kafka.', 'Kafka'],
    ['两个办法：\n1. 用 Redis\n2. 用消息队列\n\n选哪个？', '2', '还是放弃消息队列吧。', '消息队列）'],
  ])('is not told at all where nothing of it is left', (offer, reply, given, thing) => {
    const told = start().prompt('Plan it.').say(offer).prompt(reply).say('OK.').prompt(given).say('OK.')
    const text = beside(told.prompt('Write it now, please.').call('Edit', edit('q.ts'), OK), 'It is being written.')
    expect(text).not.toContain(`(${thing}`)
    expect(text).not.toContain(thing)
  })
})

describe('a question that ends with a colon', () => {
  const asks = (list: string) =>
    start()
      .prompt('Look at the tests.')
      .call('Edit', edit('a.ts'), OK)
      .say(`All read.\n\nWould you like me to:\n${list}\n\nThat would help.`)
  const end = (told: Session) => recover({ ledger: advance(emptyLedger(), told.entries) }).text

  test('is told with the short list behind it', () => {
    expect(end(asks('1. Remove the doubled cases\n2. Keep the slow ones'))).toContain(
      '“Would you like me to: 1) Remove the doubled cases; 2) Keep the slow ones”',
    )
  })

  test('of longer points with what each begins with', () => {
    const list = ['Remove', 'Keep', 'Rename'].map(
      (verb) => `- **${verb} the cases of the cart**: ${'because '.repeat(12)}`,
    )
    expect(end(asks(list.join('\n')))).toContain(
      'Remove the cases of the cart; Keep the cases of the cart; Rename the cases of the cart',
    )
  })

  test('of many with how many they are', () => {
    const list = Array.from(
      { length: 9 },
      (_, at) => `- Remove the case that nobody has looked at in file number ${at}`,
    )
    expect(end(asks(list.join('\n')))).toContain('Would you like me to: … (9 points)')
  })
})

describe('what is in hand', () => {
  const ASKED =
    'I just saw a total of the cart that had the usage text and then the real fault in it, can you look where a quiet fault would make more sense?'
  const TOLD_OTHERWISE =
    'The user saw a total of the cart with the usage text and the real fault in it and asked where a quiet fault would make more sense.'

  test('is told as the person said it, though the summary has it in other words', () => {
    const told = start().prompt(ASKED).call('Edit', edit('cart.ts'), OK)
    expect(beside(told, TOLD_OTHERWISE)).toContain(ASKED)
    expect(beside(told, `- "${ASKED.slice(0, 60)} ..."`)).not.toContain(ASKED)
  })

  test('is not told again once it was answered', () => {
    const told = start()
      .prompt(ASKED)
      .call('Edit', edit('cart.ts'), OK)
      .say('The quiet fault is raised in cart.ts now.')
    expect(beside(told, TOLD_OTHERWISE)).not.toContain(ASKED)
  })

  test('and not begun is told as far as a summary breaks its quotation off', () => {
    const message =
      'The function totalOf reads every price of the cart twice. That is slow for large carts. Prices must not be kept longer than a minute. Or read them once and pass them on.'
    const told = start().prompt('Add the totals.').call('Edit', edit('cart.ts'), OK).say('Done.').prompt(message)
    const summary = '- "The function totalOf reads every price of the cart twice. ..."'
    const lacking = '… Prices must not be kept longer than a minute. Or read them once and pass them on.'
    // Where A has quoted it, B is silent.
    expect(recover({ ledger: advance(emptyLedger(), told.entries) }).text).toContain(lacking.slice(2))
    expect(beside(told, summary)).not.toContain(lacking)
    expect(early(told, summary)).toContain(lacking)
    expect(beside(told, `- "${message}"`)).not.toContain(lacking)
  })

  test('is named by a question whole, not by the half that hangs on it', () => {
    const told = start()
      .prompt('Add the totals.')
      .call('Edit', edit('cart.ts'), OK)
      .say('Done.')
      .prompt(
        'The prices of the cart are read twice, once for the list and once for the total of it.\n\nConsider caching the price during the first pass of the loop.\n\nOn this finding: could we compare the dates? instead of reading the prices?',
      )
    expect(recover({ ledger: advance(emptyLedger(), told.entries) }).text).toContain(
      '(“On this finding: could we compare the dates? instead of reading the prices?”)',
    )
  })
})

describe('an order that the person stopped before anything was done', () => {
  const stopped = (order: string) =>
    start()
      .prompt('Add the totals.')
      .call('Edit', edit('cart.ts'), OK)
      .say('Done.')
      .prompt(order)
      .prompt('[Request interrupted by user]', 'output')
  const SUMMARY = 'The totals are added. The names of the columns are being shortened.'
  const NEXT = 'Shorten the names of the columns first.'

  test.each([
    ['commit these changes', 'en', '“commit these changes” (stopped by them before it was done)'],
    ['提交并推送这些改动', 'zh-CN', '“提交并推送这些改动”（还没做就被他们叫停）'],
    ['提交並推送這些改動', 'zh-TW', '「提交並推送這些改動」（還沒做就被他們叫停）'],
  ] as const)('stands beside the limits: %s', (order, language, told) => {
    expect(beside(stopped(order).prompt(NEXT).call('Edit', edit('cart.ts'), OK), SUMMARY, language)).toContain(told)
  })

  test.each([
    ['after “go on”', stopped('commit these changes').prompt('go on')],
    [
      'once it is given again',
      stopped('commit these changes').prompt(NEXT).say('Done.').prompt('commit these changes'),
    ],
    [
      'once the work has gone on',
      [1, 2, 3, 4, 5, 6].reduce(
        (told) => told.call('Edit', edit('cart.ts'), OK),
        stopped('commit these changes').prompt(NEXT),
      ),
    ],
    ['where it is no deed', stopped('look at the totals of the cart').prompt(NEXT)],
  ])('but not %s', (_, told) => {
    expect(beside(told.call('Edit', edit('cart.ts'), OK), SUMMARY)).not.toContain('stopped by them')
  })
})
