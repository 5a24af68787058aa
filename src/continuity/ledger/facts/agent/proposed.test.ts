import { expect, test } from 'bun:test'
import type { Entry } from '../../../transcript/entry.ts'
import { advance } from '../../advance.ts'
import { emptyLedger } from '../../put.ts'
import { agreedTo } from './proposed.ts'

const at = (offset: number, entry: object) => ({ offset, ...entry }) as Entry
const typed = (offset: number, text: string) => at(offset, { type: 'prompt', voice: 'typed', text })
const edited = [
  at(40, { type: 'call', id: 'c', tool: 'Write', input: { file_path: '/p/src/id.ts', content: 'ulid()' } }),
  at(50, { type: 'result', id: 'c', text: 'ok', failed: false }),
]
const PUT = 'I recommend ULIDs instead of UUIDv4 because they sort by time. Shall I use ULIDs?'

const agreed = (put: string, answer: string, work: readonly Entry[] = edited) =>
  agreedTo(
    advance(emptyLedger(), [typed(10, 'which ids?'), at(20, { type: 'said', text: put }), typed(30, answer), ...work]),
  ).map(({ text }) => text)

test.each([
  [PUT, 'yes, go with ULIDs', 'I recommend ULIDs instead of UUIDv4 because they sort by time.'],
  ['我建议用 SQS，因为不用自己运维。要用 SQS 吗？', '可以，就用 SQS', '我建议用 SQS，因为不用自己运维。'],
])('what the person agreed to and was carried out is decided: %p, %p', (put, answer, text) =>
  expect(agreed(put, answer)).toEqual([text]),
)

test('what they refused, changed, or nobody carried out is not', () => {
  expect(agreed(PUT, 'no, keep UUIDv4')).toEqual([])
  expect(agreed(PUT, 'yes but use KSUIDs instead')).toEqual([])
  expect(agreed(PUT, 'yes', [])).toEqual([])
})

const OFFERED = 'Both work. Redis survives restarts, Memcached is simpler.'
const chosen = (asked: string, answer: string, work: readonly Entry[] = edited) =>
  agreedTo(
    advance(emptyLedger(), [typed(10, asked), at(20, { type: 'said', text: OFFERED }), typed(30, answer), ...work]),
  ).map(({ text }) => text)

test.each([
  [
    'Redis or Memcached for the sessions?',
    "let's go with Redis then, restarts matter",
    "let's go with Redis then, restarts matter (Redis or Memcached for the sessions?)",
  ],
  [
    '会话用 Redis 还是 Memcached？',
    '那就用 Redis 吧，重启不能丢会话',
    '那就用 Redis 吧，重启不能丢会话 (会话用 Redis 还是 Memcached？)',
  ],
  [
    'Store the sessions outside of the process.',
    "let's use Redis because sessions must survive a restart",
    "let's use Redis because sessions must survive a restart",
  ],
  ['which queue, Kafka or RabbitMQ?', "ok, we'll take Kafka", "ok, we'll take Kafka (which queue, Kafka or RabbitMQ?)"],
])('what the person chose and was carried out is decided, with what it was chosen for: %p, %p', (asked, answer, text) =>
  expect(chosen(asked, answer)).toEqual([text]),
)

test.each([
  ['Redis or Memcached for the sessions?', "let's try Redis first"],
  ['Redis or Memcached for the sessions?', "let's use Redis for now"],
  ['fix the session', "let's use the helper then"],
  ['fix the session', "let's use Redis"],
  ['会话用 Redis 还是 Memcached？', '先用 Redis 试试'],
  ['Redis or Memcached?', "let's go with Redis?"],
])('what is tried, asked or names nothing that was offered is not: %p, %p', (asked, answer) =>
  expect(chosen(asked, answer)).toEqual([]),
)

test('nor what nobody carried out', () => expect(chosen('Redis or Memcached?', "let's go with Redis", [])).toEqual([]))
