import { describe, expect, test } from 'bun:test'
import { commandKey } from '../../base/command.ts'
import { errorFingerprint, errorLine } from './fingerprint.ts'

describe('part 5: error fingerprints', () => {
  test.each([
    ['TypeError: x is undefined at /tmp/run-1/a.ts:3:5', 'TypeError: x is undefined at /home/kim/run-22/a.ts:981:15'],
    ['--- FAIL: TestCharge (0.01s)', '--- FAIL: TestCharge (12.44s)'],
    ['2026-01-02T03:04:05Z error: commit 1a2b3c4d not found', '2027-11-12T13:14:15Z error: commit 9f8e7d6c not found'],
    ['error: port 8080 is taken', 'error: port 9999 is taken'],
    ['\u001b[31merror: boom\u001b[0m', 'error: boom'],
  ])('%p and %p are the same failure', (a, b) => expect(errorFingerprint(a)).toBe(errorFingerprint(b)))

  test.each([
    ['error: cannot find module a', 'error: cannot find module b'],
    ['--- FAIL: TestCharge', '--- FAIL: TestRefund'],
  ])('%p and %p are not', (a, b) => expect(errorFingerprint(a)).not.toBe(errorFingerprint(b)))

  test('the telling line is found in the middle of an output, and nowhere in a good one', () => {
    expect(errorLine('building\nsrc/a.ts:1:2: error TS2304: Cannot find name x\ndone')).toContain('TS2304')
    expect(errorLine('12 passed\nall good')).toBe('')
  })

  test('the same command is known whatever trims its output', () => {
    expect(commandKey('cd /a && npm test 2>&1 | tail -20')).toBe(commandKey('npm test'))
  })
})
