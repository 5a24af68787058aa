import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { withoutWarmUp, withRoom } from './runtime.ts'

const CODE = [0x48, 0xb8, 32, 0, 0, 0, 64, 0, 0, 0, 0x48, 0x89, 0x05]

test.each([
  ['once: none are kept ready', [1, ...CODE, 2], [1, 0x48, 0xb8, 0, ...CODE.slice(3), 2]],
  ['twice: nobody knows which', [...CODE, ...CODE], [...CODE, ...CODE]],
  ['nowhere: another processor', [1, 2, 3], [1, 2, 3]],
])('the constant stands %s', (_, given, expected) => {
  expect([...withoutWarmUp(Buffer.from(given))]).toEqual(expected)
})

const MOVE = [0xc7, 0x05, 9, 9, 9, 9, 0, 0, 0x80, 0]

test.each([
  ['once: 32 MB', [1, ...MOVE, 2], [1, ...MOVE.slice(0, 6), 0, 0, 0, 2, 2]],
  ['twice: nobody knows which', [...MOVE, ...MOVE], [...MOVE, ...MOVE]],
  ['nowhere: another processor', [1, 2, 3, 0, 0, 0x80, 0], [1, 2, 3, 0, 0, 0x80, 0]],
])('the room that the heap has stands %s', (_, given, expected) => {
  expect([...withRoom(Buffer.from(given))]).toEqual(expected)
})

const isIntelLinux = process.platform === 'linux' && process.arch === 'x64'

test.if(isIntelLinux).each([
  ['no blocks that are kept ready', withoutWarmUp, 1],
  ['more room', withRoom, 2],
] as const)('of the runtime we compile with a byte or two are others for %s', (_, change, bytes) => {
  const given = readFileSync(process.execPath)
  const made = change(Buffer.from(given))
  let differing = 0
  for (let at = 0; at < given.length; at++) if (given[at] !== made[at]) differing++
  expect(differing).toBe(bytes)
})
