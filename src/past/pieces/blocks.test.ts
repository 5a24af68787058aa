import { expect, test } from 'bun:test'
import { chance } from '../../../test/lib/property.ts'
import { createBlocks } from './blocks.ts'
import { END } from './piece.ts'

const BLOCK = 256 * 1024

test('blocks are cut at the same places, however many records come at a time', () => {
  const { below } = chance(7)
  for (let round = 0; round < 12; round++) {
    const records = Array.from(
      { length: 40 },
      (_, n) => `${n}${'x'.repeat(below(round % 3 === 0 ? 600_000 : 30_000))}${END}`,
    )
    const atOnce = blocksOf([records.join('')])
    expect(blocksOf(records).map(sizeOf)).toEqual(atOnce.map(sizeOf))
    expect(blocksOf(inParts(records, below)).map(sizeOf)).toEqual(atOnce.map(sizeOf))
    expect(atOnce.join('')).toBe(records.join(''))
  }
})

test('a block ends with the first record that fills it', () => {
  const records = Array.from({ length: 50 }, () => `${'x'.repeat(40_000)}${END}`)
  for (const block of blocksOf(records).slice(0, -1)) {
    expect(block.endsWith(END)).toBe(true)
    expect(block.length).toBeGreaterThanOrEqual(BLOCK)
    expect(block.length - BLOCK).toBeLessThanOrEqual(40_000)
  }
})

function blocksOf(parts: readonly string[]): string[] {
  const blocks = createBlocks()
  return [...parts.flatMap((part) => blocks.push(part)), ...blocks.end()]
}

function inParts(records: readonly string[], below: (limit: number) => number): string[] {
  const parts: string[] = []
  for (let at = 0; at < records.length; ) {
    const count = 1 + below(9)
    parts.push(records.slice(at, at + count).join(''))
    at += count
  }
  return parts
}

const sizeOf = ({ length }: string) => length
