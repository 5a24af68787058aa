import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** A run that is for one thing says nothing of another: a small made-up session each. */
const OK = { text: 'ok' }
const FAILS = { failed: true, text: 'Exit code 1\nError: expected 3, got 4\n1 failed' }
const PASSES = { text: '4 passed' }
const edit = { file_path: '/srv/shop/src/cart.ts', old_string: 'a', new_string: 'b' }
const said = (failing: string, passing: string) => {
  const { entries } = session()
    .place('/srv/shop', 'fix/cart')
    .prompt('Mend the cart.')
    .call('Edit', edit, OK)
    .call('Bash', { command: failing }, FAILS)
    .call('Bash', { command: passing }, PASSES)
  return recover({ ledger: advance(emptyLedger(), entries), labels: LABELS.en }).text
}

describe('a failing check and another that passed since', () => {
  test.each([
    ['npm test -- cart', 'npm test -- tax'],
    ['npm test', 'npm test -- tax'],
    ['npm test -w api', 'npm test -w web'],
    ['npm test --workspace=api', 'npm test --workspace=web'],
    ['npm --prefix api test', 'npm --prefix web test'],
    ['npm run test:unit -- cart', 'npm run test:unit -- tax'],
    ['cargo test -p cart', 'cargo test -p tax'],
    ['cargo test', 'cargo test -p tax'],
    ['cargo test cart', 'cargo test tax'],
    ['cargo test --test cart', 'cargo test --lib'],
    ['npx vitest run cart', 'npx vitest run tax'],
    ['npx vitest run', 'npx vitest run tax'],
    ['npx vitest run cart', 'npx vitest run --silent tax'],
    ['npx jest cart', 'npx jest tax'],
    ['npx jest -t "adds up"', 'npx jest -t "rounds down"'],
    ['npx playwright test cart', 'npx playwright test tax'],
    ['bun test cart', 'bun test tax'],
    ['yarn test cart', 'yarn test tax'],
    ['pnpm --filter api test', 'pnpm --filter web test'],
    ['pnpm -F api test', 'pnpm -F web test'],
    ['npx turbo run test --filter=api', 'npx turbo run test --filter=web'],
    ['npx nx test api', 'npx nx test web'],
    ['mvn test -pl api', 'mvn test -pl web'],
    ['mvn test -Dtest=CartTest', 'mvn test -Dtest=TaxTest'],
    ['./gradlew test --tests CartTest', './gradlew test --tests TaxTest'],
    ['make test PKG=cart', 'make test PKG=tax'],
    ['tox -e py39', 'tox -e py312'],
    ['go test ./cart', 'go test ./cartoon'],
    ['go test ./cartoon', 'go test ./cart'],
    ['cd api && npm test', 'cd web && npm test'],
    ['cd /srv/shop/api && npm test', 'cd /srv/shop/web && npm test'],
    ['tox -e lint', 'tox -e py312'],
    ['python manage.py test cart', 'python manage.py test tax'],
  ])('`%s` still fails after `%s`', (failing, passing) => {
    const text = said(failing, passing)
    const told = (command: string) => command.replace('/srv/shop/', '')
    expect(text).toContain(`\`${told(failing)}\` failed`)
    expect(text).toContain(told(passing))
  })

  test.each([
    ['npm test -- cart', 'npm test'],
    ['npm test -w api', 'npm test'],
    ['npm test -w api', 'npm test --workspaces'],
    ['cargo test -p cart', 'cargo test'],
    ['cargo test -p cart', 'cargo test --workspace'],
    ['cargo test cart', 'cargo test'],
    ['cargo test cart::total', 'cargo test -- --nocapture'],
    ['npx vitest run cart', 'npx vitest run'],
    ['npx vitest run src/cart.test.ts', 'npx vitest run cart'],
    ['npm test', 'npm test -- --reporter dot'],
    ['npm test', 'npm test -- --maxWorkers 2'],
    ['npx jest tests/cart.test.ts', 'npx jest tests/cart'],
    ['pytest', 'pytest tests'],
    ['pytest', 'pytest -n 4'],
    ['make test', 'make test lint'],
    ['make test', 'make test V=1'],
    ['pnpm --filter api test', 'pnpm test'],
    ['go test ./cart/...', 'go test ./...'],
    ['cd api && npm test', 'cd /srv/shop/api && npm test'],
    ['npm test', 'cd /srv/shop && npm test'],
    ['cd /srv/shop/api && npm test', 'cd /srv/shop && npm test'],
  ])('`%s` is ended by `%s`', (failing, passing) => {
    expect(said(failing, passing)).not.toContain('failed')
  })
})

