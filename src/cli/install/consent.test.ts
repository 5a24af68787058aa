import { expect, test } from 'bun:test'
import type { Call } from '../command.ts'
import { consent } from './consent.ts'
import type { Plan } from './plan.ts'

const file = (path: string, after: string) => ({ path, before: undefined, after, notes: [], make: () => after })
const plan = (fields: Partial<Plan>): Plan => ({
  has: { statusLine: 'none', agents: false, toolsInside: false },
  host: 'codex',
  title: 'Codex',
  program: 'codex',
  tested: '1.0.0',
  client: { version: undefined, standing: 'absent' },
  events: 11,
  hooks: [file('/h/.codex/hooks.json', '{}')],
  tools: [],
  trust: [file('/h/.codex/config.toml', 'x')],
  steer: [],
  without: '',
  notes: [],
  ...fields,
})

/** What is asked, and what comes of an answer. */
async function asked(answer: string | undefined, flags: readonly string[] = [], plans = [plan({})]) {
  const questions: string[] = []
  const call = {
    flag: (name: string) => flags.includes(name),
    ask: async (question: string) => {
      questions.push(question)
      return answer
    },
  } as unknown as Call
  const outcome = await consent(call, {
    screen: ['the screen'],
    plans,
    files: plans.flatMap(({ hooks }) => hooks),
  }).catch((failure: Error) => failure.message)
  return { questions, outcome }
}

test.each([
  ['y', { trust: false }],
  ['YES ', { trust: false }],
  ['t', { trust: true }],
  ['', 'nothing was written'],
  ['n', 'nothing was written'],
  [undefined, 'nobody is here to say yes, so nothing was written'],
])('one question, and %p is answered with %p', async (answer, expected) => {
  const { questions, outcome } = await asked(answer)
  expect(outcome).toEqual(expected)
  expect(questions).toHaveLength(1)
  expect(questions[0]).toStartWith('the screen\n')
})

test('a yes to files is no yes to trust: that takes its own letter or its own option', async () => {
  expect((await asked('y', ['yes'])).outcome).toEqual({ trust: false })
  expect((await asked('y', ['yes', 'trust'])).outcome).toEqual({ trust: true })
  expect((await asked('y', ['trust'])).outcome).toEqual({ trust: true })
})

test('where nothing is to be trusted, t is no answer', async () => {
  expect((await asked('t', [], [plan({ trust: [] })])).outcome).toBe('nothing was written')
})

test('where only trust is missing and nobody is there, nothing fails', async () => {
  expect((await asked(undefined, [], [plan({ hooks: [] })])).outcome).toEqual({ trust: false })
})
