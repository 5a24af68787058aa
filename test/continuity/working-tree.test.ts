import { describe, expect, test } from 'bun:test'
import { chmodSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../lib/temp.ts'
import { gitIn, put, transcriptLines, worldIn } from './world.ts'

const folder = tempFolders()

/** A real repository of four files; the session has edited two of them, and then comes what the transcript does not show. */
async function placeAfter(unseen: (repository: ReturnType<typeof repositoryIn>) => void) {
  const world = worldIn(folder())
  const repository = repositoryIn(world.project)
  const { asks, calls, gets } = transcriptLines({ cwd: world.project, gitBranch: 'main' })
  const edit = (id: string, path: string) => {
    repository.write(path, `${path} by the agent\n`)
    return [
      calls(id, 'Edit', { file_path: join(world.project, path), old_string: path, new_string: `${path} by the agent` }),
      gets(id, 'The file has been updated successfully.'),
    ]
  }
  world.write(asks('Store prices in cents.'), ...edit('t1', 'src/price.ts'), ...edit('t2', 'src/cart.ts'))
  unseen(repository)
  await world.prompt()
  const { a } = await world.compact()
  return a.split('\n').find((line) => line.startsWith('Place:')) ?? a
}

function repositoryIn(place: string) {
  const git = gitIn(place)
  const write = (path: string, text: string) => put(join(place, path), text)
  const age = (path: string, seconds: number) => {
    const at = new Date(Date.now() - seconds * 1000)
    utimesSync(join(place, path), at, at)
  }
  git('init', '-qb', 'main')
  for (const path of ['src/price.ts', 'src/cart.ts', 'src/tax.ts', 'docs/api.md']) write(path, `${path}\n`)
  git('add', '-A')
  git('commit', '-qm', 'Prices in euros')
  return { git, write, age, runs: (path: string) => chmodSync(join(place, path), 0o755) }
}

describe("what waits to be committed is told as git's index has it, whatever the transcript shows", () => {
  test('both edits, where nothing else happened', async () => {
    expect(await placeAfter(() => {})).toContain('not committed by the agent: src/cart.ts and src/price.ts')
  })

  test('of a commit that somebody made of a part: only the rest, though it is older than that commit', async () => {
    const place = await placeAfter(({ git, age }) => {
      age('src/cart.ts', 3600)
      git('commit', '-qm', 'Cents', 'src/price.ts')
    })
    expect(place).toContain('not committed by the agent: src/cart.ts')
    expect(place).not.toContain('src/price.ts')
  })

  test('what was staged and refused by a hook of the repository still waits', async () => {
    const place = await placeAfter(({ git, write, runs }) => {
      write('.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n')
      runs('.git/hooks/pre-commit')
      git('add', '-A')
      git('commit', '-qm', 'Cents')
    })
    expect(place).toContain('src/price.ts')
    expect(place).toContain('src/cart.ts')
  })

  test('an edit that somebody has undone waits no more', async () => {
    const place = await placeAfter(({ git }) => git('checkout', '--', 'src/cart.ts'))
    expect(place).toContain('not committed by the agent: src/price.ts')
    expect(place).not.toContain('src/cart.ts')
  })

  test('what a program has written beside them is named', async () => {
    const place = await placeAfter(({ write }) => write('docs/api.md', 'generated\n'))
    expect(place).toContain('also changed and not committed: docs/api.md')
    expect(place).not.toContain('src/tax.ts')
  })

  test('a file that was only touched is as it was', async () => {
    expect(await placeAfter(({ age }) => age('docs/api.md', 60))).not.toContain('docs/api.md')
  })

  test('more than three are named by the first three and a number', async () => {
    const place = await placeAfter(({ git, write }) => {
      for (const name of 'abcdef') write(`gen/${name}.ts`, name)
      git('add', 'gen')
      git('commit', '-qm', 'Generated', 'gen')
      for (const name of 'abcdef') write(`gen/${name}.ts`, `${name} anew`)
    })
    expect(place).toContain('also changed and not committed: gen/a.ts, gen/b.ts, gen/c.ts and 3 more')
  })
})
