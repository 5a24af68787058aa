import { describe, expect, test } from 'bun:test'
import { recover } from '../../../../texts/recover.ts'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { type Session, session } from '../../../sample.ts'
import { type GitStep, leftAfter, placeAfter } from './place-sample.ts'

const COMMIT: GitStep = ["git commit -qam 'Speed up the cart'", '']
const SHOWN: GitStep = ["git commit -am 'Speed up the cart'", '[main a1b2c3d] Speed up the cart\n 1 file changed']
const PUSH: GitStep = ['git push', '   0000000..a1b2c3d  main -> main']

describe('a commit that replaces the last one', () => {
  test('keeps its message, takes what was put into the index, and is no commit more', () => {
    const place = placeAfter(COMMIT, ['git rm -q src/old.js && git commit -q --amend --no-edit', ''])
    expect(place).toContain(
      'last commit of the agent “Speed up the cart”, not pushed by the agent; nothing edited since',
    )
    expect(place).not.toContain('old.js')
  })

  test('does not count as one more beside another', () => {
    const second: GitStep = ["git add src && git commit -q -m 'Second'", '']
    expect(placeAfter(COMMIT, 'src/a.ts', second, ['git commit -q --amend --no-edit', ''])).toContain(
      'last commit of the agent “Second”, the last 2 commits not pushed',
    )
  })

  test.each<readonly [string, GitStep]>([
    ['shown', ['git commit --amend --no-edit', '[main 2b3c4d5] Speed up the cart\n 1 file changed']],
    ['with its new hash', ['git commit -q --amend --no-edit && git log --oneline -1', '2b3c4d5 Speed up the cart']],
  ])('needs force where it was pushed: %s', (_, amend) => {
    const place = placeAfter(SHOWN, PUSH, 'src/a.ts', ['git add -A', ''], amend)
    expect(place).toContain(
      'last commit of the agent 2b3c4d5 “Speed up the cart”, not pushed by the agent (amended after a1b2c3d was pushed: a push needs --force-with-lease)',
    )
    const later: GitStep = ['git push --force-with-lease', ' + a1b2c3d...2b3c4d5 main -> main (forced update)']
    const pushed = placeAfter(SHOWN, PUSH, 'src/a.ts', ['git add -A', ''], amend, later)
    expect(pushed).toContain('“Speed up the cart”, pushed')
    expect(pushed).not.toContain('force')
  })

  test.each<readonly [string, readonly (GitStep | string)[]]>([
    ['that was not pushed', [SHOWN, 'src/a.ts', ['git commit -a --amend --no-edit', '[main 2b3c4d5] x\n 1 file']]],
    [
      'after one that was',
      [SHOWN, PUSH, 'src/a.ts', ["git commit -am 'b'", '[main 3c4d5e6] b\n 1'], ['git commit -q --amend -m c', '']],
    ],
    [
      'on a new branch',
      [SHOWN, PUSH, ['git switch -c next', "Switched to a new branch 'next'"], ['git commit -q --amend -m c', '']],
    ],
  ])('needs none: %s', (_, steps) => {
    expect(placeAfter(...steps)).not.toContain('force')
  })

  test('so does a commit that was taken back after it was pushed', () => {
    const again: GitStep = ["git commit -am 'Anew'", '[main 9d8c7b6] Anew\n 1 file changed']
    expect(placeAfter(SHOWN, PUSH, ['git reset --soft HEAD~1', ''], again)).toContain(
      '(taken back after a1b2c3d was pushed: a push needs --force-with-lease)',
    )
  })
})

describe('a rebase', () => {
  const done = 'Successfully rebased and updated refs/heads/main.'

  test('upon another branch needs force where the branch was pushed', () => {
    expect(placeAfter(SHOWN, PUSH, ['git rebase origin/develop', done])).toContain(
      'last commit of the agent “Speed up the cart”, rebased since, not pushed by the agent (rebased after it was pushed: a push needs --force-with-lease)',
    )
  })

  test.each<GitStep>([
    ['git pull --rebase', done],
    ['git rebase origin/main', done],
    ['git rebase -i --autosquash HEAD~2', done],
  ])('upon its own remote does not: %s', (command, output) => {
    expect(placeAfter(SHOWN, PUSH, [command, output])).not.toContain('force')
  })

  test('that was told to be quiet is one', () => {
    expect(placeAfter(SHOWN, ['git fetch -q && git rebase -q origin/develop', ''])).toContain('rebased since')
  })

  test('of the person in their own shell is theirs', () => {
    const own = (told: Session) =>
      told
        .prompt('<bash-input>git fetch -q && git rebase origin/develop</bash-input>', 'shell')
        .prompt(`<bash-stdout>${done}</bash-stdout><bash-stderr></bash-stderr>`, 'shell')
    const told = (made: Session) => recover({ ledger: advance(emptyLedger(), made.entries) }).text
    const begun = () => session().place('/srv/shop', 'fix/cart').prompt('Speed up the cart.')
    const edit = { file_path: '/srv/shop/src/cart.ts', old_string: 'a', new_string: 'b' }
    const none = told(own(begun()).call('Edit', edit, { text: 'updated' }))
    expect(none).toContain('rebased by the user; edited')
    const made = begun().call('Edit', edit, { text: 'updated' }).call('Bash', { command: COMMIT[0] }, { text: '' })
    expect(told(own(made))).toContain(
      'last commit of the agent “Speed up the cart”, rebased since by the user, not pushed by the agent',
    )
  })
})

