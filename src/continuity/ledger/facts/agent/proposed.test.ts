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
