import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'
import { INDEX_READ } from './waiting-sample.ts'

const OK = { text: 'ok' }
const run = (command: string) => ({ command })
const edit = (path = 'src/cart.ts') => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const edited = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.').call('Edit', edit(), OK)
const failed = (text: string, code = 1) => ({ text: `Exit code ${code}\n${text}`, failed: true })
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), world: INDEX_READ, labels: LABELS[language] }).text

describe('a check that does not look at what was edited', () => {
  test.each([
    [
      'while the edits are put aside in the same line',
      edited().call('Bash', run('git stash && npm test; git stash pop'), { text: 'Saved working directory\n5 passed' }),
    ],
    [
      'while they are put aside by calls of their own',
      edited()
        .call('Bash', run('git stash'), { text: 'Saved working directory and index state WIP on fix/cart' })
        .call('Bash', run('npm test'), { text: '5 passed' })
        .call('Bash', run('git stash pop'), { text: 'Dropped refs/stash@{0}' }),
    ],
    [
      'over another branch that is left again',
      edited().call('Bash', run('git checkout -q main && npm test; git checkout -q -'), { text: '1 failed, 4 passed' }),
    ],
    [
      'by a runner that is told another project',
      edited().call('Bash', run('npm --prefix /tmp/demo test'), failed('1 failed')),
    ],
    ['in another project', edited().call('Bash', run('cd /tmp/demo && npm test'), failed('1 failed, 4 passed'))],
    [
      'in a worktree of the base',
      edited().call(
        'Bash',
        run('git worktree add /tmp/base main && cd /tmp/base && npm test'),
        failed('Preparing worktree (detached HEAD 1234567)\n1 failed, 4 passed'),
      ),
    ],
    [
      'that was not let through',
      edited().call('Bash', run('npm test'), {
        text: 'Permission to use Bash with command npm test has been denied.',
        failed: true,
      }),
    ],
    [
      'whose time was up while it waited for changes',
      edited().call('Bash', run('timeout 10 npx vitest'), failed(' Tests  5 passed\n PASS  Waiting for changes', 124)),
    ],
  ])('%s is neither a pass nor a failure of the work', (_, told) => {
    expect(said(told)).not.toMatch(/passed|failed|verified/)
    expect(said(told)).toContain('src/cart.ts')
  })

  test.each([
    [
      'where there was nothing to put aside',
      'git stash && npm test; git stash pop',
      'No local changes to save\n5 passed',
    ],
    ['on a branch that was made with it', 'git checkout -b fix/two && npm test', '5 passed'],
    ['after a file was put back', 'git checkout -- src/other.ts && npm test', '5 passed'],
    ['after what was put aside is back', 'git stash pop && npm test', 'Dropped refs/stash@{0}\n5 passed'],
  ])('a check %s is one of the work', (_, command, text) => {
    expect(said(edited().call('Bash', run(command), { text }))).toContain('passed after the last edit: `npm test`')
  })

  test('what was built before the line leaves for a folder to try it in is the work, and that folder is none', () => {
    const line = 'make build && (cd /tmp && rm -rf try && mkdir try && cd try && ../shop enable)'
    const told = [1, 2, 3, 4].reduce((before) => before.call('Bash', run(line), { text: 'built in 2s' }), edited())
    expect(said(told)).toContain('passed after the last edit: `make build`')
    expect(said(told)).not.toContain('looked into')
  })

  test('in a folder above the shell where the files are edited it is one of the work', () => {
    const told = session()
      .place('/srv/shop/web', 'fix/cart')
      .prompt('Mend the API.')
      .call('Edit', { file_path: '/srv/shop/api/cart.go', old_string: 'a', new_string: 'b' }, OK)
      .call('Bash', run('cd ../api && go test ./...'), { text: 'FAIL\tshop/api\t0.1s', failed: true })
    expect(said(told)).toContain('`cd ../api && go test ./...` failed')
  })
})

describe('checks that run one after another whether or not they fail', () => {
  const lines = 'npm run lint 2>&1 | tail -5\nnpm test 2>&1 | tail -9'

  test('the tests that failed do not blame the linter', () => {
    const text = said(
      edited().call('Bash', run(lines), { text: '0 problems\n  ● totals\n    expected 1 got 2\nTests: 1 failed' }),
    )
    expect(text).toContain('- `npm test` failed after the last edit: “totals: expected 1 got 2”')
    expect(text).not.toContain('lint')
  })

  test('what a linter found does not blame the tests', () => {
    const output = 'src/cart.ts:3:1 error x no-undef\n✖ 1 problem (1 error, 0 warnings)\nTests: 5 passed, 5 total'
    const text = said(edited().call('Bash', run(lines), { text: output }))
    expect(text).toContain('- `npm run lint` failed after the last edit: “src/cart.ts:3:1 error x no-undef”')
    expect(text).not.toContain('`npm test` failed')
    expect(text).toContain('assed after the last edit: `npm test` (“Tests: 5 passed, 5 total”)')
  })

  test('where nobody can tell which of them failed, none is told to have failed', () => {
    const told = edited().call('Bash', run('npm run lint; npm run build; npm test'), {
      text: '✖ 1 problem (1 error, 0 warnings)\nbuilt in 2s\n5 passed',
    })
    expect(said(told)).not.toContain('failed')
  })
})

