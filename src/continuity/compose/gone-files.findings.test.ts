import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'
import { INDEX_READ, waitingAfter } from './waiting-sample.ts'

/** Files that were deleted, moved or put back: a small made-up session each. */
const GREEN = 'Tests: 12 passed, 12 total'
const RED =
  'FAIL src/old.test.ts\n  ● old › adds\n    expected 1, got 2\n      at src/old.test.ts:9:3\nTests: 1 failed, 11 passed, 12 total'
const at = (path: string) => (path.startsWith('/') ? path : `/srv/shop/${path}`)
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.')
const edit = (told: Session, path: string, from = 'a', to = 'b') =>
  told.call('Edit', { file_path: at(path), old_string: from, new_string: to }, { text: 'updated' })
const write = (told: Session, path: string) =>
  told.call(
    'Write',
    { file_path: at(path), content: 'export {}' },
    { text: `File created successfully at: ${at(path)}` },
  )
const run = (told: Session, command: string, text = '', failed = false) =>
  told.call('Bash', { command }, { text: failed ? `Exit code 1\n${text}` : text, failed })
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), world: INDEX_READ, labels: LABELS[language] }).text

describe('what the agent made and took away again was never there', () => {
  test.each([
    ['rm src/gen/a.ts', ''],
    ['rm -rf src/gen', ''],
    ['rm src/gen/*.ts', ''],
    ['rm src/gen/{a,b}.ts', ''],
    ['cd src && rm gen/a.ts', ''],
    ['unlink src/gen/a.ts', ''],
    ['git clean -fd', 'Removing src/gen/'],
    ['git clean -qfdx src/gen', ''],
    ["find src -name 'a.ts' -delete", ''],
    ['for f in src/gen/*.ts; do rm "$f"; done', ''],
  ])('%s', (command, output) => {
    const text = said(run(edit(write(start(), 'src/gen/a.ts'), 'src/cart.ts'), command, output))
    expect(text).toContain('not committed by the agent: src/cart.ts.')
    expect(text).not.toContain('gen/')
  })

  test('whichever tool has deleted it', () => {
    for (const tool of ['Delete', 'delete_file', 'mcp__files__remove_file']) {
      const told = edit(write(start(), 'src/gen/a.ts'), 'src/cart.ts')
      expect(said(told.call(tool, { path: at('src/gen/a.ts') }, { text: 'ok' }))).not.toContain('gen/')
    }
  })

  test.each(['git clean -nd', 'git clean -fd', 'rm src/other.ts', 'git rm --cached src/gen/a.ts', 'ls src/gen'])(
    'not with %s',
    (command) => {
      expect(said(run(edit(write(start(), 'src/gen/a.ts'), 'src/cart.ts'), command))).toContain('gen/a.ts (new)')
    },
  )

  test('a check that passed before it was made is as good as before', () => {
    const tried = write(run(edit(start(), 'src/cart.ts'), 'npm test', GREEN), 'src/try.ts')
    expect(said(tried)).toContain('nothing was run after the last edit')
    const text = said(run(run(tried, 'node src/try.ts', '3'), 'rm src/try.ts'))
    expect(text).toContain('passed after the last edit: `npm test`')
    expect(text).not.toContain('try.ts')
  })

  test('a check that it was there for says what has gone since', () => {
    const told = run(write(edit(start(), 'src/cart.ts'), 'src/try.ts'), 'npm test', GREEN)
    expect(said(run(told, 'rm src/try.ts'))).toContain('`npm test` (`rm src/try.ts` since)')
  })

  test('a line that failed at its tests has deleted what it deleted before them', () => {
    const told = edit(write(start(), 'src/gen/a.ts'), 'src/cart.ts')
    expect(said(run(told, 'rm src/gen/a.ts && npm test', RED, true))).not.toContain('gen/a.ts (new)')
    const refused = edit(write(start(), 'src/gen/a.ts'), 'src/cart.ts')
    const text = 'rm: cannot remove: Permission denied'
    expect(said(run(refused, 'rm src/gen/a.ts && npm test', text, true))).toContain('gen/a.ts (new)')
  })
})

