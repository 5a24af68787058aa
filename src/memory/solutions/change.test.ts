import { expect, test } from 'bun:test'
import { changeBySed, changesWritten, netOfFirst } from './change.ts'

const change = (before: string, after: string, path = 'a.ts') => ({ path, before, after })

test.each<[string, ReturnType<typeof changeBySed>]>([
  ["sed -i 's/n \\* 1.0/n * 1.19/' src/tax.ts", change('n * 1.0', 'n * 1.19', 'src/tax.ts')],
  ["sed -i.bak -e 's|/old/path|/new/path|g' a.ts", change('/old/path', '/new/path')],
  ["sed -i '' 's/old/new/' a.ts", change('old', 'new')],
  ["sed -i 's/v[0-9]*/v2/' a.ts", undefined],
  ["sed -i 's/\\(a\\)b/\\1c/' a.ts", undefined],
  ["sed 's/old/new/' a.ts", undefined],
  ["sed -i '/old/d' a.ts", undefined],
])('%s', (command, made) => expect(changeBySed(command)).toEqual(made))

test('of the first changes what is left in the end', () => {
  const changes = [
    change('fee = 3', 'fee = 5'),
    change('tip = 0', 'tip = 1'),
    change('fee = 5', 'fee = 4'),
    change('x', 'y'),
  ]
  expect(netOfFirst(changes, 1)).toEqual([change('fee = 3', 'fee = 4')])
  expect(netOfFirst([...changes, change('fee = 4', 'fee = 3')], 1)).toEqual([])
})

test.each<[string, unknown, unknown]>([
  ['what stood there', JSON.stringify({ originalFile: 'a\nb\n' }), change('a\nb\n', 'a\nc\n')],
  ['nothing', JSON.stringify({ originalFile: null }), { ...change('', 'a\nc\n'), whole: true }],
  ['half of it', '{"originalFile":"a\\nb', { ...change('', 'a\nc\n'), whole: true }],
])('a file that was written whole, and of which the tool tells %s', (_, answer, made) =>
  expect(changesWritten('a.ts', { content: 'a\nc\n' }, answer)).toEqual([made as never]),
)
