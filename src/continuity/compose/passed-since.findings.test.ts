import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What a failure quotes, and whether it still stands: a small made-up session each. */
const edit = { file_path: '/srv/shop/src/cart.ts', old_string: 'a', new_string: 'b' }
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.').call('Edit', edit, { text: 'ok' })
const said = ({ entries }: ReturnType<typeof start>) =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS.en }).text

describe('the names of failed tests', () => {
  test.each([
    [
      'deno test',
      'cart totals => ./cart_test.ts:5:6\nerror: AssertionError: Values are not equal.\n\nFAILED | 13 passed | 1 failed (22ms)',
      'cart totals: AssertionError: Values are not equal.',
    ],
    [
      'flutter test',
      '00:02 +13 -1: cart totals [E]\n  Expected: <3>\n    Actual: <4>\n00:03 +13 -1: Some tests failed.',
      'cart totals: Expected: <3> Actual: <4>',
    ],
    [
      'flutter test | tail -20',
      '00:02 +13 -1: cart totals [E]\n  Expected: <3>\n    Actual: <4>\n00:03 +13 -1: Some tests failed.',
      'cart totals: Expected: <3> Actual: <4>',
    ],
    [
      'python -m unittest',
      'FAIL: test_total (cart.CartTest)\nAssertionError: 4 != 3\nRan 3 tests in 0.001s\n\nFAILED (failures=1)',
      'AssertionError: 4 != 3',
    ],
  ])('are no sums: %s', (command, text, line) => {
    const told = said(start().call('Bash', { command }, { failed: !command.includes('|'), text }))
    expect(told).toContain(line)
    expect(told).not.toMatch(/last run: [|(]/)
    expect(told).not.toContain('cut off')
  })
})

test('what tail has left whole is not said to be cut off', () => {
  const failed = { failed: true, text: 'Exit code 1\n' }
  expect(said(start().call('Bash', { command: 'npm test | tail -20' }, failed))).not.toContain('cut off')
})

describe('a failure of several tests, one of which has passed since', () => {
  const FAILED =
    'Exit code 1\n2 failed, 3 passed in 1s\nFAILED tests/a.py::t1 - assert 1 == 2\nFAILED tests/a.py::t2 - assert 1 == 3'
  const told = said(
    start()
      .call('Bash', { command: 'pytest tests/a.py' }, { failed: true, text: FAILED })
      .call('Bash', { command: 'pytest tests/a.py::t1' }, { text: '1 passed in 0.1s' }),
  )

  test('is told without it', () => {
    expect(told).toContain('`pytest tests/a.py` failed after the last edit\n')
    expect(told).not.toContain('assert 1 == 2')
  })

  test('leaves the others failing', () => {
    expect(told).toContain('tests/a.py::t2')
    expect(told).not.toMatch(/last run:[^\n]*t1/)
  })

  test('the same of Go', () => {
    const text =
      'Exit code 1\n--- FAIL: TestTotal (0.00s)\n    cart_test.go:21: got 4, want 3\nFAIL\nFAIL\tapp/cart\t0.2s'
    const go = said(
      start()
        .call('Bash', { command: 'go test ./...' }, { failed: true, text })
        .call('Edit', edit, { text: 'ok' })
        .call('Bash', { command: 'go test ./cart -run TestTotal' }, { text: 'ok  \tapp/cart\t0.2s' }),
    )
    expect(go).toContain('that test has passed by itself since')
  })
})

describe('files that were written anew for their form are others than the ones that were tested', () => {
  test.each([
    ['npm run lint:fix', '', false, 'npm run lint:fix', ''],
    ['cargo fmt', '', false, 'cargo fmt', '“Tests 14 passed (14)”, only '],
    ['npx eslint --fix src', 'Exit code 1\nsrc/cart.ts\n  3:1  error  no-unused-vars', true, 'eslint', ''],
  ])('%s', (command, text, failed, name, only) => {
    const passed = start().call('Bash', { command: 'npm test' }, { text: 'Tests  14 passed (14)' })
    const told = said(passed.call('Bash', { command }, { text, failed }))
    expect(told).toContain(`\`npm test\` (${only}\`${name}\` since)`)
    expect(told).not.toContain('passed after the last edit: `npm test`')
  })
})

test('a formatter alone leaves a pass what it was, beside one that ran after it', () => {
  const told = start()
    .call('Bash', { command: 'npm test' }, { text: 'Tests  14 passed (14)' })
    .call('Bash', { command: 'npm run lint && npm run fmt' }, { text: '0 issues.' })
  expect(said(told)).toContain('passed: `npm test` (“Tests 14 passed (14)”, only `npm run fmt` since)')
  expect(said(told)).not.toContain('Passed before')
})

describe('a result from the cache', () => {
  const cached = 'ok  \tshop.example/shop/cart\t(cached)\nok  \tshop.example/shop/integration_test\t(cached)'
  const run = 'ok  \tshop.example/shop/integration_test\t12.5s'

  test('is told where nobody has seen it run since the last edit', () => {
    expect(said(start().call('Bash', { command: 'make test-all' }, { text: cached }))).toContain('only from the cache')
  })

  test('is a result where some check has run it since', () => {
    const told = start()
      .call('Bash', { command: 'make test-integration' }, { text: run })
      .call('Bash', { command: 'make test-all' }, { text: cached })
    expect(said(told)).not.toContain('from the cache')
  })
})