describe('what was there before is a deletion to be committed', () => {
  test.each([
    ['en', 'edited and not committed by the agent: src/cart.ts; deleted and not committed by the agent: src/old.ts.'],
    ['zh-TW', '刪除了、代理尚未提交：src/old.ts'],
    ['zh-CN', '删除了、代理尚未提交：src/old.ts'],
  ] as const)('%s', (language, words) => {
    expect(said(run(edit(edit(start(), 'src/old.ts'), 'src/cart.ts'), 'rm src/old.ts'), language)).toContain(words)
  })

  test('until it is, or the file is put back', () => {
    const gone = () => run(edit(start(), 'src/cart.ts'), 'git rm -q src/old.ts')
    expect(said(gone())).toContain('deleted and not committed by the agent: src/old.ts')
    const committed = run(gone(), 'git commit -am Old', '[fix/cart 1a2b3c4] Old\n 2 files changed')
    expect(said(committed)).not.toContain('deleted')
    expect(said(run(gone(), 'git checkout HEAD -- src/old.ts'))).not.toContain('deleted')
  })

  test('also where the agent has committed it before', () => {
    const made = run(write(start(), 'src/gen.ts'), 'git add -A && git commit -m Gen', '[fix/cart 1a2b3c4] Gen\n 1 file')
    const text = said(run(made, 'rm src/gen.ts'))
    expect(text).toContain('deleted and not committed by the agent: src/gen.ts')
    expect(text).not.toContain('nothing edited since')
  })

  test('not of what the shell has written, which may have been new', () => {
    const told = () => run(edit(start(), 'src/cart.ts'), 'cat > src/gen.ts <<EOF\nexport {}\nEOF')
    expect(said(told())).toContain('src/gen.ts')
    expect(said(run(told(), 'rm src/gen.ts'))).not.toContain('deleted')
    expect(said(run(edit(told(), 'src/gen.ts'), 'rm src/gen.ts'))).not.toContain('deleted')
  })

  test('and nothing of it is untested', () => {
    const told = run(edit(edit(start(), 'tax/b.go'), 'cart/a.go'), 'git rm -q tax/b.go')
    expect(said(run(told, 'go test ./...', '?   \tshop/tax\t[no test files]\nok  \tshop/cart\t0.2s'))).not.toContain(
      'No test',
    )
  })
})

describe('what failed only over what is gone is no failure', () => {
  test.each([
    ['npx jest src/old.test.ts', RED],
    ['cd src && npx jest old.test.ts', RED],
    ['pytest src/old.test.ts::test_adds', 'FAILED src/old.test.ts::test_adds - assert 1 == 2\n1 failed in 0.1s'],
  ])('%s', (command, output) => {
    const told = run(write(edit(start(), 'src/cart.ts'), 'src/old.test.ts'), command, output, true)
    expect(said(told)).toContain('failed')
    expect(said(run(told, 'rm src/old.test.ts'))).not.toContain('failed')
  })

  test('a script that was thrown away', () => {
    const tried = (told: Session) => run(told, 'node scripts/check-it.js', 'Error: cart is empty', true)
    const told = tried(edit(tried(write(start(), 'scripts/check-it.js')), 'src/cart.ts'))
    expect(said(told)).toContain('cart is empty')
    expect(said(run(told, 'rm scripts/check-it.js'))).not.toContain('cart is empty')
  })

  test('of a run over more, only that it was not run since', () => {
    const told = run(write(edit(start(), 'src/cart.ts'), 'src/old.test.ts'), 'npm test', RED, true)
    const text = said(run(told, 'rm src/old.test.ts'))
    expect(text).toContain('`npm test` failed before `rm src/old.test.ts`, not run since')
    expect(text).not.toContain('adds')
  })

  test('of a compiler, the place that is left', () => {
    const output = "src/gen.ts(3,5): error TS2322: Wrong type.\nsrc/tax.ts(4,5): error TS2304: Cannot find name 'x'."
    const told = run(write(edit(start(), 'src/cart.ts'), 'src/gen.ts'), 'npx tsc --noEmit', output, true)
    const text = said(run(told, 'rm src/gen.ts'))
    expect(text).toContain('src/tax.ts(4,5)')
    expect(text).not.toContain('gen.ts(3')
  })
})

describe('a file that was moved is told under its new name only', () => {
  test.each([
    ['mv src/old.ts src/new.ts', 'src/new.ts'],
    ['git mv src/old.ts src/new.ts', 'src/new.ts'],
    ['mkdir -p src/lib && mv src/old.ts src/lib', 'src/lib/old.ts'],
    ['mv src/old.ts src/lib/', 'src/lib/old.ts'],
    ['mv src/*.ts lib/', 'lib/old.ts'],
    ['mv src web', 'web/old.ts'],
    ['git mv src web', 'web/old.ts'],
    ['cd src && mv old.ts new.ts', 'src/new.ts'],
  ])('%s', (command, path) => {
    const text = said(run(edit(start(), 'src/old.ts'), command))
    expect(text).toContain(`not committed by the agent: ${path}.`)
    expect(text).not.toContain('src/old.ts')
  })

  test('in the index too', () => {
    const both = edit(edit(start(), 'src/old.ts'), 'src/cart.ts')
    const moved = run(run(both, 'git add src/old.ts'), 'git mv src/old.ts src/new.ts')
    const told = run(moved, 'git commit -m Old', '[fix/cart 1a2b3c4] Old\n 1 file changed')
    expect(waitingAfter(told)).toEqual(['src/cart.ts'])
  })

  test('and not at all where only the shell knows that name', () => {
    const told = write(edit(start(), 'src/cart.ts'), 'web/a.js')
    const text = said(run(told, 'for f in web/*.js; do mv "$f" "${f%.js}.ts"; done'))
    expect(text).toContain('src/cart.ts')
    expect(text).not.toContain('a.js')
  })

  test('there and back it is where it was', () => {
    const told = run(edit(start(), 'src/a.ts'), 'mv src/a.ts src/a.ts.bak')
    expect(said(run(told, 'mv src/a.ts.bak src/a.ts'))).toContain('not committed by the agent: src/a.ts.')
  })
})

