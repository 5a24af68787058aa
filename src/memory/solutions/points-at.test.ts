import { describe, expect, test } from 'bun:test'
import { pointsAt } from './points-at.ts'

const failure = (output: string) => ({ line: '', output, command: 'npm test' })
const changed = (file: string) => ({
  files: [file],
  changes: [{ path: file, before: 'return n', after: 'return n * 1.19' }],
  commands: [],
})
const none = () => undefined

describe('issue 16 B7: a failure points at a file', () => {
  test.each([
    ['its test', 'FAIL  src/tax.test.ts > adds the tax', 'src/tax.ts'],
    ['its test in another folder', ' ❯ test/tax.spec.ts:5:22', 'src/tax.ts'],
    ['a test of Python', 'tests/test_tax.py:4: AssertionError', 'shop/tax.py'],
    ['a test of Go', 'tax_test.go:9: want 119', 'tax.go'],
    ['a test of Java', 'at shop.TaxTest.adds(TaxTest.java:14)', 'src/shop/Tax.java'],
    ['itself', 'src/tax.ts(3,7): error TS2322', 'src/tax.ts'],
  ])('when it names %s', (_, output, file) => {
    expect(pointsAt(failure(output), changed(file), none)).toBe(true)
  })

  test('when it calls what is defined there', () => {
    const output = ' FAIL  src/tax.test.ts\n  5|   expect(addTax(100)).toBe(119)'
    const texts: Record<string, string> = { 'src/calc.ts': 'export function addTax(n) {\n  return n\n}\n' }
    expect(pointsAt(failure(output), changed('src/calc.ts'), (path) => texts[path])).toBe(true)
    expect(pointsAt(failure(output), changed('src/other.ts'), (path) => texts[path])).toBe(false)
  })

  test('when the test that it names imports it', () => {
    const output = '  1) tax\n  at Context.<anonymous> (test/tax.test.js:5:25)'
    const texts: Record<string, string> = { 'test/tax.test.js': "const { addTax } = require('../lib/calc')\n" }
    expect(pointsAt(failure(output), changed('lib/calc.js'), (path) => texts[path])).toBe(true)
    expect(pointsAt(failure(output), changed('lib/calculator.js'), (path) => texts[path])).toBe(false)
  })

  test('and not when nothing of it is spoken of', () => {
    expect(pointsAt(failure('FAIL src/tax.test.ts > adds'), changed('README.md'), none)).toBe(false)
    expect(pointsAt(failure('Error: connect ECONNREFUSED'), changed('src/db.ts'), none)).toBe(false)
  })
})

describe('issue 16 B8: a failure points at a command', () => {
  const ran = (command: string) => ({ files: [], changes: [], commands: [command] })
  test.each([
    ['that brings what it misses', "Error: Cannot find module 'zod'", 'npm install zod'],
    ['that starts what it does not reach', 'connect ECONNREFUSED 127.0.0.1:5432', 'docker compose up -d db'],
    ['that it names', 'Run "prisma generate" first', 'npx prisma generate'],
    ['that empties what is full', 'write failed: no space left on device', 'rm -r cache'],
    ['that puts right what it finds', 'src/tax.ts: Code style issues', 'npx prettier --write .'],
  ])('%s', (_, output, command) => expect(pointsAt(failure(output), ran(command), none)).toBe(true))

  test.each([
    ['AssertionError: expected 3 to be 4', 'npm ci'],
    ['src/a.ts(3,5): error TS2322: Type string is not assignable to type number', 'chmod +x x.sh'],
    ['AssertionError: expected 3 to be 4', 'docker compose up -d db'],
  ])('and not at any other: %s, %s', (output, command) =>
    expect(pointsAt(failure(output), ran(command), none)).toBe(false),
  )
})
