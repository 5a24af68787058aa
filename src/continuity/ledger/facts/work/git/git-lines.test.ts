import { describe, expect, test } from 'bun:test'
import { gitLines } from './git-lines.ts'
import { type GitStep, leftAfter, placeAfter } from './place-sample.ts'

const COMMIT: GitStep = ["git commit -am 'Speed up the cart'", '[main a1b2c3d] Speed up the cart\n 1 file changed']
const STASHED = 'Saved working directory and index state WIP on main: 1111111 x'

describe('what a shell line asks of git', () => {
  test.each([
    ['git status && npm test', 'git status &&'],
    ['git commit -q -m "Say how to git push" | tail -1', 'git commit -q -m … |'],
    ["GIT_SEQUENCE_EDITOR='sed -i 1d' git rebase -i HEAD~2", 'git rebase -i HEAD~2'],
    ['git -C web -c user.name="A B" --no-pager log', 'git log'],
    ['if ! git diff --quiet; then git commit -am "x"; fi', 'git diff --quiet ;\ngit commit -am x ;'],
    ['git add src/a.ts \\\n  src/b.ts', 'git add src/a.ts src/b.ts'],
    [`bash -lc 'git add . && git commit -m "a b"'`, 'git add . &&\ngit commit -m …'],
    ['grep -rn "git reset --hard" docs', ''],
    [`ssh build1 "git push"`, ''],
    ['echo "git push"; printf "%s" \'gh pr merge 7\'', ''],
    ["cat > notes.md <<'EOF'\ngit stash drop\nEOF", ''],
    ['npm test', ''],
  ])('%s', (command, asked) => {
    expect(gitLines(command)).toBe(asked)
  })
})

describe('what only speaks of git changes nothing', () => {
  const KEPT = 'last commit of the agent a1b2c3d “Speed up the cart”, not pushed by the agent'
  test.each<readonly [GitStep, string, readonly GitStep[]]>([
    [['grep -rn "git reset --hard HEAD~1" docs', 'docs/undo.md:3: git reset --hard HEAD~1'], KEPT, [COMMIT]],
    [
      ['grep -rn "git reset --hard" docs', 'docs/undo.md:3: git reset --hard'],
      'not committed by the agent: src/cart.ts',
      [],
    ],
    [['echo "then git push origin main"', 'then git push origin main'], KEPT, [COMMIT]],
    [["rg 'git commit -q' scripts | head", 'scripts/a.sh:2:git commit -q'], 'not committed by the agent', []],
    [
      ["sed -n '/git stash drop/p' docs/x.md", 'git stash drop'],
      'put aside with git stash: src/cart.ts',
      [['git stash', STASHED]],
    ],
    [['gh pr create -t x -b "then run gh pr merge 7"', 'https://git.example/shop/pull/42'], 'pull/42);', []],
    [['grep "git checkout -b old" notes', 'git checkout -b old'], 'on branch `main`', []],
  ])('%p', (step, said, before) => {
    expect(placeAfter(...before, step)).toContain(said)
  })

  test('nor does a message, in quotes or in a here-document', () => {
    const told = 'last commit of the agent a1b2c3d “Undo”, not pushed by the agent'
    const made = '[main a1b2c3d] Undo\n 1 file changed'
    expect(placeAfter(['git commit -am "Undo" -m "git reset --hard HEAD~1; git push"', made])).toContain(told)
    expect(placeAfter(["git commit -aF - <<'EOF'\nUndo\n\ngit push && git stash drop\nEOF", made])).toContain(told)
  })

  test('the verb of a stash is its first word', () => {
    const said = placeAfter(['git stash push -m "drop the old cart, pop later"', STASHED])
    expect(said).toContain('put aside with git stash: src/cart.ts')
    expect(said).not.toContain('edited by it')
  })
})

