import { describe, expect, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.ts'
import { entriesOf, publicNames } from '../lib/source/public-names.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const page = readFileSync(join(root, 'docs/library.md'), 'utf8')
const sections = page
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    entries: text.slice(0, text.indexOf('\n')).split(', '),
    names: [...text.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, name = '']) => name),
    code: /```ts\n([\s\S]*?)```/.exec(text)?.[1] ?? '',
  }))

/** The whole library is its parts. */
const entries = entriesOf(root).filter(({ name }) => name !== 'throughline')

/** What handlers of the product are made of, and nobody outside can use. */
const INNER = ['Answer', 'Commit', 'Handler', 'Moment', 'Step']

describe('docs/library.md', () => {
  test.each(entries)('$name: tells of every name that can be imported, and of no other', ({ name, file }) => {
    const told = sections.filter((section) => section.entries.includes(name)).flatMap(({ names }) => names)
    const exported = publicNames(root, file).map((one) => one.name)
    expect(told.toSorted()).toEqual([...new Set(exported)].sort())
  })

  test.each(entries)('$name: every value stands in the example', ({ name, file }) => {
    const code = sections.filter((section) => section.entries.includes(name)).map((section) => section.code)
    const values = publicNames(root, file).filter(({ isType }) => !isType)
    expect(values.filter((one) => !new RegExp(`\\b${one.name}\\b`).test(code.join('\n')))).toEqual([])
  })

  test.each(sections)('the example of $entries works', ({ code }) => {
    const home = folder()
    const inside = code.replace(/'(throughline[^']*)'/g, (_, name) => `'${join(root, fileOf(name))}'`)
    writeFileSync(join(home, 'example.ts'), inside)
    const ran = Bun.spawnSync([process.execPath, 'example.ts'], {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home, THROUGHLINE_HOME: join(home, '.throughline') },
    })
    expect({ code: ran.exitCode, stderr: ran.stderr.toString() }).toEqual({ code: 0, stderr: '' })
  })

  test('what only handlers of the product need is not exported', () => {
    const names = entriesOf(root).flatMap(({ file }) => publicNames(root, file).map(({ name }) => name))
    expect(names.filter((name) => INNER.includes(name))).toEqual([])
  })
})

function fileOf(entry: string): string {
  const found = entriesOf(root).find(({ name }) => name === entry)
  if (!found) throw new Error(`there is no ${entry} in package.json`)
  return found.file
}
