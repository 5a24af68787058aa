import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'

const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries) }).text
const known = ({ entries }: Session) =>
  recover({ ledger: advance(emptyLedger(), entries), alreadyTold: 'Something was done.', summaryKnown: true }).text
const edited = (told: Session) =>
  told.call('Edit', { file_path: '/srv/shop/src/cart.ts', old_string: 'a', new_string: 'b' }, OK)
const committed = (told: Session) =>
  edited(told).call('Bash', { command: 'git commit -am "cart"' }, { text: '[fix/cart 1234567] cart\n 1 file changed' })

describe('a message that waited in the queue is all that nobody has begun with, where the request before it was worked on', () => {
  test.each([
    ['edited and committed', committed(start().prompt('Fix the rounding.')).queue('now also fix the tax')],
    ['edited', edited(start().prompt('Fix the rounding.')).queue('now also fix the tax')],
    [
      'looked at',
      start()
        .prompt('Fix the rounding.')
        .call('Read', { file_path: '/srv/shop/src/cart.ts' }, OK)
        .queue('now also fix the tax'),
    ],
    ['answered', start().prompt('Fix the rounding.').say('It rounds per line, I go on.').queue('now also fix the tax')],
    ['edited, in Chinese', edited(start().prompt('修正進位。')).queue('now also fix the tax')],
    ['edited, and no question', edited(start().prompt('Why does it round up?')).queue('now also fix the tax')],
  ])('%s', (_, told) => {
    const now = said(told).split('\n').at(-1) ?? ''
    expect(now).toBe("Now: the user's last message has not been worked on yet: “now also fix the tax”")
  })

  test.each([
    ['nothing was done since', start().prompt('Fix the rounding.').queue('and the tax, too')],
    ['nothing was done since, of two that waited', start().prompt('Fix the rounding.').queue('and the tax, too')],
  ])('but both are told where %s', (_, told) => {
    expect(said(told)).toContain('“Fix the rounding.”, and since then “')
  })
})

describe('a turn that the client has noted as over is over, whatever the agent announces', () => {
  test.each([
    ['Paging is in. Next I will add an index on created_at.'],
    ['Paging is in. Now let me add an index on created_at.'],
    ['Paging is in. I will now add an index on created_at.'],
    ['分頁做好了。接下來我會在 created_at 上加索引。'],
    ['分页做好了。我现在去给 created_at 加索引。'],
  ])('%s', (message) => {
    const asked = start().prompt('Add paging to orders.ts.').say(message)
    expect(said(asked)).toContain('was at work')
    const text = said(asked.end())
    expect(text).not.toContain('was at work')
    expect(text).toContain('the user has said nothing since')
  })

  test('and one that was over before that says nothing of it', () => {
    const text = said(
      start().prompt('Look around.').say('Done.').end().prompt('Add paging.').say('Now let me add an index.'),
    )
    expect(text).toContain('was at work')
  })
})

describe('what answers thanks is no answer to the request', () => {
  const done = () =>
    edited(start().prompt('Change the timeout in config.toml to 10 and tell me'))
      .say('The timeout is 10 seconds now.')
      .end()
  test.each([
    ['great, thanks!', "You're welcome!"],
    ['thanks', 'Any time. Anything else?'],
    ['perfect, thank you', 'Glad it works! Let me know if you need anything else.'],
    ['thx', 'No problem!'],
    ['thanks a lot', 'Happy to help! Is there anything else you would like me to look at?'],
    ['謝謝', '不客氣！'],
    ['谢谢', '不客气，还有什么需要随时告诉我。'],
  ])('%s: %s', (thanks, message) => {
    const text = known(done().prompt(thanks).say(message).end())
    expect(text).toContain('The timeout is 10 seconds now.')
    expect(text).not.toContain(message.slice(0, 12))
    expect(text).not.toContain('waiting')
  })

  test.each([
    ['thanks', 'Thanks, but I see that the retry still uses 30 seconds.', 'the retry still uses 30 seconds'],
    ['thanks', 'You are welcome! The retry still uses 30 seconds in client.ts.', 'The retry still uses 30 seconds'],
    ['ok', 'Do you want me to change the retry in client.ts as well?', 'Do you want me to change the retry'],
  ])('but what says more is: %s: %s', (thanks, message, told) => {
    expect(known(done().prompt(thanks).say(message).end())).toContain(told)
  })

  test('an offer of more help is no question that waits for an answer', () => {
    const text = known(
      start().prompt('Where is the timeout set?').say('It is set in config.toml:4. Anything else?').end(),
    )
    expect(text).toContain('It is set in config.toml:4.')
    expect(text).not.toContain('waiting')
  })
})

describe('a question that was put aside with words is answered by them', () => {
  const asks = (question: string) => ({
    questions: [{ question, header: 'Log', options: [{ label: 'JSON' }, { label: 'Text' }] }],
  })
  test.each([
    ['Log format?', 'neither, I want logfmt'],
    ['Which broker?', 'use the one that we have'],
    ['要哪一種格式？', '都不要，用 logfmt'],
    ['用哪个消息队列？', '用现有的那个'],
  ])('%s: %s', (question, words) => {
    const told = start().prompt('Set up logging').refuse('AskUserQuestion', asks(question), words)
    expect(said(told)).toContain(`“${words}” to the question “${question}”`)
    expect(said(told)).not.toContain('AskUserQuestion')
    const later = edited(told)
    expect(known(later)).toContain(`“${words}” to the question “${question}”`)
    expect(known(later)).not.toContain('refus')
  })

  test('and without words it is open', () => {
    const told = start().prompt('Set up logging').refuse('AskUserQuestion', asks('Log format?'), '')
    expect(said(told)).toContain('has put “Log format?” aside without an answer')
  })

  test('what is said to another call refuses that', () => {
    const told = start().prompt('Set up logging').refuse('Bash', { command: 'npm i pino' }, 'no new packages')
    expect(said(told)).toContain('refused `npm i pino` and said “no new packages”')
  })
})

describe('the last words of the agent stand once', () => {
  test.each([
    ['The cause is a sleep in src/checkout.ts:40 that was left over.'],
    ['I could not run the tests here. The fix is in src/cart.ts.'],
    ['The plan adds two resources. Do you want me to apply it?'],
    ['佇列在 refunds/queue.ts，因為直接呼叫會超過上限。'],
    ['There are two ways to do it in cart.ts. I would take the first one.'],
  ])('%s', (message) => {
    const text = known(session().prompt('Why is checkout slow in the shop?').say(message).end())
    for (const sentence of message.split(/(?<=[.?。]) ?/).filter(Boolean))
      expect(text.split(sentence).length).toBeLessThanOrEqual(2)
  })

  test('and where the end does not quote them, they stand with the request', () => {
    const text = known(session().prompt('Where is the timeout set?').say('It is set in config.toml:4.').end())
    expect(text).toContain('The agent then: “It is set in config.toml:4.”')
  })
})
