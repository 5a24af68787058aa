import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'

/** The same check by another spelling: a small made-up session each. */
const GREEN = 'Tests: 12 passed, 12 total'
const RED =
  'FAIL src/cart.test.ts\n  ● cart › adds\n    expected 1, got 2\n      at src/cart.test.ts:9:3\nTests: 1 failed, 11 passed, 12 total'
const edit = (told: Session, from: string, to: string) =>
  told.call('Edit', { file_path: '/srv/shop/src/a.ts', old_string: from, new_string: to }, { text: 'updated' })
const ran = (told: Session, command: string, text: string, failed = false) =>
  told.call('Bash', { command }, { text: failed ? `Exit code 1\n${text}` : text, failed })
const start = () => edit(session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.'), 'one', 'two')
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries) }).text
const thenPassed = (first: string, second: string, output = RED) =>
  said(ran(edit(ran(start(), first, output, true), 'two', 'three'), second, GREEN))

const rows = (of: readonly (readonly [string, string, string?])[]) =>
  of.map(([first, second, output = RED]) => ({ first, second, output }))

describe('one check with its last outcome', () => {
  test.each(
    rows([
      ['yarn workspace b test', 'nx test b'],
      ['pnpm --filter b test', 'yarn workspace b test'],
      ['pnpm --filter @shop/b test', 'npm test -w packages/b'],
      ['npx turbo run test --filter=b', 'pnpm --filter b test'],
      ['npx nx test b', 'npx nx run b:test'],
      ['cd packages/b && npm test', 'nx test b'],
      ['cd /srv/shop && npm test', 'npx jest'],
      ['npx jest', 'npm test'],
      ['npm test', 'npx vitest run'],
      ['npm run typecheck', 'npx tsc --noEmit', 'src/b.ts(3,5): error TS2322: Wrong type.'],
      [
        'make test',
        'go test ./...',
        '--- FAIL: TestAdd (0.00s)\n    a_test.go:9: got 1, want 2\nFAIL\tshop/cart\t0.01s',
      ],
    ]),
  )('$first, then $second', ({ first, second, output }) => {
    expect(thenPassed(first, second, output)).not.toContain('failed')
  })

  test('of two that passed, the later', () => {
    const text = said(ran(edit(ran(start(), 'npm test', GREEN), 'two', 'three'), 'npx jest', GREEN))
    expect(text).toContain('passed after the last edit: `npx jest`')
    expect(text).not.toContain('npm test')
  })
})

describe('two checks stay two', () => {
  test.each(
    rows([
      ['yarn workspace a test', 'nx test b'],
      ['npm test', 'nx test b'],
      ['npm run test:e2e', 'npx jest'],
      ['npx playwright test', 'npm test'],
      ['npx jest', 'make test'],
      ['npm test', 'go test ./...'],
      ['npm run typecheck', 'npx eslint .', 'src/b.ts(3,5): error TS2322: Wrong type.'],
      // It failed over no test.
      ['npm test', 'npx jest', 'error: cannot find module “sqlite”'],
    ]),
  )('$first, then $second', ({ first, second, output }) => {
    expect(thenPassed(first, second, output)).toContain(`\`${first}\` failed`)
  })
})

test('that the file of a failed test has passed since is said with it', () => {
  expect(thenPassed('npm test', 'npx jest src/cart.test.ts')).toContain('; that test has passed by itself since')
  expect(thenPassed('npm test', 'npx jest src/tax.test.ts')).not.toContain('by itself')
})
