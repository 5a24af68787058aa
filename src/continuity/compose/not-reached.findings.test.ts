import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** Runs that did not come to what they were to check, or whose output was cut: a small made-up session each. */
const edit = (told: Session, path = 'src/a.ts') =>
  told.call('Edit', { file_path: `/srv/shop/${path}`, old_string: 'one', new_string: 'two' }, { text: 'updated' })
const start = () => edit(session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.'))
const ran = (told: Session, command: string, text: string, code = 1) =>
  told.call('Bash', { command }, { text: code === 0 ? text : `Exit code ${code}\n${text}`, failed: code !== 0 })
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text

const GO = '--- FAIL: TestAdd (0.00s)\n    a_test.go:9: got 1, want 2\nFAIL\nFAIL\tshop/cart\t0.01s'
const CARGO =
  'test cart::adds ... FAILED\n\n---- cart::adds stdout ----\nassertion failed\n\ntest result: FAILED. 1 failed'
const PYTEST = 'FAILED tests/test_a.py::test_add - assert 1 == 2\n1 failed, 3 passed in 0.1s'

describe('tests that failed, and a later run that did not come to them', () => {
  test.each([
    ['go test ./...', GO, '# shop/cart\ncart/a.go:9:2: undefined: total\nFAIL\tshop/cart [build failed]', 'TestAdd'],
    [
      'cargo test',
      CARGO,
      'error[E0425]: cannot find value `x`\n --> src/a.rs:3:5\nerror: could not compile `shop`',
      'cart::adds',
    ],
    [
      'pytest',
      PYTEST,
      "ERROR collecting tests/test_a.py\nE   ImportError: cannot import name 'total'\n!!! Interrupted: 1 error during collection !!!",
      'test_add',
    ],
  ])('%s', (command, failed, stopped, name) => {
    const told = ran(edit(ran(start(), command, failed)), command, stopped)
    expect(said(told)).toContain(name)
    expect(said(told)).toContain('(not reached since: the last run stopped before it came to them)')
    expect(said(told, 'zh-TW')).toContain('之後未再跑到')
    expect(said(ran(edit(told), command, failed))).not.toContain('not reached since')
  })
})

describe('a chain of a build and its tests', () => {
  test('that does not compile has not come to the tests', () => {
    const text = said(ran(start(), 'npm run build && npm test', 'src/a.ts(3,5): error TS2322: Wrong type.'))
    expect(text).toContain('failed at `npm run build` after the last edit, the rest was not reached')
  })

  test('whose tests failed has been built', () => {
    const output = '✕ adds (3 ms)\nTests: 1 failed, 2 passed, 3 total'
    const text = said(ran(start(), 'npm run build && npm test', output))
    expect(text).toContain('`npm test` failed after the last edit')
    expect(text).not.toContain('not reached')
  })

  test('of which nothing tells which it was is told whole', () => {
    const text = said(ran(start(), 'npm run build && npm test', 'something went wrong'))
    expect(text).toContain('`npm run build && npm test` failed')
    expect(text).not.toContain('not reached')
  })
})

describe('what was cut away is said to be', () => {
  test('of a run that was searched for its sum', () => {
    const text = said(ran(start(), 'npm test | grep Tests:', 'Tests: 3 failed, 9 passed, 12 total', 0))
    expect(text).toContain('“Tests: 3 failed, 9 passed, 12 total”; `grep` has cut off what failed')
  })

  test('of a list of places', () => {
    const places = [1, 2, 3].map((row) => `src/${row}.ts(${row},1): error TS1: x`).join('\n')
    expect(said(ran(start(), 'npx tsc --noEmit | head -3', places, 0))).toContain('the output was cut')
    expect(said(ran(start(), 'npx tsc --noEmit', places))).not.toContain('the output was cut')
  })
})

describe('a run whose time was up has not failed', () => {
  test.each([
    [143, 'Command timed out after 2m 0.0s\n> shop@1.0.0 test\n> jest', '(“Command timed out after 2m 0.0s”)'],
    [124, 'command timed out after 120000 milliseconds', '(“command timed out after 120000 milliseconds”)'],
  ])('%p', (code, output, words) => {
    const text = said(ran(start(), 'npm test', output, code))
    expect(text).toContain(`Also run: \`npm test\` ${words}`)
    expect(text).not.toContain('failed')
  })

  test('unless it had said so by then', () => {
    const text = said(ran(start(), 'npm test', 'Command timed out after 2m 0.0s\n  ✕ adds (3 ms)\n1 failed', 143))
    expect(text).toContain('`npm test` failed')
  })
})
