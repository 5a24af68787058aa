import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'
import { steer } from '../texts/steer.ts'
import { INDEX_READ, waitingAfter } from './waiting-sample.ts'

/** Where the work stands, as git has shown it: a small made-up session each. */
const OK = { text: 'ok' }
const HASH = 'c0ffee1'.padEnd(40, '0')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.')
const edited = (...paths: string[]) => paths.reduce((told, path) => told.call('Edit', edit(path), OK), start())
const run = (told: Session, command: string, text = '') => told.call('Bash', { command }, { text })
const place = ({ entries }: Session, language: keyof typeof LABELS = 'en', world = INDEX_READ) =>
  recover({ ledger: advance(emptyLedger(), entries), world, labels: LABELS[language] }).text.split('\n')[1] ?? ''

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

describe('what was seen on a branch that was left', () => {
  const seen = () => run(edited('src/cart.ts'), 'git log --oneline -2', 'c0ffee1 Mend the cart\n1a2b3c4 Begin')

  test.each([
    ['for one that was there', 'git checkout main', "Switched to branch 'main'"],
    ['for a new one that begins elsewhere', 'git checkout -b next main', "Switched to a new branch 'next'"],
    ['by switch', 'git switch -c next origin/main', "Switched to a new branch 'next'"],
  ])('says nothing of where the work stands: %s', (_, command, text) => {
    const told = run(seen(), command, text)
    expect(place(told)).not.toContain('c0ffee1')
    const later = run(told, 'git checkout -b later', "Switched to a new branch 'later'").call('Edit', edit('a.ts'), OK)
    expect(place(later)).toContain('on branch `later`; edited and not committed by the agent: a.ts.')
  })

  test.each([
    ['git checkout -b next', "Switched to a new branch 'next'"],
    ['git switch -c next 2>&1', "Switched to a new branch 'next'"],
    ['git checkout fix/cart', "Already on 'fix/cart'"],
    [
      'git checkout main && npm test; git checkout fix/cart',
      "Switched to branch 'main'\n5 passed\nSwitched to branch 'fix/cart'",
    ],
  ])('holds where nothing moved: %s', (command, text) => {
    expect(place(run(seen(), command, text))).toContain('HEAD was c0ffee1')
  })

  test('what git says came along is still not committed', () => {
    const told = run(seen(), 'git checkout main', "M\tsrc/cart.ts\nSwitched to branch 'main'")
    expect(place(told)).toContain('on branch `main`; edited and not committed by the agent: src/cart.ts.')
  })

  test('the log of the new one is asked in the same line', () => {
    const text = "Switched to branch 'main'\nbeef123 Tidy\n1a2b3c4 Begin"
    expect(place(run(seen(), 'git checkout -q main && git log --oneline -2', text))).toContain('beef123')
  })
})

test('a branch of another name is still the one where the commit was made', () => {
  const told = run(edited('src/cart.ts'), 'git commit -am Mend', '[fix/cart c0ffee1] Mend')
  const renamed = run(told, 'git branch -m fix/cart fix/cart-total')
  expect(place(renamed)).toContain('on branch `fix/cart-total`; last commit of the agent c0ffee1 “Mend”, not pushed')
})

describe('a commit that somebody else has made', () => {
  const both = (told: Session) => told.call('Edit', edit('src/cart.ts'), OK).call('Edit', edit('src/tax.ts'), OK)
  const LIST = ' .../src/cart.ts | 2 +-\n 1 file changed'
  const logged = (told: Session) => run(told, 'git log --oneline -1', 'c0ffee1 Mend the cart')
  const seen = (stat: string) => run(logged(both(run(start(), 'git log --oneline -1', '1a2b3c4 Begin'))), stat, LIST)
  test.each([
    [
      'en',
      'that commit, not made by the agent, holds a file it had edited; edited and not committed by the agent: src/tax.ts.',
    ],
    ['zh-TW', '那個提交不是代理做的，含有代理編輯過的 1 個檔案；編輯過、代理尚未提交：src/tax.ts。'],
    ['zh-CN', '那个提交不是代理做的，含有代理编辑过的 1 个文件；编辑过、代理尚未提交：src/tax.ts。'],
  ] as const)('is told with what of the work is in it (%s)', (language, words) => {
    const world = { ...INDEX_READ, clean: ['src/cart.ts'] }
    expect(place(seen('git diff --stat HEAD~1 HEAD'), language, world)).toContain(words)
  })

  test.each(['git show --stat', 'git show c0ffee1 --stat', 'git diff --stat c0ffee1~1..c0ffee1'])(
    'also by %s',
    (stat) => {
      expect(place(seen(stat))).toContain('holds a file it had edited')
    },
  )

  const shown = (date: string) => {
    const told = run(
      logged(both(start())),
      'git show --stat HEAD',
      `commit ${HASH}\nAuthor: Kim\nDate:   ${date}\n\n    Mend\n\n${LIST}`,
    )
    const entries = told.entries.map((entry) => ({ ...entry, at: '2026-01-24T15:32:00Z' }))
    return place({ ...told, entries })
  }
  test('that is older than the edits holds none of them', () => {
    expect(shown('Fri Jan 23 17:10:51 2026 +0100')).toContain(
      'edited since and not committed by the agent: src/tax.ts and src/cart.ts.',
    )
    expect(shown('Sat Jan 24 17:40:51 2026 +0100')).toContain('holds a file it had edited')
  })

  test('nobody knows whether one that was there when it was first looked at is newer than the edits', () => {
    const told = run(logged(both(start())), 'git show --stat', LIST)
    expect(waitingAfter(told)).toEqual([])
    expect(place(told, 'en', {})).not.toContain('committed by the agent')
  })

  test.each(['git diff --stat', 'git diff --stat main..HEAD', 'git show 1a2b3c4 --stat'])('not by %s', (stat) => {
    expect(waitingAfter(seen(stat))).toEqual([])
    expect(place(seen(stat))).not.toContain('holds')
  })
})

