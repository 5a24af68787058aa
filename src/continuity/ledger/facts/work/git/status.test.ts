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
