import { expect, test } from 'bun:test'
import { piecesOf } from '../../../../test/lib/pieces.ts'
import { chance } from '../../../../test/lib/property.ts'
import { HARMFUL } from '../harmful.ts'
import { READER_SIGNS } from '../letter-signs.ts'
import { hasOrderSign, ORDERING } from '../orders.ts'
import { DEMANDING } from '../others/demands.ts'
import { DIRECTING } from '../others/directives.ts'
import { mayMatch } from './may-match.ts'
import { signedBy } from './signed.ts'

const TABLE = {
  pieces: { never: '', prefers: 'prefer', nothing: '' },
  words: { nev: '\nnever\tnever\t\tnothing\tnever mind\n' },
}

test.each([
  ['never', 'Never push.', true],
  ['never', 'whenever', false],
  ['nothing', 'never', false],
  ['nothing', 'NEVER MIND', true],
  ['prefers', 'I preferred it', true],
  ['prefers', 'I like it', false],
  ['one that nobody knows', '', true],
])('whether %s may be there: %p', (name, text, may) => expect(signedBy(TABLE)(name, text)).toBe(may))

test('nothing about a prompt, a rule or an order matches without one of its signs', () => {
  const { pick, below } = chance(17)
  const all = [
    ...READER_SIGNS.map(({ pattern }, at) => [`reader-${at}`, pattern, mayMatch] as const),
    ...Object.entries(HARMFUL).flatMap(([name, own]) =>
      own.map((one, at) => [`${name}-${at}`, one, mayMatch] as const),
    ),
    ...ORDERING.signs.map(({ name, pattern }) => [name, pattern, hasOrderSign] as const),
    ...Object.entries({ ...ORDERING.wordings, ...DIRECTING, ...DEMANDING }).map(
      ([name, one]) => [name, one, hasOrderSign] as const,
    ),
  ]
  const seen = new Set<string>()
  for (const [name, pattern, may] of all) {
    const pieces = [' ', ...piecesOf(pattern), 'the ', ' 3', ', ', '\n', 'https://a.example ', 'Ana'] as const
    for (let round = 0; round < 600; round++) {
      const text = Array.from({ length: 1 + below(7) }, () => pick(pieces)).join(pick(['', ' ']))
      if (!pattern.test(text)) continue
      seen.add(name)
      expect([name, text, may(name, text)]).toEqual([name, text, true])
    }
  }
  expect(seen.size).toBeGreaterThan(48)
})
