import { expect, test } from 'bun:test'
import { piecesOf } from '../../../../../../test/lib/pieces.ts'
import { chance } from '../../../../../../test/lib/property.ts'
import { LAID_DOWN } from './laid-down.ts'
import { FIRM } from './limit-words.ts'
import { PROPERTIES } from './properties.ts'
import { wordings } from './wordings.ts'

test.each(Object.entries({ ...LAID_DOWN, ...FIRM, ...PROPERTIES }))(
  'a wording of %s is found wherever the expression would find it',
  (name, sources) => {
    const { pick, below } = chance(23)
    const whole = new RegExp(sources.join('|'), 'i')
    const seen = wordings(name, sources)
    let found = 0
    for (const source of sources) {
      const pieces = [' ', ...piecesOf(new RegExp(source)), 'the ', 'Some tests', ' 3', ', ', '.'] as const
      for (let round = 0; round < 1500; round++) {
        const text = Array.from({ length: 1 + below(7) }, () => pick(pieces)).join(pick(['', ' ']))
        const does = whole.test(text)
        if (does) found++
        if (seen.test(text) !== does) expect(text).toBe(does ? 'found' : 'not found')
      }
    }
    expect(found).toBeGreaterThan(20)
  },
)
