import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTING_KEYS } from '../../src/base/settings-table.ts'

const root = join(import.meta.dir, '../..')
const code = [...new Bun.Glob('src/**/*.ts').scanSync({ cwd: root })]
  .filter((file) => !file.endsWith('.test.ts') && !/^src\/(?:platform\/settings\/|base\/settings-table)/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

for (const key of SETTING_KEYS) {
  test(`the setting ${key} is read by somebody`, () => {
    const leaf = key.slice(key.lastIndexOf('.') + 1)
    // A type that only names it does not read it.
    const read = new RegExp(`(?<!readonly )\\b${leaf}\\b(?!\\??: )`)
    expect(read.test(code)).toBe(true)
  })
}
