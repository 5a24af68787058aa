import { expect, test } from 'bun:test'
import { digestOf } from '../../../../measure/digest.ts'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { session } from '../../../sample.ts'

const OK = { text: 'ok' }
const edit = (path: string, before: string, after: string) => ({
  file_path: `/srv/shop/${path}`,
  old_string: before,
  new_string: after,
})
const learned = (said: string, next: string) => {
  const { entries } = session()
    .place('/srv/shop', 'main')
    .prompt('Build the queue.')
    .say(said)
    .call('Edit', edit('src/queue.ts', 'a', 'b'), OK)
    .say('Done.')
    .prompt(next)
    .say('Changed.')
    .call('Edit', edit('src/queue.ts', 'b', 'c'), OK)
    .say('Done as you asked.')
  const { decisions, files } = digestOf(advance(emptyLedger(), entries), 's', 0)
  return JSON.stringify([decisions, files.map(({ whys, reasons }) => [whys, reasons])])
}

test.each([
  ['I chose Redis over Postgres because it is fast.', 'no, use postgres, we do not run redis', 'Redis'],
  ['I went with a background worker because requests time out.', 'drop the worker, do it inline', 'background worker'],
  ['Root cause: the cache key lacks the tenant id.', 'no that is wrong, the key is fine, it is the TTL', 'tenant'],
  ['I set the page size to 50 because the API allows it.', 'make it 20', '50'],
  ['我选了 zod 而不是 yup，因为类型好。', '换成 yup', 'zod'],
])(
  'what the person turned down is learned neither as a decision nor as a reason of its file: %s → %s',
  (said, next, gone) => {
    expect(learned(said, next)).not.toContain(gone)
  },
)

const REDIS = 'I chose Redis over Postgres because it is fast.'

test.each([
  [REDIS, 'no'],
  [REDIS, 'nope, that is wrong'],
  [REDIS, 'No, not like that.'],
  [REDIS, 'undo that'],
  [REDIS, "that's not what I want"],
  [REDIS, 'I would rather have postgres'],
  [REDIS, '不对'],
  [REDIS, '不是这样的'],
  [REDIS, '撤回吧'],
  ['I went with npm because the lockfile is there.', 'drop npm'],
  ['I set the page size to 50 because the API allows it.', '改成 20'],
])('so it is with a bare no, and with what names the same: %s → %s', (said, next) => {
  expect(learned(said, next)).not.toContain(said.slice(2, 12))
})

test.each([
  [REDIS, 'take a look at the tests now'],
  [REDIS, 'make it a draft PR'],
  [REDIS, 'switch to main and pull'],
  [REDIS, '用户列表也改一下'],
  [REDIS, 'use the staging key for the smoke run'],
  [REDIS, 'not now, first the docs'],
  [REDIS, 'drop the old screenshots from the docs'],
  [REDIS, 'revert the typo in the README'],
  [REDIS, 'no, the changelog is not needed'],
  [REDIS, 'Wrong port in the README, mend it'],
  [REDIS, '用例再补两个'],
  [REDIS, '删掉旧的截图'],
  [REDIS, '不要忘了更新日志'],
  ['I chose rounding up because the tax office asks for it.', 'no, use ceil for the discount lines instead'],
  ['I keep the tests beside the code because vitest finds them there.', 'take a look at the tests now'],
  ['I branched off main because the release is frozen.', 'switch to main and pull'],
  ['我把用户放进缓存，因为查询太慢。', '用户列表也改一下'],
])('but not where they go on with something else in a few words: %s → %s', (said, next) => {
  expect(learned(said, next)).toContain(said.slice(2, 12))
})

test('the reasons of edits stay counted where one was turned down', () => {
  const { entries } = session()
    .place('/srv/shop', 'main')
    .prompt('Build the queue.')
    .say('I set the limit to 100 because the API sends that many.')
    .call('Edit', edit('src/queue.ts', 'a', 'b'), OK)
    .say(REDIS)
    .call('Edit', edit('src/queue.ts', 'c', 'd'), OK)
    .say('Done.')
    .prompt('no, use postgres, we do not run redis')
    .say('I close the pool at the end because the process hangs otherwise.')
    .call('Edit', edit('src/queue.ts', 'd', 'e'), OK)
  const [file] = digestOf(advance(emptyLedger(), entries), 's', 0).files
  expect(file?.reasons).toEqual([
    'I set the limit to 100 because the API sends that many',
    '',
    'I close the pool at the end because the process hangs otherwise',
  ])
  expect(file?.whys.join(' ')).not.toContain('Redis')
})

test.each(['now add a retry to the queue', 'great, commit it', 'no worries, then the page next', '很好，再加上重试'])(
  'what they did not object to is: %s',
  (next) => expect(learned('I chose Redis over Postgres because it is fast.', next)).toContain('Redis'),
)
