import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kindOf, PLACE_OF } from '../../src/memory/store/kinds.ts'

const root = join(import.meta.dir, '../..')
const KINDS = 'src/memory/store/kinds.ts'
const sources = ['memory', 'team', 'hook', 'journal', 'past', 'continuity']
  .flatMap((folder) => [...new Bun.Glob(`src/${folder}/**/*.ts`).scanSync({ cwd: root })])
  .filter((file) => !file.endsWith('.test.ts') && file !== KINDS)
  .map((file) => ({ file, text: withoutComments(readFileSync(join(root, file), 'utf8')) }))

test('where the memories of a kind are kept is said in one place', () => {
  const written = sources.filter(({ text }) => Object.values(PLACE_OF).some((place) => text.includes(place)))
  expect(written.map(({ file }) => file)).toEqual([])
})

test('whose word a memory is, is decided in one place', () => {
  const decides = /author\b[^\n]{0,12}IN \('user', 'agent'\)|author === 'user' \|\| \w*\.?author === 'agent'/
  expect(sources.filter(({ text }) => decides.test(text)).map(({ file }) => file)).toEqual([])
})

test.each(Object.entries(PLACE_OF))('a %s is known by where it is kept', (kind, place) => {
  expect(kindOf(`${place}x`)).toBe(kind as keyof typeof PLACE_OF)
})

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}
