import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'

/** A check that failed, and another that passed later: whether that was the same one. A small made-up session each. */
const edit = { file_path: '/srv/shop/web/src/a.ts', old_string: 'a', new_string: 'b' }
const FAILED = 'Exit code 1\nFAIL src/a.test.ts\n1 failed, 3 passed'

function saidAfter(failed: string, passed: string, inner = ''): string {
  const { entries } = session()
    .place('/srv/shop', 'main')
    .prompt('Mend the cart.')
    .call('Edit', edit, { text: 'ok' })
    .call('Bash', { command: failed }, { failed: true, text: FAILED })
    .call('Edit', edit, { text: 'ok' })
    .call('Bash', { command: passed }, { text: `${inner}Tests  12 passed (12)` })
  return recover({ ledger: advance(emptyLedger(), entries) }).text
}

describe('the same check by another spelling has passed', () => {
  test.each([
    ['npm test', 'npm run test'],
    ['npm test', 'npm t --silent'],
    ['npm test', 'CI=1 npm test -- --reporter=dot'],
    ['npm test', 'cd /srv/shop && npm test 2>&1 | tail -5'],
    ['yarn run lint', 'yarn lint'],
    ['npx vitest run', 'node_modules/.bin/vitest run'],
    ['pytest -q', 'python -m pytest'],
    ['uv run pytest tests/a.py', 'python3 -m pytest tests/a.py'],
    ['npx eslint src', 'pnpm exec eslint src'],
  ])('%s, then %s', (failed, passed) => {
    const said = saidAfter(failed, passed)
    expect(said).toContain('passed after the last edit')
    expect(said).not.toContain('failed')
  })

  test('also where a task was seen to run it', () => {
    expect(saidAfter('npx vitest run --coverage', 'npm test', '\n> vitest run --coverage\n\n')).not.toContain('failed')
  })

  test.each([
    ['npm run lint', 'npm test'],
    ['npm run test:e2e', 'npm test'],
  ])('but not %s by %s', (failed, passed) => {
    expect(saidAfter(failed, passed)).toContain(`\`${failed}\` failed before the last edit`)
  })
})

describe('a pass in one folder ends no failure in another', () => {
  test.each([
    ['cd web && npm test', 'cd /srv/shop/api && npm test'],
    ['cd packages/a && npx vitest run', 'cd /srv/shop/packages/b && npx vitest run'],
    ['cd ./web && pytest', 'cd /srv/shop/api/ && pytest'],
    ['cd /srv/shop/web && go test ./...', 'cd api && go test ./...'],
    ['cd web && npm test', 'cd /srv/other && npm test'],
  ])('%s, then %s', (failed, passed) => {
    expect(saidAfter(failed, passed)).toContain(`\`${failed.replace('/srv/shop/', '')}\` failed before the last edit`)
  })

  test.each([
    ['cd web && npm test', 'cd /srv/shop/web && npm test'],
    ['cd /srv/shop/web && npm test', 'cd web && npm test'],
    ['cd web && npm test', 'cd /srv/shop && npm test'],
  ])('but %s is ended by %s', (failed, passed) => {
    expect(saidAfter(failed, passed)).not.toContain('failed')
  })
})
