import { expect, test } from 'bun:test'
import { isPassingStep } from './account.ts'
import { outlives } from './outlives.ts'

test.each([
  'I chose to read the file first because I need context.',
  'I decided to run the tests again because they were flaky.',
  'look at the code first because I need to understand it',
  'I opted to start with the parser because it is the smallest part.',
  '我决定先看一下代码，因为需要了解结构。',
  '我选择先跑一遍测试，因为之前不稳定。',
])('%p is a step of the agent, and is not kept', (said) => {
  expect(isPassingStep(said)).toBe(true)
  expect(outlives(said)).toBe(false)
})

test.each([
  'I decided to run the worker in its own process because it blocks the event loop.',
  'I chose to check the signature before parsing because the body is not trusted.',
  'I decided to start the server lazily because the tests import it.',
  '我决定用 BullMQ 而不是直接用 Redis 列表，因为需要重试和延迟。',
])('%p is none', (said) => {
  expect(isPassingStep(said)).toBe(false)
  expect(outlives(said)).toBe(true)
})
