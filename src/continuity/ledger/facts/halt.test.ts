import { expect, test } from 'bun:test'
import { advance } from '../advance.ts'
import { emptyLedger } from '../put.ts'
import { session } from '../sample.ts'
import { openTasks } from './halt.ts'

const LIST = {
  todos: [
    { content: 'Write the converter', status: 'in_progress' },
    { content: 'Update the mapping', status: 'pending' },
  ],
}
const tasksAfter = (words: string) => {
  const { entries } = session().prompt('Mend the counts.').call('TodoWrite', LIST, { text: 'ok' }).prompt(words)
  return openTasks(advance(emptyLedger(), entries)).length
}

test.each([
  'stop now',
  'STOP',
  'stop it.',
  'Hold on, I want to look first.',
  'one moment, please',
  'cancel that',
  'drop the converter idea',
  'put it on hold',
  'Wait, why did you delete that?',
  'Scrap that, new plan: do the login page.',
  "ok let's talk about the design",
  'do the login page instead',
  '先停一下',
  '暂停',
  '等一下，我想想',
  '算了，不做了',
  '換個方案',
  '放弃吧',
])('“%s” stops the work', (words) => expect(tasksAfter(words)).toBe(0))

test.each([
  'Stop the server before you run the tests.',
  'Stop it from logging twice.',
  'stop using any in the code',
  'hold on to the lock while writing',
  'Cancel the old job, then go on.',
  'drop the index on carts, and go on with the tasks',
  'Fix the test to use a fake clock instead',
  'Do it with a map instead of a list',
  'Pause between retries should be 5 seconds.',
  'one second is too short for the timeout, use 5',
  'abort controller is missing in fetch',
  'new plan page needs a title',
  'never mind the warning, go on with the tasks',
  'Scrap the idea of caching and finish the other two tasks',
  '停机维护页面也要改',
  '停掉服务器再跑测试',
  '换个路径存日志',
  '討論區的頁面也要改',
  '說說明文件哪裡錯了',
  '算了一下，差 3 分钱',
  '放弃使用 lodash',
])('“%s” is a request beside the others', (words) => expect(tasksAfter(words)).toBe(2))
