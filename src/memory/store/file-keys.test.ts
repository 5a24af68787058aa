import { expect, test } from 'bun:test'
import { keysOfFile } from './file-keys.ts'

const WORDS: readonly (readonly [path: string, words: readonly string[]])[] = [
  ['src/parser.ts', ['parser', 'src']],
  ['src/json-parsers.test.ts', ['json', 'parser', 'test', 'src']],
  ['migrations/004_tags.sql', ['004', 'tag', 'migration']],
  ['app/HTTPServerPool.java', ['httpserver', 'pool', 'app']],
  ['lib/retryV2Client.ts', ['retry', 'client', 'lib']],
  ['tests_test/one_two_three_four.py', ['one', 'two', 'three', 'test']],
  ['文件/解析.ts', ['解析', '文件']],
  ['.env', ['env']],
]

test.each(WORDS)('%s is found by the words of its name and of its folder', (path, words) => {
  expect(keysOfFile(path).flatMap(([kind, key]) => (kind === 'word' ? [key] : []))).toEqual([...words])
})

test('a file is found by itself first, then by its kind and the folders above it, ten keys at most', () => {
  expect(keysOfFile('a/b/c.TS').slice(0, 4)).toEqual([
    ['file', 'a/b/c.TS'],
    ['extension', '.ts'],
    ['folder', 'a/b'],
    ['folder', 'a'],
  ])
  const deep = keysOfFile('0/1/2/3/4/5/6/7/8/9/10/11/x.ts').filter(([kind]) => kind !== 'word')
  expect(deep).toHaveLength(10)
})
