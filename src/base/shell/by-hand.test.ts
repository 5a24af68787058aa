import { expect, test } from 'bun:test'
import { givenByHand, isOnData } from './by-hand.ts'
import { commandKind } from './command-kind.ts'

test.each([
  ['node packages/cli/src/main.ts check fixtures/bad.csv', 'check fixtures/bad.csv'],
  ['npx vite-node scratch.ts check fixtures/bad.csv', 'check fixtures/bad.csv'],
  ['./bin/linkwarden -config l.conf testdata/docs', '-config l.conf testdata/docs'],
  ['cargo run -q -p tillroll -- daily fixtures/broken.csv', 'daily fixtures/broken.csv'],
  ['go run ./cmd/till daily a.csv', 'daily a.csv'],
  ['/usr/bin/python3 -m zhangben budget samples/a.csv', 'budget samples/a.csv'],
  ['bin/banbiao ics data/a.csv out', 'ics data/a.csv out'],
])('%s starts the program on %s', (command, given) => {
  expect(givenByHand(command)).toBe(given)
  expect(isOnData(command)).toBe(true)
  expect(commandKind(command)).toBe('unnamed')
})

test.each([
  'python3 scripts/check.py data/a.csv',
  './scripts/verify.sh',
  'python -m pytest tests/test_a.py',
  'python -m mypy shop',
  'python manage.py test shop',
  'build/test_store',
  'npm test',
  'go test ./...',
  'cargo test',
])('%s does not', (command) => {
  expect(givenByHand(command)).toBeUndefined()
})

test('what it is told to do is a check where it is given nothing to work on', () => {
  expect(commandKind('./mach test')).toBe('check')
  expect(commandKind('bin/console lint:container')).toBe('check')
})
