import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '../..')
const written = new Set(
  [...readFileSync(join(root, 'docs/rows.md'), 'utf8').matchAll(/^- (S\d\.\d+) \S/gm)].map(([, row]) => row),
)

/** What stands before the colon of a test's name: `S0.4, S0.5: …`. */
const NAME = /\(\s*['"`]([A-Z]\d+(?:\.\d+)?(?:, [A-Z]\d+(?:\.\d+)?)*): /g

describe('the rows that tests cite', () => {
  test('each stands in docs/rows.md with a line of its own', () => {
    const files = [...new Bun.Glob('{src,test}/**/*.ts').scanSync({ cwd: root })]
    const cited = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bS[0-4]\.\d+\b/g)].map(([row]) => row),
    )
    expect(cited.length).toBeGreaterThan(500)
    expect([...new Set(cited)].filter((row) => !written.has(row))).toEqual([])
  })

  test('no test cites by another kind of number', () => {
    const named = [...new Bun.Glob('{src,test}/**/*.test.ts').scanSync({ cwd: root })].flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(NAME)].flatMap(([, rows = '']) => rows.split(', ')),
    )
    expect(named.length).toBeGreaterThan(100)
    expect([...new Set(named)].filter((row) => !written.has(row))).toEqual([])
  })

  test('none stands there twice', () => {
    const lines = readFileSync(join(root, 'docs/rows.md'), 'utf8').match(/^- S\d\.\d+/gm) ?? []
    expect(new Set(lines).size).toBe(lines.length)
  })
})
