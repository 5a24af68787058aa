import { describe, expect, test } from 'bun:test'
import { rulesIn } from './judge.ts'

const kept = (prompt: string) =>
  rulesIn(prompt).flatMap(({ scope, sure, text }) => (scope === 'lasting' && sure ? [text] : []))

describe('a rule beside what is to be done now is kept in its own clause', () => {
  test.each([
    ['fix the login redirect; and btw we never commit to main directly', 'we never commit to main directly'],
    ['add the endpoint for invoices - routes always live in src/routes', 'routes always live in src/routes'],
    ['write a test for the parser, tests go next to the file they test', 'tests go next to the file they test'],
    [
      'make the sidebar collapsible please; state goes in zustand like everything else',
      'state goes in zustand like everything else',
    ],
    [
      'looks good, thanks. one more thing for the future: constants go into constants.ts',
      'constants go into constants.ts',
    ],
    ['加一个导出接口，路由都放在 src/routes 下面', '路由都放在 src/routes 下面'],
    ['把登录页的报错修一下，另外我们不直接往 main 提交', '我们不直接往 main 提交'],
    ['加个导出按钮，按钮用 ui/ 里的 Button 组件，别写原生的', '按钮用 ui/ 里的 Button 组件，别写原生的'],
  ])('%s', (prompt, rule) => expect(kept(prompt).join(' | ')).toContain(rule))
})

describe('what is asked for beside a rule is no part of it, wherever it stands', () => {
  test.each([
    [
      'add the endpoint, and btw every handler in this repo returns problem+json, then run the tests',
      ['every handler in this repo returns problem+json'],
    ],
    [
      'can u refactor this to async, callbacks are banned in this codebase, and rename the file',
      ['callbacks are banned in this codebase'],
    ],
    ['帮我把表单补上，对了这个项目里表单统一用 vee-validate，写完跑一下 lint', ['这个项目里表单统一用 vee-validate']],
    ['为什么会回 403？ 另外提醒一下，我们的日志一律用 JSON 格式', ['我们的日志一律用 JSON 格式']],
    ['lol no. we never use default exports', ['we never use default exports']],
    ['所有接口都挂了，为什么', []],
  ])('%s', (prompt, rules) => expect(kept(prompt)).toEqual(rules))
})

describe('a list of the person’s own rules is kept, whatever is asked for below it', () => {
  test.each([
    [
      'Our rules for the backend:\n- no raw SQL in handlers\n- money is in cents\n\nPort the orders page to that please.',
      2,
    ],
    [
      'a few things, once, so i dont have to repeat them:\n\n1. branches are kind/thing\n2. slow tests in test/slow\n\nnow look at the flaky one',
      2,
    ],
    ['有幾件事我先講清楚：\n\n一、欄位都要寫註解\n二、要刪資料請用軟刪除\n\n講完了，看一下昨晚的排程。', 2],
    ['Rules for the new form:\n- no inline styles\n- the total is in cents\n\nBuild it please.', 0],
    ['一、安装\n先装 node\n二、配置\n一律用 8080 端口\n三、启动\n每次都要先清缓存', 0],
  ])('%j: %d', (prompt, count) => expect(kept(prompt)).toHaveLength(count))
})

describe('what the thing that is to be made must be like is not', () => {
  test.each([
    'add a check so that the total is never negative',
    'build a small cli that always prints json',
    'implement retries with backoff, max 5, never for POST',
    'Write a function that never returns null and always trims its input',
    "we always end up here, don't we",
    '行啊，以后都别测了，直接上线多刺激',
    '加个判断，总价不能为负',
  ])('%s', (prompt) => expect(kept(prompt)).toEqual([]))
})

describe('what is kept is the whole of it', () => {
  test.each([
    ['Always prefer `??` over `||`.', 'Always prefer `??` over `||`.'],
    ['All amounts are stored in cents: never in floats.', 'All amounts are stored in cents: never in floats.'],
    [
      'could you pls from now on answer in bullet points, short?',
      'could you pls from now on answer in bullet points, short?',
    ],
    [
      'In src/http/client.ts we always set a timeout of five seconds.',
      'In src/http/client.ts we always set a timeout of five seconds.',
    ],
    [
      'In the payments service always validate the signature of the incoming webhook before parsing the body.',
      'In the payments service always validate the signature of the incoming webhook before parsing the body.',
    ],
    ['never mind, from now on use npm', 'from now on use npm'],
    ['算了，以后都用 npm', '以后都用 npm'],
    ['帮我 review 一下这个 PR,btw 我们 hotfix branch 名字用 hf/日期-简述', '我们 hotfix branch 名字用 hf/日期-简述'],
    ['时间统一存 UTC,展示的时候再转东八区,你把这个接口改对', '时间统一存 UTC,展示的时候再转东八区'],
  ])('%s', (prompt, rule) => expect(kept(prompt)).toEqual([rule]))

  test.each([
    'generally no abbreviations in field names (id and url are ok)',
    'No dependencies were installed, so the build broke.',
    'In production we never saw that error.',
    'In the payments service we always had to restart it.',
    'In the log always the same line shows up.',
    'In the new form always show the total.',
    'In my opinion always is too strong.',
    '當我沒說，不用改了',
    '算了，不用管了',
    'README 那句「Contributors must sign the CLA」幫我翻成中文',
  ])('nothing of %s', (prompt) => expect(kept(prompt)).toEqual([]))
})

describe('how things go is a report', () => {
  test.each([
    'the build is always red on Mondays',
    'CI never finishes before lunch these days',
    'the login page never loads on the first try',
    'we never got an answer from the vendor',
    '月报的测试时好时坏',
    '代码还没有推送',
    '每周一构建都是红的',
    '供应商一直没回我们',
  ])('%s', (prompt) => expect(rulesIn(prompt).filter(({ scope }) => scope === 'lasting')).toEqual([]))
})

describe('a thought waits', () => {
  test.each([
    'feels wrong to have business logic in the controller tbh',
    'we usually put an index on foreign keys, not sure that is written down somewhere',
    '控制器里写业务逻辑总觉得怪怪的',
    '我有点倾向都用 sqlite',
    'tempted to say no new class components',
    'I tend to prefer composition over inheritance',
    '我倾向新页面都用 tailwind，还没定',
  ])('%s', (prompt) => expect(rulesIn(prompt)).toMatchObject([{ scope: 'lasting', sure: false }]))
})

test.each([
  ['交付物里不能有公司内部的域名，你扫一下 dist 目录看有没有。', '交付物里不能有公司内部的域名'],
  [
    '我们 java 代码里超过四个参数的构造都用 builder，你扫一下 dist 目录看有没有。',
    '我们 java 代码里超过四个参数的构造都用 builder',
  ],
])('a stop behind what is asked for does not make it part of the rule: %p', (prompt, rule) => {
  expect(rulesIn(prompt).map(({ text }) => text)).toEqual([rule])
})
