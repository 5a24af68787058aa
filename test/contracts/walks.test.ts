import { afterAll, expect, test } from 'bun:test'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { walk } from '../../scripts/walks/count.ts'
import { home, WALKS } from '../../scripts/walks/steps.ts'
import { readingOf } from '../../scripts/walks/to-read.ts'

const root = join(import.meta.dir, '../..')

/** A file or two more are no reason to write the table anew. */
const GRACE = 2

/** By the name of the walk, as docs/architecture.md says it. */
const said = new Map(
  [...readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/^\| ([^|]+) \| (\d+) \| \d+ \| \d+ \|/gm)].map(
    ([, name = '', files]) => [name, Number(files)],
  ),
)

afterAll(() => rmSync(home, { recursive: true, force: true }))

test.each(WALKS)(
  `$name asks for at most ${GRACE} files more to be read than docs/architecture.md says (npm run walks)`,
  async (one) => {
    const { toRead } = readingOf((await walk(one)).run)
    const known = said.get(one.name) ?? 0
    expect(known).toBeGreaterThan(0)
    expect(toRead.length > known + GRACE ? toRead : []).toEqual([])
  },
  60_000,
)

test('of a table is read the entry of which most ran, with what it is made of, and none of which a few lines ran', () => {
  const { toRead } = readingOf(
    new Map([
      ['src/continuity/compose/parts/rules/rule-lines.ts', 30],
      ['src/continuity/compose/parts/said-by.ts', 8],
      ['src/continuity/compose/parts/open-lines.ts', 20],
      ['src/hosts/codex/sign.ts', 3],
      ['src/platform/io.ts', 40],
      ['src/hook/hook.ts', 90],
    ]),
  )
  expect(toRead).toEqual([
    'src/continuity/compose/parts/rules/rule-lines.ts',
    'src/continuity/compose/parts/said-by.ts',
    'src/hook/hook.ts',
  ])
})
