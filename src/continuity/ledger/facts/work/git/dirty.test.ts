import { describe, expect, test } from 'bun:test'
import { type GitStep, placeAfter } from './place-sample.ts'

const ALSO = 'also modified and uncommitted, not by an edit of the agent'
const STATUS: GitStep = ['git status --short', ' M .tool/settings.json\n M src/cart.ts\n?? notes.md']

describe('what somebody else has changed is told beside the work', () => {
  test.each<readonly [string, readonly GitStep[]]>([
    ['a status', [STATUS]],
    [
      'a table of changes',
      [['npm run check && git diff --stat', ' .tool/settings.json | 5 ++--\n src/cart.ts | 2 +-']],
    ],
    [
      'the long form',
      [
        [
          'git status',
          'On branch main\nChanges not staged for commit:\n\tmodified:   .tool/settings.json\n\tmodified:   src/cart.ts\n',
        ],
      ],
    ],
    ['after a commit that took only the work', [STATUS, ["git commit -qm 'Cart' src/cart.ts", '']]],
    ['after a formatter of another kind of file', [['npx prettier --write src', 'src/cart.ts 12ms'], STATUS]],
  ])('as %s shows it', (_, steps) => {
    expect(placeAfter(...steps)).toContain(`${ALSO}: .tool/settings.json`)
  })

  test.each<readonly [string, readonly (GitStep | string)[]]>([
    ['it was committed with all', [STATUS, ["git commit -qam 'All'", '']]],
    ['it was staged by name', [STATUS, ['git add .tool/settings.json src', '']]],
    ['it was put back', [STATUS, ['git checkout -- .tool/settings.json', '']]],
    ['it was thrown away', [STATUS, ['rm -f .tool/settings.json', '']]],
    ['it is not listed any more', [STATUS, ['git status --short', ' M src/cart.ts']]],
    ['the agent edited it itself', [STATUS, '.tool/settings.json']],
    [
      'what was installed has written it',
      [
        ['pnpm install', ''],
        ['git status --short', ' M pnpm-lock.yaml'],
      ],
    ],
    [
      'a program may have written it',
      [
        ['npm install left-pad', ''],
        ['git status --short', ' M package-lock.json'],
      ],
    ],
    [
      'sed has changed many',
      [
        ["sed -i 's/a/b/' src/*.ts", ''],
        ['git status --short', ' M docs/a.md'],
      ],
    ],
    ['the list was cut', [['git status --short | head -3', ' M .tool/settings.json\n M src/cart.ts']]],
    ['they are many', [['git status --short', ' M a.md\n M b.md\n M c.md\n M d.md']]],
    ['nobody knows of it', [['git status --short', '?? a.md']]],
  ])('not where %s', (_, steps) => {
    expect(placeAfter(...steps)).not.toContain(ALSO)
  })
})
