import { describe, expect, test } from 'bun:test'
import { type GitStep, placeAfter } from './place-sample.ts'

const ALSO = 'also modified and uncommitted: '
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
    expect(placeAfter(...steps)).toContain(`${ALSO}.tool/settings.json`)
  })

  test.each<readonly [string, readonly (GitStep | string)[]]>([
    ['it was committed with all', [STATUS, ["git commit -qam 'All'", '']]],
    ['it was staged by name', [STATUS, ['git add .tool/settings.json src', '']]],
    ['it was put back', [STATUS, ['git checkout -- .tool/settings.json', '']]],
    ['it was thrown away', [STATUS, ['rm -f .tool/settings.json', '']]],
    ['it is not listed any more', [STATUS, ['git status --short', ' M src/cart.ts']]],
    ['the agent edited it itself', [STATUS, '.tool/settings.json']],
    ['the list was cut', [['git status --short | head -3', ' M .tool/settings.json\n M src/cart.ts']]],
    ['nobody knows of it', [['git status --short', '?? a.md']]],
  ])('not where %s', (_, steps) => {
    expect(placeAfter(...steps)).not.toContain(ALSO)
  })
})

describe('all that git showed is told, whoever has written it', () => {
  test.each<readonly [string, readonly (GitStep | string)[], string]>([
    [
      'what an installation writes',
      [
        ['pnpm install', ''],
        ['git status --short', ' M package.json\n M pnpm-lock.yaml'],
      ],
      'package.json and pnpm-lock.yaml',
    ],
    [
      'what a script of the agent has written',
      [
        ['python3 build.py', ''],
        ['git status --short', ' M notes/eda.ipynb'],
      ],
      'notes/eda.ipynb',
    ],
    ['four', [['git status --short', ' M a.md\n M b.md\n M c.md\n M d.md']], 'a.md, b.md, c.md and d.md'],
    ['more', [['git status -s', ' M a.md\n M b.md\n M c.md\n M d.md\n M e.md']], 'a.md, b.md, c.md and 2 more'],
  ])('%s', (_, steps, said) => {
    expect(placeAfter(...steps)).toContain(`${ALSO}${said}`)
  })
})
