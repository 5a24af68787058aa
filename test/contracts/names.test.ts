import { describe, expect, test } from 'bun:test'
import { BESIDE_A_TABLE, PUBLIC_TWICE, sharedNames, TABLES } from '../../scripts/names.ts'
import { root } from '../../scripts/run.ts'
import { entriesOf, publicNames } from '../lib/source/public-names.ts'

const { shared } = sharedNames()

describe('one exported name for one thing', () => {
  test('a name that stands in several files is explained by a table', () => {
    const unexplained = shared.filter(({ isExplained }) => !isExplained)
    expect(unexplained.map(({ name, files }) => `${name}: ${files.join(', ')}`)).toEqual([])
  })

  test.each(TABLES.map(({ what }) => what))('%s shares a name with something, or its line goes', (what) => {
    expect(shared.some(({ why }) => why.includes(what))).toBe(true)
  })

  test.each(Object.keys(BESIDE_A_TABLE))('%s shares the word of a table, or its line goes', (name) => {
    expect(shared.filter((one) => one.name === name)).toHaveLength(1)
  })

  test.each([...PUBLIC_TWICE])('%s is public wherever it stands', (name) => {
    const found = shared.find((one) => one.name === name)
    const declared = entriesOf(root).flatMap(({ file }) => publicNames(root, file).filter((one) => one.name === name))
    expect([...new Set(declared.map(({ file }) => file))].sort()).toEqual([...(found?.files ?? [])])
  })
})
