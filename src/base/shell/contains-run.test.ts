import { expect, test } from 'bun:test'
import { containsRun } from './contains-run.ts'

test.each([
  ['for f in 0 1 2; do FOLD=$f pixi run python scratch/leak.py; done', 'pixi run python scratch/leak.py'],
  ['dart run build_runner build 2>&1 | tail -1; flutter test', 'dart run build_runner build'],
  [
    'set -a; . ./.env.local; set +a; dotnet ef database update -p src 2>&1 | tail -12',
    'dotnet ef database update -p src',
  ],
  ['PG_IMAGE=postgres:14 GOMAXPROCS=2 go test ./...', 'go test ./...'],
  ['cat > t.py <<X\nprint(1)\nX\npytest -q', 'pytest -q'],
])('%p runs %p again', (line, command) => expect(containsRun(line, command)).toBe(true))

test.each([
  ['go test ./cart -run TestTotal', 'go test ./cart'],
  ['go test ./cartons', 'go test ./cart'],
  ['echo "pytest -q"', 'pytest -q'],
  ['git commit -m "run make test"', 'make test'],
])('%p does not run %p', (line, command) => expect(containsRun(line, command)).toBe(false))
