import { describe, expect, test } from 'bun:test'
import { dirname, join } from 'node:path'

const root = join(import.meta.dir, '../..')

/** About fifteen, beside folders and without the tests of its files; a room is made before it is needed. */
const MOST_FILES = 16

/** With fewer it needs no exception. */
const FEWEST_OF_A_TABLE = 14

/** Tables of files that are alike, with one index each: a room within them would only hide an entry. */
const TABLES: Readonly<Record<string, string>> = {
  'src/protocol/events': 'one file for each event of the catalogue',
  'src/cli/commands': 'one file for each command',
  'src/storage/migrations': 'one file for each migration, in the order of their numbers',
  'src/messages/people/zh-tw': 'one file for each part that speaks to people',
  'src/memory/feature/on': 'one file for what happens at an event',
}

describe('rooms', () => {
  const counted = filesByFolder(['src', 'scripts', 'test', 'bench', 'examples'])

  test(`a folder holds at most ${MOST_FILES} files beside folders, but for tables of files that are alike`, () => {
    const overfull = [...counted].filter(([folder, files]) => files > MOST_FILES && !(folder in TABLES))
    expect(overfull).toEqual([])
  })

  test('a folder that is named as a table is there and has the files of one', () => {
    expect(Object.keys(TABLES).filter((folder) => (counted.get(folder) ?? 0) < FEWEST_OF_A_TABLE)).toEqual([])
  })
})

function filesByFolder(places: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const file of new Bun.Glob(`{${places.join(',')}}/**/*.{ts,tsx,mjs}`).scanSync({ cwd: root })) {
    if (/\.test\.tsx?$/.test(file) || file.includes('node_modules/')) continue
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  return counts
}
