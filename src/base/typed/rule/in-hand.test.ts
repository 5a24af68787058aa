import { describe, expect, test } from 'bun:test'
import { rulesIn } from '../judge.ts'

const lasting = (prompt: string) => rulesIn(prompt).filter(({ scope }) => scope === 'lasting')
const kept = (prompt: string) => lasting(prompt).flatMap(({ sure, text }) => (sure ? [text] : []))

describe('what is of the request in hand', () => {
  test.each([
    'Every request ends with code 1011 in the log. I raised the heartbeat, no change. Any idea?',
    'The MR is approved, rolled out to canary, waiting for metrics.',
    '遍历 logs/ 下的文件，逐个解压，解不开的移到 broken/。',
    '导一下订单。从 orders 表取上个月的，按地区、渠道、金额三列汇总。',
    '看下这个同步任务。从 feed.json 取商品，逐条比对价格，对不上的写进 diff.csv。',
    '查下支付回调。控制台每次都打印 code 4003。重启过一次，没用。',
    '分支已经推了，CI 刚跑完，在等评审。',
    '接口文档写好了，刚发给前端，在等他们确认。',
    'Fix’s merged, image is building, staging gets it next.',
    '把 uploads/ 里的图逐张压缩，超过 1MB 的写到 big.txt。',
    '取最近三十天的日志，按小时统计错误数，输出成表格。',
    '代码写完了，刚提了 MR，等老李看。',
    'Add a CSV export to the report page. Ask me if anything is unclear.',
    'Rework the login form. If you have questions, just ask.',
    '给报表页加个 CSV 导出。不懂的地方随时问我。',
    '把导入器改成流式的。有疑问就找我。',
    '安装更新，用网页界面修改配置',
    '用箭头函数重写，写单元测试并提交',
    '对日志里的 IP 地址做匿名化并提交',
    '用 Object.assign 合并对象 merge',
    '升级依赖，修一下报错',
    '用 zod 替换手写的校验',
    '迁移用户表，再补一个回滚脚本',
  ])('%p: steps, how things stand and politeness are not kept, and nobody is asked about them', (prompt) =>
    expect(lasting(prompt)).toEqual([]),
  )

  test.each([
    '以后从 1Password 取密码，别写在文件里。',
    '从 main 拉分支，改完提 PR，不要直接推。',
    '不确定就问我，别猜',
    'if you need credentials ask me, the ones in the compose file are fake',
    '每次发布都要先跑 smoke。',
    '提交信息用英文',
    '更新日志用中文写，按版本分',
    '升级依赖要单独开 PR，别混在功能里',
    '用 pnpm 装依赖',
  ])('%p: a rule in such words is kept', (prompt) => expect(kept(prompt)).toHaveLength(1))
})

test('leave to do something unasked is never kept without what it is for', () => {
  const texts = rulesIn('You can delete branches after they are merged, no need to ask me.').map(({ text }) => text)
  expect(texts).not.toContain('no need to ask me.')
})

describe('what is open', () => {
  test.each([
    'What if we moved to Postgres instead of MySQL? Only musing.',
    'Should we go with Tailwind? Haven’t decided.',
    'I keep wondering whether we should split the monorepo, no decision yet.',
    '要不要上 TypeScript 还没定。',
    '如果把 Redis 换成 Memcached 会怎样？随便想想。',
    '是不是该迁到 pnpm，我还在犹豫。',
    '要不要拆微服务，还没想清楚。',
  ])('%p: nobody is asked about what somebody has not decided', (prompt) => expect(lasting(prompt)).toEqual([]))

  test('a thought that leans somewhere waits as before', () => {
    expect(lasting('maybe we should always use snake_case')).toMatchObject([{ sure: false }])
    expect(lasting('我倾向新页面用 tailwind，还没定')).toMatchObject([{ sure: false }])
  })
})

describe('what is to be done instead belongs to the rule', () => {
  test.each([
    ['Generated clients are off limits - change the proto and regenerate instead.', 'change the proto'],
    ["We're on buck, so run buck test //libs/... instead of go test.", 'instead of go test'],
    ['Released tags are never moved; cut a new patch release instead.', 'cut a new patch release'],
    ["We don't keep feature flags in env vars any more, they live in LaunchDarkly.", 'LaunchDarkly'],
    ['错误码不写死在页面里了，改走字典接口。', '改走字典接口'],
    ['发出去的 tag 不能动，要修就发新版本。', '要修就发新版本'],
    ['时间在库里一律存 UTC，毫秒精度。', '毫秒精度'],
    ['图片不存本地盘了，都传到对象存储。', '都传到对象存储'],
    ['The tax module belongs to team Heron, changes there need their approval.', 'need their approval'],
  ])('%p is kept with %p', (prompt, half) => expect(kept(prompt).join('\n')).toContain(half))

  test('what is asked for now is no such half', () => {
    expect(kept('we never commit to main; fix the login page')).toEqual(['we never commit to main'])
    expect(kept('金额一律用分存，跑一下测试')).toEqual(['金额一律用分存'])
  })
})

test.each([
  ['For the record: we deploy on Tuesdays only.', 'we deploy on Tuesdays only.'],
  ['My mistake, the retention is 14 days, not 7.', 'the retention is 14 days, not 7.'],
  ['I misspoke: reviews need two approvals, not one.', 'reviews need two approvals, not one.'],
  ['我说错了，缓存是保留 2 小时，不是 1 小时。', '缓存是保留 2 小时，不是 1 小时。'],
  ['记错了，评审要两个人，不是一个人。', '评审要两个人，不是一个人。'],
  ['之前说过，这个项目不能用 lodash。', '这个项目不能用 lodash。'],
])('%p is kept without how it was led in', (prompt, text) => expect(kept(prompt)).toEqual([text]))
