import { describe, expect, test } from 'bun:test'
import { columnFields, isTexts, readColumn } from './column.ts'
import { isRecord } from './is-record.ts'

describe('a column of JSON', () => {
  test.each([
    ['["a","b"]', ['a', 'b']],
    ['[]', []],
    ['["a",1]', undefined],
    ['{"0":"a"}', undefined],
    ['["a"', undefined],
    ['null', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%p holds the texts %p', (column, texts) => expect(readColumn(column, isTexts)).toEqual(texts))

  test('what is something else than is looked for is nothing', () => {
    expect(readColumn('[1]', isRecord)).toBeUndefined()
    expect(readColumn('{"a":1}', isRecord)).toEqual({ a: 1 })
  })

  test('fields of one that cannot be read are none', () => {
    expect(columnFields<{ a: number }>('{"a":1}')).toEqual({ a: 1 })
    expect(columnFields<{ a: number }>('{"a":')).toEqual({})
    expect(columnFields<{ a: number }>('[]')).toEqual({})
  })
})
