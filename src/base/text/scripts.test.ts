import { describe, expect, test } from 'bun:test'
import { simplified, spellings } from './scripts.ts'

describe('traditional and simplified Chinese', () => {
  test('are compared in simplified writing; the rest stays', () => {
    expect(simplified('資料庫遷移 v2 かな 한글 naïve')).toBe('资料库迁移 v2 かな 한글 naïve')
  })

  test('a text in simplified writing is as it was', () => {
    const text = '给已有字段加非空约束:先加检查约束,验证之后再设,避免全表扫描。'
    expect(simplified(text)).toBe(text)
  })

  test.each(['發', '髮', '发'])('%s is found in all its forms', (character) => {
    expect(spellings(character).sort()).toEqual(['发', '發', '髮'].sort())
  })

  test('a pair is written in every combination, the given one first', () => {
    const ways = spellings('重复')
    expect(ways[0]).toBe('重复')
    expect(ways).toContain('重複')
    expect(ways).toContain('重覆')
  })

  test('the ways are bounded: a long text stays as it is', () => {
    expect(spellings('台历发后').length).toBeLessThanOrEqual(24)
    expect(spellings('環境變數驗證')).toEqual(['環境變數驗證'])
  })

  test('what is not Chinese has one spelling', () => {
    expect(spellings('db')).toEqual(['db'])
  })

  test('no traditional character is the simplified form of another', () => {
    for (const way of spellings('后台')) expect(simplified(way)).toBe('后台')
  })
})

test('many letters are simplified as few are', () => {
  const text = '資料庫遷移，発 é 😀。'
  const few = simplified(text)
  expect(simplified(text.repeat(100))).toBe(few.repeat(100))
})
