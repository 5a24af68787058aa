import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { recover } from '../texts/recover.ts'

const texts = ({ entries }: Session) => {
  const ledger = advance(emptyLedger(), entries)
  const a = recover({ ledger })
  const b = delta({ ledger, told: 'The form is being built.', a, next: 'continue', nextIs: 'prompt' })
  return `${a.text}\n${b.text}`
}
const start = () =>
  session().place('/srv/shop', 'fix/cart').prompt('Build the form for signed orders.').say('How are they closed?')
const FIRST = 'so closing is fine but the server should reopen the signed order as unconfirmed'

describe('what the person withdraws in their next words is not told', () => {
  test.each([
    [
      'by a prompt',
      (told: Session) =>
        told.prompt(`actually scratch that, not reopen. make it a separate task, the signed order stays closed`),
    ],
    ['from the queue', (told: Session) => told.queue('no wait, never reopen it, a signed order stays closed for good')],
    [
      'so soon after it',
      (told: Session) => told.prompt('actually make the signed order a separate task, it stays closed'),
    ],
  ])('%s', (_, say) => {
    const text = texts(say(start().prompt(FIRST)).say('Understood.'))
    expect(text).not.toContain('reopen the signed order')
    expect(text).toContain('stays closed')
  })

  test('in Chinese', () => {
    const told = start()
      .prompt('签过的订单由服务器重新打开，标成未确认')
      .prompt('不对，签过的订单不能再打开，单独建一个任务')
    const text = texts(told.say('明白。'))
    expect(text).not.toContain('标成未确认')
    expect(text).toContain('单独建一个任务')
  })

  test('with what it alone had laid down', () => {
    const told = session().place('/srv/shop', 'main').prompt('写一个导出脚本').say('好。')
    const both = told
      .prompt('文件名用 export.sh，放在 scripts 下')
      .say('好。')
      .prompt('改一下，文件名用 dump.sh，放在 tools 下')
    const text = texts(both.say('写好了。'))
    expect(text).not.toContain('export.sh')
    expect(text).toContain('dump.sh')
  })

  test.each([
    ['a second thought about what was done', 'actually the signed order needs a stamp too'],
    ['a question', 'actually, should the signed order stay closed?'],
    ['nothing instead', 'never mind'],
  ])('but for %s', (_, words) => {
    const edit = { file_path: '/srv/shop/src/a.ts', old_string: 'a', new_string: 'b' }
    const told = start().prompt(FIRST).call('Edit', edit, { text: 'ok' }).say('Done.').prompt(words).say('OK.')
    expect(texts(told)).toContain('reopen the signed order')
  })
})
