import { describe, expect, test } from 'bun:test'
import type { WorkflowVerdict } from './state.ts'
import { verdictIn } from './verdict.ts'

describe('S0.62: the marker', () => {
  const cases: readonly (readonly [string, WorkflowVerdict, string])[] = [
    ['<!-- VERDICT: {"result":"pass"} -->', 'pass', ''],
    ['Some words.\n<!-- VERDICT: {"result": "fail", "reason": "2 tests"} -->\n', 'fail', '2 tests'],
    ['<!--VERDICT:{"result":"REJECT","reason":"line 4"}-->', 'reject', 'line 4'],
    ['<!-- verdict: issues -->', 'issues', ''],
    ['<!-- VERDICT: {"result":"fail"} -->\nmended\n<!-- VERDICT: {"result":"pass"} -->', 'pass', ''],
    ['3 tests failed.\n<!-- VERDICT: {"result":"pass"} -->', 'pass', ''],
    ['<!-- VERDICT: approved -->', 'pass', ''],
    ['<!-- VERDICT: {"result":"fail","summary":"the build"} -->', 'fail', 'the build'],
    ['All is well. <!-- VERDICT: pass -->', 'pass', ''],
    ['- **<!-- VERDICT: pass -->**\n', 'pass', ''],
    ['**Verdict:** <!-- VERDICT: issues -->', 'issues', ''],
    ['`<!-- VERDICT: {"result":"pass"} -->`\r\n', 'pass', ''],
    [
      'All is mended.\n<!-- VERDICT: pass -->\nagentId: a1 (use SendMessage to go on)\n<usage>total_tokens: 7\ntool_uses: 0</usage>',
      'pass',
      '',
    ],
    [
      '<task_result>\nWell.\n<!-- VERDICT: fail -->\n</task_result>\n<task_metadata>\nsession_id: ses_1\n</task_metadata>',
      'fail',
      '',
    ],
    ['I do not say <!-- VERDICT: pass --> to this.\n<!-- VERDICT: reject -->', 'reject', ''],
  ]
  test.each(cases)('%s', (text, verdict, reason) => expect(verdictIn(text)).toEqual({ verdict, reason }))
})

describe('no verdict is ever guessed', () => {
  test.each([
    '',
    'FAIL src/cart.test.ts',
    'the suite does not pass',
    'found 3 vulnerabilities',
    'Approved. Invalid tokens are rejected with 401',
    'LGTM, all tests pass',
    '2 tests failed',
    'Changes requested.',
    '測試失敗',
    '<!-- VERDICT: {"result": -->',
    '<!-- VERDICT: maybe -->',
    '<!-- VERDICT: [] -->',
    '<!-- VERDICT: {"result":7} -->',
    '<!-- VERDICT: constructor -->',
    'A report ends with <!-- VERDICT: {"result":"pass"} --> they say.\nI am not done.',
    'The form is:\n```\n<!-- VERDICT: {"result":"pass"} -->\n```\nI am not done.',
    'The form is:\n```\n<!-- VERDICT: {"result":"pass"} -->\n```',
    // A quotation, code, a mention, a choice, and what was taken back.
    'You asked for\n> <!-- VERDICT: {"result":"pass"} -->',
    'You asked for\n> <!-- VERDICT: {"result":"pass"} -->\nI could not run anything, the disk is full.',
    'The form is:\n\n    <!-- VERDICT: {"result":"pass"} -->',
    'I am not done, so I do not write `<!-- VERDICT: {"result":"pass"} -->`',
    'I was told to end with: <!-- VERDICT: {"result":"pass"} -->',
    '<!-- VERDICT: {"result":"pass"} --> or <!-- VERDICT: {"result":"fail"} -->',
    '- <!-- VERDICT: pass -->\n- <!-- VERDICT: fail -->\nI cannot say which.',
    '<!-- VERDICT: {"result":"pass"} -->\n\nNo, wait: the suite does not run. I take that back.',
  ])('%s', (text) => expect(verdictIn(text)).toBeUndefined())
})
