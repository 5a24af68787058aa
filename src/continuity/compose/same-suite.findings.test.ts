import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'

/** The same check by another spelling: a small made-up session each. */
const GREEN = 'Tests: 12 passed, 12 total'
const RED =
  'FAIL src/cart.test.ts\n  ● cart › adds\n    expected 1, got 2\n      at src/cart.test.ts:9:3\nTests: 1 failed, 11 passed, 12 total'
const LEFT = 'FAILED tests/test_cart.py::test_total - assert 3 == 4\n1 failed, 11 passed in 0.4s'
const edit = (told: Session, from: string, to: string) =>
  told.call('Edit', { file_path: '/srv/shop/src/a.ts', old_string: from, new_string: to }, { text: 'updated' })
const ran = (told: Session, command: string, text: string, failed = false) =>
  told.call('Bash', { command }, { text: failed ? `Exit code 1\n${text}` : text, failed })
const start = () => edit(session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.'), 'one', 'two')
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries) }).text
const thenPassed = (first: string, second: string, output = RED) =>
  said(ran(edit(ran(start(), first, output, true), 'two', 'three'), second, GREEN))

describe('one check with its last outcome', () => {
  test.each([
    ['yarn workspace b test', 'nx test b', RED],
    ['pnpm --filter b test', 'yarn workspace b test', RED],
    ['pnpm --filter @shop/b test', 'npm test -w packages/b', RED],
    ['npx turbo run test --filter=b', 'pnpm --filter b test', RED],
    ['npx nx test b', 'npx nx run b:test', RED],
    ['cd packages/b && npm test', 'nx test b', RED],
    ['cd /srv/shop && npm test', 'npx jest', RED],
    ['npx jest', 'npm test', RED],
    ['npm test', 'npx vitest run', RED],
    ['npm run typecheck', 'npx tsc --noEmit', 'src/b.ts(3,5): error TS2322: Wrong type.'],
    ['make test', 'go test ./...', '--- FAIL: TestAdd (0.00s)\n    a_test.go:9: got 1, want 2\nFAIL\tshop/cart\t0.01s'],
  ])('%s, then %s', (first, second, output) => {
    expect(thenPassed(first, second, output)).not.toContain('failed')
  })

  test('of two that passed, the later', () => {
    const text = said(ran(edit(ran(start(), 'npm test', GREEN), 'two', 'three'), 'npx jest', GREEN))
    expect(text).toContain('passed after the last edit: `npx jest`')
    expect(text).not.toContain('npm test')
  })
})

describe('two checks stay two', () => {
  test.each([
    ['yarn workspace a test', 'nx test b', RED],
    ['npm test', 'nx test b', RED],
    ['npm run test:e2e', 'npx jest', RED],
    ['npx playwright test', 'npm test', RED],
    ['npm test', 'go test ./...', RED],
    ['npm run typecheck', 'npx eslint .', 'src/b.ts(3,5): error TS2322: Wrong type.'],
    // It failed over no test.
    ['npm test', 'npx jest', 'error: cannot find module “sqlite”'],
    ['npm test', 'npx jest', 'src/b.ts(3,5): error TS2322: Wrong type.'],
    ['make test', 'pytest', 'src/cart.py:3:1: F401 `os` imported but unused\nmake: *** [lint] Error 1'],
    ['npm test', 'npx vitest run', '  1) e2e/cart.spec.ts:5:1 › adds\n    Error: expected 1\n  1 failed\n  2 passed'],
    // It has not run all of them.
    ['npm test', 'npx vitest run --changed', RED],
    ['npm test', 'npx vitest run --project unit', RED],
    ['npx jest', 'npx jest --shard=1/2', RED],
    ['npx jest src/cart.test.ts', 'npx jest --testPathIgnorePatterns src/cart.test.ts', RED],
    [
      'go test ./...',
      'go test -short ./...',
      '--- FAIL: TestAdd (0.00s)\n    a_test.go:9: got 1\nFAIL\tshop/cart\t0.01s',
    ],
    ['pytest', 'pytest --ignore=tests/test_cart.py', LEFT],
    ['pytest tests/test_cart.py', 'pytest --ignore tests/test_cart.py', LEFT],
    ['pytest -k total', 'pytest --ignore tests/test_cart.py', LEFT],
  ])('%s, then %s', (first, second, output) => {
    expect(thenPassed(first, second, output)).toContain(`\`${first}\` failed`)
  })

  test.each([
    ['pytest', 'pytest --deselect tests/test_cart.py::test_total', LEFT],
    ['pytest', 'pytest --deselect=tests/test_cart.py::test_total', LEFT],
    ['cargo test', 'cargo test -- --skip cart::total', 'test cart::total ... FAILED\ntest result: FAILED. 1 failed'],
  ])('%s, then %s: a test that was left out has not passed since', (first, second, output) => {
    const text = thenPassed(first, second, output)
    expect(text).toContain(`\`${first}\` failed`)
    expect(text).not.toContain('has passed')
  })
})

test('where the shell stands in a package, it is that one’s', () => {
  const failed = edit(ran(start(), 'npm test', RED, true), 'two', 'three').place('/srv/shop/packages/b', 'fix/cart')
  expect(said(ran(failed, 'npx jest', GREEN))).toContain('`npm test` failed')
})

test('that the file of a failed test has passed since is said with it', () => {
  expect(thenPassed('npm test', 'npx jest src/cart.test.ts')).toContain('; that test has passed by itself since')
  expect(thenPassed('npm test', 'npx jest src/tax.test.ts')).not.toContain('by itself')
})
