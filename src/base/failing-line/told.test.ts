import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FailingLine, failingLine } from './failing-line.ts'
import { errorFingerprint } from './fingerprint.ts'

test.each([
  [
    'a place whose beginning a cut took away is left out',
    'Saved.\n\n... [813 characters truncated] ...\n\n_test.go:76: total = 33.3, want 42.9 (not inflated)\nFAIL',
    'go test ./...',
    'total = 33.3, want 42.9 (not inflated)',
  ],
  [
    'a failure far below the head of its test is not that of the next test',
    `--- FAIL: TestReturns (0.10s)\n    --- FAIL: TestReturns/late (0.10s)\n${'        hooks.go:19: hook ran\n'.repeat(15)}        cart_test.go:51: Expected refused, got: \n          2030/01/30 20:38:27 INFO hook ran\n--- FAIL: TestTotals (0.10s)\n    cart_test.go:90: total = 1, want 2\nFAIL`,
    'go test ./...',
    'TestReturns/late: cart_test.go:51: Expected refused',
  ],
  [
    'what git tells of the files on its way is not why a commit was not made',
    'On branch fix/cart\nChanges not staged for commit:\n\tmodified:   cart.ts\n\nno changes added to commit',
    'git commit -m x',
    'no changes added to commit',
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
    'the heading of a package is not its error, also where a linter gives it a place',
    'cmd/cart/auto.go:1: : # shop.test/cmd/cart [shop.test/cmd/cart.test]\ncmd/cart/git.go:37:42: not enough arguments in call to s.start\n1 issues:\n[lint] ERROR task failed',
    'mise run lint',
    'cmd/cart/git.go:37:42: not enough arguments in call to s.start',
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
  [
    'a headline that names nothing is told with what it is about, and where',
    '╷\n│ Error: Unsupported argument\n│ \n│   on main.tf line 12, in resource "aws_s3_bucket" "logs":\n│   12:   acll = "private"\n│ \n│ An argument named "acll" is not expected here.\n╵',
    'terraform plan',
    'Error: Unsupported argument; on main.tf line 12, in resource "aws_s3_bucket" "logs": An argument named "acll" is not expected here.',
  ],
  [
    'what TeX stopped at is told with the line of the source',
    '(./main.tex\n! Undefined control sequence.\nl.42 \\includegrafics\n                     {plot.pdf}\n!  ==> Fatal error occurred, no output PDF file produced!',
    'pdflatex main.tex',
    '! Undefined control sequence. l.42 \\includegrafics',
  ],
  [
    'a sentence that goes on below says more than the last word of it',
    '-- TYPE MISMATCH --------------------------------------------- src/Main.elm\n\nThe 2nd argument to `viewCart` is not what I expect:\n\n41|     viewCart model "3"\n                       ^^^\nThis argument is a string of type:\n\n    String\n\nBut `viewCart` needs the 2nd argument to be:\n\n    Int\n',
    'elm make src/Main.elm',
    'The 2nd argument to `viewCart` is not what I expect: This argument is a string of type: String But `viewCart` needs the 2nd argument to be: Int',
  ],
  [
    'a failed assertion says more than that the system ended the process',
    "app: ring.c:40: push: Assertion `r->n < r->cap' failed.\nAborted (core dumped)",
    './app',
    "app: ring.c:40: push: Assertion `r->n < r->cap' failed.",
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

/** Outputs of real runners and compilers about made-up code, each with the line that is told of it. */
const outputs = readFileSync(join(import.meta.dir, '../../../test/failing-lines/told.txt'), 'utf8')
  .split(/^##### /m)
  .slice(1)
  .map((block): [tool: string, output: string, told: string] => {
    const [tool = '', ...lines] = block.split('\n')
    const at = lines.findLastIndex((line) => line.startsWith('=> '))
    return [tool, lines.slice(0, at).join('\n'), lines[at]?.slice(3) ?? '']
  })

test.each(outputs)('what is told has the test, the message and the values: %s', (_, output, told) => {
  expect(failingLine(output, { exitCode: 1 })?.told).toBe(told)
})

const each = (put: (line: string) => string) => (output: string) => output.split('\n').map(put).join('\n')
const JEST = outputs.find(([tool]) => tool === 'jest toBe')?.[1] ?? ''
const printOf = (output: string) => errorFingerprint(failingLine(output, { exitCode: 1 }) as FailingLine)

test.each([
  ['docker compose', each((line) => `web-1  | ${line}`)],
  ['docker compose without numbers', each((line) => `postgres     | ${line}`)],
  ['the older docker compose', each((line) => `web_1      | ${line}`)],
  ['podman', each((line) => `[web] | ${line}`)],
  ['concurrently', each((line) => `[api] ${line}`)],
  ['lerna', each((line) => `@acme/web: ${line}`)],
  ['turbo', each((line) => `@acme/web:test: ${line}`)],
  ['pnpm in a workspace', each((line) => `packages/web test: ${line}`)],
  ['a system log', each((line) => `Mar  2 10:11:12 host app[123]: ${line}`)],
  ['times', each((line) => `2026-03-02T10:11:13.1234567Z ${line}`)],
  ['gh run view --log', each((line) => `test\tRun npm test\t2026-03-02T10:11:13.1234567Z ${line}`)],
  ['docker build', each((line) => `#12 0.345 ${line}`)],
  ['colours', each((line) => `\u001b[31m${line}\u001b[39m`)],
  ['the line ends of Windows', each((line) => `${line}\r`)],
  ['a progress bar', (output: string) => `10%\r50%\r100%\r\n${output}`],
  [
    'make',
    (output: string) => `${output}\nmake[1]: *** [Makefile:12: test] Error 1\nmake: *** [Makefile:3: all] Error 2`,
  ],
  [
    'npm in a workspace',
    (output: string) =>
      `> app@1.0.0 test\n${output}\nnpm ERR! Lifecycle script \`test\` failed with error:\nnpm ERR! Error: command failed\nnpm ERR!   in workspace: app@1.0.0`,
  ],
  [
    'nx',
    (output: string) =>
      `> nx run web:test\n${output}\n${'—'.repeat(40)}\n >  NX   Running target test for project web failed\n\nFailed tasks:\n\n- web:test`,
  ],
  [
    'a job of GitHub',
    (output: string) =>
      `##[group]Run npm test\nshell: /usr/bin/bash -e {0}\n##[endgroup]\n${output}\n##[error]Process completed with exit code 1.`,
  ],
])('the same is told, and it is the same failure, behind what is put around it by %s', (_, put) => {
  const told = failingLine(JEST, { exitCode: 1 })?.told
  expect(told).toContain('adds the tax: expect(received).toBe(expected) Expected: 119 Received: 100')
  expect(failingLine(put(JEST), { exitCode: 1 })?.told).toBe(told)
  expect(printOf(put(JEST))).toBe(printOf(JEST))
})

test.each([
  ['a line further down', JEST.replaceAll(':3:', ':97:').replaceAll('3 |', '97 |')],
  ['how long it took', JEST.replaceAll('4 ms', '4711 ms').replaceAll('0.895 s', '12.1 s')],
])('it is the same failure with %s', (_, output) => {
  expect(output).not.toBe(JEST)
  expect(printOf(output)).toBe(printOf(JEST))
})

test('another value is another failure, also where it stands in a diff', () => {
  expect(printOf(JEST.replace('Expected: 119', 'Expected: 121'))).not.toBe(printOf(JEST))
  const node =
    'AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal:\n+ actual - expected\n\n  [\n+   1\n-   2\n  ]\n'
  expect(printOf(node.replace('-   2', '-   3'))).not.toBe(printOf(node))
})

test.each([
  ['one side alone', '-   "tea",\n    "milk",\n+   "soap",'],
  ['the same on both', '-   "tea",\n+   "tea",'],
])('of a diff that compares nothing no values are told: %s', (_, diff) => {
  const output = `✕ lists\n\n  expect(received).toEqual(expected)\n\n- Expected\n+ Received\n\n  [\n${diff}\n  ]\n`
  expect(failingLine(output, { exitCode: 1 })?.told).toBe('lists: expect(received).toEqual(expected)')
})

test('what the protocol of tests says of each test is not why it failed', () => {
  const output =
    "TAP version 13\nnot ok 1 - orders\n  ---\n  duration_ms: 4.1\n  type: 'test'\n  location: '/home/kim/app/a.test.mjs:4:1'\n  failureType: 'testCodeFailure'\n  exitCode: 1\n  signal: ~\n  error: 'test failed'\n  code: 'ERR_TEST_FAILURE'\n  ...\n1..1\n# fail 1"
  expect(failingLine(output, { exitCode: 1 })?.told).toBe('not ok 1 - orders')
})

test('where nothing in a long output looks like a failure, nothing is told', () => {
  const output = Array.from({ length: 30 }, (_, at) => `row ${at} written`).join('\n')
  expect(failingLine(output, { exitCode: 1 })).toMatchObject({ told: '', line: 'row 29 written' })
})
