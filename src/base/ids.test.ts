import { describe, expect, test } from 'bun:test'
import { chance, holds, isWhole } from '../../test/lib/property.ts'
import { fingerprint, safeId } from './ids.ts'

describe('an id from outside', () => {
  const KEPT = [
    '0d1032c4-08eb-4770-a661-fbb16b4a120b',
    'thread_42',
    '../../etc/passwd',
    'セッション',
    '😀',
    'x'.repeat(128),
  ]
  test.each(KEPT)('%s stays as it is', (id) => expect(safeId(id)).toBe(id))

  const CHANGED: readonly [name: string, id: string, expected: RegExp][] = [
    ['a NUL goes and leaves a fingerprint', 'a\0b', /^ab~[0-9a-f]{8}$/],
    ['an escape sequence goes', '\x1b[31mred', /^\[31mred~[0-9a-f]{8}$/],
    ['line breaks go', 'a\r\nb', /^ab~[0-9a-f]{8}$/],
    ['half an emoji goes', 'a\ud83d', /^a~[0-9a-f]{8}$/],
    ['10,000 characters become 128', 'x'.repeat(10_000), /^x{119}~[0-9a-f]{8}$/],
    ['an emoji at the cut goes whole', `${'x'.repeat(118)}${'😀'.repeat(10)}`, /^x{118}~[0-9a-f]{8}$/],
  ]
  test.each(CHANGED)('%s', (_, id, expected) => expect(safeId(id)).toMatch(expected))
})

test('for any id: short, printable, writable as UTF-8, and the same when it is made safe again', () =>
  holds({
    seed: 20_260_303,
    make: (chance) => chance.text(200),
    check: (id) => {
      const safe = safeId(id)
      expect(safe.length).toBeLessThanOrEqual(128)
      expect(safe).not.toMatch(/\p{Cc}/u)
      expect(isWhole(safe)).toBe(true)
      expect(safeId(safe)).toBe(safe)
    },
  }))

test('of 20,000 different ids no two become one', () => {
  const random = chance(20_260_304)
  const ids = new Set(Array.from({ length: 20_000 }, () => random.text(40)))
  expect(new Set([...ids].map(safeId)).size).toBe(ids.size)
})

test('the fingerprint is FNV-1a, padded to eight digits', () => {
  expect(fingerprint('')).toBe('811c9dc5')
  expect(fingerprint('a')).toBe('e40c292c')
  expect(fingerprint('foobar')).toBe('bf9cf968')
})
