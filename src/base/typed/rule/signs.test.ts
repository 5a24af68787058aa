import { describe, expect, test } from 'bun:test'
import { signsIn } from '../../../../scripts/generate/signs/signs-in.ts'
import { chance } from '../../../../test/lib/property.ts'
import { CHINESE_FEATURES } from './features/chinese.ts'
import { FEATURES } from './features.ts'
import { FEATURE_SIGNS } from './signs.ts'

describe('what must stand in a text for an expression to match', () => {
  test.each<[RegExp, string[] | undefined]>([
    [/\b(?:from now on|going forward)\b/i, ['from now on', 'going forward']],
    [/^(?:please )?Always\b/, ['always']],
    [/we(?:'re| are)? using/i, ['we using', "we're using", 'we are using']],
    [/\b(?:use|prefer)\b.{0,20}\binstead\b/, ['instead']],
    [/colou?r/, ['color', 'colour']],
    [/(?=never)\w+/, undefined],
    [/(?!never)stop/, ['stop']],
    [/\bx?\d+\b/, undefined],
    [/never|\d/, undefined],
    [/(?:never ){2,}/, ['never ']],
    [/(?:never )*stop/, ['stop']],
    [/stan[ds]ard|[a-z]rule/, ['standard', 'stansard', 'rule']],
    [/以[后後]都/, ['以后都', '以後都']],
    [/[别別](?!人)/, ['别', '別']],
    [/a|b/, undefined],
    [/["'\]]always/, ['"always', "'always", ']always']],
  ])('%p', (expression, signs) => expect(signsIn(expression)).toEqual(signs))

  test('what cannot be read is said, not guessed', () => expect(() => signsIn({ source: 'a)' } as RegExp)).toThrow())
})

test('no feature of a sentence is there without one of its signs', () => {
  const { pick, below } = chance(11)
  const all = [...FEATURES, ...CHINESE_FEATURES].filter(({ pattern }) => pattern instanceof RegExp)
  const seen = new Set<string>()
  for (const { name, pattern } of all) {
    const signs = FEATURE_SIGNS[name]?.split('\t')
    if (!signs) continue
    // Out of what the expression itself is made of, so that many of them match.
    const [first = 'a', ...more] = (pattern as RegExp).source
      .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .split(/\\[bsSwWd]|\[\^[^\]]*\]|\(\?[:=!]|\(\?<[=!]|[()|^$*+?{}[\]\\.]+|\d+,\d*/)
      .filter((piece) => piece !== '')
    for (let round = 0; round < 400; round++) {
      const text = Array.from({ length: 1 + below(7) }, () =>
        pick([first, ...more, ' ', 'the ', ' 3', ', ', 'Use `x` ']),
      ).join(pick(['', ' ']))
      if (!pattern.test(text)) continue
      seen.add(name)
      expect([name, text, signs.some((sign) => text.toLowerCase().includes(sign))]).toEqual([name, text, true])
    }
  }
  expect(seen.size).toBeGreaterThan(90)
})
