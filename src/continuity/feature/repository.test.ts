import { expect, test } from 'bun:test'
import { memoryStore } from '../../../test/lib/store.ts'
import type { Files } from '../../protocol/ports.ts'
import type { Fact, Ledger } from '../ledger/facts.ts'
import { emptyLedger } from '../ledger/put.ts'
import { recheck, worldOf } from './repository.ts'

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
    state: () => undefined,
    blob: () => undefined,
    object: () => undefined,
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

const HASH = 'c'.repeat(40)
test.each([
  ['behind its remote', 'd'.repeat(40), false],
  ['where its remote is', HASH, true],
  ['without one', '', undefined],
] as const)('a branch %s: whether it is pushed', (_, remote, pushed) => {
  const texts = {
    '/app/.git/HEAD': 'ref: refs/heads/main\n',
    '/app/.git/refs/heads/main': `${HASH}\n`,
    ...(remote !== '' && { '/app/.git/refs/remotes/origin/main': `${remote}\n` }),
  }
  expect(worldOf(filesWith(texts), '/app', ledger).pushed).toBe(pushed)
})

test('in a clone in which nobody has committed, no edit is older than a commit', () => {
  const texts = {
    '/app/.git/HEAD': 'ref: refs/heads/main\n',
    '/app/.git/refs/heads/main': `${HASH}\n`,
    '/app/.git/logs/HEAD': `${'0'.repeat(40)} ${HASH} Kim <kim@example.com> 1770000000 +0000\tclone: from example.com:shop\n`,
  }
  const work = { ...ledger.work, edits: [{ path: '/app/a.ts', step: 1, at: '' }] }
  const files = { ...filesWith(texts), size: () => 200, modified: () => 1_780_000_000_000 }
  expect(worldOf(files, '/app', { ...ledger, work }).clean).toEqual([])
})
