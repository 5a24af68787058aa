import { describe, expect, test } from 'bun:test'
import { signsIn, signWordsIn } from '../../../../scripts/generate/signs/signs-in.ts'
import { piecesOf } from '../../../../test/lib/pieces.ts'
import { chance } from '../../../../test/lib/property.ts'
import { CHINESE_FEATURES } from './features/chinese.ts'
import { FEATURES } from './features.ts'
import { mayHave } from './look.ts'
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

  test.each<[RegExp, [sign: string, word: string][]]>([
    [/\bnever\b/i, [['never', 'never']]],
    [/\bnever/, [['never', '']]],
    [/never\b/, [['never', '']]],
    [/^never$/, [['never', 'never']]],
    [/\bnever mind\w*/, [['never mind', 'never']]],
    [/at the very end/, [['at the very end', 'very']]],
    [/\bnever\b|never/, [['never', '']]],
    // Where the shorter one may stand within a word, it says all that the longer one does.
    [/\bnevermore\b|never/, [['never', '']]],
    [
      /\bnever\b|\bnevermore\b/,
      [
        ['never', 'never'],
        ['nevermore', 'nevermore'],
      ],
    ],
    [
      /\b(?:never|\w+ always)\b/,
      [
        ['never', 'never'],
        [' always', 'always'],
      ],
    ],
    [
      /\b(?:never|\w+ always) ?/,
      [
        ['never', ''],
        [' always', ''],
      ],
    ],
    [
      /\b(?:never|\w+ always)./,
      [
        ['never', ''],
        [' always', ''],
      ],
    ],
    [
      /, (?:never|\w+ always)\s/,
      [
        ['never', 'never'],
        [' always', 'always'],
      ],
    ],
    [
      /, (?:never|\w+ always)+\b/,
      [
        ['never', ''],
        [' always', ''],
      ],
    ],
    // Spaces that may be left out end a word where a sign stands behind them.
    [
      /\b(?:never|always)\s?:/,
      [
        ['never', 'never'],
        ['always', 'always'],
      ],
    ],
    [
      /\|\s*(?:never|\w+ always)\s*\|/,
      [
        ['never', 'never'],
        [' always', 'always'],
      ],
    ],
    [
      /\b(?:never|always)\s*[:：]/,
      [
        ['never', 'never'],
        ['always', 'always'],
      ],
    ],
    [/\b(?:never|always)\s*stop it/, [['stop it', '']]],
    [
      /\S\s(?:never|always)\s/,
      [
        ['never', 'never'],
        ['always', 'always'],
      ],
    ],
    // A whole word is rarer than the same letters within one.
    [
      /\b(?:push|pull)\w*(?: never| always) to\b/,
      [
        [' never to', 'never'],
        [' always to', 'always'],
      ],
    ],
  ])('and the word that it is looked up by: %p', (expression, signs) => {
    expect(signWordsIn(expression)?.map(({ sign, word }) => [sign, word])).toEqual(signs)
  })

  test('what cannot be read is said, not guessed', () => expect(() => signsIn({ source: 'a)' } as RegExp)).toThrow())
})

test('no feature of a sentence is there without one of its signs', () => {
  const { pick, below } = chance(11)
  const all = [...FEATURES, ...CHINESE_FEATURES].filter(({ pattern }) => pattern instanceof RegExp)
  const seen = new Set<string>()
  for (const { name, pattern } of all) {
    if (FEATURE_SIGNS.pieces[name] === undefined) continue
    // Out of what the expression itself is made of, so that many of them match.
    const [first = 'a', ...more] = piecesOf(pattern as RegExp)
    for (let round = 0; round < 400; round++) {
      const text = Array.from({ length: 1 + below(7) }, () =>
        pick([first, ...more, ' ', 'the ', ' 3', ', ', 'Use `x` ']),
      ).join(pick(['', ' ']))
      if (!pattern.test(text)) continue
      seen.add(name)
      expect([name, text, mayHave(name, text)]).toEqual([name, text, true])
    }
  }
  expect(seen.size).toBeGreaterThan(90)
})
