import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { recover } from '../texts/recover.ts'

const OK = { text: 'ok' }
const edit = { file_path: '/srv/shop/src/cart.ts', old_string: 'const up = 1', new_string: 'const up = 2' }
const looked = (asked: string) =>
  session()
    .place('/srv/shop', 'fix/cart')
    .prompt(asked)
    .call('Read', { file_path: '/srv/shop/src/cart.ts' }, OK)
    .say('The cart rounds each line in src/cart.ts.')
const told = (asked: string, then: string, isOver = true) => {
  const going = looked(asked).prompt(then).call('Edit', edit, OK)
  const ledger = advance(emptyLedger(), (isOver ? going.say('It is fixed.') : going).entries)
  const a = recover({ ledger })
  return `${a.text}\n${delta({ ledger, told: 'Some work was done.', a, next: 'continue' }).text}`
}

describe('what was not to be done while something was looked at is over with the order to do it', () => {
  test.each([
    ["why does this fail? only look, don't change anything yet", 'ok fix it'],
    ["Why is the total wrong? Just explain, don't touch the code yet.", 'great, now fix it please'],
    ['What rounds the total? Do not change anything, just tell me.', 'go ahead and change it'],
    ['总计为什么不对？先不要改代码', '好，改吧'],
    ['这里为什么失败？先别动代码，只看', '好的，请修一下'],
  ])('%s: %s', (asked, then) => {
    const text = told(asked, then)
    expect(text).not.toMatch(/only look|explain|don['’]t|Do not|先不要|先别/i)
    expect(told(asked, then, false)).not.toMatch(/only look|explain|don['’]t|Do not|先不要|先别/i)
  })

  test('not before that', () => {
    const ledger = advance(emptyLedger(), looked("why does this fail? only look, don't change anything yet").entries)
    expect(recover({ ledger }).text).toContain("don't change anything yet")
  })

  test.each([
    "can you check whether these tests fit into others? don't change anything, just let me know",
    '这些测试能不能合并？先不要改代码，只告诉我',
  ])('it stands with what was to be looked at: %s', (asked) => {
    expect(recover({ ledger: advance(emptyLedger(), looked(asked).entries) }).text).toContain(asked)
  })
})

test.each([
  'from what I have observed you take the shortest path, and without more files you do not know what is there',
  'As far as I can tell the cart never rounds and must not be asked twice.',
  '据我观察，你总是不看别的文件就开始写',
])('what the person has seen is no limit: %s', (seen) => {
  expect(recover({ ledger: advance(emptyLedger(), looked(seen).entries) }).text).not.toContain('Rules in force')
})
