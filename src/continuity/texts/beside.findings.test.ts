import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { recover } from './recover.ts'

/** What B says beside a summary and what it leaves to it: a small made-up session each. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const edit = (path: string, before = 'a', after = 'b') => ({
  file_path: `/srv/shop/${path}`,
  old_string: before,
  new_string: after,
})
const beside = ({ entries }: Session, summary: string, next = '') => {
  const ledger = advance(emptyLedger(), entries)
  return delta({ ledger, told: summary, a: recover({ ledger }), next }).text
}

describe('the person’s words', () => {
  const KEPT = [
    'Draw the cart as a table.',
    'The totals go to the bottom of the page.',
    'Show the currency in front of the amount.',
    'Name the column after the warehouse.',
  ]
  const LISTS = `All user messages:\n${KEPT.map((words) => `- "${words}"`).join('\n')}`
  const told = (words: string, after: (session: Session) => Session) => {
    const begun = KEPT.reduce((made, kept) => made.prompt(kept).say('Noted.'), start())
    return after(begun.prompt(words).say('Noted.'))
  }
  const edited = (before: string, after: string) => (made: Session) =>
    made
      .prompt('Then the next page.')
      .call('Edit', edit('src/cart.ts', before, after), OK)
      .prompt('And the one after that.')

  test('that nobody has acted upon come back', () => {
    const words = 'Can we keep the sort-by-price-warning too, only the other way round?'
    expect(beside(told(words, edited('a', 'b')), LISTS)).toContain(words)
  })

  test.each([
    'we should at least say in the log which orders were skipped',
    'I like the third one, left most first, and where all three tills are open the fourth just gets no line',
    '至少要在日志里写明跳过了哪些订单。',
  ])('that say how things are to be come back where the summary has no word of them: %s', (words) => {
    expect(beside(told(words, edited('a', 'b')), LISTS)).toContain(words)
    expect(beside(told(words, edited('a', 'b')), `${LISTS}\n- "${words}"`)).not.toContain(words)
  })

  test('that were carried out stay away where the summary lists the others', () => {
    const words = 'Can we keep the sortByPriceWarning too, only the other way round?'
    expect(beside(told(words, edited('sortByPriceWarning: true', 'sortByPriceWarning: false')), LISTS)).not.toContain(
      words,
    )
  })

  test.each([
    ['Can we keep the export to paper too, only as a future enhancement?'],
    ['匯出成紙本的那一頁只留標題，以後再做。'],
  ])('about later work stay away: %s', (words) => {
    expect(beside(told(words, edited('a', 'b')), LISTS)).not.toContain(words)
  })

  test.each([
    ['a go-ahead', "ok, let's implement this"],
    ['words about the conversation', "you're about to run out of context, only a little is left, so let's compact"],
    ['a question that was answered', 'And when I resume the cart, does it go through the same code path?'],
  ])('that say nothing of what is wanted stay away, whatever the summary lists: %s', (_, words) => {
    for (const summary of [LISTS, 'The cart was worked on.'])
      expect(beside(told(words, edited('a', 'b')), summary)).not.toContain(words)
  })

  test.each([
    ['a question that was answered', 'And when I resume the cart it does not go through the same code path?'],
    ['what asks for a proposal', 'Looking at sumCart, it does not hold. Can you propose what is best?'],
    ['an objection that was answered', "and I'm also challenging the fact that carts are not compared, only watched"],
    ['what was not understood', "'only where carts overlap' <- I don't understand"],
    ['what nobody understands by itself', 'I think we should keep it local, that is intentional'],
  ])('that are over stay away where the summary lists the others: %s', (_, words) => {
    expect(beside(told(words, edited('a', 'b')), LISTS)).not.toContain(words)
  })

  test('come back whatever became of them where the summary lists none', () => {
    const words = 'Can we keep the sortByPriceWarning too, only the other way round?'
    const session = told(words, edited('sortByPriceWarning: true', 'sortByPriceWarning: false'))
    expect(beside(session, 'The cart was worked on.')).toContain(words)
  })

  test('of a long request, what tells of work that was there before stays away', () => {
    const long = `Wire the cart. ${'It has to be done with care, step by step, and nothing may be lost on the way to the till. '.repeat(6)}What is already done: cartPhase holds the states of the cart. The totalHandler calls cartTransition and writes the receipt.`
    const session = start()
      .prompt(long)
      .call('TaskCreate', { subject: 'Wire totalHandler', description: 'Call it.' }, { text: 'Task #1 created' })
    const b = beside(session, 'Work on the cart.')
    expect(b).toContain('The totalHandler calls cartTransition and writes the receipt.')
    expect(b).not.toContain('already done')
  })
})

describe('what runs beside', () => {
  const STARTED = { text: 'Command running in background with ID: b12f. Output is being written to: out.log' }
  const running = () => {
    const begun = start()
      .prompt('Serve it.')
      .call('Bash', { command: 'npm run serve', run_in_background: true }, STARTED)
    return Array.from({ length: 20 }).reduce<Session>(
      (made) => made.call('Read', { file_path: '/srv/shop/src/cart.ts' }, OK),
      begun,
    )
  }

  test('and nothing hangs on is not said', () => {
    expect(beside(running(), 'Work on the cart.', 'src/list.ts')).not.toContain('b12f')
  })

  test('is said where the next step is about it', () => {
    expect(beside(running(), 'Work on the cart.', 'npm run serve -- --port 8080')).toContain('b12f')
  })
})

describe('what was found', () => {
  test('is known where the summary says it in other words', () => {
    const session = start()
      .prompt('Why is the slow path taken?')
      .say('The slow path is taken because `filterCarts` detects new content and then prompts interactively.')
      .call('Read', { file_path: '/srv/shop/src/cart.ts' }, OK)
    const summary = 'With a terminal: content detection via filterCarts, an interactive prompt, the slow path taken.'
    expect(beside(session, summary, 'what does filterCarts do?')).not.toContain('filterCarts')
    expect(beside(session, 'A path was looked at.', 'what does filterCarts do?')).toContain('filterCarts')
  })

  test('still stands after replies, which go on with what was spoken of', () => {
    const session = start()
      .prompt('Where is the open cart kept?')
      .say('`ReadOpenCart()` reads from the `.shop/open-cart` file because the till writes it. Shall I look?')
      .prompt('yes please look')
      .say('It is there. Shall I mend it, or leave it to the till?')
      .prompt('mend it')
      .say('Shall I keep the old one?')
      .prompt('keep it')
      .call('Edit', edit('src/list.ts'), OK)
    expect(beside(session, 'The list was mended.', 'what does ReadOpenCart read?')).toContain('.shop/open-cart')
  })
})

describe('an exact finding that comes next is about is told, whatever was asked for between', () => {
  const said = (question: string, answer: string, then = 'thanks. add a loading spinner') =>
    start()
      .prompt(question)
      .say(answer)
      .prompt(then)
      .call('Edit', edit('src/spin.ts'), OK)
      .say('The spinner is in src/spin.ts.')
      .prompt('and one on the list page')
      .call('Edit', edit('src/list.ts'), OK)
      .say('It is there.')
  const TTL =
    'The basket drops items after 20 minutes because the session cookie expires; BASKET_TTL is read in src/b.ts:31.'
  const PRICES = 'The price list is fetched from http://10.0.0.7:9000/prices with the header X-Shop (src/p.ts:8).'
  const PORT = 'The mail worker is started in `src/mail.ts` and listens on port 2525.'

  test.each([
    ['why do baskets get emptied?', TTL, 'now make the baskets live for two hours'],
    ['why do baskets get emptied?', TTL, 'src/b.ts'],
    ['where do prices come from?', PRICES, 'prices are stale, cache them for a minute'],
    ['how is mail sent?', PORT, 'write a test that the mail worker is up'],
    [
      '购物车为什么会被清空？',
      '因为会话 cookie 过期，20 分钟后丢弃商品；BASKET_TTL 在 src/b.ts:31 读取。',
      '让购物车保留两小时',
    ],
  ])('%s', (question, answer, next) => {
    expect(beside(said(question, answer), 'Questions were answered.', next)).toContain(answer)
  })

  test.each([
    ['add a footer with the address of the shop', said('why do baskets get emptied?', TTL)],
    ['rename the button on the list page', said('where do prices come from?', PRICES)],
    ['continue', said('where do prices come from?', PRICES)],
    [
      'now make the baskets live for two hours',
      said('why do baskets get emptied?', TTL).call('Edit', edit('src/b.ts'), OK),
    ],
    [
      'now make the baskets live for two hours',
      said('why do baskets get emptied?', TTL.replace('drops', 'might drop')),
    ],
  ])('not before %p (%#)', (next, told) => {
    expect(beside(told, 'Questions were answered.', next)).not.toContain('Found')
  })

  test('nor where the summary has it', () => {
    const told = said('why do baskets get emptied?', TTL)
    expect(beside(told, `Questions were answered. ${TTL}`, 'now make the baskets live longer')).not.toContain(
      'BASKET_TTL',
    )
  })
})

describe('what the agent chose with its reason and carried out is decided', () => {
  const built = (choice: string, reply = 'add the retry') =>
    start()
      .prompt('we need a queue')
      .say(`I compared RabbitMQ, NATS and SQS. ${choice}`)
      .call('Bash', { command: 'npm i nats' }, { text: 'added 1 package' })
      .call('Edit', edit('src/q.ts'), OK)
      .say('The queue uses NATS now.')
      .prompt(reply)
      .call('Edit', edit('src/q.ts'), OK)
      .say('Retry is in.')

  test.each([
    'I go with NATS because it is one binary and we already run it for metrics.',
    'I picked NATS, since it is one binary and we already run it for metrics.',
    'We settled on NATS because it is one binary and runs already.',
    'We opted for NATS as it is one binary and we already run it for metrics.',
    '我选择 NATS，因为它只有一个二进制文件，而且监控已经在用它。',
    '我採用 NATS，因為它只有一個執行檔，而且監控已經在用它。',
  ])('%s', (choice) => {
    const ledger = advance(emptyLedger(), built(choice).entries)
    const a = recover({ ledger })
    const b = delta({ ledger, told: 'Some work was done.', a, next: 'add a dead letter queue' }).text
    expect(`${a.text}\n${b}`).toContain(choice.slice(0, 20))
    expect(beside(built(choice), `A queue was built. ${choice}`, 'add a dead letter queue')).not.toContain('Decided')
  })

  test.each([
    [
      'it was not built',
      start()
        .prompt('we need a queue')
        .say('I go with NATS because it is one binary and we already run it for metrics.'),
    ],
    ['it is a question', built('Should I go with NATS because it is one binary and we already run it?')],
    ['it may be', built('I might go with NATS because it is one binary and we already run it for metrics.')],
  ])('but not where %s', (_, told) => {
    const ledger = advance(emptyLedger(), told.entries)
    const a = recover({ ledger })
    expect(
      `${a.text}\n${delta({ ledger, told: 'Some work was done.', a, next: 'add a dead letter queue' }).text}`,
    ).not.toContain('Decided')
  })
})

test('a file that the next call looks for in the wrong folder is told where it was seen', () => {
  const session = start()
    .prompt('Mend the till.')
    .call('Read', { file_path: '/srv/shop/integration/till_sync_test.go' }, OK)
  const line = 'The only till_sync_test.go seen so far is integration/till_sync_test.go'
  expect(beside(session, 'The till.', '/srv/shop/till/till_sync_test.go')).toContain(line)
  expect(beside(session, 'The till.', '/srv/shop/integration/till_sync_test.go')).not.toContain(line)
})

test('an answer that was sent to one after the other is no way to go on', () => {
  const reply = (id: string, words: string) => ({
    command: `gh api repos/kim/shop/pulls/7/comments/${id}/replies -X POST -f body="${words}"`,
    description: 'Answer a remark',
  })
  const session = start()
    .prompt('Answer them.')
    .call('Bash', reply('12', 'Done.'), OK)
    .call('Bash', reply('13', 'Mended in 1a2b3c4.'), OK)
  expect(beside(session, 'Remarks were answered.', 'And the next one?')).not.toContain('Used to')
})

test('what a task says is no news for one name that the summary lacks; a command is', () => {
  const task = (description: string) =>
    start()
      .prompt('Finish it.')
      .call('TaskCreate', { subject: 'First', description: '' }, { text: 'Task #1 created successfully' })
      .call('TaskCreate', { subject: 'Second', description: '' }, { text: 'Task #2 created successfully' })
      .call('TaskCreate', { subject: 'Add the total', description }, { text: 'Task #3 created successfully' })
      .call('TaskUpdate', { taskId: '1', status: 'in_progress' }, { text: 'Updated task #1' })
  const summary = 'Then task 3, Add the total: add the total field to cart.go and wire it through when written.'
  expect(
    beside(task('Add the total field to cart.go and wire it through in till.go when written.'), summary),
  ).not.toContain('says:')
  expect(beside(task('Add the total field to cart.go, then run make verify:all.'), summary)).toContain(
    'make verify:all',
  )
})

describe('what is left open', () => {
  test('is not what a list tells of files that were edited', () => {
    const session = start()
      .prompt('Mend the till.')
      .call('Edit', edit('till/till.go'), OK)
      .say('Pending for the commit:\n- `till/till.go` - new error types\n- `till/list.go` - needs the same')
      .prompt('Fine.')
    const b = beside(session, 'The till was mended.')
    expect(b).toContain('`till/list.go` - needs the same')
    expect(b).not.toContain('new error types')
  })

  test('is not a task that makes what was made since', () => {
    const session = (after: string) =>
      start()
        .prompt('Draw the lanes.')
        .call('TodoWrite', { todos: [{ content: 'Implement computeLanes function', status: 'pending' }] }, OK)
        .call('Edit', edit('src/lanes.go', '', after), OK)
        .prompt('Go on.')
    const task = 'Implement computeLanes function'
    expect(beside(session('func drawLanes() {}'), 'Lanes are drawn.')).toContain(task)
    expect(beside(session('func computeLanes() {}'), 'Lanes are drawn.')).not.toContain(task)
  })
})

test('what was found to be wrong is over with the next edit', () => {
  const session = () =>
    start()
      .prompt('Why is the total wrong?')
      .say('The issue is that `sumCart` leaves the taxes out because they come later.')
      .call('Read', { file_path: '/srv/shop/src/sum.ts' }, OK)
  const asked = 'what of sumCart?'
  expect(beside(session(), 'A total was looked at.', asked)).toContain('sumCart')
  const since = session().call('Edit', edit('src/tax.ts'), OK)
  expect(beside(since, 'A total was looked at.', asked)).not.toContain('sumCart')
})

test('what a message tells of a fault that it has found is over with the next edit', () => {
  const session = () =>
    start()
      .prompt('Why is the total wrong?')
      .say("Found the bug. Here's what happened:\n- `sumCart` reads old taxes because they come later than the total")
      .call('Read', { file_path: '/srv/shop/src/sum.ts' }, OK)
  const asked = 'what of sumCart?'
  expect(beside(session(), 'A total was looked at.', asked)).toContain('sumCart')
  const since = session().call('Edit', edit('src/tax.ts'), OK)
  expect(beside(since, 'A total was looked at.', asked)).not.toContain('sumCart')
})

test('the last request comes back whole where A had no room for it, whatever the step in hand names', () => {
  const words = 'Add retry to the till. Never touch config/ports.ts, and use retryLimit 4.'
  const { entries } = start().prompt(words).call('Edit', edit('src/till.ts'), OK).say('The till is edited.')
  const ledger = advance(emptyLedger(), entries)
  expect(
    delta({ ledger, told: 'Some work.', a: recover({ ledger, budget: 300 }), next: 'src/list.ts' }).text,
  ).toContain(words)
})

test('what a list supposes was not found, and what is to stay as it is is not left open', () => {
  const supposed = (lead: string) =>
    start()
      .prompt('Why is the cart lost?')
      .say(`${lead}\n- \`LastCart\` persists until the till makes a fresh one because nobody clears it`)
      .call('Read', { file_path: '/srv/shop/src/cart.ts' }, OK)
  expect(beside(supposed('It was found that:'), 'The cart.', 'what of LastCart?')).toContain('LastCart')
  expect(beside(supposed('Removing the clearing would mean:'), 'The cart.', 'what of LastCart?')).not.toContain(
    'LastCart',
  )
  expect(
    beside(supposed('## Proposal\n\nWithout the clearing this is so.'), 'The cart.', 'what of LastCart?'),
  ).not.toContain('LastCart')
  expect(beside(supposed('## Proposal\n\nNone.\n\n## Findings\n'), 'The cart.', 'what of LastCart?')).toContain(
    'LastCart',
  )
  const goesOn = (first: string) =>
    start()
      .prompt('Why is the cart lost?')
      .say(`${first} So \`LastCart\` stays in the till because nobody clears it.`)
      .call('Read', { file_path: '/srv/shop/src/cart.ts' }, OK)
  expect(beside(goesOn('The door closes the till.'), 'The cart.', 'what of LastCart?')).toContain('LastCart')
  expect(beside(goesOn('If we drop the door, the till is open.'), 'The cart.', 'what of LastCart?')).not.toContain(
    'LastCart',
  )
  const left = (heading: string) => start().prompt('Stage it.').say(`${heading}\n- Large deletions in the till`)
  expect(beside(left('Remaining:'), 'The till.')).toContain('Large deletions')
  expect(beside(left('What should remain unstaged:'), 'The till.')).not.toContain('Large deletions')
})

describe('what the person chose', () => {
  const OFFER =
    'How is a lost cart to be kept?\n\nA) In `lostCarts: {colour}`, one table.\nB) In two tables.\n\nWhich one do you prefer?'
  const built = (reply: string) =>
    ['Now the till.', 'And the list.', 'And the page.'].reduce(
      (made, words) => made.prompt(words).say('Noted.'),
      start()
        .prompt('Keep lost carts.')
        .say(OFFER)
        .prompt(reply)
        .call('Edit', edit('src/lost.ts'), OK)
        .call('Bash', { command: 'git commit -am "Keep lost carts"' }, { text: '[fix/cart 1a2b3c4] Keep lost carts' })
        .say('It is kept.'),
    )

  test('by its letter alone is over once it is committed and other work was asked for', () => {
    expect(beside(built('A. is fine, ensure we log'), 'The cart.')).not.toContain('A. is fine')
  })

  test('comes back where they said more than the letter, without an option that they spell otherwise', () => {
    const words = 'I think A, nested below the shop - it leaves us room for more. please use the american spelling'
    const b = beside(built(words), 'The cart.')
    expect(b).toContain(words)
    expect(b).not.toContain('colour')
  })
})

test('of their words, where the summary lists most, those that limit what comes next are said first, and at most four', () => {
  const kept = [
    'Draw the shop.',
    'The totals are drawn in bold.',
    'A lamp stands at each door.',
    'Put the bell on the counter.',
  ]
  const more = ['The windows open to the street.', 'The stairs lead to the cellar.', 'The floor is made of wood.']
  const told = [
    ...kept.slice(1),
    ...more,
    'I think the totals should stand at the bottom.',
    'I think a page for each shelf is too much, rather one for all.',
    'I think the list should be blue.',
    'I think the till should be green.',
    'I think the door should be red.',
    'I think the sign should be white.',
  ].reduce((made, words) => made.prompt(words).say('Noted.'), start().prompt('Draw the shop.').say('Drawn.'))
  const lists = [...kept, ...more, 'I think the sign should be white.'].map((words) => `- "${words}"`).join('\n')
  const b = beside(told.prompt('Go on with the roof, it needs tiles.'), lists)
  expect(b.split('\n').filter((line) => line.startsWith('- “')).length).toBeLessThanOrEqual(4)
  expect(b).toContain('rather one for all')
  expect(b).not.toContain('totals')
})

test('what was put off as minor is not left open', () => {
  const left = (why: string) =>
    start()
      .prompt('Review it.')
      .say(`Remaining items:\n- Extract \`countLines()\` - ${why}`)
      .prompt('Fine.')
      .call('Edit', edit('src/till.ts'), OK)
  expect(beside(left('deferred'), 'The till.')).toContain('countLines')
  expect(beside(left('minor, deferred'), 'The till.')).not.toContain('countLines')
})

describe('what was asked for and done does not come back', () => {
  const SAYS_NOTHING = '…'
  const LISTS_THE_OTHERS = '- "Show the tax."\n- "Explain the rounding."\n- "Then the currency."'
  const asked = (words: string, path: string) =>
    start()
      .prompt(words)
      .call('Edit', edit(path), OK)
      .say('Done.')
      .prompt('Show the tax.')
      .call('Edit', edit('src/tax.ts'), OK)
      .say('Shown.')
      .prompt('Explain the rounding.')
      .say('It rounds up.')
      .prompt('Then the currency.')
      .call('Edit', edit('src/money.ts'), OK)

  test.each([
    ['can you remove the not so useful cart_tests again', 'src/cart_test.ts'],
    ['can you make the heading a bit larger, it should not be so small', 'src/page.css'],
    ['把標題改大一點，不要這麼小', 'src/page.css'],
  ])('%s', (words, path) => {
    expect(beside(asked(words, path), LISTS_THE_OTHERS)).not.toContain(words)
  })

  test('what was never touched does', () => {
    const words = 'can you keep the sort-by-price-warning, but not in red'
    expect(beside(asked(words, 'src/page.css'), SAYS_NOTHING)).toContain(words)
  })

  test.each([
    ['yes', 'Want me to implement this approach?'],
    ['好', '要照這個做嗎？'],
  ])('a bare “%s” to a question that points back is no word of its own', (reply, question) => {
    const told = start()
      .prompt('Mend the cart.')
      .say(`There are two ways. ${question}`)
      .prompt(reply)
      .call('Edit', edit('src/cart.ts'), OK)
    expect(beside(told, SAYS_NOTHING)).not.toContain(question)
  })

  test('that the tests are to be run goes without saying', () => {
    const told = start()
      .prompt('Mend the cart.')
      .call('TaskCreate', { subject: 'Run tests' }, { text: 'Task #1 created' })
      .call('Edit', edit('src/cart.ts'), OK)
    expect(beside(told, SAYS_NOTHING)).not.toContain('Run tests')
  })
})

describe('what points to something that was offered by its number', () => {
  test.each([
    'I like option 3, and the left one if all lanes are taken.',
    'let us take scenario 2 for the lanes, it should not be wider',
    '我比较喜欢方案二，不要太宽',
  ])('is not told without what that was: %s', (words) => {
    const told = start()
      .prompt('Draw the lanes.')
      .say('Here are some ways to draw them. Which one?')
      .prompt(words)
      .say('Noted.')
      .prompt('And a heading above it.')
    expect(beside(told, 'The shop.')).not.toContain(words)
  })
})

describe('what was said long ago and is over', () => {
  const LATER = ['Then the till.', 'And the door.', 'Now the roof.', 'And the sign.', 'The lamp too.', 'And the bell.']
  const after = (words: string) =>
    [...LATER, 'The floor next.', 'And the stairs.', 'Now a window.'].reduce(
      (made, more) =>
        made
          .prompt(more)
          .call('Edit', edit(`src/${more.length}.ts`), OK)
          .say('Done.'),
      start().prompt('Draw the shop.').say('Drawn.').prompt(words).say('Noted.'),
    )

  test.each([
    ['an order', 'can you remove the not so useful checkpoint_page again, it should not be there'],
    [
      'thinking aloud',
      'oh I reset it, so is it off now? it should be more, is that right? the total only shows 627 now.',
    ],
    ['something to be tried', 'Ok, let us see: let’s try a page that we know from the till, then it is the same one?'],
  ])('is not told: %s', (_, words) => {
    expect(beside(after(words), LATER.map((more) => `- "${more}"`).join('\n'))).not.toContain(words)
  })
})

describe('lines of the agent’s message that the person took over to speak of them', () => {
  const asked = start()
    .prompt('How do we count what was sold?')
    .say(
      '1. Count the carts of the day\n2. Take off what was given back\n3. Put the rest down to "sales without a cart"',
    )
  const words = 'That should not depend on the day, a cart may stay open.'

  test('are no words of theirs', () => {
    const told = asked
      .prompt(`3. Put the rest down to "sales without a cart"\n\n${words}`)
      .say('Right.')
      .prompt('Go on.')
    expect(beside(told, 'Counting.')).not.toContain('“3. Put the rest')
  })

  test('a message that only repeats them chooses one', () => {
    const told = asked.prompt('2. Take off what was given back').say('OK.').prompt('And then the page of totals.')
    expect(beside(told, 'Counting.')).not.toContain('[>')
  })
})

test('a task list that was talked over since is not told as being worked on', () => {
  const todo = { todos: [{ content: 'Mend the till', status: 'in_progress', activeForm: 'Mending the till' }] }
  const listed = start().prompt('Why does the till stick?').call('TodoWrite', todo, OK).say('I think it is the spring.')
  const text = (made: Session) => recover({ ledger: advance(emptyLedger(), made.entries) }).text
  expect(text(listed)).toContain('Mend the till')
  const told = ['Is it the spring?', 'What about the drawer?', 'And who opens it?'].reduce(
    (made, words) => made.prompt(words).say('Let me think.'),
    listed,
  )
  expect(text(told)).not.toContain('Mend the till')
})
