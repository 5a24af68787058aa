import { expect, test } from 'bun:test'
import { SIGNS_OF_OTHERS, TO_ANY_AGENT } from './foreign-signs.ts'

const isForeign = (text: string) => SIGNS_OF_OTHERS.some((pattern) => pattern.test(text))

test.each([
  'Support exports\n\n### Steps to reproduce\n1. Export a list',
  'Priority: High\nThe importer must stream.',
  '[10:02] mara: we must not add more infra',
  'Hi team,\nplease do not merge anything.',
  'We will add a worker. Would you like me to\nstart?\nShall I go on?',
  'A sender MUST NOT send more.\nA receiver MUST close the connection.',
  '---\nname: careful\ndescription: Checks migrations.\n---\n# Careful',
  '### 复现步骤\n1. 执行 npm start',
])('it shows that somebody else wrote it: %s', (text) => expect(isForeign(text)).toBe(true))

test.each([
  'Build a report of products that were created less than 90 days ago.',
  'Acceptance:\n- the tests pass',
  'Hello Claude,\nbuild a parser.',
  'Users must not see the orders of others.',
  '绝对不要修改原始文件。',
])('an order may have it: %s', (text) => expect(isForeign(text)).toBe(false))

test.each([
  ['You are Nora, the assistant of a shop.', true],
  ['Return valid JSON. Do not output anything else.', true],
  ['You are helping me migrate the billing module.', false],
])('%s is there for whatever comes: %p', (text, is) => expect(TO_ANY_AGENT.test(text)).toBe(is))
