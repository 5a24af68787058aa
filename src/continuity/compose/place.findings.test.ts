import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** Where the work stands, as git has shown it: a small made-up session each. */
const OK = { text: 'ok' }
const HASH = 'c0ffee1'.padEnd(40, '0')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.')
const edited = (...paths: string[]) => paths.reduce((told, path) => told.call('Edit', edit(path), OK), start())
const run = (told: Session, command: string, text = '') => told.call('Bash', { command }, { text })
const place = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text.split('\n')[1] ?? ''

describe('where the branch stands is read off whatever shows it', () => {
  test.each([
    ['git show --no-patch', `commit ${HASH}\nAuthor: Kim <kim@shop.example>\nDate:   Mon\n\n    Mend the cart`],
    [
      'git show HEAD --format=fuller | head -20',
      `commit ${HASH}\nAuthor:     Kim\nAuthorDate: Mon\n\n    Mend the cart`,
    ],
    ['git branch -v', '* fix/cart c0ffee1 [ahead 1] Mend the cart\n  main     1a2b3c4 Begin'],
    ['git log --format="%h %ai %s" -3', 'c0ffee1 2026-01-21 18:00:37 +1100 Mend the cart\n1a2b3c4 2026-01-20 Begin'],
    [
      'git status && echo "---" && git log --oneline -5',
      `On branch fix/cart\nChanges not staged for commit:\n${'  (use "git add <file>..." to update)\n'.repeat(6)}\tmodified:   src/cart.ts\n---\nc0ffee1 Mend the cart\n1a2b3c4 Begin`,
    ],
  ])('%s', (command, text) => {
    expect(place(run(edited('src/cart.ts'), command, text))).toContain('HEAD was c0ffee1 “Mend the cart” when')
  })

  test('by its hash alone where nothing else is shown', () => {
    expect(place(run(edited('src/cart.ts'), 'git rev-parse HEAD', `${HASH}\n`))).toContain('HEAD was c0ffee1')
  })

  test.each([
    ['git log --oneline | grep -E "17:59" | head -3', 'c0ffee1 Mend the cart'],
    ['git log --oneline origin/main -3', 'c0ffee1 Mend the cart'],
    ['git show HEAD~2 --stat', `commit ${HASH}\nAuthor: Kim\nDate: Mon\n\n    Mend the cart`],
    ['git rev-parse --abbrev-ref HEAD', 'fix/cart'],
    ['git log --no-merges --oneline -1', 'c0ffee1 Mend the cart'],
    ['npm test && git log --oneline -1', `${'a test has passed\n'.repeat(20)}c0ffee1 Mend the cart`],
  ])('not off %s', (command, text) => {
    expect(place(run(edited('src/cart.ts'), command, text))).not.toContain('c0ffee1')
  })
})

describe('a commit that somebody else has made', () => {
  const seen = (stat: string) =>
    run(
      run(edited('src/cart.ts', 'src/tax.ts'), 'git log --oneline -1', 'c0ffee1 Mend the cart'),
      stat,
      ' .../src/cart.ts | 2 +-\n 1 file changed',
    )
  test.each([
    [
      'en',
      'that commit, not made by the agent, holds a file it had edited; edited by the agent and not in it: src/tax.ts.',
    ],
    ['zh-TW', '那個提交不是代理做的，含有代理編輯過的 1 個檔案；代理編輯過而不在其中：src/tax.ts。'],
    ['zh-CN', '那个提交不是代理做的，含有代理编辑过的 1 个文件；代理编辑过而不在其中：src/tax.ts。'],
  ] as const)('is told with what of the work is in it (%s)', (language, words) => {
    expect(place(seen('git diff --stat HEAD~1 HEAD'), language)).toContain(words)
  })

  test.each(['git show --stat', 'git show c0ffee1 --stat', 'git diff --stat c0ffee1~1..c0ffee1'])(
    'also by %s',
    (stat) => {
      expect(place(seen(stat))).toContain('holds a file it had edited')
    },
  )

  test.each(['git diff --stat', 'git diff --stat main..HEAD', 'git show 1a2b3c4 --stat'])('not by %s', (stat) => {
    expect(place(seen(stat))).toContain('perhaps committed by now: src/tax.ts and src/cart.ts')
  })
})

describe('the index', () => {
  const PATHS = ['src/cart.ts', 'src/tax.ts', 'src/till.ts']
  const staged = () =>
    run(run(edited(...PATHS), 'git add src/cart.ts \\\n  src/till.ts'), "printf 'y\\nn\\n' | git add -p src/tax.ts")

  test.each([
    ['en', 'staged: src/cart.ts and src/till.ts; staged in part: src/tax.ts.'],
    ['zh-TW', '已暫存：src/cart.ts、src/till.ts；部分暫存：src/tax.ts。'],
    ['zh-CN', '已暂存：src/cart.ts、src/till.ts；部分暂存：src/tax.ts。'],
  ] as const)('is told where a part of the work was picked (%s)', (language, words) => {
    expect(place(staged(), language)).toContain(words)
  })

  test.each(['git reset HEAD', 'git reset', 'git restore --staged .'])('not after %s', (command) => {
    expect(place(run(staged(), command))).not.toContain('staged')
  })

  test('what was staged in part is not committed whole', () => {
    const told = run(staged(), 'git commit -m "Mend the cart"', '[fix/cart c0ffee1] Mend the cart')
    expect(place(told)).toContain('edited since and not committed by the agent: src/tax.ts.')
  })

  test.each([
    [
      'git status',
      'On branch fix/cart\nChanges to be committed:\n\tmodified:   src/cart.ts\n\tmodified:   src/tax.ts\n\nChanges not staged for commit:\n\tmodified:   src/tax.ts\n\tmodified:   src/till.ts\n',
    ],
    ['git status --short', 'M  src/cart.ts\nMM src/tax.ts\n M src/till.ts'],
  ])('what %s lists is surer', (command, text) => {
    expect(place(run(staged(), command, text))).toContain('; staged: src/cart.ts; staged in part: src/tax.ts.')
  })
})

test('a branch that has parted from its remote is told with both counts', () => {
  const commit = run(edited('src/cart.ts'), 'git commit -am "Mend"', '[fix/cart c0ffee1] Mend')
  const told = run(
    commit,
    'git status',
    "On branch fix/cart\nYour branch and 'origin/fix/cart' have diverged,\nand have 27 and 6 different commits each, respectively.\n\nnothing to commit, working tree clean",
  )
  expect(place(told)).toContain('parted from its remote when last looked at (27 commits only here, 6 only there)')
  expect(place(run(told, 'git push --force-with-lease', '+ 1..2 fix/cart -> fix/cart'))).toContain('“Mend”, pushed')
})

describe('edited files', () => {
  const many = () => edited('a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts')

  test('the last three by name, the others by number', () => {
    expect(place(many())).toContain('edited by it: e.ts, d.ts, c.ts and 2 more.')
  })

  test.each([
    ['en', 'nothing committed by the agent; edited by it: 5 files.'],
    ['zh-TW', '代理編輯過：5 個檔案。'],
    ['zh-CN', '代理编辑过：5 个文件。'],
  ] as const)('only by number where the summary lists them (%s)', (language, words) => {
    const ledger = advance(emptyLedger(), many().entries)
    const told = { alreadyTold: 'Files: a.ts, b.ts, c.ts, d.ts and e.ts', summaryKnown: true as const }
    expect(recover({ ledger, labels: LABELS[language], ...told }).text).toContain(words)
  })
})
