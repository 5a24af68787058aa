import { expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What the person has stopped, and the task list after that or after they led elsewhere: a small made-up session each, and what A and B say of it. */
interface Finding {
  readonly name: string
  readonly told: Session
  readonly language?: keyof typeof LABELS
  readonly summary?: string
  readonly says?: readonly string[]
  readonly never?: readonly string[]
}

const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const todos = (...items: readonly (readonly [string, string])[]) => ({
  todos: items.map(([content, status]) => ({ content, status })),
})
const start = (request: string, list: ReturnType<typeof todos>) =>
  session().place('/srv/shop', 'main').prompt(request).call('TodoWrite', list, OK)
const LIST = todos(
  ['Read the loader', 'completed'],
  ['Write the converter', 'in_progress'],
  ['Update the mapping', 'pending'],
  ['Cover it with a test', 'pending'],
)
const LIST_CN = todos(['写转换器', 'in_progress'], ['更新映射表', 'pending'], ['补上测试用例', 'pending'])
const LIST_TW = todos(['寫轉換器', 'in_progress'], ['更新對照表', 'pending'], ['補上測試', 'pending'])
const mend = () => start('Mend the token counts.', LIST)
const deploy = () => session().place('/srv/shop', 'main').prompt('Deploy it.')
const STOPPED = '[Request interrupted by user]'
const STOPPED_CALL = '[Request interrupted by user for tool use]'
const OLD = ['Update the mapping', 'Write the converter', 'tasks']

const FINDINGS: readonly Finding[] = [
  {
    name: 'a list from before a refusal that wants to talk first is not still to do',
    told: mend()
      .refuse('Edit', edit('conv.ts'), "wait please let's talk about this")
      .say('Sure. Another branch makes all of these changes. Do you want to merge it?'),
    never: OLD,
  },
  {
    name: 'nor one from before "stop", and the last line speaks of no task',
    told: mend()
      .call('Edit', edit('conv.ts'), OK)
      .prompt('stop, I want to think about it first')
      .say('Of course. Nothing was committed.'),
    never: OLD,
  },
  {
    name: 'nor one from before another direction',
    told: mend()
      .call('Edit', edit('conv.ts'), OK)
      .prompt('Forget the converter, do the login page instead.')
      .call('Edit', edit('login.ts'), OK),
    says: ['do the login page instead'],
    never: ['Update the mapping', 'tasks'],
  },
  {
    name: 'nor one from before a call that was stopped without a word',
    told: mend().refuse('Edit', edit('conv.ts'), ''),
    says: ['the user stopped `Edit conv.ts`'],
    never: OLD,
  },
  {
    name: 'the same in Simplified Chinese',
    language: 'zh-CN',
    told: start('修一下统计。', LIST_CN).prompt('先停一下，我们聊聊这个方案').say('好的，现在是逐行转换。'),
    never: ['更新映射表', '写转换器'],
  },
  {
    name: 'the same in Traditional Chinese',
    language: 'zh-TW',
    told: start('修統計。', LIST_TW)
      .prompt('算了，改做別的：先修登入頁')
      .call('Read', { file_path: '/srv/shop/login.ts' }, OK),
    says: ['先修登入頁'],
    never: ['更新對照表', '寫轉換器'],
  },
  {
    name: 'what was stopped and goes on is still to do',
    told: mend()
      .prompt('stop, why do we need the mapping?')
      .say('Because of the old rows.')
      .prompt('ok, go on')
      .call('Edit', edit('conv.ts'), OK),
    says: ['Update the mapping', 'Write the converter'],
  },
  {
    name: 'a list that was made after the word is still to do',
    told: mend()
      .prompt('hold on, different plan: keep the old format')
      .call('TodoWrite', todos(['Bring the old format back', 'in_progress'], ['Delete it', 'pending']), OK)
      .call('Edit', edit('conv.ts'), OK),
    says: ['Bring the old format back', 'Delete it'],
  },
  {
    name: 'a correction and a rule stop nothing',
    told: mend()
      .refuse('Edit', edit('conv.ts'), 'use cents, not floats')
      .call('Edit', edit('conv.ts'), OK)
      .prompt('stop using lodash')
      .call('Edit', edit('conv.ts'), OK),
    says: ['Update the mapping', 'Write the converter'],
  },
  {
    name: 'what is left to do is told with the task in progress, though the summary has that one',
    told: mend().call('Edit', edit('conv.ts'), OK).say('It reads both formats. Should the old one stay?'),
    summary: 'The user wants the token counts mended. In progress: Write the converter.',
    says: ['- Task in_progress: Write the converter; 2 tasks still to do: Update the mapping; Cover it with a test'],
  },
  {
    name: 'that the person interrupted the agent is the last line, and the tasks stay',
    told: mend().call('Edit', edit('conv.ts'), OK).prompt(STOPPED, 'output'),
    says: ['Now: the user interrupted the agent; they have said nothing since.', 'Update the mapping'],
    never: ['was at work', 'was started last'],
  },
  {
    name: 'an announcement that was interrupted has answered nothing',
    told: session()
      .place('/srv/shop', 'main')
      .prompt('Mend the header.')
      .say('I am going to rewrite the whole header module now.')
      .prompt(STOPPED, 'output'),
    says: ['Now: the user interrupted the agent'],
    never: ['nothing is pending'],
  },
  {
    name: 'a command that they interrupted is named, and is no failure',
    told: deploy()
      .call('Bash', { command: './deploy.sh prod' }, { text: `Exit code 137\n${STOPPED_CALL}\nup`, failed: true })
      .prompt(STOPPED_CALL, 'output'),
    says: [
      'Now: the user interrupted `./deploy.sh prod`, and how far it got was not seen; they have said nothing since.',
    ],
    never: ['failed', 'was at work', 'was started last'],
  },
  {
    name: 'a refusal that the client calls an interruption is told as a refusal',
    told: deploy().refuse('Bash', { command: './deploy.sh prod' }, '').prompt(STOPPED_CALL, 'output'),
    says: ['Now: the user stopped `./deploy.sh prod` and has said nothing since.'],
    never: ['interrupted'],
  },
  {
    name: 'what they say after it counts',
    told: mend().call('Edit', edit('conv.ts'), OK).prompt(STOPPED, 'output').prompt('use cents'),
    says: ['“use cents”'],
    never: ['interrupted'],
  },
  {
    name: 'an interruption in Simplified Chinese',
    language: 'zh-CN',
    told: deploy()
      .call('Bash', { command: './deploy.sh prod' }, { text: STOPPED_CALL, failed: true })
      .prompt(STOPPED_CALL, 'output'),
    says: ['现在：用户中断了 `./deploy.sh prod`，做到哪一步没有看到；之后没有再说话。'],
  },
  {
    name: 'a command whose end was not seen is named by the last line',
    told: deploy().call('Bash', { command: './deploy.sh prod' }),
    says: ['Now: `./deploy.sh prod` was started last, and its end is not in the transcript.'],
  },
  {
    name: 'not where the place tells how far the work is: the summariser has mostly seen the end',
    told: mend().call('Edit', edit('conv.ts'), OK).call('Bash', { command: 'npm test' }),
    says: ['not committed by the agent; task “Write the converter” in progress.'],
    never: ['npm test'],
  },
  {
    name: 'an agent that was sent out and has not come back, in Traditional Chinese',
    language: 'zh-TW',
    told: deploy().call('Task', { description: '找出呼叫者', prompt: '找', subagent_type: 'Explore' }),
    says: ['現在：最後派出了一個代理去做「找出呼叫者」，紀錄裡還沒有它的回報。'],
  },
]

test.each(FINDINGS)('13: $name', ({ told, language = 'en', summary = 'The shop.', says = [], never = [] }) => {
  const ledger = advance(emptyLedger(), told.entries)
  const labels = LABELS[language]
  const a = recover({ ledger, summaryKnown: true, alreadyTold: summary, labels })
  const b = delta({ ledger, told: summary, a, next: 'continue', labels })
  const text = `${a.text}\n${b.text}`
  for (const part of says) expect(text).toContain(part)
  for (const part of never) expect(text).not.toContain(part)
})
