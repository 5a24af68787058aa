import { expect, test } from 'bun:test'
import { isSeenToPass } from './seen-to-pass.ts'

test.each([
  ['npx vitest run', ''],
  ['npx vitest run 2>&1 | tail -5', ' Tests  2 passed (2)'],
  ['go test ./... | tail -3', 'ok  \texample.com/cart\t0.01s'],
  ['npm run build 2>&1 | tail -5', 'done in 3 s'],
  ['npx tsc --noEmit 2>&1 | head -20', ''],
  ['npx tsc --noEmit; echo done', 'done'],
  ['cd web && npm run lint 2>&1 | tail', '0 errors'],
])('%s with %j was seen to pass', (command, output) => expect(isSeenToPass(output, command)).toBe(true))

test.each([
  ['npx vitest run > /tmp/o.txt 2>&1 || true', ''],
  ['npx vitest run 2>&1 | grep -c passed', '0'],
  ['npx vitest run 2>&1 | tail -1', 'npm warn something'],
  ['npx vitest run 2>&1 | head -5', '\n RUN  v2.1.8 /w\n'],
  ['npx vitest run; echo done', 'done'],
  ['timeout 5 npx vitest run 2>&1 | tail -3', ''],
  ['npx vitest run &>/dev/null; echo $?', '1'],
  ['npx vitest run & sleep 1', ''],
  ['npm run build > out.txt || true', ''],
  ['npx tsc --noEmit | grep -c error', '0'],
  ['pytest -q | wc -l', '3'],
])('%s with %j was not', (command, output) => expect(isSeenToPass(output, command)).toBe(false))
