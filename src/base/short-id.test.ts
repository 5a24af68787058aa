import { expect, test } from 'bun:test'
import { shortId } from './short-id.ts'

test.each([
  ['a random id', '4f7c9a63-1234-4abc-8def-0123456789ab', '4f7c9a63'],
  ['one that begins with the time', '01a1e0b9-792a-7b43-b18c-45a9bf769a80', '01a1e0b9-792a'],
  ['one that begins with a short word', 'ses_e1f4b0ee6ffeYLFnlQteEWI0ie', 'ses_e1f4b0ee6ffe'],
  ['one that begins with a long word', 'session_f3369101-5513-4dff-b076-7c4275a54cce', 'session_f3369101-551'],
  ['a time and a little more', '1794771246524_tzh0y', '1794771246524_tzh0y'],
  ['a short one', 'abc', 'abc'],
])('%s is told by as much as tells it from others', (_, id, short) => expect(shortId(id)).toBe(short))