describe('a quiet commit', () => {
  test.each<readonly [string, string]>([
    ['from a text in the command', "git add -A && git commit -q -F - <<'EOF'\nFaster cart\n\nWith a table.\nEOF"],
    ['in a substitution', 'git add -A && git commit -q -m "$(cat <<\'EOF\'\nFaster cart\n\nWith a table.\nEOF\n)"'],
    ['in a string that is handed over', 'git add -A && git commit -q -F - <<< "Faster cart"'],
    ['with several paragraphs', 'git add -A && git commit -q -m "Faster cart" -m "With a table."'],
  ])('is named by its message: %s', (_, command) => {
    expect(placeAfter([command, ''])).toContain('last commit of the agent “Faster cart”, not pushed')
  })

  test('two in one line are two', () => {
    const both = "git add src && git commit -q -m 'One' && git add docs && git commit -q -m 'Two'"
    expect(placeAfter('docs/a.md', [both, ''])).toContain('“Two”, the last 2 commits not pushed by the agent')
  })

  test('of which nothing is known is not named', () => {
    const place = placeAfter(['git commit -q -a -F .git/MSG', ''])
    expect(place).toContain('the agent has committed, neither hash nor message was shown, not pushed by the agent')
    expect(place).not.toContain('last commit of the agent')
  })

  test('takes nothing that is written behind it in the same line', () => {
    const place = placeAfter(["git commit -qam 'Speed up' && sed -i 's/a/b/' src/later.ts", ''])
    expect(place).toContain('edited and not committed by the agent: src/later.ts')
  })

  test('takes what was moved and removed with git', () => {
    const place = placeAfter(
      'src/old.ts',
      ["git add -A && git commit -qm 'Base'", ''],
      ["git mv src/old.ts src/new.ts && git rm -q src/gone.ts && git commit -qm 'Move'", ''],
    )
    expect(place).toContain('“Move”, the last 2 commits not pushed by the agent; nothing edited since')
  })

  test('leaves what was not put into the index', () => {
    const place = placeAfter(["git rm -q src/gone.ts && git commit -qm 'Remove it'", ''])
    expect(place).toContain('not committed by the agent: src/cart.ts')
    expect(place).not.toContain('gone.ts')
  })
})

test('what was taken back softly stays in the index, and what was written since does not come with it', () => {
  const first: GitStep = ["git commit -am 'Speed up'", '[main a1b2c3d] Speed up\n 1 file changed']
  const place = placeAfter(first, ['git reset --soft HEAD~1', ''], 'src/later.ts', ["git commit -qm 'Anew'", ''])
  expect(place).toContain('not committed by the agent: src/later.ts')
})

describe('what one line does one after another', () => {
  test('a commit that is put into the one before it has the name of that', () => {
    const fix =
      'git add -A && git commit -q --fixup=a1b2c3d && GIT_SEQUENCE_EDITOR=: git rebase -i --autosquash a1b2c3d~1'
    const place = placeAfter(SHOWN, 'src/a.ts', [fix, 'Successfully rebased and updated refs/heads/main.'])
    expect(place).toContain('last commit of the agent “Speed up the cart”, not pushed by the agent')
  })

  test('what is rebased and then pushed is pushed', () => {
    const both = 'Successfully rebased and updated refs/heads/main.\n   0000000..7778888  main -> main'
    expect(placeAfter(SHOWN, ['git pull --rebase && git push', both])).toContain('rebased since, pushed')
  })

  test('a push that was rejected since it needs force says so', () => {
    const rejected: GitStep = [
      'git push',
      '! [rejected]  main -> main (non-fast-forward)\nerror: failed to push some refs',
    ]
    const amend: GitStep = ['git commit -a --amend --no-edit', '[main 2b3c4d5] Speed up the cart\n 1 file changed']
    expect(placeAfter(SHOWN, PUSH, 'src/a.ts', amend, rejected)).toContain(
      'the push was rejected (non-fast-forward) (amended after a1b2c3d was pushed',
    )
  })

  test('what was taken out of the index again is not in the commit', () => {
    const out: GitStep = ['git add -A && git restore --staged src/b.ts', '']
    const place = placeAfter('src/b.ts', out, ["git commit -q -m 'Only the cart'", ''])
    expect(place).toContain('not committed by the agent: src/b.ts')
    expect(place).not.toContain('cart.ts')
  })
})

describe('a commit that a script has made', () => {
  test.each<GitStep>([
    ['./scripts/release.sh patch', 'Bumping\n[main fff6666] chore: release 1.2.4\n 2 files changed'],
    ['make release', '[main fff6666] chore: release 1.2.4'],
  ])('is where the branch stands: %s', (command, output) => {
    const place = placeAfter([command, output])
    expect(place).toContain('HEAD was fff6666 “chore: release 1.2.4”')
    expect(leftAfter([command, output])).toEqual([])
  })

  test.each<GitStep>([
    ['npm test', '[main fff6666] chore: release 1.2.4\n3 passed'],
    ['./scripts/try.sh', '[other fff6666] chore: release 1.2.4'],
    ['./scripts/try.sh', '[main (root-commit) fff6666] begin'],
  ])('but for one of another repository: %s', (command, output) => {
    expect(placeAfter([command, output])).not.toContain('fff6666')
  })
})

test('patches that were applied are commits', () => {
  expect(placeAfter(['git am /tmp/p/*.patch', 'Applying: Add the table\nApplying: Use the table'])).toContain(
    'last commit of the agent “Use the table”, not pushed by the agent',
  )
})

test('a commit that was rebased quietly has the name that a log shows', () => {
  const place = placeAfter(SHOWN, [
    'git rebase -q origin/develop && git log --oneline -2',
    '4445555 Speed up the cart\n9 x',
  ])
  expect(place).toContain('last commit of the agent 4445555 “Speed up the cart”, not pushed by the agent')
})
