import { describe, expect, test } from 'bun:test'
import type { StageKind } from './definition/registry.ts'
import type { Verdict } from './state.ts'
import { verdictOf } from './verdict.ts'

describe('S0.62: the marker', () => {
  const cases: readonly (readonly [string, Verdict, string])[] = [
    ['<!-- VERDICT: {"result":"pass"} -->', 'pass', ''],
    ['Some words.\n<!-- VERDICT: {"result": "fail", "reason": "2 tests"} -->\n', 'fail', '2 tests'],
    ['<!--VERDICT:{"result":"REJECT","reason":"line 4"}-->', 'reject', 'line 4'],
    ['<!-- verdict: issues -->', 'issues', ''],
    ['<!-- VERDICT: {"result":"fail"} -->\nmended\n<!-- VERDICT: {"result":"pass"} -->', 'pass', ''],
    ['3 tests failed.\n<!-- VERDICT: {"result":"pass"} -->', 'pass', ''],
    ['<!-- VERDICT: approved -->', 'pass', ''],
    ['<!-- VERDICT: {"result":"fail","summary":"the build"} -->', 'fail', 'the build'],
  ]
  test.each(cases)('%s', (text, verdict, reason) => {
    expect(verdictOf(text, 'check')).toEqual({ verdict, reason, by: 'marker' })
  })

  test.each([
    '<!-- VERDICT: {"result": -->',
    '<!-- VERDICT: maybe -->',
    '<!-- VERDICT: [] -->',
    '<!-- VERDICT: {"result":7} -->',
  ])('%s says nothing', (text) => expect(verdictOf(text, 'check').by).toBe('silence'))
})

describe('S0.62: wording, by the kind of stage', () => {
  const cases: readonly (readonly [StageKind, string, Verdict])[] = [
    ['check', '38 passed, 2 failed.', 'fail'],
    ['check', 'Tests: 2 failed, 38 passed, 40 total', 'fail'],
    ['check', 'The build fails in src/a.ts.', 'fail'],
    ['check', 'Result: FAIL', 'fail'],
    ['check', '測試失敗：空購物車', 'fail'],
    ['check', '有 3 個測試失敗', 'fail'],
    ['check', '40 passed, 0 failed.', 'pass'],
    ['check', 'No tests failed.', 'pass'],
    ['check', 'All tests pass; none fail.', 'pass'],
    ['check', 'Two tests failed earlier and were fixed.', 'pass'],
    ['check', 'The run prints:\n```\n2 failed\n```\nwhich is the expected text of the fixture.', 'pass'],
    ['check', '沒有測試失敗', 'pass'],
    ['check', 'If the build fails, run it again.', 'pass'],
    ['review', 'I reject this change: the totals are wrong.', 'reject'],
    ['review', 'Changes requested.', 'reject'],
    ['review', 'This is not approved.', 'reject'],
    ['review', 'Verdict: blocked', 'reject'],
    ['review', '此變更被拒絕', 'reject'],
    ['review', 'Nothing to reject, approved.', 'pass'],
    ['review', 'Approved. The tests fail on my machine, which is known.', 'pass'],
    ['review', 'LGTM', 'pass'],
    ['retro', '3 issues found: slow tests.', 'issues'],
    ['retro', '發現 2 個問題', 'issues'],
    ['retro', 'No issues found.', 'pass'],
    ['work', 'The tests failed at first; 2 failed.', 'pass'],
    ['work', 'I rejected the other design.', 'pass'],
    ['talk', 'The person rejected the first idea.', 'pass'],
    ['check', '', 'pass'],
  ]
  test.each(cases)('%s: %s', (kind, text, verdict) => expect(verdictOf(text, kind).verdict).toBe(verdict))

  test('the sentence that decided is the reason', () => {
    expect(verdictOf('I ran it. 2 tests failed in cart.test.ts! See above.', 'check').reason).toBe(
      '2 tests failed in cart.test.ts!',
    )
  })
})
