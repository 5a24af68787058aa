import { describe, expect, test } from 'bun:test'
import { recover } from '../../../../texts/recover.ts'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { session } from '../../../sample.ts'
import { editOf, type GitStep, placeAfter } from './place-sample.ts'

const COMMIT: GitStep = ["git commit -am 'Speed up the cart'", '[main a1b2c3d] Speed up the cart\n 1 file changed']

describe('a commit that was taken back is not told as the last one', () => {
  test.each<readonly [string, GitStep, readonly string[], readonly string[]]>([
    [
      'reset --hard',
      ['git reset --hard HEAD~1', 'HEAD is now at 9999999 Older commit'],
      ['HEAD was 9999999'],
      ['a1b2c3d', 'edited by it'],
    ],
    ['reset --soft', ['git reset --soft HEAD~1', ''], ['cart.ts'], ['a1b2c3d', 'nothing committed']],
    ['reset HEAD^', ['git reset HEAD^', 'Unstaged changes after reset:\nM\tsrc/cart.ts'], ['cart.ts'], ['a1b2c3d']],
    [
      'revert',
      ['git revert --no-edit a1b2c3d', '[main cafe111] Revert "Speed up the cart"\n 1 file changed'],
      ['last commit of the agent cafe111', 'the last 2 commits not pushed'],
      [],
    ],
    [
      'squash',
      ["git reset --soft HEAD~1 && git commit -m 'All in one'", '[main 6504051] All in one\n 2 files changed'],
      ['last commit of the agent 6504051', 'not pushed by the agent'],
      ['last 2 commits'],
    ],
  ])('%s', (_, step, said, unsaid) => {
    const place = placeAfter(['git push', 'Everything up-to-date'], COMMIT, step)
    for (const part of said) expect(place).toContain(part)
    for (const part of unsaid) expect(place).not.toContain(part)
  })

  test('one on a branch that was left is told with its branch, one on a deleted branch not at all', () => {
    const made: GitStep = [
      "git switch -c exp && git commit -am 'exp'",
      "Switched to a new branch 'exp'\n[exp 9876fed] exp\n 1 file changed",
    ]
    const left: GitStep = ['git switch main', "Switched to branch 'main'"]
    expect(placeAfter(made, left)).toContain('made on branch `exp`')
    expect(placeAfter(made, left, ['git branch -D exp', 'Deleted branch exp (was 9876fed).'])).not.toContain('9876fed')
  })
})

describe('a commit that did not say its name is one all the same', () => {
  test.each<GitStep>([
    ["git commit -qam 'Quiet commit'", ''],
    ["git commit -am 'Quiet commit' 2>&1 | tail -1", ' 1 file changed, 1 insertion(+)'],
  ])('%s', (command, output) => {
    expect(placeAfter([command, output])).toContain('last commit of the agent “Quiet commit”')
  })

  test.each<GitStep>([
    ["git commit -qam 'Quiet commit'", 'nothing to commit, working tree clean'],
    ["git commit -qam 'Quiet commit'", 'Exit code 1\nhusky - pre-commit hook exited with code 1'],
    ["git commit --dry-run -m 'Quiet commit' | tail -1", ' 1 file changed'],
  ])('but not %s: %s', (command, output) => {
    expect(placeAfter([command, output])).not.toContain('last commit of the agent')
  })
})

describe('a quiet commit has the name that is shown behind it', () => {
  test.each<GitStep>([
    ["git commit -qam 'Quiet' && git log --oneline -1", 'a1b2c3d Quiet'],
    ["git add -A && git commit -qm 'Quiet' && git log --oneline -1", 'a1b2c3d (HEAD -> main) Quiet'],
    ["git commit -qam 'Quiet'; git rev-parse --short HEAD", 'a1b2c3d'],
    ["git commit -q -F /tmp/m && git log -1 --format='%h %s'", 'a1b2c3d Quiet'],
  ])('%s', (command, output) => {
    expect(placeAfter([command, output])).toContain('last commit of the agent a1b2c3d “Quiet”')
  })

  test('and that of a later look at the log', () => {
    const place = placeAfter(["git commit -qam 'Quiet'", ''], ['git log --oneline -2', 'a1b2c3d Quiet\n9999999 Old'])
    expect(place).toContain('last commit of the agent a1b2c3d “Quiet”')
  })
})

