import { describe, expect, test } from 'bun:test'
import type { Files } from '../../../protocol/ports.ts'
import { arrayElements } from './array-elements.ts'

const DOCUMENTS: readonly (readonly [name: string, document: unknown])[] = [
  ['plain', { version: 1, messages: [{ a: 1 }, { b: [2, { c: 3 }] }], after: [{ not: 'this' }] }],
  ['brackets and quotes in texts', { messages: [{ text: '}] "x" \\" {[' }, { text: '\\' }], x: '[' }],
  ['the name as a text, and deeper down', { title: 'messages', origin: { messages: [1] }, messages: [{ yes: true }] }],
  ['other alphabets', { messages: [{ text: '雪花 ❄ é' }, { text: '\u2028' }] }],
  ['none', { messages: [] }],
  ['no such list', { other: [{ a: 1 }] }],
]

describe('the elements of a list in a document are found by its bytes', () => {
  for (const [name, document] of DOCUMENTS) {
    const wanted = ((document as { messages?: unknown[] }).messages ?? []).map((one) => JSON.stringify(one))
    test.each([0, 2])(`${name}, indented by %p`, (indent) => {
      expect(elements(JSON.stringify(document, null, indent))).toEqual(wanted)
    })

    test(`${name}, cut off at any byte: those that are whole`, () => {
      const bytes = new TextEncoder().encode(JSON.stringify(document, null, 1))
      for (let cut = 0; cut <= bytes.length; cut++) {
        const found = elementsOf(bytes.subarray(0, cut))
        expect(wanted.slice(0, found.length)).toEqual(found)
      }
    })
  }

  test('what is no document has none', () => {
    for (const text of ['', '[', '}}}]]]', 'nonsense', '"messages":[{"a":1}]', '[{"messages":[{}]}]'])
      expect(elements(text)).toEqual([])
  })
})

function elements(text: string): string[] {
  return elementsOf(new TextEncoder().encode(text))
}

function elementsOf(bytes: Uint8Array): string[] {
  const files = { size: () => bytes.length, read: (_: string, from: number, to: number) => bytes.subarray(from, to) }
  return arrayElements(files as unknown as Files, 'x', 'messages').map(({ start, end }) =>
    JSON.stringify(JSON.parse(new TextDecoder().decode(bytes.subarray(start, end)))),
  )
}
