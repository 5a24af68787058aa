import { describe, expect, test } from 'bun:test'
import { type GitStep, placeAfter } from './place-sample.ts'

/** Two edits, of which the session's own status lists one. */
const LONG = 'On branch main\nChanges not staged for commit:\n\tmodified:   src/cart.ts\n'

describe('what a status does not list is open no more, and other questions may follow it in the same line', () => {
  test.each<readonly [string, GitStep]>([
    ['short, with the last commits below', ['git status -s && git log --oneline -2', ' M src/cart.ts\n1a2b3c4 Tax']],
    ['long, with the changes below', ['git status; git diff --stat', `${LONG}\n src/cart.ts | 2 +-`]],
    ['alone', ['git status', LONG]],
  ])('%s', (_, status) => {
    const place = placeAfter('src/tax.ts', status)
    expect(place).toContain('src/cart.ts')
    expect(place).not.toContain('src/tax.ts')
  })

  test.each<readonly [string, GitStep]>([
    [
      'a rebase goes on, and its own lines come first',
      [
        'git status && git log -1',
        'interactive rebase in progress; onto 1a2b3c4\nLast command done (1 command done):\n   pick 2b3c4d5 Tax\nUnmerged paths:\n\tboth modified:   src/cart.ts\n',
      ],
    ],
    [
      'a line stands between that nobody knows',
      ['git status; git log -1', `${LONG}hint: x\n\tmodified:   src/tax.ts\n`],
    ],
    ['it went through a pipe', ['git status -s | head -1; git log -1', ' M src/cart.ts\n1a2b3c4 Tax']],
  ])('not where %s', (_, status) => {
    expect(placeAfter('src/tax.ts', status)).toContain('src/tax.ts')
  })
})

describe('what a short status says of the branch', () => {
  const committed: GitStep = ['git commit -am "Cart"', '[main f6e9332] Cart\n 1 file changed']

  test.each<readonly [string, GitStep]>([
    ['alone', ['git status -sb', '## main...origin/main']],
    [
      'below a log, cut to its first line',
      ['git log --oneline -1 && git status -sb | head -1', 'f6e9332 Cart\n## main...origin/main'],
    ],
  ])('it is pushed: %s', (_, status) => {
    expect(placeAfter(committed, status)).toContain('“Cart”, pushed')
  })

  test('so many commits are not pushed', () => {
    expect(placeAfter(committed, ['git status -sb', '## main...origin/main [ahead 3]'])).toContain(
      'the last 3 commits not pushed',
    )
  })

  test('of another branch it says nothing of this one', () => {
    expect(placeAfter(committed, ['git -C ../lib status -sb', '## next...origin/next'])).toContain('not pushed')
  })

  test('with nothing listed, what was edited is committed, whoever did it', () => {
    const place = placeAfter(["git status -sb && git log --format='%h %s' -1", '## main\n40f914c Work of the person'])
    expect(place).toContain('HEAD was 40f914c “Work of the person”')
    expect(place).not.toContain('src/cart.ts')
  })
})
