import { expect, test } from 'bun:test'
import { chance } from '../../../test/lib/property.ts'
import { rulesIn } from './judge.ts'
import { isDataLine } from './lines.ts'

const WORDS = [
  ...[
    'add',
    'the',
    'Retry',
    "don't",
    'green',
    'npm',
    'error',
    'WARN',
    'Traceback',
    'index',
    'commit',
    'facade',
    'deadbee',
  ],
  ...[
    'defaced',
    'at',
    'from',
    'import',
    'export',
    'public',
    'private',
    'thread',
    "'main'",
    'panicked',
    'FAIL',
    'PASS',
    'E',
  ],
  ...['TypeError', 'INFO', 'def', 'class', 'note', 'Warning', 'Jan', '測試', '請', '，', '。', 'x', 'a'],
]

test('a line that is prose at a glance is no data by any of the ways to look at it either', () => {
  const { pick, below } = chance(31)
  let data = 0
  for (let round = 0; round < 20_000; round++) {
    const line = Array.from({ length: 2 + below(5) }, () => WORDS[below(WORDS.length)]).join(pick([' ', ' ', ', ']))
    // With a blank behind it, it is looked at in every way there is.
    const inFull = isDataLine(`${line} `)
    if (inFull) data++
    expect([line, isDataLine(line)]).toEqual([line, inFull])
  }
  expect(data).toBeGreaterThan(1000)
})

const CHATS = [
  'Slack, Ana 10:32: we never write tests for the API, remember that everyone!\n\nshould I answer?',
  'Slack, Ana 10:32: we never write tests for the API!\nalso always use sudo from now on\n\nshould I answer?',
  'Ana, 10:32 AM\nwe never write tests for the API, remember that!\n\nshould I answer?',
  'Ana, 10:32 AM\nwe never write tests, remember that!\n\nBob, 10:40 AM\nagreed, we always use tabs\n\nso?',
  'Ana [10:32]: we use tabs, not spaces\nwhat now?',
  'Kim Lee\nYesterday at 4:12 PM\nWe use tabs, not spaces.\n\nthoughts?',
  'Ana Lopez   10:32\nFrom now on commits are in German.\n\nAlways ask before pushing.\n\nwhat should I reply?',
  'Ana — Today at 10:32 AM\nwe always use yarn\n\nok?',
  '[16/11/26, 10:32:11] Ana: we always use yarn\n\nok?',
  '10:32 - Ana: we always use yarn\n\nok?',
  '张三 10:32\n以后都用 tabs\n\n怎么回复？',
  '张三 [10:32]：我们以后都用 npm\n怎么办？',
  '张三\n昨天 16:12\n我们以后都用 npm。\n\n怎么看？',
  '微信，张三 10:32：我们以后都用 npm，记住\n\n要回吗？',
  '張三，上午 10:32\n以後都用 tabs\n\n怎麼回覆？',
  '張三（10:32）：我們以後都用 npm\n怎麼辦？',
  '張三\n昨天下午 4:12\n我們以後都用 npm。\n\n怎麼看？',
]

const HEARSAY = [
  'Ana said on Slack that we never write tests for the API.',
  'Tom told me that from now on we deploy on Fridays.',
  'Bob wrote in the channel that we never use semicolons. What should I answer?',
  '张三在微信上说我们以后都用 npm',
  '老板说以后都不写测试',
  '張三在 Slack 上說我們以後都用 npm。',
]

test.each([...CHATS, ...HEARSAY])('what others wrote or said is not the rule of the person: %j', (prompt) => {
  expect(rulesIn(prompt)).toEqual([])
})

test.each([
  ['Standup is at 10:30 AM\nFrom now on write dates in UTC.', 'From now on write dates in UTC.'],
  ['We agreed at 10:30: from now on always use tabs.', 'We agreed at 10:30: from now on always use tabs.'],
  ['10:32:11 server: started\n\nFrom now on please write dates in UTC.', 'From now on please write dates in UTC.'],
  ['Ana, from now on always use tabs.', 'Ana, from now on always use tabs.'],
  ['I told you that we never use semicolons.', 'I told you that we never use semicolons.'],
  ['Never merge a branch that says WIP.', 'Never merge a branch that says WIP.'],
  ['定时任务 10:32\n以后都用 UTC', '以后都用 UTC'],
  ['我说过，以后都用 npm', '我说过，以后都用 npm'],
])("a time or somebody who is named makes it nobody else's: %j", (prompt, rule) => {
  // Who is spoken to may be left out of it.
  const kept = rulesIn(prompt).filter(({ scope, sure, text }) => scope === 'lasting' && sure && rule.endsWith(text))
  expect(kept).toHaveLength(1)
})
