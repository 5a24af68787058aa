import { expect, test } from 'bun:test'
import { formatterIn } from './formats.ts'

test.each([
  ['npx prettier --write src', 'prettier'],
  ['npx eslint . --fix', 'eslint'],
  ['gofmt -w .', 'gofmt'],
  ['black .', 'black'],
  ['python -m isort src', 'isort'],
  ['ruff format', 'ruff format'],
  ['ruff check --fix .', 'ruff'],
  ['cargo fmt', 'cargo fmt'],
  ['npm run lint:fix', 'npm run lint:fix'],
  ['npm run lint -- --fix', 'npm run lint'],
  ['pnpm format', 'pnpm format'],
  ['make fmt', 'make fmt'],
])('%s has written the files anew', (command, name) => {
  expect(formatterIn(command, '')).toBe(name)
})

test.each([
  ['npx prettier --check src', ''],
  ['black --check .', ''],
  ['black .', '3 files left unchanged.'],
  ['ruff format --diff', ''],
  ['cargo fmt --check', ''],
  ['cargo fmt --all -- --check', ''],
  ['npm run format:check', ''],
  ['npm run lint', ''],
  ['gofmt -l .', ''],
  ['go test ./...', ''],
])('%s has not: %p', (command, output) => {
  expect(formatterIn(command, output)).toBe('')
})

test('some of the files were written', () => {
  expect(formatterIn('black .', 'reformatted src/a.py\n1 file reformatted, 3 files left unchanged.')).toBe('black')
})
