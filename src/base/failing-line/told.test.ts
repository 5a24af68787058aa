import { expect, test } from 'bun:test'
import { failingLine } from './failing-line.ts'

test.each([
  [
    'a place whose beginning a cut took away is left out',
    'Saved.\n\n... [813 characters truncated] ...\n\n_test.go:76: total = 33.3, want 42.9 (not inflated)\nFAIL',
    'go test ./...',
    'total = 33.3, want 42.9 (not inflated)',
  ],
  [
    'a package that the command names says nothing',
    '--- PASS: TestAdd (0.00s)\nFAIL\nFAIL\tshop.test/cart/totals\t0.598s\nFAIL',
    'go test ./cart/totals/... -v',
    '',
  ],
  [
    'of many packages the one that failed is said',
    'ok\tshop.test/cart\t0.1s\nFAIL\tshop.test/cart/totals\t0.598s\nFAIL',
    'go test ./...',
    'FAIL shop.test/cart/totals',
  ],
  [
    'a package that does not build says so',
    'FAIL\tshop.test/cart/totals [build failed]',
    'go test ./cart/totals',
    'FAIL shop.test/cart/totals [build failed]',
  ],
  [
    'an assertion is said with its values',
    'Error: expect(received).toBe(expected) // Object.is equality\n\nExpected: 2\nReceived: 0\n',
    'npx playwright test',
    'Error: expect(received).toBe(expected) Expected: 2 Received: 0',
  ],
  [
    'what a step is for is no assertion',
    'cart_test.go:79: The person adds a gift (it should be wrapped)\ncart_test.go:88: gift should be wrapped\n--- FAIL: TestGift',
    'go test ./...',
    'cart_test.go:88: gift should be wrapped',
  ],
  [
    'a panic says more than a line that was printed before it',
    'cart_test.go:79: opening the shop (should be quick)\npanic: runtime error: invalid memory address',
    'go test ./...',
    'panic: runtime error: invalid memory address',
  ],
  [
    'a line of the program is not what is said of it',
    'cart_test.go:18: 18-66 lines are duplicate of `cart_test.go:34-72` (dupl)\n\t\tt.Fatalf("failed to open: %v", err)\n2 issues:',
    'task lint',
    'cart_test.go:18: 18-66 lines are duplicate of `cart_test.go:34-72` (dupl)',
  ],
  ['that a task failed says nothing', '[test] ERROR task failed', 'task test', ''],
  ['what is logged in passing says nothing', '12:01 INFO saved\nFAIL', 'task test', ''],
  ['a number alone says nothing', '1)\n::\n42 ✗', 'make check', ''],
  ['Chinese words are a message', '測試失敗：金額不符', 'make check', '測試失敗：金額不符'],
])('%s', (_, text, command, line) => {
  expect(failingLine(text, { exitCode: 1, command })?.told).toBe(line)
})

test('of a pasted output the failing test is named with its line', () => {
  expect(failingLine('--- FAIL: TestGift (0.1s)\n    cart_test.go:88: got 1, want 2\nFAIL')?.told).toBe(
    'TestGift: cart_test.go:88: got 1, want 2',
  )
})
