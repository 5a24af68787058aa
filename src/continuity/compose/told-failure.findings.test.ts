import { expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'

/** What is told of a failure: a small made-up session each. */
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries) }).text
const failed = (command: string, text: string) =>
  said(
    session()
      .place('/srv/shop', 'fix/cart')
      .prompt('Mend the cart.')
      .call('Edit', { file_path: '/srv/shop/src/a.c', old_string: 'a', new_string: 'b' }, { text: 'updated' })
      .call('Bash', { command }, { text }),
  )

test('of browser tests the list at the end, though the rest was cut off', () => {
  const told = failed(
    'pnpm --filter e2e test 2>&1 | tail -12',
    `    Received: 0

      > 499 |     expect(await dialog.count()).toBe(1);
        at /srv/shop/e2e/share.spec.ts:499:56

    attachment #1: screenshot (image/png) ─────
  1 failed
    [chromium] › share.spec.ts:507:3 › Sharing › 10.1 shares again after a revoke
  1 did not run
  18 passed (16.7s)
Exit status 1`,
  )
  expect(told).toContain('10.1 shares again after a revoke; 1 failed, 1 did not run, 18 passed')
  expect(told).not.toContain('others may have failed')
})

test('what was wanted and what came is not told without the test', () => {
  const told = failed(
    "rake spec 2>&1 | grep -E 'examples|expected|got:'",
    'expected: 1\n     got: 2\n17 examples, 2 failures',
  )
  expect(told).toContain('`rake spec` failed')
  expect(told).not.toContain('got: 2')
})

test('lines that were counted are told without their counts', () => {
  const told = failed(
    "make test 2>&1 | grep -E 'Test +#|expected|tests passed' | sort | uniq -c | tail -20",
    '      7 /srv/shop/tests/test_a.c:100: kv_open(&s, path) is -2, expected 0\n      1 4/5 Test #4: store ............................***Failed    0.03 sec\n      1 80% tests passed, 1 tests failed out of 5',
  )
  expect(told).toContain('`make test` failed')
  expect(told).toContain('is -2, expected 0')
  expect(told).not.toMatch(/“[17] /)
})

test('of what a Go test printed, what was wanted and not what a step is for', () => {
  const told = failed(
    'go test ./...',
    `--- FAIL: TestAttribution (0.44s)
    attribution_test.go:38: Initial HEAD: 18ecb26
    attribution_test.go:79: User enters new prompt (attribution should capture 5 user lines)
    attribution_test.go:101: Expected 2 rewind points, got 0
--- FAIL: TestOther (0.10s)
    other_test.go:9: lines should be kept
    other_test.go:12: left behind
FAIL
FAIL\tshop.example/cart\t0.5s`,
  )
  expect(told).toContain('Expected 2 rewind points, got 0')
  expect(told).not.toContain('attribution should capture')
})
