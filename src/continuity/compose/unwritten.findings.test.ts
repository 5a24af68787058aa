import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** Edits that were not made, and a place that says nothing: a small made-up session each. */
const EDIT = { file_path: '/srv/shop/src/a.ts', old_string: 'one', new_string: 'two' }
const LOST = { text: 'String to replace not found in file.', failed: true }
const start = (branch = 'main') => session().place('/srv/shop', branch).prompt('Mend the cart.')
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text

describe('that nothing was written is said where somebody may think so', () => {
  test.each([
    ['en', 'on branch `main`; nothing was written yet: 2 edits were refused by the user and an edit failed.'],
    ['zh-TW', '尚未寫入任何內容：2 次編輯被使用者拒絕、1 次編輯失敗'],
    ['zh-CN', '尚未写入任何内容：2 次编辑被用户拒绝、1 次编辑失败'],
  ] as const)('%s', (language, words) => {
    const told = start().call('Edit', EDIT, LOST).refuse('Edit', EDIT, '').refuse('Write', EDIT, 'not there')
    expect(said(told, language)).toContain(words)
  })

  test('not once an edit was made, by whatever means', () => {
    const lost = () => start().call('Edit', EDIT, LOST)
    expect(said(lost().call('Edit', EDIT, { text: 'updated' }))).not.toContain('nothing was written')
    expect(said(lost().call('Bash', { command: 'git apply a.patch' }, { text: '' }))).not.toContain(
      'nothing was written',
    )
    const notes = { file_path: '/home/kim/notes/cart.md', content: 'x' }
    const outside = start().call('Write', notes, { text: 'File created successfully' })
    expect(said(outside.call('Edit', EDIT, LOST))).not.toContain('nothing was written')
    expect(said(lost().call('Edit', EDIT))).not.toContain('nothing was written')
    const undone = { ...EDIT, old_string: 'two', new_string: 'one' }
    const back = lost().call('Edit', EDIT, { text: 'updated' }).call('Edit', undone, { text: 'updated' })
    expect(said(back)).not.toContain('nothing was written')
  })
})

test('the branch alone is told where somebody has chosen it', () => {
  const looked = (branch: string) => start(branch).call('Read', { file_path: '/srv/shop/a.ts' }, { text: 'x' })
  expect(said(looked('main'))).not.toContain('Place')
  expect(said(looked('fix/cart'))).toContain('Place: on branch `fix/cart`.')
})
