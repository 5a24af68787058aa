import { describe, expect, test } from 'bun:test'
import { withoutSentences, withoutSentencesIn } from './cut.ts'

describe('a forgotten sentence is cut out of what repeats it', () => {
  test.each<[string, string, string]>([
    ['We use tabs. Can you look at the store?', 'We use tabs.', 'Can you look at the store?'],
    ['maybe we should always use snake_case', 'always use snake_case', ''],
    [
      'Asked: look at the store / maybe we use tabs here / go on',
      'we use tabs here',
      'Asked: look at the store / go on',
    ],
    ['Asked: we use tabs here / go on', 'we use tabs here', 'Asked: go on'],
    ['Asked: go on / we use tabs here', 'we use tabs here', 'Asked: go on'],
    ['Session of 2026-11-16.\nAsked: we use tabs here', 'we use tabs here', 'Session of 2026-11-16.'],
    ['看一下存储。以后都用制表符缩进。谢谢', '以后都用制表符缩进', '看一下存储。谢谢'],
    ['Nothing of it stands here.', 'we use tabs here', 'Nothing of it stands here.'],
    ['Fees are 6%. The rate is in src/pay.ts. Go on.', 'The rate is in src/pay.ts.', 'Fees are 6%. Go on.'],
  ])('%p without %p', (text, needle, left) => {
    expect(withoutSentences(text, [needle])).toBe(left)
  })

  test('also in lists and records; what was nothing else is gone', () => {
    const value = {
      goals: ['we use tabs here', 'look at the store'],
      whys: [
        { text: 'we use tabs here', at: 1 },
        { text: 'it is faster', at: 2 },
      ],
      count: 2,
      empty: [''],
    }
    expect(withoutSentencesIn(value, ['we use tabs here'])).toEqual({
      goals: ['look at the store'],
      whys: [{ text: 'it is faster', at: 2 }],
      count: 2,
      empty: [''],
    })
  })
})
