import { expect, test } from 'bun:test'
import { isSameFailure } from './same-failure.ts'

const vitest = (name: string, value: number, line = 8) => ({
  command: 'npx vitest run',
  line: `${name}: AssertionError: expected ${value} to be 4`,
  output: ` FAIL  src/pay.test.ts > ${name}\nAssertionError: expected ${value} to be 4\n ❯ src/pay.test.ts:${line}:19\n`,
})
const tsc = (said: string, line = 3) => {
  const output = `src/pay.ts(${line},9): error ${said}`
  return { command: 'npx tsc', line: output, output }
}

test.each([
  ['the same test with another value', vitest('charges', 3), vitest('charges', 5), true],
  ['another test', vitest('charges', 3), vitest('refunds', 3), false],
  ['another assertion of the same test', vitest('charges', 3), vitest('charges', 3, 12), false],
  ['another error at the same place', tsc('TS2304: Cannot find name'), tsc('TS2552: Did you mean it?'), true],
  ['the same error at another place', tsc('TS2304: Cannot find name'), tsc('TS2304: Cannot find name', 9), false],
  ['a test and an error', vitest('charges', 3), tsc('TS2304: Cannot find name'), false],
])('%s', (_, one, other, same) => expect(isSameFailure(one, other)).toBe(same))
