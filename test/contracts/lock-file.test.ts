import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '../..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string; resolved?: string }>
}

test('the lock file has every platform of every package, so that npm ci works on all of them', () => {
  const missing = Object.keys(packages)
    .filter((path) => path !== '' && existsSync(join(root, path, 'package.json')))
    .flatMap((path) => {
      const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
      return Object.keys(optionalDependencies).filter((name) => !(`node_modules/${name}` in packages))
    })
  expect(missing).toEqual([])
})

test('the lock file names no place to download from', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([])
})
