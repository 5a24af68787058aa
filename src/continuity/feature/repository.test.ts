import { expect, test } from 'bun:test'
import { memoryStore } from '../../../test/lib/store.ts'
import type { Files } from '../../protocol/ports.ts'
import type { Fact, Ledger } from '../ledger/facts.ts'
import { emptyLedger } from '../ledger/put.ts'
import { recheck } from './repository.ts'

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

function filesWith(texts: Readonly<Record<string, string>>): Files {
  return {
    size: () => undefined,
    read: (path) => new TextEncoder().encode(texts[path] ?? ''),
    hash: () => undefined,
    exists: () => true,
    real: (path: string) => path,
    modified: () => undefined,
    list: () => [],
  }
}

test.each([
  ['the same branch: unmarked', { '/app/.git/HEAD': 'ref: refs/heads/retry-backoff\n' }, {}],
  ['another branch: marked', { '/app/.git/HEAD': 'ref: refs/heads/main\n' }, { 'git:commit': 'changed' }],
  [
    'another branch than the one of a linked worktree: marked',
    { '/app/.git': 'gitdir: /main/.git/worktrees/app\n', '/main/.git/worktrees/app/HEAD': 'ref: refs/heads/main\n' },
    { 'git:commit': 'changed' },
  ],
  ['no branch checked out: unmarked, because nothing is known', { '/app/.git/HEAD': '1a2b3c4d\n' }, {}],
  ['no repository: unmarked', {}, {}],
] as const)('a commit on %s', (_, texts, marks) => {
  expect(recheck(filesWith(texts), memoryStore(), '/app', ledger, () => true)).toEqual(marks)
})
