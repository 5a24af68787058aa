import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BESIDE_A_TABLE, exportedValues, PUBLIC_TWICE, sharedNames, TABLES } from '../../scripts/names.ts'
import { root } from '../../scripts/run.ts'
import { entriesOf, publicNames } from '../lib/source/public-names.ts'

const { shared } = sharedNames()

/** So many may wait for somebody who passes by. */
const GRACE = 3

test(`what a file exports somebody else names, or it is the file's own (${GRACE} may wait)`, () => {
  const files = ['src', 'test', 'scripts', 'bench', 'examples'].flatMap((place) =>
    [...new Bun.Glob(`${place}/**/*.{ts,tsx,mjs}`).scanSync({ cwd: root })].filter(
      (file) => !file.includes('node_modules'),
    ),
  )
  const named = new Map<string, Set<string>>()
  for (const file of files)
    for (const [word] of readFileSync(join(root, file), 'utf8').matchAll(/[\w$]+/g))
      named.set(word, (named.get(word) ?? new Set()).add(file))
  const idle = exportedValues().filter(({ name }) => (named.get(name)?.size ?? 0) < 2)
  expect(idle.length > GRACE ? idle : []).toEqual([])
})

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
