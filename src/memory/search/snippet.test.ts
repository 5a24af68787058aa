import { describe, expect, test } from 'bun:test'
import { snippet } from './snippet.ts'
import { eitherScript } from './widen.ts'

const filler = 'Something else entirely is said here before it comes to the point at last. '.repeat(6)
const chineseFiller = '這裡先說了許多別的事情,和要找的東西沒有關係,所以前面這一段並不重要'.repeat(6)

describe('snippet', () => {
  test('a short text is shown whole, on one line', () => {
    expect(snippet('one\n  two', ['two'], 20)).toBe('one two')
  })

  test('shows the place where the words stand, also near the end', () => {
    const shown = snippet(`${filler}The reconciliation job runs twice.`, ['reconciliation', 'job'], 80)
    expect(shown).toStartWith('…')
    expect(shown).toEndWith('The reconciliation job runs twice.')
    expect(shown.length).toBeLessThanOrEqual(80)
  })

  test('shows the place with the most of the words, not the first with any', () => {
    const text = `The job list. ${filler}Here the nightly job of the ledger runs. ${filler}`
    expect(snippet(text, ['job', 'nightly', 'ledger'], 80)).toContain('nightly job of the ledger')
  })

  test('shows the place in Chinese, which has no spaces', () => {
    const shown = snippet(`${chineseFiller}資料庫連線池上限是二十條${chineseFiller}`, ['連線', '線池'], 60)
    expect(shown).toContain('連線池上限')
    expect(shown.length).toBeLessThanOrEqual(60)
  })

  test('shows the place for a word in the other writing', () => {
    const words = eitherScript.spellings('连线')
    expect(snippet(`${chineseFiller}資料庫連線池上限是二十條`, words, 60)).toContain('連線池上限')
  })

  test('never cuts a character in half', () => {
    const text = `${'😀'.repeat(60)}needle${'😀'.repeat(60)}`
    for (let limit = 20; limit < 60; limit++) expect(snippet(text, ['needle'], limit).isWellFormed()).toBe(true)
  })

  test('shows the beginning when the words stand nowhere', () => {
    expect(snippet(filler, ['absent'], 30)).toStartWith('Something else')
  })
})
