import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { withoutWarmUp } from './runtime.ts'

const CODE = [0x48, 0xb8, 32, 0, 0, 0, 64, 0, 0, 0, 0x48, 0x89, 0x05]

test.each([
  ['once: none are kept ready', [1, ...CODE, 2], [1, 0x48, 0xb8, 0, ...CODE.slice(3), 2]],
  ['twice: nobody knows which', [...CODE, ...CODE], [...CODE, ...CODE]],
  ['nowhere: another processor', [1, 2, 3], [1, 2, 3]],
])('the constant stands %s', (_, given, expected) => {
  expect([...withoutWarmUp(Buffer.from(given))]).toEqual(expected)
})

const isIntelLinux = process.platform === 'linux' && process.arch === 'x64'

test.if(isIntelLinux)('of the runtime we compile with one byte is another', () => {
  const given = readFileSync(process.execPath)
  const made = withoutWarmUp(Buffer.from(given))
  let differing = 0
  for (let at = 0; at < given.length; at++) if (given[at] !== made[at]) differing++
  expect(differing).toBe(1)
})
