import { describe, expect, test } from 'bun:test'
import { recover } from '../../../../../texts/recover.ts'
import { advance } from '../../../../advance.ts'
import { emptyLedger } from '../../../../put.ts'
import { session } from '../../../../sample.ts'
import { limitsInForce } from '../in-force.ts'

const EDIT = { file_path: '/srv/shop/a.ts', old_string: 'a', new_string: 'b' }
/** What the person says, each worked on; "A:" is what the agent says in between. */
const ledgerOf = (...said: readonly string[]) => {
  const told = said.reduce(
    (all, text) =>
      text.startsWith('A:') ? all.say(text.slice(2)) : all.prompt(text).call('Edit', EDIT, { text: 'ok' }).say('Done.'),
    session(),
  )
  return advance(emptyLedger(), told.entries)
}
const inForce = (...said: readonly string[]) =>
  limitsInForce(ledgerOf(...said)).map(({ limit, exceptions }) => [limit.text, ...exceptions])

describe('what is forbidden of one thing ends nothing that is forbidden of another', () => {
  test.each([
    ['Never log the value of SESSION_KEY.', 'Never log the value of REFRESH_KEY.'],
    [
      'For compatibility with the old importer, never change the signature of parse_header.',
      'For compatibility with the old importer, never change the signature of parse_body.',
    ],
    [
      'Please never change the default of the --fast option in core.py without asking.',
      'Please never change the default of the --slow option in core.py without asking.',
    ],
    ['/orders 的回應格式不能改，手機版還在用。', '/invoices 的回應格式不能改，手機版還在用。'],
    ['德國的發票一定要有稅號，這是規定。', '法國的發票一定要有稅號，這是規定。'],
    ['payments.proto 不要改字段编号，老客户端在用。', 'orders.proto 不要改字段编号，老客户端在用。'],
  ])('%s | %s', (one, other) => {
    expect(inForce(one, other, 'Now the footer, please.')).toEqual([[one], [other]])
  })
})

describe('a message stands beside the limit whose value it changes, and what else that says holds', () => {
  test.each([
    ['Use a timeout of 30 seconds and never follow redirects.', 'timeout 10 seconds'],
    ['rate limit 100 per second, no third-party packages', 'no, 50 per second'],
    ['Timeout 30 seconds, only HTTPS.', 'no, 10 seconds'],
    ['批次大小上限 500，別用多執行緒。', '放寬到 800'],
    ['抓取程式：逾時 30 秒，不要跟隨轉址，只能用 HTTPS。', '逾時改 10 秒'],
    ['Use tabs.', 'actually switch to two spaces'],
    ['一律用 tab 縮排。', '改用兩個空格好了'],
    ['Deploys only on Mondays.', 'sorry, Tuesdays'],
    ['Use tokio, not async-std.', 'drop tokio, plain threads are enough'],
    ['Use axios for all requests.', 'switch to fetch'],
    ['Use port 8080 and never bind to 0.0.0.0.', 'port 9090 please'],
    ['All dates in UTC.', 'show local time in the UI only'],
    ['只能用 3.8 语法。', '算了，3.12 也行'],
    ['Keep functions under 20 lines.', "scratch that, length doesn't matter"],
  ])('%s | %s', (limit, word) => expect(inForce(limit, word)).toEqual([[limit, word]]))

  test('the new value is told, and the old one nowhere without it', () => {
    for (const [limit, word, left] of [
      ['用 Go 寫一個限流器，每秒 100 次，不要用第三方套件', '不對，是每秒 50 次', ''],
      ["Retry at most three times, don't use requests.", 'make it five', ''],
      ['每頁最多 50 筆。幫我做分頁。', '改成每頁 20 筆', '50'],
      ['Write the loader. Max line length is 80.', 'bump the line length to 100', '80'],
    ] as const) {
      const { text } = recover({ ledger: ledgerOf(limit, word, 'Now the footer, please.') })
      expect(text).toContain(word)
      if (left !== '') expect(text).not.toContain(left)
    }
  })

  test.each([
    ['Use tabs.', 'Show me the settings page.'],
    ['Keep functions under 20 lines.', 'delete the first 5 lines of main.py'],
    ['Timeouts must be 30 seconds.', 'the last test took 45 seconds'],
    ['不要改 migration 0042。', '新增 migration 0043'],
    ['最多重試 3 次。', '加 5 個測試'],
    ['Timeouts must be 30 seconds.', 'wait 10 seconds and try again'],
    ['Use port 8080 and never bind to 0.0.0.0.', 'bump the version to 1.2.0'],
    ['Use axios for all requests.', 'add a health check for axios to the readme'],
  ])('%s is not changed by: %s', (limit, word) => expect(inForce(limit, word)).toEqual([[limit]]))
})

