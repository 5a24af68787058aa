import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'
import { INDEX_READ, waitingAfter } from './waiting-sample.ts'

/** What the shell does to the files is a change like an edit: a small made-up session each. */
const OK = { text: 'ok' }
const QUIET = { text: '' }
const GREEN = { text: '12 tests passed' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.')
const tested = () => start().call('Edit', edit('src/cart.ts'), OK).call('Bash', { command: 'npm test' }, GREEN)
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), world: INDEX_READ, labels: LABELS[language] }).text
const run = (told: Session, command: string, text = '') => told.call('Bash', { command }, { text })

describe('a check is as old as the last change, whoever made it', () => {
  test.each([
    ['git merge origin/main', 'Merge made by the ort strategy.', '`git merge` since'],
    ['git pull --rebase', 'Updating 1a2b3c4..5d6e7f8', '`git pull` since'],
    ['git stash pop', 'Dropped refs/stash@{0}', '`git stash` since'],
    ['git reset --hard origin/main', 'HEAD is now at 5d6e7f8', '`git reset` since'],
    ['git cherry-pick 5d6e7f8', '[fix/cart 9a8b7c6] Tax', '`git cherry-pick` since'],
    ['git apply fix.patch', '', '`git apply` since'],
    ['mv src/tax.ts src/vat.ts', '', '`mv src/tax.ts src/vat.ts` since'],
    ['cp src/tax.ts src/vat.ts', '', '`cp src/tax.ts src/vat.ts` since'],
    ['rm src/tax.ts', '', '`rm src/tax.ts` since'],
    ['npx prettier --write src', '', '“12 tests passed”, only `prettier` since'],
    ['pnpm eslint src --fix', '', '`eslint` since'],
    ["sed -i 's/1/2/' src/tax.ts", '', ''],
    ['cat > src/tax.ts <<EOF\nexport const tax = 1\nEOF', '', ''],
  ])('%s', (command, text, since) => {
    const told = said(run(tested(), command, text))
    expect(told).toContain(
      since === '' ? 'last edit, so it is not verified; passed before: `npm test`.' : `\`npm test\` (${since})`,
    )
    expect(told).not.toContain('assed after the last edit: `npm test`')
  })

  test.each([
    ['git merge origin/main', 'Already up to date.'],
    ['git stash list', ''],
    ['git stash && npm run build; git stash pop', 'Saved working directory'],
    ['git checkout -b fix/other', "Switched to a new branch 'fix/other'"],
    ['git reset HEAD src/cart.ts', ''],
    ['git merge-base HEAD origin/main', '5d6e7f8'],
    ['rm -rf /tmp/scratch', ''],
    ['rm -rf dist .next', ''],
    ['cp src/cart.ts /tmp/cart.ts', ''],
    ['npm run dump > run.log', ''],
    ['cat src/cart.ts', 'export {}'],
  ])('not after %s', (command, text) => {
    expect(said(run(tested(), command, text))).toContain('passed after the last edit: `npm test`')
  })

  test.each([
    ['en', '`npm test` (changed since)'],
    ['zh-TW', '`npm test`（之後改動過）'],
  ] as const)('an edit and a merge are both a change (%s)', (language, words) => {
    const told = run(tested(), 'git merge origin/main', 'Merge made by the ort strategy.').call(
      'Edit',
      edit('a.ts'),
      OK,
    )
    expect(said(told, language)).toContain(words)
  })

  test('what failed after a merge had not passed “one edit before”', () => {
    const told = run(tested(), 'git merge origin/main', 'Merge made by the ort strategy.')
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command: 'npm test' }, { failed: true, text: 'Exit code 1\ncart.test.ts:9: got 1, want 2' })
    expect(said(told)).toContain('`npm test` failed after the last edit')
    expect(said(told)).not.toContain('it had passed')
  })

  test('what the person did in their own shell counts too', () => {
    const told = tested()
      .prompt('<bash-input>git pull</bash-input>', 'shell')
      .prompt('<bash-stdout>Updating 1a2b3c4..5d6e7f8</bash-stdout>', 'output')
    expect(said(told)).toContain('`npm test` (`git pull` since)')
  })
})

