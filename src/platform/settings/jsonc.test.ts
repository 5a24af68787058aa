import { expect, test } from 'bun:test'
import { parseJsonc } from './jsonc.ts'

const GOOD: readonly (readonly [text: string, value: unknown])[] = [
  ['{}', {}],
  ['\uFEFF{"a": 1}', { a: 1 }],
  ['{ // line\n "a": [1, 2, /* block */ 3,], }', { a: [1, 2, 3] }],
  ['{"a": 1, "a": 2}', { a: 2 }],
  ['"text"', 'text'],
]

for (const [text, value] of GOOD) {
  test(`${JSON.stringify(text)} is read`, () => {
    const parsed = parseJsonc(text)
    expect(parsed.ok && JSON.parse(JSON.stringify(parsed.value))).toEqual(value)
  })
}

const BAD: readonly (readonly [text: string, problem: string, line: number, column: number])[] = [
  ['', 'value expected', 1, 1],
  ['{\r\n  "a": 1\r\n  "b": 2\r\n}', 'comma expected', 3, 3],
  ['\uFEFF{"a": }', 'value expected', 1, 7],
  ['{"a": "x\n"}', 'unexpected end of string', 1, 7],
  ['{"a": 1} trailing', 'invalid symbol', 1, 10],
  ['['.repeat(200_000), 'nested too deeply', 1, 1],
]

for (const [text, problem, line, column] of BAD) {
  test(`${JSON.stringify(text.slice(0, 30))} is refused: ${problem}, line ${line}, column ${column}`, () => {
    expect<unknown>(parseJsonc(text)).toEqual({ ok: false, problem, line, column })
  })
}

const PLACES: readonly (readonly [path: (string | number)[], line: number, column: number])[] = [
  [[], 1, 1],
  [['a'], 2, 3],
  [['list', 1], 4, 5],
  [['a', 'missing'], 2, 3],
  [['missing'], 1, 1],
]

for (const [path, line, column] of PLACES) {
  test(`${JSON.stringify(path)} is found at line ${line}, column ${column}`, () => {
    const parsed = parseJsonc('{\n  "a": { "b": 1 },\n  "list": [1,\n    2]\n}')
    expect(parsed.ok && parsed.locate(path)).toEqual({ line, column })
  })
}
