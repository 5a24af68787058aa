import { expect, test } from 'bun:test'
import { recover } from '../../../texts/recover.ts'
import { advance } from '../../advance.ts'
import { emptyLedger } from '../../put.ts'
import { type Session, session } from '../../sample.ts'

const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const run = (command: string) => ({ command })
const failed = (text: string) => ({ text: `Exit code 1\n${text}`, failed: true })
const start = () =>
  session().place('/srv/shop', 'fix/leak').prompt('Find the leak.').call('Edit', edit('scratch/leak.py'), OK)
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries) }).text

const LEAK = 'python scratch/leak.py'
const red = () =>
  start()
    .call('Bash', run(LEAK), failed('ValueError: Found array with 0 samples'))
    .call('Edit', edit('scratch/leak.py'), OK)
    .call('Bash', run(LEAK), failed('ValueError: Found array with 0 samples'))
    .call('Edit', edit('scratch/leak.py'), OK)

test('what ran again in a loop and shows its failure no more is not told as failing', () => {
  expect(said(red())).toContain('failed')
  const looped = red().call('Bash', run(`for f in 0 1; do FOLD=$f ${LEAK}; done`), {
    text: 'fold 0 r2 0.41\nfold 1 r2 0.39',
  })
  expect(said(looped)).not.toContain('failed')
  const same = red().call(
    'Bash',
    run(`for f in 0 1; do FOLD=$f ${LEAK}; done`),
    failed('ValueError: Found array with 0 samples'),
  )
  expect(said(same)).toContain('failed')
})

test('a task that counts as many tests as ever and no failure has run those that failed', () => {
  const tests = (task: string, end: string) =>
    start()
      .call('Bash', run('mix test'), { text: '141 tests, 0 failures' })
      .call('Edit', edit('lib/locks.ex'), OK)
      .call(
        'Bash',
        run('mix test test/locks_test.exs'),
        failed('1) test release (LocksTest)\nAssertion failed\n3 tests, 1 failure'),
      )
      .call('Edit', edit('lib/locks.ex'), OK)
      .call('Bash', run(task), { text: end })
  expect(said(tests('mix green', '142 tests, 0 failures'))).not.toContain('locks_test.exs` failed')
  expect(said(tests('mix green', '12 tests, 0 failures'))).toContain('locks_test.exs` failed')
})

test('of commands behind each other the code that the line ends with is that of the last', () => {
  const told = start().call(
    'Bash',
    run('dart run build_runner build | tail -1; flutter test | tail -3'),
    failed('Succeeded after 12.0s with 214 outputs\n00:12 +196 -2: Some tests failed.'),
  )
  expect(said(told)).not.toContain('build_runner build` failed')
})

test('what was set for a run alone is told with it', () => {
  const told = start().call(
    'Bash',
    run('PG_IMAGE=postgres:14-alpine GOMAXPROCS=2 go test ./cart'),
    failed('--- FAIL: TestAdd (0.00s)\n    a_test.go:9: got 1'),
  )
  expect(said(told)).toContain('`PG_IMAGE=postgres:14-alpine GOMAXPROCS=2 go test ./cart` failed')
})
