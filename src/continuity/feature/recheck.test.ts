import { expect, test } from 'bun:test'
import { memoryStore } from '../../../test/lib/store.ts'
import type { Files } from '../../protocol/ports.ts'
import { emptyLedger } from '../ledger/empty.ts'
import type { Fact, Ledger } from '../ledger/facts.ts'
import { recheck } from './recheck.ts'

const commit: Fact = {
  kind: 'git',
  what: 'commit',
  id: 'git:commit',
  name: '1a2b3c4',
  branch: 'retry-backoff',
  subject: 'Wait longer each time',
  text: 'Wait longer each time',
  anchors: [],
  firstSeen: 1,
  lastSeen: 1,
  count: 1,
  source: { offset: 0 },
  status: 'done',
}
const ledger: Ledger = { ...emptyLedger(), facts: { [commit.id]: commit } }

function filesWith(head: string): Files {
  return {
    size: () => undefined,
    read: (path) => new TextEncoder().encode(path.endsWith('/.git/HEAD') ? head : ''),
    hash: () => undefined,
    exists: () => true,
    real: (path: string) => path,
    modified: () => undefined,
    list: () => [],
  }
}

test.each([
  ['the same branch: unmarked', 'ref: refs/heads/retry-backoff\n', {}],
  ['another branch: marked', 'ref: refs/heads/main\n', { 'git:commit': 'changed' }],
  ['no branch checked out: unmarked, because nothing is known', '1a2b3c4d\n', {}],
  ['no repository: unmarked', '', {}],
] as const)('a commit on %s', (_, head, marks) => {
  expect(recheck(filesWith(head), memoryStore(), '/app', ledger, () => true)).toEqual(marks)
})
