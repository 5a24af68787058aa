import { describe, expect, test } from 'bun:test'
import { type GitStep, placeAfter } from './place-sample.ts'

const ROOT = '[master (root-commit) aaaa111] fixture\n 1 file changed'

describe('a commit in another repository is not told as the work’s', () => {
  test.each<GitStep>([
    ['cd $(mktemp -d) && git init -q && git commit --allow-empty -m "fixture"', ROOT],
    [
      'd=$(mktemp -d) && cd "$d" && git init -q && git commit --allow-empty -qm seed && git log --oneline',
      '0a1b2c3 seed',
    ],
    ['cd "$(mktemp -d)"\ngit init -q\ntouch a\ngit add a\ngit commit -m "fixture"', ROOT],
    ['pushd `mktemp -d` >/dev/null; git init -q; git commit --allow-empty -m "x"; popd', ROOT],
    ['git -C "$TMPDIR/r" commit -m "third"', '[main 1234abc] third'],
    [
      'git init $TMP/r && cd $TMP/r && git checkout -b demo && git commit --allow-empty -m demo',
      "Initialized empty Git repository\nSwitched to a new branch 'demo'\n[demo (root-commit) ab12cd3] demo",
    ],
    ['(cd testdata/repo && git commit -am "second fixture")', '[main 77aa88b] second fixture\n 1 file changed'],
    ['cd test/fixtures/legacy && git commit -am wip', '[main 3333ccc] wip\n 2 files changed'],
    ['export R=$(mktemp -d); git -C $R init -q -b main; git -C $R commit --allow-empty -m base', '[main 1111aaa] base'],
    ['for i in 1 2; do r=$(mktemp -d); git init -q $r; (cd $r && git commit --allow-empty -m a); done', ROOT],
    ['bash -c \'cd "$(mktemp -d)" && git init -q && git commit --allow-empty -m probe\'', ROOT],
    ['GIT_DIR="$SCRATCH/.git" git commit --allow-empty -m z', '[main 4444ddd] z'],
    ['cd "$SOMEWHERE" && git commit -am z', '[main 4444ddd] z'],
    [
      'mkdir demo && cd demo && git init -b main && git add -A && git commit -m demo',
      '[main (root-commit) 6666fff] demo',
    ],
    ['S=/tmp/s\nmkdir $S\ncd $S\ngit init\ngit checkout -b wip\ngit commit --allow-empty -m wip', '[wip 5555eee] wip'],
    ['npm run seed && git commit --allow-empty -m s', '[seed 8888aaa] s'],
  ])('%s', (command, output) => {
    const place = placeAfter([command, output])
    expect(place).toContain('on branch `main`')
    expect(place).not.toContain('commit of the agent')
    expect(place).toContain('edited and not committed by the agent: src/cart.ts')
  })

  test('a first commit is none where there was one before', () => {
    const own: GitStep = ['git commit -am x', '[main a1b2c3d] x']
    expect(placeAfter(own, ['git commit --allow-empty -m first', '[main (root-commit) aaaa111] first'])).toContain(
      'a1b2c3d',
    )
  })
})

describe('a commit of the work stays one', () => {
  test.each<GitStep>([
    ['cd /srv/shop && git commit -am x', '[main a1b2c3d] x'],
    ['cd "$(git rev-parse --show-toplevel)" && git commit -am x', '[main a1b2c3d] x'],
    ['R=/srv/shop; cd $R && git commit -am x', '[main a1b2c3d] x'],
    ['cd src && git add . && git commit -m x', '[main a1b2c3d] x'],
    ['git -C /srv/shop commit -am x', '[main a1b2c3d] x'],
    ['pushd src >/dev/null && make && popd && git commit -am x', '[main a1b2c3d] x'],
    ['git checkout -b feat/z && git commit -am x', "Switched to a new branch 'feat/z'\n[feat/z a1b2c3d] x"],
    ['git init && git add -A && git commit -m x', '[main (root-commit) a1b2c3d] x'],
    ['T=$(mktemp) && git diff > $T && git commit -am x', '[main a1b2c3d] x'],
    ['git commit -am x && (cd $(mktemp -d) && git init && git commit --allow-empty -m f)', `[main a1b2c3d] x\n${ROOT}`],
    ['(cd $(mktemp -d) && git init && git commit --allow-empty -m f); git commit -am x', `${ROOT}\n[main a1b2c3d] x`],
    ['git add -A && git commit -m "$(cat <<\'EOF\'\nx\n\ncd $(mktemp -d) && git init\nEOF\n)"', '[main a1b2c3d] x'],
  ])('%s', (command, output) => {
    expect(placeAfter([command, output])).toContain('last commit of the agent a1b2c3d “x”')
  })
})