describe('what was pushed', () => {
  test.each<readonly [string, string, string]>([
    ['git push', '   1111111..a1b2c3d  main -> main', 'pushed'],
    ['git push -u origin HEAD', ' * [new branch]      HEAD -> main', 'pushed'],
    ['git push -q', '', 'pushed'],
    ['git push origin v1.2.0', ' * [new tag]         v1.2.0 -> v1.2.0', 'not pushed by the agent'],
    ['git push --tags', 'Everything up-to-date', 'not pushed by the agent'],
    ['git push origin develop', 'Everything up-to-date', 'not pushed by the agent'],
    ['git push origin feature', '   1111111..2222222  feature -> feature', 'not pushed by the agent'],
    [
      'git push',
      'Exit code 1\n ! [rejected]        main -> main (fetch first)\nerror: failed to push some refs',
      'the push was rejected (fetch first)',
    ],
  ])('%s → %s', (command, output, said) => {
    expect(placeAfter(COMMIT, [command, output])).toContain(`“Speed up the cart”, ${said}`)
  })
})

describe('what became of a pull request', () => {
  const MADE: GitStep = ['gh pr create --fill', 'https://git.example/shop/pull/42']
  test.each<readonly [GitStep, string]>([
    [['gh pr close 42', '✓ Closed pull request #42'], 'pull/42), closed'],
    [['gh pr merge 42 --auto', 'will be merged when ready'], 'pull/42);'],
    [['gh pr merge 42', 'Exit code 1\nnot mergeable'], 'pull/42);'],
  ])('%p', (step, said) => {
    expect(placeAfter(MADE, step)).toContain(said)
  })
})

describe('what is not in the files any more is not said to be edited', () => {
  test.each<readonly [string, readonly GitStep[], string, string]>([
    [
      'stash',
      [['git stash', 'Saved working directory and index state WIP on main: 1111111 x']],
      'put aside with git stash: src/cart.ts',
      'edited by it',
    ],
    [
      'stash and pop',
      [
        ['git stash', 'Saved working directory and index state WIP on main: 1111111 x'],
        ['git stash pop', 'Dropped refs/stash@{0}'],
      ],
      'not committed by the agent: src/cart.ts',
      'put aside',
    ],
    ['checkout of a file', [['git checkout src/cart.ts', 'Updated 1 path from the index']], '', 'edited by it'],
  ])('%s', (_, steps, said, unsaid) => {
    expect(placeAfter(...steps)).toContain(said)
    expect(placeAfter(...steps)).not.toContain(unsaid)
  })
})

test('a commit of the person is not told as the agent’s', () => {
  const told = session()
    .place('/srv/shop', 'main')
    .prompt('Speed up the cart.')
    .call('Edit', editOf('src/cart.ts'), { text: 'updated' })
    .prompt("<bash-input>git commit -am 'Fix parser'</bash-input>", 'shell')
    .prompt('<bash-stdout>[main 3c1d9aa] Fix parser\n 1 file changed</bash-stdout><bash-stderr></bash-stderr>', 'shell')
  const { text } = recover({ ledger: advance(emptyLedger(), told.entries) })
  expect(text).toContain('HEAD was 3c1d9aa')
  expect(text).not.toContain('commit of the agent')
})

test('a commit that was looked at by its hash is not where the branch stands, also where that is all digits', () => {
  const shown = 'commit 8312232561e5dac5cbaace813958853b9a79badb\nAuthor: x\nDate: y\n\n    add tracking'
  expect(placeAfter(['git show 8312232', shown])).not.toContain('8312232')
})

test('of a long last message the question at its end is quoted', () => {
  const review = `${'The function reads every file twice, which is slow for large trees. '.repeat(12)}can we get a hash from git instead?`
  const ledger = advance(emptyLedger(), session().place('/srv/shop', 'main').prompt(review).entries)
  expect(recover({ ledger }).text).toMatch(/… .*can we get a hash from git instead\?”/)
})

test('what else is asked of the server says nothing of the pull request', () => {
  const made: GitStep = ['gh pr create --fill', 'https://git.example/shop/pull/42']
  expect(placeAfter(made, ['gh api repos/shop/cart/issues/5', '{"state":"closed"}'])).toContain('pull/42);')
})
