import { describe, expect, test } from 'bun:test'
import { testMessages } from './test-messages.ts'

describe('each failed test has its own message', () => {
  test.each([
    [
      'go, with tests below tests and what they print',
      [
        '--- FAIL: TestRewind (0.00s)',
        '    --- FAIL: TestRewind/twice (0.63s)',
        '        hooks.go:196: Hook output: INFO saved',
        '            ✓ Created the branch',
        '        rewind_test.go:40: Phase 1: two prompts',
        '        rewind_test.go:427: after rewind: got "version 1", want "version 2"',
        '--- FAIL: TestSession (0.10s)',
        '    session_test.go:16: reference not found',
        'FAIL',
      ],
      ['TestRewind/twice', 'TestSession'],
      [
        'rewind_test.go:427: after rewind: got "version 1", want "version 2"',
        'session_test.go:16: reference not found',
      ],
    ],
    [
      'go, where the test is named behind its message',
      [
        '    cart_test.go:142: Expected a.ts to NOT exist after the reset',
        '--- FAIL: TestReset (0.63s)',
        'FAIL',
        'FAIL\tshop/cart\t1.736s',
      ],
      ['TestReset'],
      ['cart_test.go:142: Expected a.ts to NOT exist after the reset'],
    ],
    [
      'an assertion that has a block of its own',
      [
        '--- FAIL: TestPhase (0.05s)',
        '    phase_test.go:32: ',
        '        \tError Trace:\t/srv/shop/phase_test.go:32',
        '        \tError:      \tExpected value not to be nil.',
        '        \tTest:       \tTestPhase',
        '        \tMessages:   \tthe phase should be set',
      ],
      ['TestPhase'],
      ['phase_test.go:32: the phase should be set'],
    ],
    [
      'pytest',
      ['FAILED tests/test_cart.py::test_total - assert 3 == 4', '1 failed in 0.1s'],
      ['tests/test_cart.py::test_total'],
      ['assert 3 == 4'],
    ],
    [
      'bun, which names it last',
      [
        '(pass) counts nothing [0.1ms]',
        'error: expect(received).toBe(expected)',
        'Expected: 4',
        'Received: 3',
        '(fail) counts twice [0.2ms]',
      ],
      ['counts twice'],
      ['error: expect(received).toBe(expected) Expected: 4 Received: 3'],
    ],
  ])('%s', (_, output, names, messages) => {
    const found = testMessages(output.join('\n'), names)
    expect(names.map((name) => found.get(name))).toEqual(messages)
  })

  test('none is taken from another test, nor from what a test prints in passing', () => {
    const output = [
      '    cart_test.go:9: want 3',
      '--- FAIL: TestOne (0.1s)',
      '--- FAIL: TestTwo (0.1s)',
      '    cart_test.go:49: Initial HEAD on main: 94ed678',
    ].join('\n')
    const found = testMessages(output, ['TestOne', 'TestTwo'])
    expect([found.get('TestOne'), found.get('TestTwo')]).toEqual(['cart_test.go:9: want 3', undefined])
  })
})
