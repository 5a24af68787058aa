import { expect, test } from 'bun:test'
import { laysDownForGood, rulesIn } from '../judge.ts'

test.each(['不用', '不要', '不用了', '算了吧', '否', '不用改', 'no need', "no, don't", 'no, leave it', 'go ahead'])(
  'an answer and nothing else lays down nothing: %s',
  (prompt) => {
    expect(rulesIn(prompt)).toEqual([])
    expect(laysDownForGood(prompt)).toBe(false)
  },
)

test.each(['不用写注释', 'no semicolons, ever', '以后不用跑 lint 了'])('and %s does', (prompt) => {
  expect(laysDownForGood(prompt)).toBe(true)
})
