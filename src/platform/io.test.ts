import { expect, spyOn, test } from 'bun:test'
import { gather } from './io.ts'

const OBJECT = '{"prompt":"a \\"}\\" and é and 😀","deep":{"list":[{},{"x":"}"}]}}'
const bytes = (text: string) => new TextEncoder().encode(text)

test('S0.3: an object cut in two at any byte is whole with its last piece and not before', () => {
  const all = bytes(OBJECT)
  for (let cut = 0; cut <= all.length; cut++) {
    const gathering = gather()
    const first = gathering.push(all.subarray(0, cut))
    expect([cut, first]).toEqual([cut, cut === all.length ? 'whole' : 'more'])
    if (cut < all.length) expect(gathering.push(all.subarray(cut))).toBe('whole')
    expect(gathering.end().text).toBe(OBJECT)
  }
})

test('byte by byte, it is whole with the last byte', () => {
  const gathering = gather()
  const said = [...bytes('{"a":{"b":1}}')].map((byte) => gathering.push(Uint8Array.of(byte)))
  expect(said.indexOf('whole')).toBe(12)
})

test.each([
  ['white space behind it', `${OBJECT} \r\n\t`, 'whole'],
  ['white space before it', ` \n${OBJECT}`, 'whole'],
  ['a byte order mark before it', `\ufeff${OBJECT}`, 'whole'],
  ['something else behind it', `${OBJECT} x`, 'more'],
  ['another object behind it', `${OBJECT}${OBJECT}`, 'more'],
  ['a list', '[{}]', 'more'],
  ['a list that ends like an object', '[{}', 'more'],
  ['a text', '"{}"', 'more'],
  ['nothing', '', 'more'],
  ['one bracket', '}', 'more'],
])('%s', (_, text, expected) => {
  const gathering = gather()
  expect(gathering.push(bytes(text))).toBe(expected as 'whole')
  expect(gathering.end().text).toBe(text.replace('\ufeff', ''))
})

test('a long text that ends like an object in every piece is looked at a few times only', () => {
  const looks = spyOn(JSON, 'parse')
  const gathering = gather()
  expect(gathering.push(bytes('{"list":[{}'))).toBe('more')
  const piece = bytes(`,{"x":"${'y'.repeat(100)}"}`)
  for (let n = 0; n < 1000; n++) gathering.push(piece)
  expect(looks.mock.calls.length).toBeLessThan(20)
  looks.mockRestore()
  expect(JSON.parse(`${gathering.end().text}]}`).list).toHaveLength(1001)
})

test('what was whole comes with what it says, so that nobody reads it twice', () => {
  const gathering = gather()
  gathering.push(bytes('{"a":1}'))
  expect(gathering.end()).toEqual({ text: '{"a":1}', object: { a: 1 } })
})