describe('what is allowed or ordered of several things that are forbidden stands beside them', () => {
  test.each([
    ["Don't push and don't tag.", 'ok push it'],
    ["Don't commit and don't push.", 'ok commit it'],
    ["Don't edit core7.py or core8.py.", 'core7.py is fine to edit now'],
    ['No new dependencies.', 'ok add pyyaml then'],
    ['不要加依賴。', '好，那就用 lodash 吧'],
    ['另外，别动 prod.yaml，也别重启服务。', '可以重启服务了'],
  ])('%s | %s', (limit, word) => expect(inForce(limit, word)).toEqual([[limit, word]]))

  test.each([
    ['No new packages.', 'ok add pagination then'],
    ["Don't edit schema.sql or seed.sql.", 'open seed.sql and tell me what it holds'],
    ["Don't push and don't tag.", 'push back on the deadline in the mail'],
  ])('%s holds as it was after: %s', (limit, word) => expect(inForce(limit, word)).toEqual([[limit]]))

  test('of what may be meant for the work or for what was asked, both are told', () => {
    const limit = "don't implement anything yet."
    expect(
      inForce(`Plan the cache, but ${limit}`, 'A:The plan stands. Should I also add a diagram?', 'go ahead'),
    ).toEqual([[limit, 'go ahead']])
  })

  test('of "go on" nobody can tell whether it is the work', () => {
    const limit = "Don't write code yet, plan first."
    expect(inForce(limit, 'A:The plan is there.', 'go on')).toEqual([[limit, 'go on']])
  })

  test('a go-ahead stands with what it answers', () => {
    const asked = 'I also need to change src/server.go to register the handler. OK?'
    const ledger = ledgerOf('Add metrics. Only touch src/metrics.', `A:${asked}`, 'ok', 'add a readme')
    expect(recover({ ledger }).text).toContain(
      `“Only touch src/metrics.”, and since then “ok” to the agent's “${asked}”`,
    )
  })
})

describe('what was put off is over with the go-ahead', () => {
  test.each([
    ["write a failing test first, don't implement anything yet", 'A:It fails. Should I implement it now?', 'yes go'],
    ['Design the loader in core.py but do not write code yet.', 'A:That is in place.', 'looks good, go ahead'],
    ["Write the plan for the cache, but don't start coding.", 'A:The plan is in plan.md.', 'sounds good, start'],
    ["Don't commit yet, I want to look.", 'A:Ready. Should I commit it?', 'yes'],
    ['先寫失敗的測試，還不要實作。', 'A:好了。', '好，開始實作吧'],
    ['先给方案，别写代码。', 'A:好了。', '可以，写吧'],
    ['先別提交，我要看一下。', 'A:改好了，要提交嗎？', '可以'],
    ['先不要部署。', 'A:測試都過了，要部署嗎？', '好'],
    ["Draft the migration, don't apply anything for now.", 'A:It is in m.sql.', 'great, go ahead and implement it'],
    ['先不要提交，改完 auth.ts 給我看。', 'A:改好了，請看。', '可以提交了'],
  ])('%s | %s | %s', (limit, agent, word) => {
    const left = inForce(limit, agent, word).map(([text]) => text)
    expect(left.filter((text) => text !== word)).toEqual([])
  })

  test.each([
    ['Never push to main.', 'A:The header is done.', 'looks good, go ahead'],
    ["Don't touch the payments module yet.", 'A:The plan is ready. Shall I go on with the header?', 'yes'],
    ['不要動 legacy 目錄。', 'A:header 改好了。', '好，繼續吧'],
    ['先不要部署。', 'A:測試都過了，要加註解嗎？', '好'],
    ["Don't deploy yet.", 'A:Tests pass. Should I add one for the footer?', 'yes'],
    ['Do not add dependencies.', 'A:I can split the parser. OK?', 'ok'],
    ["Don't write code yet.", 'A:I can write up the plan in plan.md. OK?', 'ok'],
  ])('%s holds: %s | %s', (limit, agent, word) => expect(inForce(limit, agent, word)).toEqual([[limit]]))
})

test('of one message all that it forbids is told', () => {
  const things =
    'commit,push,rename files,add packages,use globals,print secrets,touch legacy,skip tests,drop tables,use eval,bump versions,use sudo,delete branches,change CI,open ports,edit the lockfile,log IPs,use async,patch vendored code,use floats for money,add telemetry'.split(
      ',',
    )
  const { text } = recover({
    ledger: ledgerOf(`Build it.\n${things.map((thing) => `- Never ${thing}`).join('\n')}`, 'Now part two of it.'),
  })
  for (const thing of things) expect(text).toContain(`Never ${thing}`)
})
