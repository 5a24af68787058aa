import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasFailed, outcomeIn } from './has-failed.ts'

test.each([
  ['go test ./... | tail -3', 'FAIL\tqueue\t0.5s'],
  ['npm test 2>&1 | tail -20', 'Tests:       1 failed, 11 passed, 12 total'],
  ['pytest -q | tail -5', '1 failed, 3 passed in 0.12s'],
  ['npx tsc --noEmit | head', 'src/a.ts(1,2): error TS2304: Cannot find name x.'],
  ['go build ./... 2>&1 | tail -5', 'a.go:3:1: undefined: foo_bar'],
  [
    'mise run lint 2>&1 | head -30',
    'a.go:37:42: not enough arguments in call to s.start\n1 issues:\n* typecheck: 1\n[lint] ERROR task failed',
  ],
  ['just lint | tail', 'error: Recipe `lint` failed on line 4 with exit code 1'],
  ['ruff check . | tail', 'src/total.py:14:5: F841 Local variable `tax` is assigned to but never used\nFound 1 error.'],
  ['python main.py | tee log', 'Traceback (most recent call last):\n  File "a.py", line 1\nKeyError: \'a\''],
  ['kubectl apply -f a.yaml || true', 'Error from server (Forbidden): pods is forbidden'],
  ['npm test', 'Exit code 1\nwhatever'],
  [
    'bazel test //cart/... | tail',
    '//cart:cart_test   FAILED in 0.4s\n\nExecuted 2 out of 2 tests: 1 test passes and 1 fails locally.',
  ],
  [
    'ctest | tail',
    '50% tests passed, 1 tests failed out of 2\n\nThe following tests FAILED:\n\t2 - cart_total (Failed)',
  ],
  ['xcodebuild test | tail', 'Testing failed:\n\tCartTests.testTotal()\n\n** TEST FAILED **'],
  ['docker build . | tail', 'ERROR: failed to solve: process "/bin/sh -c npm ci" did not complete successfully'],
  ['./verify.sh | tail', '共 20 个用例，通过 19，失败 1'],
  ['./verify.sh | tail', '共 14 項，失敗 1 項'],
  ['./verify.sh | tail', '3 个测试未通过'],
  ['gcc -c a.c 2>&1 | tail', 'a.c:3:10: 错误：‘head’未声明(在此函数内第一次使用)'],
  ['staticcheck ./... | tail', 'cart/total.go:14:2: this value of sum is never used (SA4006)'],
  ['go run . | tail', 'listen tcp :8080: bind: address is taken\nexit status 1'],
  ['ruby cart.rb | tail', "cart.rb:14:in `require': cannot load such file -- tax (LoadError)"],
  ['make 2>&1 | tail', "make: *** No rule to make target 'dist/cart.js', needed by 'all'.  Stop."],
  ['pnpm -r build | tail -3', ' ELIFECYCLE  Command failed with exit code 1.'],
  ['mvn -q test | tail', '[INFO] BUILD FAILURE\n[INFO] Total time:  2.1 s'],
  ['./start.sh | tail', './start.sh: line 3: TAX_RATE: unbound variable'],
  ['./start.sh | tail', 'bash: line 1:  4411 Segmentation fault      ./cart'],
  ['go vet ./... | tail', './cart.go:6:2: fmt.Printf format %d has arg "x" of wrong type string'],
  [
    'node cart.mjs | tail',
    'CartIsFull: 11 of 10 rows\n    at add (file:///home/kim/app/cart.mjs:14:9)\n\nNode.js v22.1.0',
  ],
  ['npx mocha | tail', '\u001b[92m \u001b[0m\u001b[32m 2 passing\u001b[0m\n\u001b[31m  1 failing\u001b[0m'],
  ['npm test && npx tsc | tail', 'Tests:       12 passed, 12 total\nsrc/a.ts(1,2): error TS2304: Cannot find name x.'],
  ['git merge x | tail', '衝突（內容）：合併衝突於 f\n自動合併失敗，修正衝突然後提交修正的結果。'],
])('a command that failed although its exit code is hidden: %s', (command, output) => {
  expect(hasFailed(output, { command })).toBe(true)
})

test.each([
  ['grep -rn error src | head', 'src/a.ts:3: throw new Error("error: boom")'],
  ['cat build.log', 'error: boom'],
  ['git log --oneline | head', '1a2b3c4 fix: error: boom'],
  ['npm test 2>&1 | tail', 'Error: boom is logged by a test\nTests:       12 passed, 12 total'],
  ['cargo test | tail', 'error: logged\ntest result: ok. 3 passed; 0 failed; 0 ignored'],
  ['npm run build | tail', 'done in 3 s, 0 errors'],
  ['ls -la', 'failing-line.ts'],
  ['bazel test //cart/... | tail', 'Executed 2 out of 2 tests: 2 tests pass.'],
  ['xcodebuild build | tail', 'warning: could not find x\n** BUILD SUCCEEDED **'],
  ['ctest | tail', '100% tests passed, 0 tests failed out of 2'],
  ['npx mocha | tail', 'Error: wanted\n    at total (cart.js:14:2)\n\u001b[32m 2 passing\u001b[0m'],
  [
    'dotnet test | tail',
    'System.Exception: wanted\n\nPassed!  - Failed:     0, Passed:     6, Skipped:     0, Total:     6',
  ],
  [
    'cmake -S . -B b | tail',
    '-- Performing Test HAVE_ERRNO - Failed\n-- Looking for strerror_r - not found\n-- Generating done',
  ],
  ['prove -v t | tail', 'ok 1 - an error is thrown when it failed\nAll tests successful.\nResult: PASS'],
  ['node cart.js | tail', 'TAP version 13\nok 1 - TypeError: cannot be read'],
  ['npm install | tail', 'npm warn Unknown user config "nodedir".\n\nadded 2 packages in 1s'],
  ['./notes.sh | tail', 'TODO: handle the error when the connection is refused'],
  ['./verify.sh | tail', '用例 登录失败 3 次后锁定：通过\n共 20 个用例，通过 20，失败 0'],
])('a command that did not: %s', (command, output) => {
  expect(hasFailed(output, { command })).toBe(false)
})

test('an exit code that nothing hides is believed, but a command that prints an error has not clearly passed', () => {
  expect(outcomeIn('TypeError: rows is undefined', { command: './report.sh', exitCode: 0 })).toBe('unclear')
  expect(outcomeIn('TypeError: rows is undefined', { command: './report.sh', exitCode: 1 })).toBe('failed')
  expect(outcomeIn('wrote 3 rows', { command: './report.sh', exitCode: 0 })).toBe('passed')
})

const piped = readFileSync(join(import.meta.dir, '../../../test/failing-lines/piped.txt'), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((block): [how: string, command: string, output: string] => {
    const [head = '', ...lines] = block.trimEnd().split('\n')
    const [how = '', command = ''] = head.split(/: (.*)/s)
    return [how, command, lines.map((line) => line.replace(/^~/, '')).join('\n')]
  })

test.each(piped)('behind a pipe the output tells that it %s: %s', (how, command, output) => {
  expect(hasFailed(output, { command, exitCode: 0 })).toBe(how === 'failed')
})
