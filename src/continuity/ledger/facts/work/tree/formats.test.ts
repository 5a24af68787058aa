import { expect, test } from 'bun:test'
import { formatterIn, formatterOf } from './formats.ts'

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

test.each([
  ['vp fmt src/a.ts', 'vp fmt'],
  ['zig fmt src/a.zig', 'zig fmt'],
  ['npx dprint fmt src/a.ts', 'npx dprint fmt'],
  ['oxlint --fix src/a.ts', 'oxlint'],
  ['tools/tidy src/a.ts --write', 'tools/tidy'],
  ['taplo format Cargo.toml', 'taplo format'],
])('a tool that nobody knows has written a file: %s', (command, name) => {
  expect(formatterOf(command, (path) => /\.\w+$/.test(path))).toBe(name)
})

test.each([
  'vp fmt --check src/a.ts',
  'zig fmt --dry-run src/a.zig',
  'git log --format src/a.ts',
  'biome format src/a.ts',
  'vp test src/a.ts',
  'vp fmt',
  'cat fmt src/a.ts',
])('and has not with %s', (command) => {
  expect(formatterOf(command, (path) => /\.\w+$/.test(path))).toBe('')
})
