import { expect, test } from 'bun:test'
import { liftsIn } from './lifts.ts'

test.each([
  ['you can use tabs again', 'use tabs'],
  ['we can now push to main again', 'push to main'],
  ["it's fine to touch the schema now", 'touch the schema'],
  ['forget the rule about exclamation marks', 'exclamation marks'],
  ['please drop the no-mocks rule', 'no-mocks'],
  ['the restriction on new dependencies no longer applies', 'new dependencies'],
  ["you don't have to run the e2e tests anymore", 'run the e2e tests'],
  ['no need to ask me before commits any more', 'ask me before commits'],
  ['不用再跑端對端測試了', '跑端對端測試'],
  ['現在可以用驚嘆號了', '用驚嘆號'],
  ['取消不能動頁尾的限制', '不能動頁尾'],
  ['关于缩进的规则作废了', '关于缩进'],
])('%s takes back “%s”', (sentence, topic) => expect(liftsIn(sentence)[0]?.topic).toBe(topic))

test.each([
  'never use tabs again',
  "don't push to main",
  'run the tests again',
  'you can start with the parser',
  'now fix the importer',
  'the rules are in docs/rules.md',
  '再試一次',
  '可以了',
])('%s takes back nothing', (sentence) => expect(liftsIn(sentence)).toEqual([]))
