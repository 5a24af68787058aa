import { expect, test } from 'bun:test'
import { recover } from '../../../../texts/recover.ts'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { type Session, session } from '../../../sample.ts'
import { limitsInForce } from './in-force.ts'

const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const said = (...prompts: readonly string[]) =>
  prompts.reduce((told, text) => told.prompt(text).call('Edit', edit('a.ts'), OK).say('Done.'), session())
const ledgerOf = (told: Session) => advance(emptyLedger(), told.entries)
const inForce = (told: Session) =>
  limitsInForce(ledgerOf(told)).map(({ limit, exceptions }) => [limit.text, ...exceptions])
const LATER = ['Now mend the header of the invoice.', 'And the footer of the invoice, in grey.']

test.each([
  ['Never touch legacy.', 'Except legacy/tax.ts, that one you may change.'],
  ['Never touch legacy.', 'You may change legacy/tax.ts.'],
  ['Do not use lodash.', 'lodash is ok in the tests though'],
  ['Do not push.', 'You can push the docs branch.'],
  ['Never add dependencies.', 'zod is fine as a dependency.'],
  ['Do not edit the migrations.', 'migrations/0042.sql is an exception, edit that one.'],
  ['不要动 legacy 目录。', 'legacy/tax.ts 除外，那个可以改。'],
  ['不要動 legacy 目錄。', 'legacy/tax.ts 可以改。'],
  ['不要推送。', '文档分支可以推送。'],
  ['Ask me before every commit.', 'No need to ask before committing docs.'],
  ['Always run the tests before committing.', 'No need to run the tests this time.'],
  ['Only change src/cart.ts.', 'You can also change src/list.ts'],
  ['Do not add dependencies.', 'You may add zod for validation.'],
  ['Do not commit or push anything.', 'You can commit now, but do not push.'],
  ['Do not commit or push until I tell you.', 'You can push now.'],
  ["Don't commit, push or deploy yet.", 'You can commit and push now.'],
])('13: %s stays with what is let out of it: %s', (rule, exception) => {
  expect(inForce(said(rule, exception, ...LATER))).toEqual([[rule, exception]])
})

test.each([
  ['Never touch legacy.', 'You can see the legacy page in the browser now.', [['Never touch legacy.']]],
  ['Do not commit secrets.', 'You can commit the docs.', [['Do not commit secrets.']]],
  ['Never commit secrets or push to main.', 'You can commit now.', [['Never commit secrets or push to main.']]],
  ['Do not commit or push.', 'You can commit and push now.', [['You can commit and push now.']]],
  ['Do not use lodash.', 'Is lodash ok in the tests?', [['Do not use lodash.']]],
  ['不要動登入。', '登入時拋出例外。', [['不要動登入。']]],
  ['Never touch legacy.', 'You may touch legacy again.', [['You may touch legacy again.']]],
  // That something is in order does not allow to change it.
  ['Do not change the API.', 'the API is fine', [['Do not change the API.']]],
  ['Do not touch the schema.', 'The schema is ok now.', [['Do not touch the schema.']]],
  ['Do not touch the schema.', 'the schema is fine, the bug is in the loader', [['Do not touch the schema.']]],
  ['不要改接口。', '接口没问题，是前端的错', [['不要改接口。']]],
  ['不要動資料庫。', '資料庫沒問題', [['不要動資料庫。']]],
  ['Do not use mocks.', 'mocks are fine now', [['mocks are fine now']]],
  ['Do not use Redis.', 'We can use Redis in production? no idea', [['Do not use Redis.']]],
  ['最多重试三次', '改成五次', [['最多重试三次 → 改成五次']]],
  ['Always answer in English.', '改用中文回答', [['改用中文回答']]],
])('%s is not narrowed by: %s', (rule, word, left) => {
  expect(inForce(said(rule, word))).toEqual([...left])
})

test('what is let out is over when it is forbidden again, when it is taken out of the queue, and with its limit', () => {
  const narrowed = said('Never touch legacy.', 'You may change legacy/tax.ts.')
  expect(inForce(narrowed.prompt('Do not touch legacy/tax.ts either.'))).toEqual([
    ['Never touch legacy.'],
    ['Do not touch legacy/tax.ts either.'],
  ])
  expect(inForce(said('Never touch legacy.').queue('You may change legacy/tax.ts.').takeBack())).toEqual([
    ['Never touch legacy.'],
  ])
  const lifted = said('Never touch legacy.', 'You may change legacy/tax.ts.', 'You may touch legacy again.')
  expect(inForce(lifted)).toEqual([['You may touch legacy again.']])
})

test('both are told as one, also where the summary has the limit alone', () => {
  const told = said('Never touch legacy.', 'Except legacy/tax.ts, that one you may change.', ...LATER)
  for (const summary of ['Work.', 'The user: "Never touch legacy."']) {
    const { text } = recover({ ledger: ledgerOf(told), summaryKnown: true, alreadyTold: summary })
    expect(text).toContain(
      '- The user: “Never touch legacy.”, and since then “Except legacy/tax.ts, that one you may change.”',
    )
  }
})

test.each([
  '代码还没有推送，也没有提交。',
  '提交了但还没有推送。',
  '分支還沒推送，也不能合併，因為測試沒過。',
  '改动没有推送到远端，不要紧。',
  '目前不能登入，頁面會跳錯。',
])('where the work stands is no limit: %s', (words) => {
  expect(inForce(session().prompt(words))).toEqual([])
})

test.each(['還沒有推送，先別動。', '還沒得到我同意之前不要推送。', '推送之前不要改版本号。'])(
  'what is demanded beside it is: %s',
  (words) => {
    expect(inForce(session().prompt(words)).length).toBeGreaterThan(0)
  },
)
