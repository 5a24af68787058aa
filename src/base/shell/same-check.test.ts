import { expect, test } from 'bun:test'
import { isSameCheck } from './same-check.ts'

test.each([
  ['./node_modules/.bin/vitest run', 'npx vitest run'],
  ['npm run test', 'npm test'],
  ['npx vitest run', 'npx vitest run src/pay.test.ts'],
  ['go test ./...', 'go test ./cart'],
  ['npm test', 'npx vitest run'],
  ['npx vitest run', 'npm test'],
])('%s has run what %s runs', (later, earlier) => expect(isSameCheck(later, earlier, ['src/pay.test.ts'])).toBe(true))

test.each([
  ['npx vitest run src/pay.test.ts', 'npx vitest run'],
  ['npx vitest run src/tax.test.ts', 'npx vitest run src/pay.test.ts'],
  ['go test ./cart -run TestTax', 'go test ./cart'],
  ['pytest -k tax', 'pytest'],
  ['npm run lint', 'npm test'],
  ['npx eslint src', 'npx tsc --noEmit'],
])('%s has not run what %s runs', (later, earlier) =>
  expect(isSameCheck(later, earlier, ['src/pay.test.ts'])).toBe(false),
)

test('a runner has not run what else a task does', () =>
  expect(isSameCheck('npx vitest run', 'npm test', ['src/pay.ts'])).toBe(false))