describe('what is still to be committed', () => {
  const written = () => start().call('Write', { file_path: '/srv/shop/docs/cart.md', content: 'x' }, OK)

  test('a file that was moved is edited where it is now', () => {
    const text = said(run(written(), 'mkdir -p notes && mv docs/cart.md notes/', ''))
    expect(text).toContain('not committed by the agent: notes/cart.md')
    expect(text).not.toContain('docs/cart.md')
  })

  test('a file that git ignores is not', () => {
    const asked = run(written(), 'git check-ignore -v docs/cart.md', '.gitignore:5:docs\tdocs/cart.md')
    const text = said(asked.call('Edit', edit('docs/other.md'), OK).call('Edit', edit('src/cart.ts'), OK))
    expect(text).toContain('not committed by the agent: src/cart.ts')
    expect(text).not.toContain('docs/')
  })

  test('a file that git status does not list is not', () => {
    const status = 'On branch fix/cart\nChanges not staged for commit:\n\tmodified:   src/cart.ts\n\nno changes added'
    const text = said(run(written().call('Edit', edit('src/cart.ts'), OK), 'git status', status))
    expect(text).toContain('not committed by the agent: src/cart.ts')
    expect(text).not.toContain('docs/cart.md')
  })

  test('what else is printed before a status lists nothing', () => {
    const text = 'From shop\n   1a2b3c4..5d6e7f8  main -> origin/main\nOn branch fix/cart\nYour branch is up to date'
    expect(said(run(written(), 'git fetch && git status', text))).toContain('docs/cart.md')
  })

  test('a status of a part, or one that was cut, says nothing of the others', () => {
    const status = ' M src/cart.ts'
    for (const command of ['git status --short src', 'git status --short | head -1'])
      expect(said(run(written().call('Edit', edit('src/cart.ts'), OK), command, status))).toContain('docs/cart.md')
  })

  test('what was put right in a rebase that went through is committed', () => {
    const told = start()
      .call(
        'Bash',
        { command: 'git rebase main' },
        { failed: true, text: 'CONFLICT (content): Merge conflict in src/cart.ts' },
      )
      .call('Edit', edit('src/cart.ts'), OK)
    expect(said(told)).toContain('not committed by the agent: src/cart.ts')
    const over = run(
      told,
      'git add src/cart.ts && git rebase --continue',
      'Rebasing (2/2)\rSuccessfully rebased and updated refs/heads/fix/cart.',
    )
    expect(said(over)).not.toContain('src/cart.ts')
    expect(said(over)).not.toContain('nothing committed')
    expect(said(over)).toContain('; rebased by the agent, not pushed by the agent')
    expect(said(run(over, 'git push --force-with-lease', '+ 1a2b3c4...5d6e7f8 fix/cart -> fix/cart'))).toContain(
      'rebased by the agent, pushed',
    )
  })

  test.each([
    ['echo "one" > fixtures/upload.txt', 'fixtures/upload.txt'],
    ['echo "cart -> till" >> fixtures/upload.txt', 'fixtures/upload.txt'],
    ["printf '%s' one > 'fixtures/upload.txt'", 'fixtures/upload.txt'],
  ])('a file that the shell wrote is: %s', (command, path) => {
    expect(waitingAfter(run(start(), command))).toEqual([path])
  })

  test.each(['echo "cart -> till"', "echo 'cart > till.ts'", 'echo "a > \\"b\\" > c.ts"'])(
    'an arrow in what is only printed writes none: %s',
    (command) => {
      expect(waitingAfter(run(start(), command))).toEqual([])
    },
  )
})

describe('a merge that stopped', () => {
  const stopped = () =>
    start().call(
      'Bash',
      { command: 'git merge origin/main' },
      { failed: true, text: 'Exit code 1\nCONFLICT (content): Merge conflict in src/cart.ts' },
    )

  test('is not over', () => {
    expect(said(stopped())).toContain('The git merge stopped at a conflict and is not over')
  })

  test.each([
    [
      'en',
      'The git merge is not committed yet: “CONFLICT (content): Merge conflict in src/cart.ts”; that file was edited since.',
    ],
    ['zh-TW', '版本控制的 merge 尚未提交：「CONFLICT (content): Merge conflict in src/cart.ts」；該檔案之後編輯過。'],
  ] as const)('and whose file was edited since says what is left (%s)', (language, words) => {
    expect(said(stopped().call('Edit', edit('src/cart.ts'), OK), language)).toContain(words)
  })

  test('and was committed is said no more', () => {
    const told = run(
      stopped().call('Edit', edit('src/cart.ts'), OK),
      'git commit -am merge',
      '[fix/cart 9a8b7c6] merge',
    )
    expect(said(told)).not.toContain('The git merge')
  })
})

test('what passed with the same tool before it failed is not said to have passed', () => {
  const told = start()
    .call('Edit', edit('src/cart.go'), OK)
    .call('Bash', { command: 'go build ./cart/...' }, QUIET)
    .call('Edit', edit('src/tax.go'), OK)
    .call('Bash', { command: 'go build ./...' }, { failed: true, text: 'Exit code 1\ntax.go:9: syntax error' })
  expect(said(told)).toContain('`go build ./...` failed after the last edit')
  expect(said(told)).not.toContain('./cart/...')
})

test('a rebase that stopped is not over because git status names how to give it up', () => {
  const stopped = start().call(
    'Bash',
    { command: 'git rebase main' },
    { failed: true, text: 'Exit code 1\nCONFLICT (content): Merge conflict in src/cart.ts' },
  )
  const looked = run(stopped, 'git status', 'rebase in progress\n  (use "git rebase --abort" to check out the branch)')
  expect(said(looked)).toContain('The git rebase stopped at a conflict and is not over')
  expect(said(run(looked, 'git rebase --abort'))).not.toContain('stopped at a conflict')
})
