import { describe, expect, test } from 'bun:test'
import { chance } from '../../../test/lib/property.ts'
import { judgeRegex } from './judge.ts'
import { searchAnew, searchRegex } from './search.ts'

const REFUSED = [
  '(a+)+',
  '(a|a)*b',
  '(a*)*',
  '(\\w+\\s?)*$',
  '^(\\d+)*$',
  '(x+x+)+y',
  '(a|b|ab)*c',
  '(.*a){20}',
  '(a?b?)*',
  '(?=(a+)+)x',
  '(a|[^b])*',
  '^(([a-z])+.)+[A-Z]',
  '(["\'])(.*)\\1',
  '(?<n>x)\\k<n>',
  '.*.*.*.*x',
  '[',
  '(',
  'a{2,1}',
  '(?:a{1,3}){2,}',
]
const ACCEPTED = [
  'rm\\s+-rf\\s+/',
  'git.*push.*force',
  'foo.*bar',
  '^foo$',
  '([a-z]+,)+',
  '(-\\w+\\s+)+',
  '([^"\\\\]|\\\\.)*',
  '\\bsudo\\b',
  '\\.env(\\.|$)',
  '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$',
  '(?:^| )(?:/|~)(?: |$)',
  '',
  'é+',
  '[\\u4e00-\\u9fff]+',
  '\\p{L}+',
]

describe('S1.18: a regular expression that is wrong or could blow up is refused', () => {
  test.each(REFUSED)('%s', (source) => expect(judgeRegex(source).ok).toBe(false))
})

describe('everyday ones are accepted', () => {
  test.each(ACCEPTED)('%s', (source) =>
    expect(judgeRegex(source, source.includes('\\p') ? 'u' : '')).toMatchObject({ ok: true }),
  )
})

test('what is accepted ends in time on texts made to hurt it', () => {
  const random = chance(11)
  const pieces = ['a', 'b', '.', '\\w', '\\s', '[^x]', '(a|b)', '(?:ab)', 'x'] as const
  const ends = ['', '*', '+', '?', '{2,}', '{1,3}'] as const
  let accepted = 0
  let slowest = 0
  for (let round = 0; round < 200; round++) {
    const part = () => random.pick(pieces) + random.pick(ends)
    const group = `(${part()}${part()}${random.maybe(`|${part()}`) ?? ''})${random.pick(ends)}`
    const judged = judgeRegex(`${part()}${group}${random.maybe(part()) ?? ''}z`)
    if (!judged.ok) continue
    accepted++
    for (const text of ['a'.repeat(3000), 'ab'.repeat(1500), 'a b'.repeat(1000), 'x'.repeat(3000)]) {
      const started = performance.now()
      searchAnew()
      try {
        searchRegex(judged.regex, text)
      } catch {
        // It was given up, which is what this is about.
      }
      slowest = Math.max(slowest, performance.now() - started)
    }
  }
  expect(accepted).toBeGreaterThan(40)
  expect(slowest).toBeLessThan(3000)
}, 60_000)

test('a long text is searched in pieces, and a match in any of them counts', () => {
  searchAnew()
  const regex = { source: 'foo.*bar', flags: '', most: 10_000 }
  const text = `${'x'.repeat(30_000)}foo and bar${'y'.repeat(30_000)}`
  expect(searchRegex(regex, text)).toBe(true)
  expect(searchRegex(regex, 'x'.repeat(60_000))).toBe(false)
})

test('what was not searched to its end has not been found harmless', () => {
  searchAnew()
  const judged = judgeRegex('a[^z]*b[^z]*c[^z]*z')
  if (!judged.ok) throw new Error(judged.message)
  const slow = () => {
    for (let round = 0; round < 200; round++) searchRegex(judged.regex, 'abc'.repeat(300_000))
  }
  expect(slow).toThrow('too long')
  searchAnew()
  expect(searchRegex(judged.regex, `${'x'.repeat(200_000)}abcz`)).toBe(true)
}, 60_000)