describe('what was put back is not edited', () => {
  test.each([
    ['git restore src/a.ts', ''],
    ['git checkout -- src/a.ts', ''],
    ['git checkout HEAD -- src/a.ts', ''],
    ['git checkout src/a.ts', 'Updated 1 path from the index'],
    ['git restore --source=HEAD src/a.ts', ''],
    ['git restore --staged --worktree src/a.ts', ''],
    ['cd src && git restore a.ts', ''],
    ['git -C /srv/shop/src restore a.ts', ''],
  ])('%s', (command, output) => {
    const checked = run(edit(start(), 'src/c.ts'), 'npm test', GREEN)
    const text = said(run(edit(checked, 'src/a.ts'), command, output))
    expect(text).toContain('not committed by the agent: src/c.ts;')
    expect(text).toContain('passed after the last edit: `npm test`')
    expect(text).not.toContain('src/a.ts')
  })

  test('by hand, with the same lines or with others around them', () => {
    const checked = () => run(edit(start(), 'src/c.ts'), 'npm test', GREEN)
    const there = 'const total = sum(rows)\nconsole.log(total, rows)'
    const same = edit(
      edit(checked(), 'src/a.ts', 'const total = sum(rows)', there),
      'src/a.ts',
      there,
      'const total = sum(rows)',
    )
    const other = edit(
      edit(checked(), 'src/a.ts', 'const total = sum(rows)', there),
      'src/a.ts',
      '\nconsole.log(total, rows)',
      '',
    )
    for (const told of [same, other]) {
      expect(said(told)).toContain('not committed by the agent: src/c.ts; passed after the last edit')
      expect(said(told)).not.toContain('src/a.ts')
    }
  })

  test('what was taken out and put in elsewhere is moved, not put back', () => {
    const line = "import { total } from './total.ts'"
    const told = edit(
      edit(start(), 'src/a.ts', `${line}\nimport b`, 'import b'),
      'src/a.ts',
      'import c',
      `import c\n${line}`,
    )
    expect(said(told)).toContain('not committed by the agent: src/a.ts')
  })

  test('also in a file that was committed before', () => {
    const committed = run(edit(start(), 'src/a.ts'), 'git commit -am A', '[fix/cart 1a2b3c4] A\n 1 file changed')
    const told = edit(edit(committed, 'src/a.ts', 'one', 'one // try this'), 'src/a.ts', 'one // try this', 'one')
    expect(said(told)).toContain('nothing edited since')
  })

  test('from a copy that was laid aside before', () => {
    const kept = edit(edit(run(start(), 'cp src/a.ts src/a.ts.bak'), 'src/a.ts'), 'src/b.ts')
    expect(said(run(kept, 'mv src/a.ts.bak src/a.ts'))).toContain('not committed by the agent: src/b.ts.')
  })

  test('a check that ran in between saw something else', () => {
    const told = run(edit(edit(start(), 'src/c.ts'), 'src/a.ts'), 'npm test', GREEN)
    expect(said(run(told, 'git checkout -- src/a.ts'))).toContain('`npm test` (`git checkout` since)')
    const byHand = run(edit(edit(start(), 'src/c.ts'), 'src/a.ts', 'one', 'two'), 'npm test', GREEN)
    expect(said(edit(byHand, 'src/a.ts', 'two', 'one'))).toContain('not run since: `npm test` (edited since)')
  })
})

describe('what git has never seen', () => {
  const both = () => write(edit(start(), 'src/a.ts'), 'src/new.ts')

  test.each([
    ['git stash', 'Saved working directory and index state WIP on fix/cart: 1111111 x'],
    ['git reset --hard', 'HEAD is now at 1111111 x'],
    ['git checkout .', 'Updated 1 path from the index'],
    ['git commit -am A', '[fix/cart 1a2b3c4] A\n 1 file changed, 1 insertion(+)'],
  ])('stays open after %s', (command, output) => {
    expect(said(run(both(), command, output))).toMatch(/edited[^;]*: (?:src\/new\.ts|new\.ts)/)
  })

  test.each([
    ['git stash -u', 'Saved working directory and index state WIP on fix/cart: 1111111 x'],
    ['git add -A && git commit -m A', '[fix/cart 1a2b3c4] A\n 2 files changed\n create mode 100644 src/new.ts'],
    ['git add src/new.ts && git commit -am A', '[fix/cart 1a2b3c4] A\n 2 files changed'],
  ])('and goes with %s', (command, output) => {
    expect(said(run(both(), command, output))).not.toContain('not committed by the agent')
  })

  test('a stash of one file leaves the others', () => {
    const told = run(edit(edit(start(), 'src/a.ts'), 'src/b.ts'), 'git stash push src/a.ts', 'Saved working directory')
    expect(said(told)).toContain('not committed by the agent: src/b.ts; put aside with git stash: src/a.ts')
  })
})
