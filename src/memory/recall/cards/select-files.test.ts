import { expect, test } from 'bun:test'
import type { CardName, FileCard } from './cards.ts'
import { type FileCandidate, selectFiles } from './select-files.ts'

const file = (memory: number, base: string, names: readonly CardName[], more: Partial<FileCard> = {}) =>
  ({
    memory,
    changed: false,
    card: { kind: 'file', folder: 'src', head: `${base} (tax, rate)`, more: [], own: [base], worth: 1, names, ...more },
  }) satisfies FileCandidate

const usual = (_: string, worth: number) => worth

test('a line says what a file is about, the names in use there, and the files that go with it', () => {
  const { lines } = selectFiles(
    [
      file(1, 'invoice.ts', [
        ['taxTable', 3],
        ['template.ts', 2],
      ]),
    ],
    400,
    new Set(),
    usual,
  )
  expect(lines).toEqual(['Files under src/:', '- invoice.ts (tax, rate): taxTable, with template.ts'])
})

test('a name is said once, and a line names five things at most', () => {
  const names: CardName[] = ['aB', 'bC', 'cD', 'dE', 'eF', 'fG'].map((name) => [`${name}name`, 2])
  const { lines } = selectFiles([file(1, 'one.ts', names), file(2, 'two.ts', names)], 400, new Set(['aBname']), usual)
  expect(lines).toEqual([
    'Files under src/:',
    '- one.ts (tax, rate): bCname, cDname, dEname and eFname',
    '- two.ts (tax, rate): fGname',
  ])
})

test('what else there is about a file comes right behind its first line', () => {
  const names: CardName[] = ['aB', 'bC', 'cD', 'dE', 'eF', 'fG'].map((name) => [`${name}name`, 2])
  const { lines, memories } = selectFiles(
    [file(1, 'one.ts', names, { more: ['also cents and locale'] }), file(2, 'two.ts', [['otherName', 9]])],
    400,
    new Set(),
    usual,
  )
  expect(lines).toEqual([
    'Files under src/:',
    '- two.ts (tax, rate): otherName',
    '- one.ts (tax, rate): aBname, bCname, cDname and dEname',
    '  - also cents and locale: eFname and fGname',
  ])
  expect(memories.map(({ memory }) => memory)).toEqual([2, 1, 1])
})

test('stays within the room, and says of a changed file that it is', () => {
  const many = Array.from({ length: 30 }, (_, n) => ({ ...file(n, `file${n}.ts`, [[`nameOf${n}`, 1]]), changed: true }))
  const { lines } = selectFiles(many, 300, new Set(), usual)
  expect(lines.join('\n').length).toBeLessThanOrEqual(300)
  expect(lines[1]).toBe('- file0.ts (tax, rate) [changed since]: nameOf0')
})

test('a file of which nothing is known but that it was seen is not spoken of', () => {
  const bare = { head: 'two.ts (in 2 sessions, last on 2031-02-03)' }
  const { lines } = selectFiles(
    [file(1, 'one.ts', [['taxTable', 3]]), file(2, 'two.ts', [], bare), file(3, 'six.ts', [['rateName', 3]], bare)],
    400,
    new Set(),
    usual,
  )
  expect(lines.join('\n')).toContain('taxTable')
  expect(lines.join('\n')).toContain('two.ts (in 2 sessions, last on 2031-02-03): rateName')
  expect(lines.filter((line) => line.endsWith('2031-02-03)'))).toEqual([])
})
