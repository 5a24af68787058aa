import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'
import type { World } from './line.ts'
import { INDEX_READ } from './waiting-sample.ts'

/** What git, its hosts and other programs did to the work: a small made-up session each. */
type Run = readonly [command: string, output?: string, failed?: true]
const GREEN = 'Tests: 12 passed, 12 total'
const RED = 'FAIL src/cart.test.ts\n  ● cart › adds\n    expected 1, got 2\nTests: 1 failed, 11 passed, 12 total'
const MEND: Run = ["git commit -am 'Mend'", '[fix/cart aaaaaaa] Mend\n 1 file changed']
const TEST: Run = ['npm test', GREEN]
const CONFLICT = 'CONFLICT (content): Merge conflict in src/a.ts'
const REBASED = 'Successfully rebased and updated refs/heads/fix/cart.'
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.')
const edit = (told: Session, path = 'src/a.ts') =>
  told.call('Edit', { file_path: `/srv/shop/${path}`, old_string: path, new_string: 'two' }, { text: 'updated' })
const write = (told: Session, path: string) =>
  told.call('Write', { file_path: `/srv/shop/${path}`, content: 'x' }, { text: 'File created successfully' })
const ran = (told: Session, ...runs: readonly Run[]) => {
  for (const [command, output = '', failed] of runs)
    told.call('Bash', { command }, { text: failed ? `Exit code 1\n${output}` : output, failed: failed ?? false })
  return told
}
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries), world: INDEX_READ }).text

describe('a rebase or merge', () => {
  test.each<readonly [string, readonly Run[]]>([
    ['rebase', [['git rebase main', CONFLICT, true], ['git rebase --abort']]],
    ['merge', [['git merge main', CONFLICT, true], ['git merge --abort']]],
    ['cherry-pick', [['git cherry-pick 1234567', CONFLICT, true], ['git cherry-pick --abort']]],
  ])('that was given up has changed nothing: %s', (_, runs) => {
    const text = said(ran(edit(start()), TEST, ...runs))
    expect(text).toContain('edited and not committed by the agent: src/a.ts; passed after the last edit: `npm test`')
  })

  test('that was given up takes with it what was put right on its way', () => {
    const stopped = ran(edit(start()), TEST, ['git merge main', CONFLICT.replace('a.ts', 'b.ts'), true])
    const text = said(ran(edit(stopped, 'src/b.ts'), ['git merge --abort']))
    expect(text).toContain('not committed by the agent: src/a.ts; passed')
  })

  test('leaves what git has never seen', () => {
    const told = write(ran(edit(start()), MEND), 'src/new.ts')
    expect(said(ran(told, ['git rebase main', REBASED]))).toContain('src/new.ts (new)')
  })

  test('whose commits were picked by hand says nothing of the last one', () => {
    const text = said(ran(edit(start()), MEND, ['GIT_SEQUENCE_EDITOR=true git rebase -i HEAD~2', REBASED]))
    expect(text).toContain('rebased by the agent')
    expect(text).not.toContain('Mend”')
  })
})

describe('that nothing was edited since a commit', () => {
  const place = (world: World) =>
    recover({ ledger: advance(emptyLedger(), ran(edit(start()), MEND).entries), world }).text

  test.each<readonly [string, boolean, World]>([
    ["is said where git's index lists nothing", true, INDEX_READ],
    ['is not where it lists what the session did not edit', false, { dirty: ['src/b.ts'] }],
    ['is not where nobody has read it', false, {}],
  ])('%s', (_, isSaid, world) => {
    expect(place(world).includes('nothing edited since')).toBe(isSaid)
  })

  test.each<readonly [string, (told: Session) => Session]>([
    [
      'an edit of src/a.ts was under way',
      (told) => told.call('Edit', { file_path: '/srv/shop/src/a.ts', old_string: 'c' }),
    ],
    ['put aside with git stash', (told) => ran(edit(told), ['git stash', 'Saved working directory'])],
  ])('is not beside “%s”', (words, unsettled) => {
    const text = said(unsettled(ran(edit(start()), MEND)))
    expect(text).toContain(words)
    expect(text).not.toContain('nothing edited since')
  })

  test('what the index lists besides is told', () => {
    expect(place({ dirty: ['src/b.ts'] })).toContain('; also changed and not committed: src/b.ts.')
  })
})

