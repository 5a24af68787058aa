import { expect, test } from 'bun:test'
import { advance } from '../../advance.ts'
import { emptyLedger, factsOf } from '../../put.ts'
import { session } from '../../sample.ts'

const BULLETS = 'Three ways:\n\n- Lower the rounds\n- Cache the session\n- Move the log out\n\nWhich one?'
const EITHER = 'I can lower the rounds, or cache the session. Which one?'
const PLAN = 'I would do this:\n\n1. Lower the rounds\n2. Cache the session\n\nShall I?'

const answered = (message: string, reply: string) =>
  factsOf(advance(emptyLedger(), session().prompt('Speed it up.').say(message).prompt(reply).entries), 'goal').at(-1)

test.each([
  ['neither', BULLETS, 'Lower the rounds; Cache the session; Move the log out. Which one?'],
  ['the latter', EITHER, EITHER],
  ['you decide', EITHER, EITHER],
  ['yes', PLAN, 'Lower the rounds; Cache the session. Shall I?'],
  [
    'yes',
    'The rounds are slow. I would lower them to 12. Should I go ahead?',
    'I would lower them to 12. Should I go ahead?',
  ],
  ['yes please', 'The rounds are slow. I would lower them. Want me to do it?', 'I would lower them. Want me to do it?'],
  [
    'do it',
    'The rounds are slow. Next I would lower them in login.ts. Let me know.',
    'Next I would lower them in login.ts.',
  ],
  ['sure', 'I could add an index. Want me to?', 'I could add an index. Want me to?'],
  ['方案二', '方案一：加索引。方案二：加缓存。你选哪个？', '方案二：加缓存。你选哪个？'],
  ['后者', '可以降低轮数，也可以缓存会话。你想用哪种？', '可以降低轮数，也可以缓存会话。你想用哪种？'],
  ['好，改吧', '慢的地方是輪數。我建議降到 12。要我直接改嗎？', '我建議降到 12。要我直接改嗎？'],
  ['可以', '慢的地方是輪數。我建議把輪數降到 12。', '我建議把輪數降到 12。'],
])('“%s” is told with what it answers: %s', (reply, message, answers) => {
  expect(answered(message, reply)).toMatchObject({ text: reply, answers })
})

test.each([
  ['the second one', BULLETS, 'Which one?', 'Cache the session'],
  ['none of them, look at the invoices first', EITHER, 'Which one?', ''],
])('“%s” says itself what it means', (reply, message, answers, object) => {
  expect(answered(message, reply)).toMatchObject({ text: reply, answers, object })
})

test.each([
  ['continue', 'Next I would lower the rounds.'],
  ['thanks', 'Next I would lower the rounds.'],
  ['yes', 'The rounds are lowered.'],
])('“%s” to “%s” answers nothing', (reply, message) => {
  expect(answered(message, reply)?.text).toBe('Speed it up.')
})

const JOBS = 'I could split the tests into a second job and cache the registry. Shall I do both?'
const JITTER = 'It retries three times. I noticed that backoff() ignores jitter. Should I fix that too, or leave it?'
const SORT = "Lint fails in CI. I'd fix it by sorting the imports in a.ts. OK?"
const INDEX = 'The query is slow. I would add an index on created_at.'

test.each([
  ['yes', JOBS, JOBS],
  ['leave it', JITTER, 'I noticed that backoff() ignores jitter. Should I fix that too, or leave it?'],
  ["hold on, I'm not sure", SORT, "I'd fix it by sorting the imports in a.ts. OK?"],
  ['not yet', SORT, "I'd fix it by sorting the imports in a.ts. OK?"],
  ['no', INDEX, 'I would add an index on created_at.'],
  ['wait, let me think', INDEX, 'I would add an index on created_at.'],
  ['先不要', '查詢很慢。我建議在 created_at 上加索引。', '我建議在 created_at 上加索引。'],
  ['先不動', '重試三次。backoff() 沒有加抖動。要一起改嗎？', 'backoff() 沒有加抖動。要一起改嗎？'],
  ['等一下，我再想想', '慢的地方是 login.ts。我建議把輪數降到 12。可以嗎？', '我建議把輪數降到 12。可以嗎？'],
  [
    'yes',
    'orders.ts is done. Should I do the same for invoices.ts?',
    'orders.ts is done. Should I do the same for invoices.ts?',
  ],
])('“%s” is told with what its question speaks of: %s', (reply, message, answers) => {
  expect(answered(message, reply)).toMatchObject({ text: reply, answers })
})

test.each([
  ["wait, don't split the module here", 'I would split the module.'],
  ['no, use tabs in a.ts', 'The file is formatted.'],
  ['stop the server', 'The server runs on 8080.'],
  ['skip the slow tests', 'The tests take ten minutes.'],
  ['不要動 a.ts', '我看完了 a.ts。'],
])('“%s” says itself what it wants', (reply, message) => {
  expect(answered(message, reply)).toMatchObject({ text: reply, answers: '' })
})

const STATED = 'The ack happens at src/queue.ts:20 before the handler runs, so a crash loses the message.'
const ACK = `It could lose them.\n\n${STATED}`
test.each([
  ["no, that's intended. look at the publisher", ACK],
  ['that is on purpose, please go on with the publisher', ACK],
  ["it's by design, we drop them and count the drops", ACK],
  ['那是故意的，去看發送端', ACK],
  ['leave it like that and look at the publisher now', ACK],
])('“%s” judges what was stated right before', (reply, message) => {
  expect(answered(message, reply)).toMatchObject({ text: reply, answers: '', to: STATED })
})

test.each([
  ['that queue.ts line is intended, look at the publisher', ACK],
  ['now make the publisher wait for the broker as well, please', ACK],
  ["it's time to look at the publisher in src/pub.ts", ACK],
  ["no, that's intended. look at the publisher", 'Which side do you mean?'],
])('“%s” is told as it stands', (reply, message) => {
  expect(answered(message, reply)?.to).toBeUndefined()
})

const WAYS = 'Two ways:\n\nA. Drop the old table right away\nB. Keep the old table for a week\n\nWhich one?'
const meant = (reply: string, goesOn: string) =>
  factsOf(advance(emptyLedger(), session().prompt('Tidy up.').say(WAYS).prompt(reply).say(goesOn).entries), 'goal').at(
    -1,
  )

test.each([
  ["let's keep it simple", 'I will keep the old table for a week then.', 'Keep the old table for a week'],
  ['whatever is safer', 'Good, keep the old table for a week.', 'Keep the old table for a week'],
])('“%s” means what the agent then sets out to do: %s', (reply, goesOn, object) => {
  expect(meant(reply, goesOn)).toMatchObject({ text: reply, object })
})

test.each([
  ['no', 'Understood, I will not drop the old table right away.'],
  ['why would you drop it?', 'Because to drop the old table right away frees space.'],
  ['hmm, not sure yet', 'To drop the old table right away is riskier, so let me look at the size.'],
  ['look at the size first', 'Before I drop the old table right away, let me look at its size.'],
])('“%s” has chosen nothing, whatever the agent speaks of: %s', (reply, goesOn) => {
  expect(meant(reply, goesOn)).toMatchObject({ text: reply, object: '' })
})
