import { describe, expect, test } from 'bun:test'
import { decoded, decodedFields, isTexts } from './decoded.ts'
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
  ])('%p holds the texts %p', (column, texts) => expect(decoded(column, isTexts)).toEqual(texts))

  test('what is something else than is looked for is nothing', () => {
    expect(decoded('[1]', isRecord)).toBeUndefined()
    expect(decoded('{"a":1}', isRecord)).toEqual({ a: 1 })
  })

  test('fields of one that cannot be read are none', () => {
    expect(decodedFields<{ a: number }>('{"a":1}')).toEqual({ a: 1 })
    expect(decodedFields<{ a: number }>('{"a":')).toEqual({})
    expect(decodedFields<{ a: number }>('[]')).toEqual({})
  })
})
