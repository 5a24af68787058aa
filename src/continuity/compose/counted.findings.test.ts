import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What a run counts of itself tells how it ended, whichever tool it is and whatever hides its exit code. */
const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const run = (command: string) => ({ command })
const edited = () => session().place('/srv/shop', 'fix/cart').prompt('Fix the cart.').call('Edit', edit('cart.x'), OK)
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries), labels: LABELS.en }).text

type Row = readonly [command: string, good: string, bad: string]
const ROWS: readonly Row[] = [
  ['zig build test', '3 passed; 0 skipped; 0 failed.', '3 passed; 0 skipped; 1 failed.'],
  [
    'svelte-check',
    'svelte-check found 0 errors and 0 warnings',
    'svelte-check found 2 errors and 0 warnings in 1 file',
  ],
  ['busted', '11 successes / 0 failures / 0 errors : 0.1 s', '10 successes / 1 failure / 0 errors : 0.1 s'],
  ['node --test', 'ℹ pass 12\nℹ fail 0', 'ℹ pass 11\nℹ fail 1'],
  ['dart test', '00:03 +5: All tests passed!', '00:03 +4 -1: Some tests failed.'],
  [
    'sbt test',
    '[info] Passed: Total 9, Failed 0, Errors 0, Passed 9',
    '[error] Failed: Total 9, Failed 1, Errors 0, Passed 8',
  ],
  ['prove -l t', 'All tests successful.\nResult: PASS', 'Files=4, Tests=22\nResult: FAIL'],
  ['meson test -C build', 'Ok:    12\nFail:   0', 'Ok:    11\nFail:   1'],
  ['nix flake check', 'all checks passed!', 'error: builder for cart.drv failed with exit code 1;'],
  [
    'earthly +test',
    '===== SUCCESS =====',
    'Error: The command RUN make test did not complete successfully. Exit code 1',
  ],
  ['mypy src', 'Success: no issues found in 12 source files', 'Found 3 errors in 1 file (checked 12 source files)'],
  ['bundle exec rubocop', '12 files inspected, no offenses detected', '12 files inspected, 2 offenses detected'],
  [
    'swift test',
    'Executed 12 tests, with 0 failures (0 unexpected)',
    'Executed 12 tests, with 2 failures (0 unexpected)',
  ],
  ['R CMD check .', 'Status: OK', 'Status: 1 ERROR, 2 NOTEs'],
  ['./gradlew ktlintCheck', 'BUILD SUCCESSFUL in 3s', 'BUILD FAILED in 3s'],
]

describe.each(ROWS)('%s', (command, good, bad) => {
  test('behind a pipe, a total with failures is a failure', () => {
    const text = said(edited().call('Bash', run(`${command} 2>&1 | tail -9`), { text: bad }))
    expect(text).toContain(`\`${command}\` failed after the last edit`)
    expect(text).not.toMatch(/[Pp]assed after/)
  })

  test('behind a pipe, a total without is a pass', () => {
    const text = said(edited().call('Bash', run(`${command} | tail -9`), { text: good }))
    expect(text).toContain(`assed after the last edit: \`${command}\``)
    expect(text).not.toContain(`${command}\` failed`)
  })

  test('directly, the exit code says it', () => {
    const failed = { failed: true, text: `Exit code 1\n${bad}` }
    expect(said(edited().call('Bash', run(command), failed))).toContain(`\`${command}\` failed after the last edit`)
    expect(said(edited().call('Bash', run(command), { text: good }))).toContain(`the last edit: \`${command}\``)
  })
})

test('a linter that prints only what is to be done has failed where it printed that', () => {
  const told = edited().call('Bash', run('buildifier -mode=check -r . | tail'), { text: 'BUILD.bazel # reformat' })
  expect(said(told)).toContain('`buildifier -mode=check -r .` failed after the last edit')
})

test('a test that is named after a failure does not make the run fail', () => {
  const output = '✓ cart > shows "1 failed" banner\n Tests  12 passed (12)'
  expect(said(edited().call('Bash', run('npm test | tail -3'), { text: output }))).toContain('(“Tests 12 passed (12)”)')
})

test('where only the number of failures is shown, it is told', () => {
  const told = edited().call('Bash', run('meson test -C build | tail -9'), { text: 'Ok:    11\nFail:   1' })
  expect(said(told)).toContain('failed after the last edit: “Fail: 1”')
})
