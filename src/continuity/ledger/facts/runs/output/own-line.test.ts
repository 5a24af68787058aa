import { expect, test } from 'bun:test'
import { checkRunOf } from '../check-command.ts'
import { ownPassingLine } from './own-line.ts'

function lineOf(command: string, output: string, part = 0): string {
  const run = checkRunOf(command)
  return run === undefined ? 'no check' : ownPassingLine(run, part, output)
}

test.each([
  [
    'python3 -m pytest -q; python3 -m app.benchmark',
    '.. [100%]\n170 passed in 67.57s\n10/10 passed -> out/bd',
    '170 passed in 67.57s',
  ],
  [
    'npx vitest run && node scripts/evaluate.js',
    ' Test Files  2 passed (2)\n      Tests  48 passed (48)\n9 passed of 9 cases\n',
    'Tests 48 passed (48)',
  ],
  [
    'cargo test && ./scripts/verify.sh',
    'test result: ok. 7 passed; 0 failed; 0 ignored\n3/3 checks passed\n',
    'test result: ok. 7 passed; 0 failed; 0 ignored',
  ],
  ['npm test && python3 -c "print(1)"', '  31 passing (2s)\nall 4 tests passed, it seems\n', '31 passing (2s)'],
  ['ruff check . && pytest', 'All checks passed!\n5 passed in 0.2s\n', 'All checks passed!'],
  ['pytest a && pytest b', '5 passed in 0.2s\n6 passed in 0.3s\n', '5 passed in 0.2s'],
])('of %s the line is the own one', (command, output, line) => {
  expect(lineOf(command, output)).toBe(line)
})

test.each([
  ['npm test; python3 -m app.benchmark', '10/10 passed -> out/bd\n'],
  ['npm run lint && npm test', '12 tests passed\n'],
  ['pytest -q && ./scripts/check-links.sh', '40 tests passed: all links\n'],
  ['npm test && (cd desk && npm test)', '12 tests passed\n'],
  ['go vet ./... && npm run e2e:check', '4 passed (2s)\n'],
])('of %s nobody knows whose line it is', (command, output) => {
  expect(lineOf(command, output)).toBe('')
})

test.each([
  ['npm test', '10/10 tests passed -> report.html', '10/10 tests passed -> report.html'],
  ['cd desk && npm test 2>&1 | tail -3', '12 tests passed', '12 tests passed'],
  ['echo start; npm test; echo done', 'start\n12 tests passed\ndone', '12 tests passed'],
  ['git add -A && npm run verify', 'verified: 0 errors', 'verified: 0 errors'],
])('%s ran alone, and whatever it says is its own', (command, output, line) => {
  expect(lineOf(command, output)).toBe(line)
})