describe('a run in which nothing ran', () => {
  const NONE = { text: ' Test Files  3 skipped (3)\n      Tests  14 skipped (14)' }
  const begun = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.').call('Edit', edit, OK)
  const told = (so: ReturnType<typeof begun>, language: keyof typeof LABELS = 'en') =>
    recover({ ledger: advance(emptyLedger(), so.entries), labels: LABELS[language] }).text

  test.each([
    ['en', 'No test was run by `npm test` (“Test Files 3 skipped (3)”).'],
    ['zh-CN', '没有运行任何测试：`npm test`（“Test Files 3 skipped (3)”）。'],
    ['zh-TW', '沒有執行任何測試：`npm test`（「Test Files 3 skipped (3)」）。'],
  ] as const)('is said to have run none, in %s', (language, words) => {
    const text = told(begun().call('Bash', { command: 'npm test' }, NONE), language)
    expect(text).toContain(words)
    expect(text).not.toMatch(/assed|通[过過]/)
  })

  test('is the same where the runner fails over it', () => {
    const missing = { failed: true, text: 'Exit code 1\nNo test files found, exiting with code 1' }
    const text = told(begun().call('Bash', { command: 'npx vitest run foo' }, missing))
    expect(text).toContain('No test was run by `npx vitest run foo` (“No test files found, exiting with code 1”).')
    expect(text).not.toContain('failed')
  })

  test('is not worth a word once there are edits since', () => {
    const text = told(begun().call('Bash', { command: 'npm test' }, NONE).call('Edit', edit, OK))
    expect(text).not.toContain('No test was run')
    expect(text).toContain('Nothing was run after the last edit (src/cart.ts), so it is not verified.')
  })

  test('ends no failure, of the check or of its tests', () => {
    const failed = { failed: true, text: 'Exit code 1\n ✗ adds up\n   Error: expected 3, got 4\n1 failed' }
    const text = told(begun().call('Bash', { command: 'npm test' }, failed).call('Bash', { command: 'npm test' }, NONE))
    expect(text).toContain('`npm test` failed after the last edit')
    expect(text).toContain('adds up')
  })
})

describe('a file that somebody else has written after the check', () => {
  const AT = Date.parse('2026-03-02T10:00:00.000Z')
  const { entries } = session()
    .place('/srv/shop', 'fix/cart')
    .prompt('Mend the cart.')
    .call('Edit', edit, OK)
    .call('Bash', { command: 'npm test' }, PASSES)
  const ledger = advance(
    emptyLedger(),
    entries.map((entry) => ({ ...entry, at: new Date(AT).toISOString() })),
  )
  const told = (later: number, language: keyof typeof LABELS = 'en') =>
    recover({ ledger, labels: LABELS[language], world: { written: { 'src/cart.ts': AT + later } } }).text

  test.each([
    ['en', 'passed: `npm test` (“4 passed”, src/cart.ts changed since)'],
    ['zh-CN', '通过：`npm test`（“4 passed”，之后 src/cart.ts 有改动）'],
    ['zh-TW', '通過：`npm test`（「4 passed」，之後 src/cart.ts 有改動）'],
  ] as const)('makes the pass older, in %s', (language, words) => {
    expect(told(60_000, language)).toContain(words)
  })

  test.each([[-60_000], [500]])('does not where it was written %d ms after it', (later) => {
    expect(told(later)).toContain('passed after the last edit: `npm test` (“4 passed”)')
  })
})

test('a subshell goes to its own folder', () => {
  expect(said('(cd api && npm test)', '(cd web && npm test)')).toContain('`cd api && npm test` failed')
})

describe('all tests that passed before an edit, and single ones since', () => {
  const told = (wide: string, narrow: string) => {
    const { entries } = session()
      .place('/srv/shop', 'fix/cart')
      .prompt('Mend the cart.')
      .call('Edit', edit, OK)
      .call('Bash', { command: wide }, PASSES)
      .call('Edit', { ...edit, old_string: 'b', new_string: 'c' }, OK)
      .call('Bash', { command: narrow }, PASSES)
    return recover({ ledger: advance(emptyLedger(), entries), labels: LABELS.en }).text
  }

  test.each([
    ['npx vitest run', 'npx vitest run -t "adds up"'],
    ['go test ./...', 'go test ./... -run TestCart'],
    ['pytest', 'pytest -k cart'],
  ])('are both told: %s, %s', (wide, narrow) => {
    expect(told(wide, narrow)).toContain(`Passed before and not run since: \`${wide}\` (edited since)`)
  })

  test.each([
    ['go test -c -o /dev/null ./cart', 'go test ./cart -run TestCart'],
    ['pytest --collect-only', 'pytest -k cart'],
  ])('that were only compiled or listed are no run: %s', (wide, narrow) => {
    expect(told(wide, narrow)).not.toContain(wide)
  })
})

test('the name of a failed test at the very end of an output that was cut is not told', () => {
  const output = '    cart_test.go:78: got 3, want 4\n--- FAIL: TestCartTot'
  const { entries } = session()
    .place('/srv/shop', 'fix/cart')
    .prompt('Mend the cart.')
    .call('Bash', { command: 'go test ./... 2>&1 | head -40' }, { text: output })
  expect(recover({ ledger: advance(emptyLedger(), entries), labels: LABELS.en }).text).not.toContain('TestCartTot')
})
