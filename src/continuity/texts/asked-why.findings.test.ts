import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from './delta.ts'
import { LABELS } from './labels.ts'
import { recover } from './recover.ts'

/** Which finding belongs to what comes next: made-up sessions. */
const start = (words: string) => session().place('/srv/shop', 'main').prompt(words)
const edit = (told: Session, path: string) =>
  told.call('Edit', { file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' }, { text: 'ok' })
const beside = (
  { entries }: Session,
  next: string,
  nextIs: 'prompt' | 'call' = 'prompt',
  language: keyof typeof LABELS = 'en',
) => {
  const ledger = advance(emptyLedger(), entries)
  const labels = LABELS[language]
  return delta({ ledger, told: 'Some work.', a: recover({ ledger, labels }), labels, next, nextIs }).text
}

const twoFindings = () =>
  edit(
    start('Look at how uploads work.')
      .say('Uploads are signed in server/blob/sign.cs; the lifetime is BlobTtlMinutes = 15 and is read once at start.')
      .prompt('and how are emails sent?')
      .say('Emails go through the outbox table and the Relay worker in server/mail/relay.cs, every 20 seconds.')
      .prompt('thanks. make the footer grey'),
    'web/footer.css',
  ).say('The footer is grey.')
const twoFindingsInChinese = () =>
  edit(
    start('看看上傳怎麼做的')
      .say('上傳的連結在 server/blob/sign.cs 簽名，有效期 BlobTtlMinutes = 15，啟動時讀一次。')
      .prompt('信怎麼寄的？')
      .say('server/mail/relay.cs 的 Relay 每 20 秒把 outbox 資料表裡的信寄出。')
      .prompt('謝謝。把頁尾改成灰色'),
    'web/footer.css',
  ).say('頁尾已改成灰色。')

describe('the next call is told the finding about its own file', () => {
  test.each([
    ['server/mail/relay.cs', 'Emails go through', 'Uploads are signed'],
    ['server/blob/sign.cs', 'Uploads are signed', 'Emails go through'],
  ])('%s', (path, said, unsaid) => {
    const text = beside(twoFindings(), `/srv/shop/${path}`, 'call')
    expect(text).toContain(said)
    expect(text).not.toContain(unsaid)
  })

  test('also in Chinese', () => {
    const text = beside(twoFindingsInChinese(), '/srv/shop/server/mail/relay.cs', 'call', 'zh-TW')
    expect(text).toContain('每 20 秒')
    expect(text).not.toContain('BlobTtlMinutes')
  })

  test.each(['寄信走 server/mail/relay.cs，失敗時重試三次。'])(
    'also in a short sentence with few characters beside each other: %s',
    (said) => {
      const told = edit(start('信怎麼寄的？').say(said).prompt('謝謝。把頁尾改成灰色'), 'web/footer.css').say(
        '頁尾已改成灰色。',
      )
      expect(beside(told, '/srv/shop/server/mail/relay.cs', 'call', 'zh-TW')).toContain('server/mail/relay.cs')
    },
  )

  test('and after other work neither a bare word nor another file brings them back', () => {
    for (const told of [twoFindings(), twoFindingsInChinese()])
      for (const [next, nextIs] of [
        ['continue', 'prompt'],
        ['繼續', 'prompt'],
        ['/srv/shop/web/header.css', 'call'],
      ] as const)
        expect(beside(told, next, nextIs)).not.toMatch(/Uploads are|Emails go|BlobTtl|每 20 秒/)
  })
})

describe('who asks why is told the cause that was found, though it was acted upon', () => {
  const twice = () =>
    edit(
      start('Why do the emails arrive twice?')
        .say('The cause is that the scheduler runs on both pods.')
        .call('Bash', { command: 'kubectl get cronjob' }, { text: 'one job' })
        .say(
          'That was wrong: the scheduler runs once. The cause is that MailJob retries after the SMTP timeout although the mail went out.',
        ),
      'jobs/mail_job.rb',
    )
  const white = () =>
    edit(start('页面为什么白屏？').say('白屏的原因是 bundle.js 在旧浏览器里报语法错误。'), 'build/babel.config.js').say(
      '改好了。',
    )

  test('the last one, and not the one that was taken back', () => {
    const text = beside(twice(), 'why did the emails arrive twice?')
    expect(text).toContain('MailJob retries after the SMTP timeout')
    expect(text).not.toContain('runs on both pods')
    expect(beside(twice(), 'what was the reason for the emails that arrive twice?')).toContain('MailJob retries')
  })

  test('also in Chinese', () => {
    expect(beside(white(), '当时页面白屏的原因是什么？', 'prompt', 'zh-CN')).toContain(
      'bundle.js 在旧浏览器里报语法错误',
    )
    expect(beside(white(), '为什么会白屏？', 'prompt', 'zh-CN')).toContain('bundle.js')
  })

  test('not who asks about something else, or wants something done', () => {
    expect(beside(twice(), 'why is the footer grey?')).not.toContain('MailJob retries')
    expect(beside(twice(), 'make the emails shorter')).not.toContain('MailJob retries')
    expect(beside(white(), '页脚为什么是灰色的？', 'prompt', 'zh-CN')).not.toContain('bundle.js')
  })
})
