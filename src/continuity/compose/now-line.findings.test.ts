import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** Every way a recovery can end, as somebody reads it who has not seen the session. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const last = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] })
    .text.split('\n')
    .at(-1)
const looked = (told: Session) => told.call('Read', { file_path: '/srv/shop/src/cart.ts' }, OK)
const asks = (...questions: string[]) => ({
  questions: questions.map((question) => ({ question, header: 'Cart', options: [{ label: 'Up' }, { label: 'Down' }] })),
})
const CHOICE = 'Which rounding do you want?\n1. Round every line\n2. Round the total only'
const CHOICE_ZH = '要用哪一種進位？\n1. 每行都進位\n2. 只有總計進位'

describe('the last line is one sentence that needs no transcript', () => {
  test.each([
    [
      'a question of the tool that asks',
      start().prompt('Mend the cart.').call('AskUserQuestion', asks('Round up or down?')),
      "Now: the agent is waiting for the user's answer to “Round up or down?”; none was seen.",
    ],
    [
      'two of them',
      start().prompt('Mend the cart.').call('AskUserQuestion', asks('Round up or down?', 'Tax before it?')),
      "Now: the agent is waiting for the user's answer to “Round up or down?” and “Tax before it?”; none was seen.",
    ],
    [
      'a plan that nobody has agreed to',
      start().prompt('Plan the cart.').call('ExitPlanMode', { plan: '# Cart' }),
      "Now: the agent is waiting for the user's word on its plan; none was seen.",
    ],
    [
      'a message that ends with a question',
      start().prompt('Look at the cart.').say('The cart is read. Shall I round the totals up?'),
      "Now: the agent is waiting for the user's answer; its last message asks “Shall I round the totals up?”",
    ],
    [
      'a menu, whose last option alone asks something else',
      start()
        .prompt('Are those tests of use?')
        .say(
          'Two are not.\n\nShould I:\n1. **Remove them**?\n2. Write one by hand?\n3. Keep them?\n\nWhat do you prefer?',
        ),
      "Now: the agent is waiting for the user's answer; its last message asks “Should I: 1) Remove them?; 2) Write one by hand?; 3) Keep them? What do you prefer?”",
    ],
    [
      'a menu, and below it a question of its own',
      start()
        .prompt('What does it test?')
        .say(
          'What would be of use? A few options:\n\n1. **Just the flag** - is it on?\n2. **The whole run** - what would be sent\n\nWhat do you need it for, a report or a fault?',
        ),
      "Now: the agent is waiting for the user's answer; its last message asks “A few options: 1) Just the flag - is it on?; 2) The whole run - what would be sent. What do you need it for, a report or a fault?”",
    ],
    [
      'an answer',
      start().prompt('Where are totals rounded?').say('They are rounded in src/cart.ts.'),
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
    [
      'an answer, with something still running beside it',
      start()
        .prompt('Start the shop.')
        .call('Bash', { command: 'npm start', run_in_background: true }, { text: 'Command running with ID: sh1' })
        .say('The shop is starting.'),
      'Now: the agent has answered the last request; the user has said nothing since.',
    ],
    [
      'a request',
      looked(start().prompt('Round the totals up.')),
      'Now: the user said “Round the totals up.”; the agent was at work on it and has not answered yet.',
    ],
    [
      'an option that was taken by its number',
      looked(start().prompt('Round the totals.').say(CHOICE).prompt('2')),
      "Now: the user answered “2” (Round the total only) to the agent's “Which rounding do you want?”; the agent was at work on it and has not answered yet.",
    ],
    [
      'a command that has no end',
      start().prompt('Round the totals up.').call('Bash', { command: 'npm run seed' }),
      'Now: `npm run seed` was started last, and its end is not in the transcript.',
    ],
    [
      'an agent that has not come back',
      start().prompt('Round the totals up.').call('Task', { description: 'Find who rounds', prompt: 'x' }),
      'Now: an agent was sent out last to “Find who rounds”, and its answer is not in the transcript.',
    ],
    [
      'a task of the list',
      looked(
        start()
          .prompt('Round the totals up.')
          .call('TaskCreate', { subject: 'Round the tax', description: '' }, { text: 'Task #1 created successfully' })
          .call('TaskUpdate', { taskId: '1', status: 'in_progress' }, { text: 'Updated task #1' }),
      ),
      'Now: the agent was at work; in its list task #1 “Round the tax” is in progress.',
    ],
    [
      'a message that nobody has begun with',
      start().prompt('Round the totals up.'),
      "Now: the user's last message has not been worked on yet: “Round the totals up.”",
    ],
    [
      'a refusal without a word',
      start().prompt('Round the totals up.').refuse('Bash', { command: 'npm run seed' }, ''),
      'Now: the user stopped `npm run seed` and has said nothing since. Ask before doing it again.',
    ],
    [
      'a refusal with one',
      start().prompt('Round the totals up.').refuse('Bash', { command: 'npm run seed' }, 'the tests come first'),
      'Now: the user refused `npm run seed` and said “the tests come first”. That comes first.',
    ],
  ])('%s', (_, told, line) => {
    expect(last(told)).toBe(line)
  })

  test.each([
    ['zh-TW', looked(start().prompt('總計往上進位')), '現在：使用者說「總計往上進位」；代理正在處理，還沒有回覆。'],
    [
      'zh-TW',
      looked(start().prompt('處理總計').say(CHOICE_ZH).prompt('2')),
      '現在：使用者對代理的「要用哪一種進位？」回答「2」（只有總計進位）；代理正在處理，還沒有回覆。',
    ],
    [
      'zh-CN',
      start().prompt('在哪里进位？').say('在 src/cart.ts 里进位。'),
      '现在：代理已回复最后的要求；用户之后还没有说话。',
    ],
    [
      'zh-CN',
      start().prompt('先写计划').call('ExitPlanMode', { plan: '# 购物车' }),
      '现在：代理正等待用户对它的计划表示意见；还没有看到回答。',
    ],
  ] as const)('%s: %#', (language, told, line) => {
    expect(last(told, language)).toBe(line)
  })
})