describe('a commit', () => {
  test('whose message alone is written anew takes no edit', () => {
    const amend: Run = ["git commit --amend -m 'Better'", '[fix/cart ccccccc] Better\n 1 file changed']
    const text = said(ran(edit(ran(edit(start()), MEND), 'src/b.ts'), amend))
    expect(text).toContain('ccccccc “Better”')
    expect(text).toContain('edited and not committed by the agent: src/b.ts')
  })

  test.each<readonly [string, string]>([
    ["gt create -am 'Mend'", '[fix/cart aaaaaaa] Mend\n 1 file changed'],
    ["jj commit -m 'Mend'", 'Working copy now at: abcdef12\nParent commit      : 12345678 Mend'],
  ])('is one by whatever program: %s', (command, output) => {
    const text = said(ran(edit(start()), [command, output]))
    expect(text).toContain('“Mend”')
    expect(text).not.toContain('not committed')
  })

  test('of which a pull request was made is pushed', () => {
    const made: Run = ['gh pr create --fill', 'https://git.example/shop/pull/42']
    expect(said(ran(edit(start()), MEND, made))).toContain('“Mend”, pushed')
  })
})

describe('what a program has changed', () => {
  test('a patch is an edit of the files it names', () => {
    const text = said(ran(edit(start()), TEST, ['patch -p1 < fix.patch', 'patching file src/b.ts']))
    expect(text).toContain('src/b.ts')
    expect(text).not.toContain('passed after the last edit')
  })

  test.each<readonly [string, string, string]>([
    ['git cherry-pick -n 1234567', '', 'git cherry-pick'],
    ['git revert --no-commit HEAD', '', 'git revert'],
    ['git merge --squash other', 'Squash commit -- not updating HEAD', 'git merge'],
    ['git apply fix.patch', '', 'git apply'],
    ['git stash pop', 'Dropped refs/stash@{0}', 'git stash'],
    ['git checkout main -- src/b.ts', '', 'git checkout'],
    ['npm run codegen', 'wrote src/gen.ts', 'npm run codegen'],
    ['go generate ./...', '', 'go generate ./...'],
  ])('makes a check as old as an edit does: %s', (command, output, what) => {
    expect(said(ran(edit(start()), TEST, [command, output]))).toContain(`\`npm test\` (\`${what}\` since)`)
  })

  test.each<readonly [string, string]>([
    ['git pull', 'Already up to date.'],
    ['git log -1', ''],
    ['npm run generate:docs -- --help', ''],
  ])('is nothing with %s', (command, output) => {
    expect(said(ran(edit(start()), TEST, [command, output]))).toContain('passed after the last edit: `npm test`')
  })
})

describe('the branch', () => {
  test.each<readonly [string, string]>([
    ['gh pr checkout 12', "Switched to branch 'other'"],
    ['gt checkout other', "Switched to branch 'other'"],
  ])('is the one that was gone to: %s', (command, output) => {
    const text = said(ran(edit(start()), TEST, [command, output]))
    expect(text).toContain('on branch `other`')
    expect(text).not.toContain('passed after the last edit')
  })

  test('is the one that is left once a host has merged the other', () => {
    const merged: Run = [
      'gh pr merge 42 --squash --delete-branch',
      '✓ Squashed and merged pull request #42\n✓ Deleted local branch fix/cart and switched to branch main',
    ]
    expect(said(ran(edit(start()), MEND, merged))).toContain('on branch `main`')
  })
})

describe('of runs that say one thing and then another', () => {
  test('the last counts, with or without an edit in between', () => {
    expect(said(ran(edit(start()), ['npm test', RED, true], TEST))).not.toContain('failed')
    expect(said(ran(edit(start()), TEST, ['npm test', RED, true]))).toContain('`npm test` failed after the last edit')
  })

  test('one that watches has not ended', () => {
    const told = ran(edit(start()), ['npx jest --watch', 'Command running in background with ID: bash_1'])
    const shown = told.call('BashOutput', { bash_id: 'bash_1' }, { text: `<status>running</status>\n${RED}` })
    expect(said(edit(shown, 'src/b.ts'))).not.toContain('failed after the last edit')
  })

  test('one in the background tells of the files as they were when it began', () => {
    const sent = ran(edit(start()), ['npm test', 'Command running in background with ID: bash_1'])
    const ended =
      '<task-notification><task-id>bash_1</task-id><status>failed</status><summary>"npm test" failed with exit code 1</summary></task-notification>'
    expect(said(edit(sent, 'src/b.ts').prompt(ended, 'output'))).toContain('`npm test` failed before the last edit')
  })

  test('what an agent that was sent out has done is not known', () => {
    const sent = ran(edit(start()), TEST).call(
      'Task',
      { description: 'Mend the tax', prompt: 'Mend it', subagent_type: 'general-purpose' },
      { text: 'I edited src/tax.ts.' },
    )
    expect(said(sent)).not.toContain('passed after the last edit')
  })
})

test('a cell of a notebook is an edit, and one that was not found is none', () => {
  const cell = { notebook_path: '/srv/shop/nb/a.ipynb', new_source: 'x = 1', cell_id: '3' }
  expect(said(start().call('NotebookEdit', cell, { text: 'Updated cell 3' }))).toContain('nb/a.ipynb')
  const lost = start().call('NotebookEdit', cell, { text: 'Cell with ID "3" not found', failed: true })
  expect(said(lost)).toContain('nothing was written yet: an edit failed')
})
