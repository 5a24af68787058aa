import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.ts'
import { ACTION_NAMES } from '../../src/rules/actions/index.ts'
import { FIELD_NAMES } from '../../src/rules/conditions/fields.ts'
import { EFFECTS } from '../../src/rules/effects/effect.ts'

const rows = readFileSync(join(root, 'docs/rules.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
const firstCells = rows.map((row) => row.split('|')[1] ?? '')

describe('docs/rules.md has a row for', () => {
  test.each(ACTION_NAMES)('the action %s', (name) => {
    expect(firstCells.some((cell) => cell.includes(`\`${name}\``))).toBe(true)
  })

  test.each(FIELD_NAMES)('the condition %s', (name) => {
    expect(firstCells.some((cell) => cell.includes(`\`${name}\``))).toBe(true)
  })

  test.each(Object.entries(EFFECTS))('the effect %s, and every place it can be done to', (kind, places) => {
    const own = rows.filter((_, at) => firstCells[at]?.includes(`\`${kind}\``)).join('\n')
    expect(places.filter((place) => !new RegExp(`\\b${place}\\b`).test(own))).toEqual([])
  })
})
