import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '../..')

/** In the table of a compaction, what stands behind the first file is in its room. */
const ROOMS = ['src', 'src/continuity', 'src/memory']

test.each(['docs/architecture.md', 'CONTRIBUTING.md'])('the files and folders that %s names are there', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const named = [...text.matchAll(/`((?:[a-z0-9-]+\/)+(?:[a-z0-9-]+\.tsx?)?)`/g)].map(([, path = '']) => path)
  const examples = named.filter((path) => /(^|\/)x[./-]|NNNN/.test(path))
  expect(named.length).toBeGreaterThan(20)
  const missing = named.filter(
    (path) =>
      !examples.includes(path) &&
      ![root, ...ROOMS.map((room) => join(root, room))].some((at) => existsSync(join(at, path))),
  )
  expect(missing).toEqual([])
})

/** Made up, in an example. */
const MADE_UP = ['src/parser.ts']

test('the source files that a page of docs/ names are there', () => {
  const pages = [...new Bun.Glob('docs/*.md').scanSync({ cwd: root })]
  const missing = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/`(src\/[\w./-]+\.tsx?)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !MADE_UP.includes(path) && !existsSync(join(root, path)))
      .map((path) => `${page}: ${path}`),
  )
  expect(missing).toEqual([])
})
