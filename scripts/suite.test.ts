import { expect, test } from 'bun:test'
import { failuresIn } from './suite.ts'

const OUTPUT = `bun test v1.4.4

src/a.test.ts:
(pass) adds > small numbers [0.12ms]
something that the test printed
error: expect(received).toBe(expected)
(fail) adds > large numbers (attempt 2) [1.20ms]
(skip) adds > needs a client

src/b.test.ts:
(pass) takes away [3.00ms]
error: late
(fail) waits [60000.10ms]

2 tests failed:
(fail) adds > large numbers (attempt 2) [1.20ms]
(fail) waits [60000.10ms]

 2 pass
 2 fail
`

test('what failed is known with its file and what it printed, and each once', () => {
  expect(failuresIn(OUTPUT)).toEqual([
    {
      file: 'src/a.test.ts',
      test: 'adds > large numbers (attempt 2)',
      story: 'something that the test printed\nerror: expect(received).toBe(expected)',
    },
    { file: 'src/b.test.ts', test: 'waits', story: 'error: late' },
  ])
  expect(failuresIn(' 2 pass\n 0 fail\n')).toEqual([])
})
