import { expect, test } from 'bun:test'
import { commitAt } from './commit.ts'

const HASH = 'a1b2c3d'.padEnd(40, '0')
const reading = (files: Readonly<Record<string, string>>) => async (path: string) => files[path]

test('part 6: the commit is read from a branch, a packed branch, a detached head and a worktree', async () => {
  const config = { '/app/.git/config': '[core]\n' }
  expect(
    await commitAt(
      '/app',
      reading({ ...config, '/app/.git/HEAD': 'ref: refs/heads/main\n', '/app/.git/refs/heads/main': `${HASH}\n` }),
    ),
  ).toBe(HASH)
  expect(
    await commitAt(
      '/app',
      reading({
        ...config,
        '/app/.git/HEAD': 'ref: refs/heads/main\n',
        '/app/.git/packed-refs': `# pack\n${HASH} refs/heads/main\n`,
      }),
    ),
  ).toBe(HASH)
  expect(await commitAt('/app', reading({ ...config, '/app/.git/HEAD': `${HASH}\n` }))).toBe(HASH)
  expect(
    await commitAt(
      '/tree',
      reading({
        '/tree/.git': 'gitdir: /app/.git/worktrees/tree\n',
        '/app/.git/worktrees/tree/commondir': '../..\n',
        '/app/.git/worktrees/tree/HEAD': 'ref: refs/heads/side\n',
        '/app/.git/refs/heads/side': `${HASH}\n`,
        '/app/.git/config': '[core]\n',
      }),
    ),
  ).toBe(HASH)
})

test('before the first commit and without a repository there is none', async () => {
  expect(
    await commitAt('/app', reading({ '/app/.git/config': '[core]\n', '/app/.git/HEAD': 'ref: refs/heads/main\n' })),
  ).toBeUndefined()
  expect(await commitAt('/app', reading({}))).toBeUndefined()
})
