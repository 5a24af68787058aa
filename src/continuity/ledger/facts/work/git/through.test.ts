import { describe, expect, test } from 'bun:test'
import { INDEX_READ } from '../../../../compose/waiting-sample.ts'
import { recover } from '../../../../texts/recover.ts'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { session } from '../../../sample.ts'
import { type GitStep, leftAfter, placeAfter } from './place-sample.ts'

const REFUSED =
  " ! [remote rejected] main -> main (failure)\nerror: failed to push some refs to 'https://git.example/shop.git'"
const RETRIED: GitStep = [
  'git push origin main 2>&1 | tail -5',
  'To https://git.example/shop.git\n   bb14245..704d490  main -> main',
]

describe('what stands before a push that failed went through', () => {
  test.each<readonly [string, string]>([
    [
      'git add src/cart.ts && git commit -q -m "Cart" && git push -q origin main && git log --oneline -1',
      `Exit code 1\n${REFUSED}`,
    ],
    ['git add -A && git commit -qm "Cart" && git push 2>&1 | tail -3', REFUSED],
    [
      'cd /srv/shop; git add . && git commit -q -m "Cart" && git push',
      `Exit code 1\nhusky - pre-push hook exited with code 1 (error)\nerror: failed to push some refs to 'x'`,
    ],
    ['git commit -aqm "Cart" && git push', 'Exit code 128\nfatal: The current branch main has no upstream branch.'],
    [
      'npm test; git commit -aqm "Cart" && echo done && git push',
      `Exit code 1\ndone\n ! [rejected] main -> main (fetch first)\nerror: failed to push some refs to 'x'`,
    ],
  ])('%s', (command, output) => {
    const place = placeAfter([command, output])
    expect(place).toContain('last commit of the agent “Cart”')
    expect(place).not.toContain('src/cart.ts')
  })

  test.each<readonly [string, string]>([
    [
      'git add src/cart.ts && git commit -q -m "Cart" && git push',
      'Exit code 1\nhusky - pre-commit hook exited with code 1 (error)',
    ],
    ['git commit -aqm "Cart"; git push', `Exit code 1\nerror: gpg failed to sign the data\n${REFUSED}`],
    ['git commit -aqm "Cart" | tail -1 && git push', `Exit code 1\nerror: gpg failed\n${REFUSED}`],
    ['git push && git commit -aqm "Cart"', `Exit code 1\n${REFUSED}`],
    ['git add src/cart.ts && git push', `Exit code 1\n${REFUSED}`],
  ])('but not %s', (command, output) => {
    expect(placeAfter([command, output])).not.toContain('last commit of the agent')
  })

  test('and the push that is tried again names it', () => {
    const failed: GitStep = ['git commit -aqm "Cart" && git push', `Exit code 1\n${REFUSED}`]
    expect(placeAfter(failed, RETRIED)).toContain('last commit of the agent 704d490 “Cart”, pushed')
  })
})

describe('the new end of what was pushed is where the branch stands', () => {
  const OLD: GitStep = ['git commit -am "Old"', '[main bb14245] Old\n 1 file changed']
  test.each<readonly [string, readonly GitStep[]]>([
    ['behind a commit that nobody saw', [OLD, RETRIED]],
    ['of a push by force', [OLD, ['git push -f', ' + bb14245...704d490 main -> main (forced update)']]],
    ['of HEAD', [OLD, ['git push origin HEAD', '   bb14245..704d490  HEAD -> main']]],
  ])('%s', (_, steps) => {
    expect(placeAfter(...steps)).toContain('704d490')
    expect(placeAfter(...steps)).not.toContain('bb14245')
  })

  test.each<readonly [string, readonly GitStep[]]>([
    ['of another branch', [OLD, ['git push origin dev', '   1111111..704d490  dev -> dev']]],
    ['of an older commit', [OLD, ['git push origin HEAD~1:main', '   1111111..704d490  HEAD~1 -> main']]],
    [
      'before the commit',
      [['git push && git commit -am "Old"', '   1111111..704d490  main -> main\n[main bb14245] Old']],
    ],
    ['after a rebase', [OLD, ['git rebase dev', 'Successfully rebased and updated refs/heads/main.'], RETRIED]],
  ])('not %s', (_, steps) => {
    expect(placeAfter(...steps)).not.toContain('704d490')
  })
})

describe('what git shows as changed is not committed', () => {
  const HEAD: GitStep = [
    'git show --stat HEAD',
    'commit 9382c29f14ad2a75856bb463b3cc52bab9ce616b\nAuthor: Dev\nDate:   Sun Sep 6 09:10:11 2026 +0530\n\n    First\n\n README.md | 2 ++',
  ]
  test.each<readonly [string, readonly (GitStep | string)[]]>([
    ['as untracked', [['git status', 'On branch main\n\nUntracked files:\n\tnotes/\n\tsrc/cart.ts\n'], HEAD]],
    ['as modified', [['git status --short', ' M src/cart.ts'], HEAD]],
    ['in a table', [['git diff --stat', ' src/cart.ts | 2 +-\n 1 file changed'], HEAD]],
    ['and edited again', [['git status -s', '?? src/cart.ts'], 'src/cart.ts', HEAD]],
    ['after the head was seen', [HEAD, ['git status -s', ' M src/cart.ts'], ['git log --oneline -1', '9382c29 First']]],
  ])('%s', (_, steps) => {
    expect(leftAfter(...steps)).toEqual(['src/cart.ts'])
  })

  test.each<readonly [string, readonly (GitStep | string)[]]>([
    ['where nothing has shown it', [HEAD]],
    [
      'where the head has moved since',
      [['git log --oneline -1', '1111111 Before'], ['git status -s', ' M src/cart.ts'], HEAD],
    ],
  ])('perhaps %s', (_, steps) => {
    expect(leftAfter(...steps)).toEqual([])
  })
})

describe('new is what was not there', () => {
  test.each<readonly [string, boolean, boolean]>([
    ['made', false, true],
    ['read before it was made anew', true, false],
  ])('%s', (_, read, isNew) => {
    expect(madeAfter(read).includes('(new)')).toBe(isNew)
  })
})

function madeAfter(read: boolean): string {
  const path = '/srv/shop/src/tax.ts'
  const told = session().place('/srv/shop', 'main').prompt('Add the tax.')
  if (read) told.call('Read', { file_path: path }, { text: '1\tpynec' })
  told.call('Write', { file_path: path, content: 'a' }, { text: `File created successfully at: ${path}` })
  if (read) told.call('Read', { file_path: path }, { text: '1\ta' })
  return recover({ ledger: advance(emptyLedger(), told.entries), world: INDEX_READ }).text
}