describe('the index', () => {
  const PATHS = ['src/cart.ts', 'src/tax.ts', 'src/till.ts']
  const staged = () =>
    run(run(edited(...PATHS), 'git add src/cart.ts \\\n  src/till.ts'), "printf 'y\\nn\\n' | git add -p src/tax.ts")

  test('what was staged in part is not committed whole', () => {
    const told = run(staged(), 'git commit -m "Mend the cart"', '[fix/cart c0ffee1] Mend the cart')
    expect(waitingAfter(told)).toEqual(['src/tax.ts'])
  })

  test.each([
    [
      'git status',
      'On branch fix/cart\nChanges to be committed:\n\tmodified:   src/cart.ts\n\tmodified:   src/tax.ts\n\nChanges not staged for commit:\n\tmodified:   src/tax.ts\n\tmodified:   src/till.ts\n',
    ],
    ['git status --short', 'M  src/cart.ts\nMM src/tax.ts\n M src/till.ts'],
  ])('what %s lists is surer', (command, text) => {
    const told = run(run(staged(), command, text), 'git commit -m "Mend"', '[fix/cart c0ffee1] Mend')
    expect(waitingAfter(told)).toEqual(['src/tax.ts', 'src/till.ts'])
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

test.each([
  ['/srv/shop', 'on branch `fix/cart`; edited'],
  ['/srv/shop/.worktrees/cart', 'on branch `fix/cart`; in /srv/shop/.worktrees/cart; edited'],
])(
  'the folder of the session, which the client tells, is said only where the repository has several: %s',
  (folder, words) => {
    const told = session()
      .place(folder, 'fix/cart')
      .prompt('Mend the cart.')
      .call('Edit', { ...edit('src/cart.ts'), file_path: `${folder}/src/cart.ts` }, OK)
    expect(place(told)).toContain(words)
  },
)

describe('which files were edited', () => {
  test.each([
    ['en', 'on branch `fix/cart`; edited and not committed by the agent.'],
    ['zh-TW', '分支 `fix/cart`；編輯過、代理尚未提交。'],
    ['zh-CN', '分支 `fix/cart`；编辑过、代理尚未提交。'],
  ] as const)("is not told where git's index was not read, only that some were (%s)", (language, words) => {
    expect(place(edited('a.ts', 'b.ts'), language, {})).toContain(words)
  })

  test('nor that none was', () => {
    const told = run(edited('a.ts'), 'git commit -am Mend', '[fix/cart c0ffee1] Mend')
    expect(place(told, 'en', {})).not.toContain('edited')
    expect(place(told)).toContain('; nothing edited since')
  })

  test('nor that another was, after a commit', () => {
    const told = run(edited('a.ts'), 'git commit -am Mend', '[fix/cart c0ffee1] Mend').call('Edit', edit('b.ts'), OK)
    expect(place(told, 'en', {})).toContain('; edited since and not committed by the agent.')
  })
})

describe('edited files, where the index was read', () => {
  const many = () => edited('a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts')

  test('by number, because summaries list them; up to two by name', () => {
    expect(place(many())).toContain('edited and not committed by the agent: 5 files;')
    expect(place(edited('a.ts', 'b.ts'))).toContain('edited and not committed by the agent: b.ts and a.ts.')
  })

  test('the summariser is told the last three by name, so that it lists them', () => {
    expect(steer({ ledger: advance(emptyLedger(), many().entries), world: INDEX_READ, lastAssistant: '' })).toContain(
      'edited and not committed by the agent: e.ts, d.ts, c.ts and 2 more.',
    )
  })

  test.each([
    ['en', 'edited and not committed by the agent: 5 files;'],
    ['zh-TW', '編輯過、代理尚未提交：5 個檔案；'],
    ['zh-CN', '编辑过、代理尚未提交：5 个文件；'],
  ] as const)('only by number where the summary lists them (%s)', (language, words) => {
    const ledger = advance(emptyLedger(), many().entries)
    const told = { alreadyTold: 'Files: a.ts, b.ts, c.ts, d.ts and e.ts', summaryKnown: true as const }
    expect(recover({ ledger, world: INDEX_READ, labels: LABELS[language], ...told }).text).toContain(words)
  })
})

describe('files that were not there before', () => {
  const write = (told: Session, path: string, text = `File created successfully at: ${path}`) =>
    told.call('Write', { file_path: path, content: 'x' }, { text })

  test.each([
    ['en', 'not committed by the agent: src/till.ts (new) and 5 more;'],
    ['zh-TW', 'src/till.ts（新增）'],
    ['zh-CN', 'src/till.ts（新增）'],
  ] as const)('are named beside the number of the others (%s)', (language, words) => {
    const told = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts'].reduce(
      (before, path) => before.call('Edit', edit(path), OK),
      write(start(), '/srv/shop/src/till.ts'),
    )
    expect(place(told, language)).toContain(words)
  })

  test('but not what is kept out of git', () => {
    const told = write(write(edited('a.ts', 'b.ts'), '/srv/shop/api/.env'), '/srv/shop/debug.log')
    expect(place(told)).toContain('not committed by the agent: 4 files;')
    expect(place(write(told, '/srv/shop/.env.example'))).toContain('.env.example (new) and 4 more;')
  })

  test('the only other one is named as well', () => {
    const told = write(write(edited('src/cart.ts'), '/srv/shop/src/till.ts'), '/srv/shop/src/drawer.ts')
    expect(place(told)).toContain('by the agent: src/drawer.ts (new), src/till.ts (new) and src/cart.ts;')
  })

  test('one that was written over is not new', () => {
    const told = write(start(), '/srv/shop/src/till.ts', 'The file /srv/shop/src/till.ts has been updated.')
    expect(place(told)).toContain('not committed by the agent: src/till.ts.')
  })

  test('an edit whose result speaks of something created has made no file', () => {
    const told = start().call('Edit', edit('src/till.ts'), { text: 'The file was updated.\n3 // created at noon' })
    expect(place(told)).toContain('not committed by the agent: src/till.ts.')
  })

  test('what a commit was seen to follow is not new any more', () => {
    const told = run(write(start(), '/srv/shop/src/till.ts'), 'git log --oneline -1', 'c0ffee1 Add the till')
    expect(place(told.call('Edit', edit('src/till.ts'), OK))).toContain('by the agent: src/till.ts.')
  })

  test('what was made and removed again is not there', () => {
    const told = run(write(edited('src/cart.ts'), '/srv/shop/probe.ts'), 'rm probe.ts')
    expect(place(told)).toContain('not committed by the agent: src/cart.ts.')
  })
})

describe('files that the shell has changed', () => {
  test('a file that git moved is edited under its new name', () => {
    expect(place(run(start(), 'git mv src/cart.ts src/basket.ts'))).toContain(
      'not committed by the agent: src/basket.ts.',
    )
  })
})

describe('files that sed and its like have changed', () => {
  test.each([
    ["sed -i '' 's/a/b/' src/cart.ts src/tax.ts", 'src/tax.ts and src/cart.ts.'],
    ['for f in src/cart.ts src/tax.ts; do sed -i \'s/a/b/\' "$f"; done', 'src/tax.ts and src/cart.ts.'],
    ["perl -pi -e 's/a.b/c.d/' src/cart.ts src/tax.ts", 'src/tax.ts and src/cart.ts.'],
    ["perl -0pi -e 's/a/b/' src/cart.ts", 'src/cart.ts.'],
  ])('are all told where the line names them: %s', (command, told) => {
    expect(place(run(start(), command))).toContain(`not committed by the agent: ${told}`)
  })
  test.each(["sed -n '/ -i /p' src/cart.ts", "perl -ne 'print if / -i/' src/cart.ts"])('not with %s', (command) => {
    expect(place(run(edited('src/x.ts'), command, 'x'))).not.toContain('cart.ts')
  })
  test('what was new stays new, and is in no commit that was not told of it', () => {
    const made = start().call(
      'Write',
      { file_path: '/srv/shop/src/tax.ts', content: 'a' },
      { text: 'File created successfully at: /srv/shop/src/tax.ts' },
    )
    const told = run(made, "sed -i 's/a/b/' src/tax.ts")
    expect(place(told)).toContain('src/tax.ts (new)')
    expect(place(run(told, 'git commit -am Mend', '[fix/cart c0ffee1] Mend'))).toContain('src/tax.ts')
  })
  test.each([
    "sed -i 's/a/b/' src/*.ts",
    "for f in src/*.ts; do sed -i 's/a/b/' $f; done",
    "grep -rl a src | xargs sed -i 's/a/b/g'",
    "find . -name '*.go' -exec sed -i 's/a/b/' {} +",
    "sed -i 's/a/b/' $(git ls-files '*.ts')",
  ])('a check before it is as old as before an edit, also where a pattern has picked them: %s', (command) => {
    const told = run(run(edited('src/x.ts'), 'npm test', '12 passed'), command)
    const { text } = recover({ ledger: advance(emptyLedger(), told.entries), world: INDEX_READ })
    expect(text).toContain('Passed before and not run since: `npm test` (edited since).')
  })
})
