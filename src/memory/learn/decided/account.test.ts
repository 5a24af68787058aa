import { expect, test } from 'bun:test'
import { isAccount } from './account.ts'

test.each([
  'We could use simdjson because it is faster.',
  "I'm using the brainstorming skill because this is a creative task.",
  '可能是因为 JSON 解析太慢，可以考虑用 simdjson。',
  'It might be the JSON parser because it allocates a lot.',
  'I decided to read queue.ts first because it is small.',
  'If we cache it, the total may be stale.',
])('%p is not settled', (text) => expect(isAccount(text)).toBe(false))

test.each([
  'I chose UUIDv7 over UUIDv4 because it sorts by time.',
  'update the handler to use registry constants',
  'The sub-packages could not import it, so the constants are in `agent`.',
  '我选了 UUIDv7 而不是雪花算法，因为不需要协调节点。',
  '导出慢是因为每一行都查一次汇率。',
  'The skills table got an index.',
])('%p is', (text) => expect(isAccount(text)).toBe(true))
