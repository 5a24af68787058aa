import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'

/** A run that another one may have been contained in: a small made-up session each. */
const edit = (told: Session, to: string) =>
  told.call('Edit', { file_path: '/srv/shop/src/a.py', old_string: 'a', new_string: to }, { text: 'updated' })
const ran = (told: Session, command: string, text: string, failed = false) =>
  told.call('Bash', { command }, { text: failed ? `Exit code 1\n${text}` : text, failed })
const start = () => edit(session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.'), 'one')
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries) }).text

const RED = 'FAILED tests/test_a.py::test_over - assert 0 == 1\n1 failed, 20 passed in 0.04s'
const GREEN = '21 passed in 0.03s'

describe('what a task of the project may have run since', () => {
  test.each([
    ['rake spec', 'rake'],
    ['rspec spec/hours_spec.rb', 'rake'],
    ['make', 'make test'],
    ['npx jest', 'make test'],
    ['bun test', 'bun run test'],
    ['make types', 'make check'],
    ['build/test_store', 'make test'],
    ['go test ./store', 'make all'],
    ['npm run lint', './scripts/ci.sh'],
  ])('%s is not told as open once %s was run after an edit', (first, second) => {
    const told = said(ran(edit(ran(start(), first, RED, true), 'two'), second, GREEN))
    expect(told).toContain(`\`${second}\``)
    expect(told).not.toContain(`\`${first}\``)
  })

  test.each([
    ['make types', 'make check'],
    ['go test -count=3 ./store', 'make all'],
  ])('%s is not told as not run once %s has failed after an edit', (first, second) => {
    const told = said(edit(ran(edit(ran(start(), first, 'ok'), 'two'), second, RED, true), 'three'))
    expect(told).toContain(`\`${second}\` failed`)
    expect(told).not.toContain(`\`${first}\``)
  })

  test('nor as run in a way that nobody saw', () => {
    const twice = ran(edit(ran(start(), 'make test', RED, true), 'two'), 'make test', RED, true)
    expect(said(ran(edit(twice, 'three'), 'make gate', GREEN))).not.toContain('make test')
  })

  test.each([
    ['make lint', 'make test'],
    ['make check', 'make types'],
    ['npm run test:api', 'npm run test:unit'],
    ['npm test', 'npm run test:unit'],
    ['npx playwright test', 'npm test'],
    ['cd api && pytest', 'cd web && make test'],
    ['pytest', 'make test PKG=cart'],
    ['pytest', 'pnpm --filter web test'],
  ])('but %s is told after %s, which has not run it', (first, second) => {
    expect(said(ran(edit(ran(start(), first, RED, true), 'two'), second, 'all well'))).toContain(first)
  })

  test('also where nothing was edited: the task has passed without it', () => {
    expect(
      said(ran(ran(start(), 'make types', 'a.py:3: error: no\nFound 1 error', true), 'make check', GREEN)),
    ).toContain('`make types` failed')
  })
})

describe('what stands again in the output of another run', () => {
  const MYPY = '/usr/bin/python3 -m mypy shop\nSuccess: no issues found in 9 source files'
  const PYTEST = '/usr/bin/python3 -m pytest -q\n21 passed in 0.14s'

  test.each([
    ['make types', MYPY, 'python build.py', `${MYPY}\n${PYTEST}`],
    [
      'mypy shop',
      'Success: no issues found in 9 source files',
      './gate',
      'Success: no issues found in 11 source files\nok',
    ],
    [
      'npm run lint',
      '> shop@1.0.0 lint\n> eslint src --max-warnings 0\n',
      'node tools/all.mjs',
      '> eslint src --max-warnings 0\ndone',
    ],
    ['rubocop', '15 files inspected, no offenses detected', './gate', '17 files inspected, no offenses detected'],
  ])('%s was run by it', (first, output, second, wider) => {
    const told = said(edit(ran(ran(start(), first, output), second, wider), 'two'))
    expect(told).not.toContain(`\`${first}\``)
    expect(said(edit(ran(ran(start(), first, output), second, 'done'), 'two'))).toContain(`\`${first}\``)
  })

  test('a part of what it printed is not all of it', () => {
    const told = said(edit(ran(ran(start(), 'make check', `${MYPY}\n${PYTEST}`), 'make types', MYPY), 'two'))
    expect(told).toContain('`make check`')
  })

  test('the same program on something else is another run', () => {
    const told = ran(
      start(),
      'mypy shop',
      'Found 2 errors in 1 file (checked 9 source files)\nshop/a.py:3: error: no',
      true,
    )
    expect(
      said(ran(told, 'mypy tests', 'Found 1 error in 1 file (checked 9 source files)\ntests/b.py:1: error: x', true)),
    ).toContain('`mypy shop`')
  })
})
