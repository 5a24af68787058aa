import { expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '../..')

test('the built library works on the Node of this machine', () => {
  expect(existsSync(join(root, 'dist/lib/index.js'))).toBe(true)
  const run = spawnSync('node', ['--test', join(import.meta.dir, 'library.test.mjs')], { cwd: root, encoding: 'utf8' })
  expect(run.status, run.stdout + run.stderr).toBe(0)
})

test('the library imports only what package.json lists as dependencies', async () => {
  const { dependencies, peerDependencies } = await Bun.file(join(root, 'package.json')).json()
  const files = [...new Bun.Glob('dist/lib/**/*.js').scanSync({ cwd: root })]
  const packages = new Set<string>()
  for (const file of files) {
    const text = await Bun.file(join(root, file)).text()
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'".#\s][^'"\s]*)['"]/g))
      packages.add(name)
  }
  const foreign = [...packages].filter(
    (name) => !name.startsWith('node:') && !(name in dependencies) && !(name in peerDependencies),
  )
  expect(foreign).toEqual([])
})
