import { expect, test } from 'bun:test'
import { choiceIn } from './choices.ts'

test.each([
  ['Using UUIDv7 for ids.', 'Using UUIDv7 for ids.'],
  [
    'I will use Redis for the sessions because several machines share them.',
    'Using Redis for the sessions because several machines share them.',
  ],
  [
    'Going with Redis for the sessions: several machines share them.',
    'Going with Redis for the sessions: several machines share them.',
  ],
  ['I chose UUIDv7 over UUIDv4 since it sorts by time.', 'I chose UUIDv7 over UUIDv4 since it sorts by time.'],
  ['We use UUIDv7 for ids.', 'We use UUIDv7 for ids.'],
  ["I'll use `node:sqlite` instead of better-sqlite3.", 'Using `node:sqlite` instead of better-sqlite3.'],
  ['我决定用 Redis 存会话，因为多台机器要共享。', '决定用 Redis 存会话，因为多台机器要共享。'],
  ['采用 UUIDv7 作为主键。', '采用 UUIDv7 作为主键。'],
  ['Going with pino for logging.', 'Going with pino for logging.'],
  ['Switching from axios to fetch.', 'Switching from axios to fetch.'],
  ['Replacing moment with dayjs.', 'Replacing moment with dayjs.'],
  ["I'll store the amounts as integers.", 'Storing the amounts as integers.'],
  ['store the amounts as integers', 'Storing the amounts as integers'],
  ['把 axios 换成 fetch。', '把 axios 换成 fetch。'],
  ['日志就用 pino。', '日志就用 pino。'],
  ['金额用整数存储。', '金额用整数存储。'],
  ['I settled on UUIDv7 since it sorts by time.', 'I settled on UUIDv7 since it sorts by time.'],
  ['我选了 Redis 而不是 Memcached，因为会话要保留。', '选了 Redis 而不是 Memcached，因为会话要保留。'],
  ['我选择了 Kafka，因为消息要能重放。', '选择了 Kafka，因为消息要能重放。'],
])('%p is a choice', (said, choice) => expect(choiceIn(said)?.replace(/^我/, '')).toBe(choice.replace(/^我/, '')))

test.each([
  'Using the Edit tool to change it.',
  'Using Grep for the search.',
  'Now I will use sed to rename it.',
  'I could use Redis for the sessions.',
  'I will use a map for the lookup.',
  'I will use regex for the parsing.',
  "I'll try Redis for the sessions.",
  'Use Redis for the sessions?',
  'Using option B for now.',
  '先用 Redis 存会话。',
  'Going with the second option for now.',
  'Moving from the list to the map.',
  "I'll keep the helper in utils.ts.",
])('%p is none', (said) => expect(choiceIn(said)).toBeUndefined())
