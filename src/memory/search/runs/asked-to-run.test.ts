import { expect, test } from 'bun:test'
import { askedToRun } from './asked-to-run.ts'

test.each([
  ['How do I lint?', 'lint', ''],
  ['怎么检查代码规范？', 'lint', ''],
  ['How do I apply the migrations?', 'migrate', ''],
  ['数据库迁移怎么执行', 'migrate', ''],
  ['How is the documentation built?', 'build', 'docs'],
  ['怎么構建文檔？', 'build', 'docs'],
  ['跑一下集成测试', 'test', 'integration'],
  ['怎么跑端到端测试？', 'test', 'e2e'],
  ['How do I deploy to staging?', 'deploy', 'staging'],
  ['怎么打包？', 'build', ''],
  ['怎么灌测试数据？', 'seed', ''],
  ['What formats the code here?', 'format', ''],
  ['本地怎么启动？', 'run', ''],
])('%s asks for a command to %s (%s)', (question, purpose, sorts) => {
  const asked = askedToRun(question)
  expect([asked?.purpose as string, [...(asked?.sorts ?? [])].join(' ')]).toEqual([purpose, sorts])
})

test.each([
  ['How does the cart work?'],
  ['How do I fix the failing build?'],
  ['怎么理解这个函数？'],
  ['为什么测试跑得慢？'],
  ['Why is the build slow?'],
])('%s asks for no command', (question) => {
  expect(askedToRun(question)).toBeUndefined()
})

test('what is named besides is what a command must be of', () => {
  expect(askedToRun('How do I test the queue?')?.named).toEqual([['queue', 'queue']])
  expect(askedToRun('How do I build the app?')?.named).toEqual([])
})
