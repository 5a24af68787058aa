import { expect, test } from 'bun:test'
import { example } from './examples.ts'
import { fit, oddsWith } from './regression.ts'

const OPTIONS = { featurePull: 1, wordPull: 1, shapePull: 1, fewest: 2, prior: new Map([['w:zebra', 0.7]]) }
const rows = [
  ...['pears are red', 'pears are ripe', 'pears fall'].map((text) => example('one', text, 1, 1)),
  ...['plums are red', 'plums are ripe', 'plums fall'].map((text) => example('two', text, 0, 1)),
]

test('what only those that last have speaks for it, what all have does not, and what nobody has stays as it was', () => {
  const weights = fit(rows, OPTIONS)
  expect(oddsWith(weights, example('', 'pears sleep', 0, 1))).toBeGreaterThan(
    oddsWith(weights, example('', 'plums sleep', 0, 1)) + 1,
  )
  expect(Math.abs(weights.get('w:ripe') ?? 1)).toBeLessThan(0.1)
  expect(weights.get('w:zebra')).toBe(0.7)
})

test('the same sentences always give the same weights', () => {
  expect([...fit(rows, OPTIONS)]).toEqual([...fit(rows, OPTIONS)])
})
