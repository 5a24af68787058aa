import { describe, expect, test } from 'bun:test'
import { fromRoot } from './file-keys.ts'
import { normaliseRemote, placeOf } from './identity.ts'

const SAME = [
  'https://me:token@Git.Example/Team/App.git',
  'git@git.example:Team/App.git',
  'ssh://git@git.example/Team/App/',
  'https://git.example/team/app',
]

function disk(files: Record<string, string>) {
  return (path: string) => Promise.resolve(files[path])
}

const config = (url: string) => `[core]\n\tbare = false\n[remote "origin"]\n\turl = ${url}\n\tfetch = +refs\n`

describe('project identity', () => {
  test('every spelling of a remote is the same project, and no credential is kept', () => {
    expect(new Set(SAME.map(normaliseRemote)).size).toBe(1)
    expect(normaliseRemote(SAME[0] ?? '')).not.toContain('token')
  })

  test('a worktree and a second clone are the same project, a fork is another', async () => {
    const read = disk({
      '/a/app/.git/config': config(SAME[0] ?? ''),
      '/b/clone/.git/config': config(SAME[1] ?? ''),
      '/c/tree/.git': 'gitdir: /a/app/.git/worktrees/tree\n',
      '/a/app/.git/worktrees/tree/commondir': '../..\n',
      '/d/fork/.git/config': config('git@git.example:somebody/app.git'),
    })
    const [main, clone, tree, fork] = await Promise.all(
      ['/a/app', '/b/clone', '/c/tree', '/d/fork'].map((dir) => placeOf(dir, read)),
    )
    expect([clone?.project, tree?.project]).toEqual([main?.project, main?.project])
    expect(tree?.root).toBe('/c/tree')
    expect(fork?.project).not.toBe(main?.project)
    expect(main?.project).not.toContain('example')
  })

  test('below a repository it is the repository; without one it is the folder; without a remote the repository itself', async () => {
    const read = disk({ '/a/app/.git/config': '[core]\n' })
    const top = await placeOf('/a/app', read)
    expect(await placeOf('/a/app/src/deep/', read)).toEqual(top)
    expect((await placeOf('/x/y', read)).root).toBe('/x/y')
    expect(top.project.startsWith('root:')).toBe(true)
    expect(fromRoot('/a/app/src/x.ts', '/a/app')).toBe('src/x.ts')
  })
})
