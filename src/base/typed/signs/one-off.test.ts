import { expect, test } from 'bun:test'
import { rulesIn } from '../judge.ts'
import { isOneOff } from './one-off.ts'

const lasting = (prompt: string) =>
  rulesIn(prompt).flatMap(({ scope, sure, text }) => (scope === 'lasting' ? [[text, sure]] : []))

test.each([
  'If it gets hard, tell me first.',
  'If the reorder turns out to be hard because of the needs graph, tell me first.',
  "When you're done run only the reader tests, the full suite takes ages.",
  "I don't need the summary any more",
  'we no longer need this helper, delete it',
  'p99 is 900 ms, target is 200 ms.',
  'the log you print at boot is too chatty',
  '别跑测试了，直接看代码',
  '不用管 vendor 的警告',
  '改完先别合并，我晚上看。',
  '是不是所有的 handler 都要加 recover？',
  '给 eslint 加条规则，禁止 console.log',
])('nothing of %p is kept, nor asked about', (prompt) => expect(lasting(prompt)).toEqual([]))

test.each([
  'If the linter complains, always tell me first.',
  'run only the unit tests before every push',
  '以后别跑测试了，直接看代码',
  '不用管 vendor 的警告，以后都这样',
])('%p says that it holds for more', (prompt) => expect(isOneOff(prompt)).toBe(false))

test.each([
  ['We deploy to Heroku.', true],
  ['we use Redis for the queue', true],
  ['The database is MySQL 8.', true],
  ['The session timeout is 30 minutes.', true],
  ['the default page size is 20', true],
  ['日志保留 7 天', true],
  ['备份保留 30 天，记住', true],
  ['重试次数是 3 次', true],
  ['缩进两个空格', true],
  ['禁止用 var', true],
])('a plain statement of how things are done or set is kept: %p', (prompt, sure) =>
  expect(lasting(prompt).map(([, is]) => is)).toEqual([sure]),
)

test.each(['the disk is full again', 'The build is broken.', 'The port is taken.'])('a report is none: %p', (prompt) =>
  expect(lasting(prompt)).toEqual([]),
)

test('where something is for this project, what is to be done about it is no reason to leave it', () => {
  const said =
    "In this repo there's no utils.ts: helpers live next to whoever uses them, so move it into the cart folder."
  expect(lasting(`You put the helper into utils.ts. ${said} After that squash the two commits.`)).toEqual([
    [said, true],
  ])
})
