import { expect, test } from 'bun:test'
import { fuzz } from '../lib/fuzz.ts'

test('damaged inputs, killed hooks and many writers, with a fixed seed', async () => {
  const { wrong, slowestMs } = await fuzz({ seed: 20_261, inputs: 6000, hooks: 60, kills: 40, writers: 16 })
  expect({ wrong, slowestMs: slowestMs < 3000 }).toEqual({ wrong: [], slowestMs: true })
})
