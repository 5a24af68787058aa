import { expect, test } from 'bun:test'
import { talliesIn } from './tally.ts'

test.each([
  '3 passed; 0 skipped; 1 failed.',
  'svelte-check found 2 errors and 0 warnings in 1 file',
  '10 successes / 1 failure / 0 errors / 0 pending : 0.1 seconds',
  'ℹ fail 1',
  'Fail:               1',
  'Failed files:      1 (100.0%)',
  '[error] Failed: Total 9, Failed 1, Errors 0, Passed 8',
  '12 files inspected, 2 offenses detected',
  'Found 3 errors in 1 file (checked 12 source files)',
  'Status: 1 ERROR, 2 NOTEs',
  'Tests run: 12, Failures: 0, Errors: 1, Skipped: 0',
  '[ FAIL 1 | WARN 0 | SKIP 0 | PASS 11 ]',
  '11/12 tests passed',
  '0 of 1 test suites (0 of 1 test cases) passed.',
  'Tasks:    2 successful, 3 total',
  'Chrome 120: Executed 12 of 12 (1 FAILED) (0.1 secs)',
  'ok=12 changed=3 unreachable=0 failed=1',
  '11 passed, 1 error in 1s',
  '00:03 +4 -1: Some tests failed.',
  "Test Suite 'All tests' failed at 2026-11-18 08:00:00.",
  'error: builder for x.drv failed with exit code 1;',
  'BUILD.bazel # reformat',
])('failures are counted, in whatever words: %s', (line) => {
  expect(talliesIn(`a line before\n${line}\n9 passed`).failed).toBe(true)
})

test.each([
  '3 passed, 1 xfailed in 0.1s',
  'errors: 0, warnings: 3',
  'ℹ fail 0',
  '12 files inspected, no offenses detected',
  '✖ 3 problems (0 errors, 3 warnings)',
  'Failed:     0, Passed:    23, Skipped:     0, Total:    23',
  'tests: 5 failures: 0 errors: 0',
  '12/12 tests OK',
])('that nothing failed is counted as well: %s', (line) => {
  expect(talliesIn(line)).toMatchObject({ failed: false, good: line })
})

test.each([
  '  ✓ retries after 2 failures',
  'error handling > shows "1 failed" banner ✓',
  'ok 3 - counts 2 errors',
  '2 errors were logged by the test',
  'INFO 3 failed logins are locked',
  'Expected Fail: 2',
  'Error 404',
  'HTTP/1.1 200 OK',
  'Retry 1 failed, trying again',
  'Process exited with code 1',
])('a test or a sentence that speaks of failures counts none: %s', (line) => {
  expect(talliesIn(line)).toMatchObject({ failed: false, good: '' })
})
