import { expect, test } from 'bun:test'
import { inOtherWords, withoutSeams } from './chinese.ts'
import { queryWords } from './terms.ts'

test.each([
  ['集成测试怎么跑？', ['集成', '测试', '跑']],
  ['怎么跑集成测试', ['集成', '测试']],
  ['retry 的配置在哪', ['retry', '配置', '哪']],
])('%p asks for %p', (prompt, words) => {
  expect(withoutSeams(queryWords(prompt))).toEqual([...words])
})

test('a word of either script is known in English', () => {
  for (const word of ['集成', '測試', '部署']) expect(inOtherWords(word)).not.toEqual([])
  expect(inOtherWords('成测')).toEqual([])
})