describe('the index', () => {
  const ADDED: GitStep = ['git add src/cart.ts', '']
  test.each<readonly [GitStep, boolean]>([
    [['git stash list', 'stash@{0}: WIP on main: x'], true],
    [['git stash show -p', 'diff'], true],
    [['git stash --keep-index', ''], true],
    [['git stash push -- src/other.ts', ''], true],
    [['git stash', STASHED], false],
    [['git stash -q', ''], false],
    [['git reset -q', ''], false],
    [['git reset HEAD', ''], false],
    [['git restore --staged .', ''], false],
  ])('is what a commit takes after %p: %p', (step, stays) => {
    const made: GitStep = ['git commit -m "Cart"', '[main a1b2c3d] Cart\n 1 file changed']
    expect(leftAfter('src/tax.ts', ADDED, step, made)).toEqual(stays ? ['src/tax.ts'] : [])
  })

  test.each([
    ['git commit -am "Both"', []],
    ["git commit -sam'Both of them'", []],
    ['git commit -m "Both"', ['src/cart.ts']],
    ['git commit -m "Both" -uall', ['src/cart.ts']],
    ['git commit -m "Both" -- src/cart.ts', ['src/tax.ts']],
    ['git commit src/cart.ts -m "Both"', ['src/tax.ts']],
  ] as const)('%s leaves what it does not take', (command, left) => {
    const place = placeAfter(
      'src/tax.ts',
      ['git add src/tax.ts', ''],
      [command, '[main a1b2c3d] Both\n 1 file changed'],
    )
    expect(place).toContain('last commit of the agent a1b2c3d')
    for (const path of ['src/cart.ts', 'src/tax.ts'])
      expect(place.includes(path)).toBe((left as readonly string[]).includes(path))
  })
})

describe('what was taken back', () => {
  test.each<readonly [string, boolean]>([
    ['git reset --hard -q', true],
    ['git reset -q --hard HEAD', true],
    ['git reset -q --hard a1b2c3d', true],
    ['git reset -q --hard HEAD~1', false],
    ['git reset -q --hard origin/main', false],
  ])('%s: the commit stands: %p', (command, stands) => {
    const place = placeAfter(COMMIT, 'src/tax.ts', [command, ''])
    expect(place.includes('last commit of the agent a1b2c3d')).toBe(stands)
    expect(place).not.toContain('tax.ts')
  })

  test.each<GitStep>([
    ['git checkout main -- src/cart.ts', 'Updated 1 path from 1234567'],
    ['git checkout main src/cart.ts', 'Updated 1 path from 1234567'],
    ['git checkout src/cart.ts', 'Updated 1 path from the index'],
  ])('%s puts back what it names and no more', (command, output) => {
    const place = placeAfter('main/a.ts', [command, output])
    expect(place).toContain('not committed by the agent: main/a.ts')
    expect(place).not.toContain('cart.ts')
  })
})

describe('a short status that lists nothing', () => {
  test.each<readonly [GitStep, boolean]>([
    [['git status --short', ''], true],
    [['git status --porcelain', '(Bash completed with no output)'], true],
    [['git status --short', 'Exit code 128\nfatal: not a git repository'], false],
    [['git status --short src', ''], false],
    [['git status --short | grep tax', ''], false],
    [['git status', ''], false],
  ])('%p: nothing is left to be committed: %p', (step, isClean) => {
    expect(placeAfter(step).includes('cart.ts')).toBe(!isClean)
  })
})

describe('the remote', () => {
  const seen = (refs: string): GitStep => ['git branch -vv', `* main a1b2c3d [${refs}] Speed up the cart`]
  test.each([
    ['origin/main', ', pushed'],
    ['origin/main: behind 2', ', pushed'],
    ['origin/main: ahead 1', ', not pushed by the agent'],
    ['origin/main: ahead 3', ', the last 3 commits not pushed by the agent'],
    [
      'origin/main: ahead 1, behind 2',
      'parted from its remote when last looked at (1 commits only here, 2 only there)',
    ],
    ['origin/main: gone', ', not pushed by the agent'],
  ])('[%s]', (refs, said) => {
    expect(placeAfter(COMMIT, seen(refs))).toContain(`“Speed up the cart”${said.startsWith(',') ? said : `, ${said}`}`)
  })
})

describe('the state of a pull request is ours only where ours was asked for', () => {
  const MADE: GitStep = ['gh pr create --fill', 'https://git.example/shop/pull/42']
  test.each<readonly [GitStep, string]>([
    [['gh pr list --json number,state', '[{"number":7,"state":"MERGED"}]'], 'pull/42);'],
    [['gh pr status --json state', '{"createdBy":[{"state":"CLOSED"}]}'], 'pull/42);'],
    [['gh pr view fix/other --json state', '{"state":"CLOSED"}'], 'pull/42);'],
    [['gh pr view https://git.example/shop/pull/7 --json state', '{"state":"MERGED"}'], 'pull/42);'],
    [['gh pr checks', '"state": "closed"'], 'pull/42);'],
    [['gh pr view --json state', '{"state":"CLOSED"}'], 'pull/42), closed;'],
    [['gh pr view main --json state', '{"state":"CLOSED"}'], 'pull/42), closed;'],
    [['gh pr view --json state -q .state 42', '{"state":"CLOSED"}'], 'pull/42), closed;'],
  ])('%p', (step, said) => {
    expect(placeAfter(MADE, step)).toContain(said)
  })
})
