import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { FOLDERS } from '../../scripts/folders.ts'
import { ROWS } from '../clients/rows/index.ts'

const root = join(import.meta.dir, '../..')
const run = Object.values(FOLDERS).flat()

test('every file of tests lies in a folder that is run, and every such folder is there', () => {
  const files = [...new Bun.Glob('{src,scripts,test,bench,plugin}/**/*.test.{ts,tsx}').scanSync({ cwd: root })]
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !run.some((folder) => file.startsWith(`${folder}/`)))).toEqual([])
  expect(run.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
})

test('every host of the table of client tests has its file', () => {
  const files = [...new Bun.Glob('*.test.ts').scanSync({ cwd: join(root, 'test/clients/every-host') })]
  expect(files.map((file) => basename(file, '.test.ts')).sort()).toEqual(Object.keys(ROWS).sort())
})
