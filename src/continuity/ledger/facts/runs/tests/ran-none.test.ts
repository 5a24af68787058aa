import { describe, expect, test } from 'bun:test'
import { ranNone } from './ran-none.ts'

describe('a run of tests that ran none', () => {
  test.each([
    [
      'npx vitest run foo',
      'No test files found, exiting with code 1\n\nfilter: foo',
      'No test files found, exiting with code 1',
    ],
    [
      'npm test',
      ' Test Files  3 skipped (3)\n      Tests  14 skipped (14)\n   Duration  1.2s',
      'Test Files 3 skipped (3)',
    ],
    [
      'npx jest',
      'Test Suites: 1 skipped, 0 of 1 total\nTests:       5 skipped, 5 total',
      'Test Suites: 1 skipped, 0 of 1 total',
    ],
    ['npx jest cart', 'No tests found, exiting with code 0', 'No tests found, exiting with code 0'],
    ['npx jest', 'Test Suites: 0 total\nTests:       0 total\nTime: 0.2 s', 'Tests: 0 total'],
    ['pytest -k cart', '===== 12 deselected in 0.04s =====', '===== 12 deselected in 0.04s ====='],
    ['pytest tests', 'collected 0 items\n\n===== no tests ran in 0.01s =====', '===== no tests ran in 0.01s ====='],
    ['pytest', 'sssss\n===== 5 skipped in 0.10s =====', '===== 5 skipped in 0.10s ====='],
    [
      'go test ./cart -run TestNone',
      'testing: warning: no tests to run\nPASS\nok  \tshop/cart\t0.2s [no tests to run]',
      'testing: warning: no tests to run',
    ],
    [
      'go test ./...',
      '?   \tshop/cart\t[no test files]\n?   \tshop/tax\t[no test files]',
      '? shop/cart [no test files]',
    ],
    [
      'cargo test cart',
      'running 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 12 filtered out',
      'test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 12 filtered out',
    ],
    ['npx mocha', '\n  0 passing (2ms)\n  4 pending', '0 passing (2ms)'],
    ['bun test cart', ' 0 pass\n 5 skip\n 0 fail\nRan 5 tests across 1 file.', '0 pass'],
    ['node --test', '# tests 0\n# suites 0\n# pass 0\n# fail 0\n# skipped 0', '# pass 0'],
    ['bundle exec rspec', '5 examples, 0 failures, 5 pending', '5 examples, 0 failures, 5 pending'],
    ['vendor/bin/phpunit', 'No tests executed!', 'No tests executed!'],
    [
      'mvn test',
      'Tests run: 4, Failures: 0, Errors: 0, Skipped: 4\nBUILD SUCCESS',
      'Tests run: 4, Failures: 0, Errors: 0, Skipped: 4',
    ],
    [
      'dotnet test',
      'No test matches the given testcase filter `Cart` in shop.dll',
      'No test matches the given testcase filter `Cart` in shop.dll',
    ],
    ['python -m unittest', 'Ran 0 tests in 0.000s\n\nNO TESTS RAN', 'NO TESTS RAN'],
    ['python -m unittest', 'ss\nRan 2 tests in 0.001s\n\nOK (skipped=2)', 'Ran 2 tests in 0.001s'],
    [
      'mix test --only cart',
      'All tests have been excluded.\n5 tests, 0 failures, 5 excluded',
      '5 tests, 0 failures, 5 excluded',
    ],
    ['deno test', 'ok | 0 passed | 0 failed | 3 ignored (2ms)', 'ok | 0 passed | 0 failed | 3 ignored (2ms)'],
    [
      'swift test',
      'Executed 0 tests, with 0 failures (0 unexpected) in 0.000 seconds',
      'Executed 0 tests, with 0 failures (0 unexpected) in 0.000 seconds',
    ],
    ['ctest', 'No tests were found!!!', 'No tests were found!!!'],
    ['./gradlew test', '> Task :test NO-SOURCE\n\nBUILD SUCCESSFUL in 1s', '> Task :test NO-SOURCE'],
    [
      'npm test',
      '> echo "Error: no test specified" && exit 1\n\nError: no test specified',
      '> echo "Error: no test specified" && exit 1',
    ],
    ['npx ava', '✖ No tests found in test/cart.js', '✖ No tests found in test/cart.js'],
    ['npx playwright test', 'Running 5 tests using 1 worker\n\n  5 skipped', '5 skipped'],
    [
      'bundle exec rake test',
      '4 runs, 0 assertions, 0 failures, 0 errors, 4 skips',
      '4 runs, 0 assertions, 0 failures, 0 errors, 4 skips',
    ],
    ['vendor/bin/phpunit', 'Tests: 4, Assertions: 0, Skipped: 4.', 'Tests: 4, Assertions: 0, Skipped: 4.'],
    [
      'bazel test //...',
      'ERROR: No test targets were found, yet testing was requested',
      'ERROR: No test targets were found, yet testing was requested',
    ],
    [
      'dotnet test',
      'Skipped! - Failed:     0, Passed:     0, Skipped:     4, Total:     4',
      'Skipped! - Failed: 0, Passed: 0, Skipped: 4, Total: 4',
    ],
    [
      './gradlew test',
      '> Task :a:compileTestJava\n> Task :a:test NO-SOURCE\n> Task :b:test SKIPPED\nBUILD SUCCESSFUL in 1s',
      '> Task :a:test NO-SOURCE',
    ],
  ])('%s says so: %s', (command, output, line) => {
    expect(ranNone(output, command)).toBe(line)
  })

  test.each([
    ['npm test', 'Tests  3 passed | 2 skipped (5)'],
    ['npx jest', 'Tests:       2 skipped, 3 passed, 5 total'],
    ['pytest', '===== 3 passed, 2 skipped in 0.1s ====='],
    ['pytest', 'collected 0 items / 1 error\n===== 1 error in 0.1s ====='],
    ['npx jest', 'Test suite failed to run\nTest Suites: 1 failed, 1 total\nTests:       0 total'],
    ['go test ./...', '?   \tshop/tax\t[no test files]\nok  \tshop/cart\t0.2s'],
    ['go test ./... -run TestCart', 'ok  \tshop/cart\t0.2s\nok  \tshop/tax\t0.1s [no tests to run]'],
    ['cargo test', 'test result: ok. 4 passed; 0 failed; 1 ignored\ntest result: ok. 0 passed; 0 failed; 0 ignored'],
    ['bundle exec rspec', '5 examples, 0 failures, 1 pending'],
    ['bundle exec rspec', '5 examples, 0 failures'],
    ['mvn test', 'Tests run: 4, Failures: 0, Errors: 0, Skipped: 1'],
    ['python -m unittest', 'Ran 3 tests in 0.001s\n\nOK (skipped=1)'],
    ['mix test', '5 tests, 0 failures, 1 skipped'],
    ['node --test', '# tests 3\n# pass 3\n# fail 0\n# skipped 0'],
    ['bundle exec rake test', '4 runs, 9 assertions, 0 failures, 0 errors, 1 skips'],
    ['dotnet test', 'Passed!  - Failed:     0, Passed:    14, Skipped:     0, Total:    14'],
    ['vendor/bin/phpunit', 'Tests: 4, Assertions: 9, Skipped: 1.'],
    ['npx mocha', '  3 passing (2ms)\n  1 pending'],
    ['bun test', ' 3 pass\n 0 fail\n 1 skip'],
    ['deno test', 'ok | 3 passed | 0 failed (2ms)'],
    ['npx tsc --noEmit', 'No tests found'],
    ['go test -c ./cart/...', '?   \tshop/tax\t[no test files]'],
    ['pytest --collect-only', 'no tests collected in 0.1s'],
    ['npm test', ''],
    ['swift test', 'Executed 4 tests, with 0 failures (0 unexpected) in 0.1 seconds'],
    ['vendor/bin/phpunit', 'OK (4 tests, 9 assertions)'],
    ['./gradlew test', '> Task :core:test NO-SOURCE\n> Task :api:test\n\nBUILD SUCCESSFUL in 3s'],
    ['./gradlew test', '> Task :core:test NO-SOURCE\n> Task :api:test UP-TO-DATE\nBUILD SUCCESSFUL in 1s'],
    ['./gradlew test', '> Task :core:test NO-SOURCE\n> Task :app:testDebugUnitTest FROM-CACHE\nBUILD SUCCESSFUL in 1s'],
    ['./gradlew check test', '> Task :test NO-SOURCE\n> Task :integrationTest\nBUILD SUCCESSFUL in 1s'],
  ])('%s ran some: %s', (command, output) => {
    expect(ranNone(output, command)).toBe('')
  })
})
