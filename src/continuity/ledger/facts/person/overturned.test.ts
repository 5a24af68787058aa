import { expect, test } from 'bun:test'
import { digestOf } from '../../../measure/digest.ts'
import { advance } from '../../advance.ts'
import { emptyLedger } from '../../put.ts'
import { session } from '../../sample.ts'

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

test.each(['now add a retry to the queue', 'great, commit it', 'no worries, then the page next', '很好，再加上重试'])(
  'what they did not object to is: %s',
  (next) => expect(learned('I chose Redis over Postgres because it is fast.', next)).toContain('Redis'),
)