describe('a command that runs no test', () => {
  const told = () =>
    edited()
      .call('Bash', run('go test ./... -run TestCart'), {
        text: 'testing: warning: no tests to run\nPASS\nok  \tshop\t0.3s [no tests to run]',
      })
      .call('Bash', run('go test -tags=integration ./it/... -run TestCart'), {
        text: '--- PASS: TestCart (0.1s)\nPASS\nok  \tshop/it\t1.0s',
      })

  test('has not failed, and the one that runs some is told beside it', () => {
    expect(said(told())).toContain(
      '- `go test ./... -run TestCart` runs no test; `go test -tags=integration ./it/... -run TestCart` does',
    )
    expect(said(told(), 'zh-TW')).toContain('不會執行任何測試')
    expect(said(told(), 'zh-CN')).toContain('不会运行任何测试')
  })
})

describe('commits that hold what another one held', () => {
  test.each([
    ['git cherry-pick abc1234', 'Other'],
    ['git revert --no-edit HEAD', 'Revert "Other"'],
  ])('%s leaves what was edited uncommitted', (command, subject) => {
    const told = edited().call('Bash', run(command), { text: `[fix/cart 2222222] ${subject}\n 1 file changed` })
    expect(said(told)).toContain('edited and not committed by the agent: src/cart.ts')
  })

  test('a push that was rejected is told once', () => {
    const told = edited()
      .call('Bash', run('git commit -am "Mend it"'), { text: '[fix/cart 1a2b3c4] Mend it\n 1 file changed' })
      .call(
        'Bash',
        run('git push'),
        failed(' ! [rejected]        fix/cart -> fix/cart (fetch first)\nerror: failed to push'),
      )
    expect(said(told)).toContain('the push was rejected (fetch first)')
    expect(said(told)).not.toContain('The last command failed')
  })

  test('a commit that had nothing to take is told with why', () => {
    const status =
      'On branch fix/cart\nChanges not staged for commit:\n\tmodified:   src/cart.ts\n\nno changes added to commit'
    expect(said(edited().call('Bash', run('git commit -m "Mend it"'), failed(status)))).toContain(
      '`git commit -m "Mend it"`: “no changes added to commit”',
    )
  })
})

describe('what a plan wants tried', () => {
  const plan = (steps: string) =>
    session()
      .place('/srv/shop', 'fix/cart')
      .prompt(`Implement the following plan:\n# Plan\n## Verification\n${steps}`)
      .call('Edit', edit(), OK)

  test('a command that changes something is not told as one that was not run', () => {
    const text = said(
      plan(
        '```bash\nnpm test\n```\n1. `git commit --amend -m "new"` — verify the trailer is restored\n2. `git push --force`',
      ),
    )
    expect(text).toContain(
      '`npm test` (not run as far as was seen); `git commit --amend -m "new"` — verify the trailer',
    )
    expect(text).not.toContain('push --force')
  })
})

describe('a program that is given with the command', () => {
  const tested = () => edited().call('Bash', run('npm test'), { text: '5 passed' })
  const python = (source: string) => tested().call('Bash', run(`python3 - <<'EOF'\n${source}\nEOF`), { text: '' })

  test('edits the file that it names', () => {
    const text = said(python("open('src/tax.ts', 'w').write('x')"))
    expect(text).toContain('src/tax.ts')
    expect(text).toContain('nothing was run after the last edit')
  })

  test.each([
    "p = 'src/tax.ts'\nopen(p, 'w').write('x')",
    "import io\np = 'src/tax.ts'\ns = io.open(p, encoding='utf-8').read()\nio.open(p, 'w', encoding='utf-8').write(s)",
    'import pathlib\np = pathlib.Path("src/tax.ts"); s = p.read_text()\np.write_text(s.replace("a", "b"))',
  ])('edits the file that it has in a variable: %s', (source) => {
    const text = said(python(source))
    expect(text).toContain('src/tax.ts')
    expect(text).toContain('nothing was run after the last edit')
  })

  test('makes a check older where it writes whatever that is', () => {
    const text = said(python("import sys\nopen(sys.argv[1], 'w').write('x')"))
    expect(text).toContain('Passed before and not run since: `npm test` (edited since).')
  })

  test.each(["print(open('src/cart.ts').read())", "open('/tmp/x', 'w').write('1')"])(
    'changes nothing with %s',
    (source) => {
      expect(said(python(source))).toContain('passed after the last edit: `npm test`')
    },
  )
})

test('a check that is run again only to search its output fails over what it failed over before', () => {
  const told = edited()
    .call('Bash', run('make lint'), failed('src/cart.ts:3:1: unused variable total\n1 issues:'))
    .call('Bash', run("make lint 2>&1 | grep -E 'ERROR|issues'"), { text: '1 issues:\n[lint] ERROR task failed' })
  expect(said(told)).toContain('`make lint` failed after the last edit: “src/cart.ts:3:1: unused variable total”')
  expect(said(told)).not.toContain('cut off')
})
