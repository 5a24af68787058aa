import { expect, test } from 'bun:test'
import { emptyLedger } from '../../put.ts'
import { takeWriters } from './writers.ts'

const hasWritten = (command: string, away = false) => {
  const ledger = emptyLedger()
  takeWriters(ledger, { tool: 'Bash', step: 1, away, command })
  return ledger.work.wroteStep !== undefined
}

test.each([
  'go mod tidy',
  'npm install left-pad',
  'npm i -D @types/node',
  'cd web && pnpm add -D vite',
  'cargo add serde',
])('%s writes files of the project itself', (command) => expect(hasWritten(command)).toBe(true))

test.each(['npm install', 'npm ci', 'npm i -g typescript', 'go test ./...', 'cargo add --help'])(
  '%s does not',
  (command) => expect(hasWritten(command)).toBe(false),
)

test('nor does what runs elsewhere', () => expect(hasWritten('npm i left-pad', true)).toBe(false))
