import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { result, said, transcript, used, user, workshop } from './lib.ts'

const folder = tempFolders()

/** Made up: what was asked, what the agent said before and after its change, and what is asked later. */
const MENDED = [
  [
    'some customers are charged twice, find out why and fix it',
    '',
    'Root cause: the Stripe webhook handler was not idempotent, so a retried event created a second charge.',
    'what was the root cause of the double charges?',
    'not idempotent',
  ],
  [
    'the invoices are wrong, find out why and fix it',
    'The root cause: addTax returns its argument without applying the 19% rate.',
    'Done.',
    'what was the root cause of the wrong invoices with addTax?',
    'without applying the 19% rate',
  ],
  [
    '有些客户被重复扣款，查一下原因并修好',
    '',
    '根本原因：Stripe webhook 处理不是幂等的，重试的事件会再扣一次款。',
    '重复扣款的根本原因是什么？',
    '幂等',
  ],
  [
    '给项目加一个任务队列，你选一个库',
    '我用 BullMQ 而不是 Agenda，因为 Agenda 需要 MongoDB，而我们已经有 Redis。',
    '好了。',
    '为什么选了 BullMQ？',
    'MongoDB',
  ],
] as const

test.each([...MENDED])(
  '%p: the answer is told when it is asked for, and at the start',
  async (asked, before, after, later, answer) => {
    const shop = workshop(folder())
    const file_path = join(shop.project, 'src/webhook.ts')
    const transcript_path = transcript(join(shop.home.folder, 's1.jsonl'), shop.project, [
      user(asked),
      ...(before === '' ? [] : [said(before)]),
      used('c1', 'Edit', { file_path, old_string: 'charge(e)', new_string: 'once(e, charge)' }),
      result('c1', 'ok'),
      used('c2', 'Bash', { command: 'npm test', description: 'Run the tests' }),
      result('c2', '12 passed'),
      said(after),
    ])
    await shop.fire('SessionStart', { source: 'startup', transcript_path })
    await shop.fire('SessionEnd', { reason: 'other', transcript_path })
    expect((await shop.prompt(later, 's2')).context).toContain(answer)
    expect((await shop.start('s3')).context).toContain(answer)
  },
)

test.each([
  ['run the integration tests', 'how do I run the integration tests?'],
  ['跑一下集成测试', '集成测试怎么跑？'],
])('%p was asked for and a command did it: %p brings the command', async (asked, later) => {
  const shop = workshop(folder())
  const transcript_path = transcript(join(shop.home.folder, 's1.jsonl'), shop.project, [
    user(asked),
    used('c1', 'Bash', { command: 'npm test', description: 'Run the unit tests' }),
    result('c1', '40 passed'),
    used('c2', 'Bash', { command: 'npm run test:int', description: 'run' }),
    result('c2', '31 passed'),
  ])
  await shop.fire('SessionStart', { source: 'startup', transcript_path })
  await shop.fire('SessionEnd', { reason: 'other', transcript_path })
  expect((await shop.prompt(later, 's2')).context).toContain('npm run test:int')
  expect((await shop.start('s3')).context).toContain('npm run test:int')
})

test.each([
  ['how do I run the tests?', ''],
  ['测试怎么跑？ npm test', ''],
  ['測試怎麼跑？ npm test', ''],
  [
    'how was the failing npm test of the tax fixed?',
    'The root cause: addTax returned its argument without the 19% rate',
  ],
])('a repair of one bug answers %p only where it is asked for a fault', async (asked, answer) => {
  const shop = workshop(folder())
  shop.write('src/tax.ts', 'return n\n')
  const file_path = join(shop.project, 'src/tax.ts')
  const change = { file_path, old_string: 'return n;', new_string: 'return Math.round(n * 1.19);' }
  const transcript_path = transcript(join(shop.home.folder, 's1.jsonl'), shop.project, [
    user('the tests of the tax fail'),
    said('The root cause: addTax returned its argument without the 19% rate.'),
    used('c1', 'Edit', change),
    result('c1', 'ok'),
  ])
  await shop.fire('SessionStart', { source: 'startup', transcript_path })
  const own = { tool_name: 'Bash', tool_input: { command: 'npm test' }, transcript_path }
  const error =
    'Exit code 1\n FAIL  src/tax.test.ts > adds the tax to the net amount of an invoice\nAssertionError: expected 100 to be 119'
  await shop.fire('PostToolUseFailure', { ...own, error, tool_use_id: 'c0' })
  await shop.fire('PostToolUse', {
    tool_name: 'Edit',
    tool_input: change,
    tool_response: {},
    tool_use_id: 'c1',
    transcript_path,
  })
  await shop.fire('PostToolUse', { ...own, tool_response: { stdout: 'ok' }, tool_use_id: 'c2' })
  expect(shop.memories().map(({ uri }) => uri.split('/')[2])).toContain('solutions')
  const told = (await shop.prompt(asked, 's2')).context
  if (answer === '') expect(told).not.toContain('Repaired')
  else expect(told).toContain(answer)
})

test('issue 16 C9: a question in other words finds the work, and is told what was concluded in it', async () => {
  const shop = workshop(folder())
  const file_path = join(shop.project, 'src/queue.ts')
  const transcript_path = transcript(join(shop.home.folder, 's1.jsonl'), shop.project, [
    user('Move the background jobs to a proper library.'),
    said("I'm using BullMQ rather than Agenda because we already run Redis and Agenda needs MongoDB."),
    used('c1', 'Edit', { file_path, old_string: 'agenda.now', new_string: 'bull.add' }),
    result('c1', 'ok'),
    said('Done.'),
  ])
  await shop.fire('SessionStart', { source: 'startup', transcript_path })
  await shop.fire('SessionEnd', { reason: 'other', transcript_path })
  expect((await shop.prompt('What made us pick that job library?', 's2')).context).toContain('Agenda needs MongoDB')
})

test('issue 16 C10: a Chinese question in other words is answered', async () => {
  const shop = workshop(folder())
  await shop.start()
  for (const [name, content] of [
    ['refunds', '退款期限是 90 天。'],
    ['uploads', '上传文件最大 25 MB。'],
    ['billing', '计费模块的改动只有 Priya 能批准。'],
    ['colour', '按钮是蓝色的。'],
  ])
    await shop.tell('memory', 'create', `project://facts/${name}`, '--content', content ?? '')
  for (const [at, [asked, answer]] of [
    ['买家多少天内可以退钱？', '90 天'],
    ['附件大小上限是多少？', '25 MB'],
    ['改账单代码要找谁点头？', 'Priya'],
  ].entries())
    expect((await shop.prompt(asked ?? '', `q${at}`)).context).toContain(answer ?? '')
})
