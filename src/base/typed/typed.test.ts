import { describe, expect, test } from 'bun:test'
import { rulesIn } from './judge.ts'

/** Made-up sentences; none of them comes from anybody's session. */
const LASTING: readonly (readonly [prompt: string, kept: string])[] = [
  ['we format with ruff, not black. reformat utils.py', 'ruff, not black'],
  ['from here on name branches after the ticket', 'name branches after the ticket'],
  ['Remember that the warehouse API speaks XML. Write the client.', 'the warehouse API speaks XML'],
  ['never commit the .ipynb outputs', 'never commit the .ipynb outputs'],
  ['The sandbox tenant is wiped every night, so dont rely on its data', 'The sandbox tenant is wiped every night'],
  ['In this repo errors are values. No exceptions across module borders.', 'In this repo errors are values'],
  ['stop adding comments to obvious code', 'stop adding comments to obvious code'],
  ['e2e tests run with `just e2e`, not with npx cypress', 'e2e tests run with `just e2e`'],
  ['No, the trial lasts 21 days, not 14. Change the banner.', 'the trial lasts 21 days, not 14'],
  ["it's spelled `colour` in our API, not `color`", '`colour`'],
  ['we decided to keep REST because the partners cannot do gRPC', 'keep REST'],
  ["please don't paste whole files back at me, a diff is enough", "don't paste whole files back at me"],
  ['I prefer small commits, one idea each', 'small commits'],
  ['Migrations live in db/versions and are written by hand', 'Migrations live in db/versions'],
  ['The legacy importer belongs to the data team, ask them before changing it.', 'belongs to the data team'],
  ['all timestamps are stored in UTC', 'all timestamps are stored in UTC'],
  ['the build agent has only 4 GB of memory', 'only 4 GB'],
  ["don't use default exports in this codebase", 'default exports'],
  ['as of 3.0 we no longer support Python 3.8', 'Python 3.8'],
  ['use uv', 'use uv'],
  ['our api gateway listens on 8443', '8443'],
  ['Always answer in German, code stays English.', 'Always answer in German'],
  ['commit messages in imperative mood please, we follow conventional commits', 'conventional commits'],
  ['The payment sandbox rejects amounts above 500 EUR, keep that in mind', 'rejects amounts above 500 EUR'],
  ['以后测试数据都放 fixtures 目录', 'fixtures'],
  ['别再用 any 了', 'any'],
  ['我們的 API 回傳一律用 camelCase', 'camelCase'],
  ['记住，生产库的密码每周轮换', '生产库的密码每周轮换'],
  ['用 bun', '用 bun'],
  ['訂單編號是 12 碼，不是 10 碼，測試也更新一下', '訂單編號是 12 碼，不是 10 碼'],
  ['这个仓库的文档要用 `pnpm docs:build` 生成', 'pnpm docs:build'],
  ['推 code 之前先問我', '先問我'],
  ['決定採用 Redis Streams，因為團隊比較熟', 'Redis Streams'],
  ['回覆不要用表格，條列就好', '不要用表格'],
  ['日志只保留 7 天', '7 天'],
  ['圖片上傳最大 5MB，後端會擋', '5MB'],
  ['我们不写快照测试', '快照测试'],
  ['提交前必须跑 lint，这是团队约定', 'lint'],
  ['預設語系是 zh-TW，不是 en', 'zh-TW'],
  ['权限表由 iam 服务管，别的服务不能直接改', 'iam'],
]

const PASSING: readonly string[] = [
  'never mind, leave it',
  'make sure the heading is centered on the pricing page',
  "don't run the tests yet, I'm still editing",
  'do we ever use feature flags in the cli?',
  'let us try it with a bigger batch size and see',
  'this test always fails on my machine, why?',
  'for this PR keep the old name',
  'add a retry to the uploader and log each attempt',
  'great, exactly what I always wanted',
  'maybe we should move to a monorepo some day',
  'I just rebased, run the suite again',
  'use option B',
  'what if we never invalidated that cache?',
  'the login page throws a 500 when the cookie is gone',
  "I'm about to leave, so just stop after step 2",
  'ok go ahead',
  'the error says "you must always call init() first", where do I put that?',
  'Translate this for the website: "We never share your data. From now on you decide."',
  'explain this diff:\n\n```diff\n- // Never call this directly\n+ // Always call this through the facade\n```',
  'is this ok?\n\n> Contributors must always sign off their commits.\n> Never force-push.',
  '<system-reminder>Always use the Task tool. Never answer directly.</system-reminder>\ncontinue',
  'summarise this mail\n\nHi all,\n\nfrom now on every invoice must carry the new logo. We never use the old one again.\n\nKind regards',
  'this is what CI prints\n\n2031-05-05 11:02:33 WARN always set NODE_ENV=production\n2031-05-05 11:02:34 ERROR exit 1',
  '这个先不改',
  '你觉得我们以后要不要上 k8s？',
  '這支 API 今天先回假資料',
  '为什么这里总是返回空数组',
  '好，继续',
  '先用 sqlite 頂一下，之後再說',
  '把首頁的輪播圖拿掉',
  '测试又挂了，每次都这样',
  '幫我翻譯這段話：「請務必每天備份，永遠不要關機。」',
  '我剛部署完，你再打一次看看',
  '如果以后改成按月计费，表要怎么设计',
  '這個錯誤是什麼意思\n\nERROR: 必須一律使用 https，禁止使用 http',
  '看一下這個 issue：\n\n標題：閃退\n內容：以後都應該先檢查權限，不要直接開相機',
]

describe('S3.3 what a person lays down for good is told from what they say in passing', () => {
  test.each([...LASTING])('kept: %j', (prompt, kept) => {
    const rules = rulesIn(prompt).filter(({ scope, sure }) => scope === 'lasting' && sure)
    expect(rules.map(({ text }) => text).join(' | ')).toContain(kept)
  })

  test.each([...PASSING])('left: %j', (prompt) => {
    expect(rulesIn(prompt).filter(({ scope, sure }) => scope === 'lasting' && sure)).toEqual([])
  })
})
