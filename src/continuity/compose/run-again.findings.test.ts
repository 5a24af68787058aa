import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** A failure that ran again in another spelling is not told as not run since: what failed, what was done, what ran then and printed. */
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries), labels: LABELS.en }).text
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
type Run = readonly [command: string, output: string]
function told([failed, why]: Run, between: string, [command, output]: Run): string {
  const start = session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.').call('Edit', edit('src/a.ts'), {
    text: 'ok',
  })
  const then = start.call('Bash', { command: failed }, { failed: true, text: `Exit code 1\n${why}` })
  const done = between.startsWith('edit ')
    ? then.call('Edit', edit(between.slice(5)), { text: 'ok' })
    : between === ''
      ? then
      : then.call('Bash', { command: between }, { text: 'done' })
  const failedAgain = output.startsWith('!')
  const text = failedAgain ? `Exit code 1\n${output.slice(1)}` : output
  return said(done.call('Bash', { command }, { text, failed: failedAgain }))
}

const OVER: readonly (readonly [string, Run, string, Run])[] = [
  [
    'the module by another interpreter, and discovered',
    ['python3 -m unittest', 'FAIL: test_add (test_a.TestA.test_add)\nAssertionError: 4 != 3\nFAILED (failures=1)'],
    'edit src/a.py',
    ['python -m unittest discover -v 2>&1 | tail -3', 'Ran 3 tests in 0.001s\n\nOK'],
  ],
  [
    'a script by its shell',
    ['./check.sh', 'lock file out of date'],
    'edit check.sh',
    ['bash check.sh; echo rc=$?', 'ok\nrc=0'],
  ],
  [
    'a script that brings it out',
    ['./deploy.sh staging', './deploy.sh: line 12: $1: unbound variable'],
    'edit deploy.sh',
    ['bash deploy.sh staging', 'deployed'],
  ],
  [
    'a script by its path',
    ['sh scripts/verify.sh', 'scripts/verify.sh: 3: bad substitution'],
    'edit scripts/verify.sh',
    ['./scripts/verify.sh --quiet', 'all well'],
  ],
  [
    'with an option besides',
    ['python manage.py migrate', 'django.db.utils.OperationalError: no such table: auth_user'],
    'edit app/migrations/0002.py',
    ['python manage.py migrate --noinput', 'Applying app.0002... OK'],
  ],
  [
    'with an option of its interpreter',
    ['ruby main.rb', "main.rb:1:in `require': cannot load such file -- ./util (LoadError)"],
    'edit util.rb',
    ['ruby -W main.rb', 'hello'],
  ],
  [
    'the program with a port, after a package was installed',
    ['python app.py', "ModuleNotFoundError: No module named 'flask'"],
    'pip install flask',
    ['python app.py --port 5001', ' * Running on http://127.0.0.1:5001'],
  ],
  [
    'the program with what is set for it',
    ['node index.js', "Error: Cannot find module 'express'"],
    'npm install express',
    ['PORT=3001 node index.js --once', 'listening on 3001'],
  ],
  [
    'one of the services, built anew',
    ['docker compose up -d', 'yaml: line 7: did not find expected key'],
    'edit compose.yaml',
    ['docker compose up -d --build web', ' Container app-web-1  Started'],
  ],
  [
    'among what a runner of hooks lists',
    ['flake8 src', "src/a.py:1:1: F401 'os' imported but unused"],
    'edit src/a.py',
    ['pre-commit run --all-files', 'flake8...................Passed\nblack....................Passed'],
  ],
  [
    'among what another runner of hooks lists',
    ['mypy src', 'src/a.py:4: error: Incompatible return value type'],
    'edit src/a.py',
    ['lefthook run pre-push', 'summary: (done in 2.1 seconds)\n✔️ mypy\n✔️ ruff'],
  ],
  [
    'one test by a part of its name',
    ['pytest tests/test_parse.py::test_a', 'FAILED tests/test_parse.py::test_a - assert 1 == 2\n1 failed in 0.1s'],
    'edit parse.py',
    ['pytest tests -k "parse"', '3 passed, 9 deselected in 0.1s'],
  ],
  [
    'mended by the tool itself',
    ['ruff check .', 'src/b.py:1:8: F401 [*] `os` imported but unused\nFound 1 error.'],
    '',
    ['ruff check . --fix', 'Found 1 error (1 fixed, 0 remaining).'],
  ],
  [
    'mended by another tool itself',
    ['rubocop', 'lib/a.rb:1:1: C: Style/Foo: bar\n3 files inspected, 2 offenses detected'],
    '',
    ['rubocop -a', '3 files inspected, 2 offenses detected, 2 offenses corrected'],
  ],
]

describe('what ran again in another spelling is not told as failed', () => {
  test.each(OVER)('%s', (_, failed, between, then) => {
    expect(told(failed, between, then)).not.toMatch(/` failed|not run since: /)
  })
})

const OPEN: readonly (readonly [string, Run, string, Run])[] = [
  ['another script', ['./check.sh', 'lock file out of date'], 'edit check.sh', ['bash build.sh', 'built']],
  ['a script that is only shown', ['./check.sh', 'lock file out of date'], 'edit check.sh', ['cat check.sh', 'set -e']],
  [
    'another place',
    ['./deploy.sh staging', './deploy.sh: line 12: $1: unbound variable'],
    'edit deploy.sh',
    ['bash deploy.sh production', 'deployed'],
  ],
  [
    'what it would do',
    ['./deploy.sh staging', './deploy.sh: line 12: $1: unbound variable'],
    'edit deploy.sh',
    ['./deploy.sh staging --dry-run', 'would deploy'],
  ],
  [
    'one of the services, with nothing changed',
    ['docker compose up -d', 'web: port is already allocated'],
    '',
    ['docker compose up -d db', ' Container app-db-1  Started'],
  ],
  [
    'another hook than the one that failed',
    ['flake8 src', "src/a.py:1:1: F401 'os' imported but unused"],
    'edit src/a.py',
    ['pre-commit run black --all-files', 'black....................Passed'],
  ],
  [
    'one test, by the name of another one',
    ['pytest tests/test_parse.py::test_a', 'FAILED tests/test_parse.py::test_a - assert 1 == 2\n1 failed in 0.1s'],
    'edit parse.py',
    ['pytest tests -k "totals"', '3 passed, 9 deselected in 0.1s'],
  ],
  [
    'a part of them',
    ['python -m unittest', 'FAIL: test_add (test_a.TestA.test_add)\nAssertionError: 4 != 3\nFAILED (failures=1)'],
    'edit src/a.py',
    ['python -m unittest test_b', 'Ran 1 test in 0.001s\n\nOK'],
  ],
  [
    'mended in part',
    ['ruff check .', 'src/b.py:1:8: F401 [*] `os` imported but unused\nFound 2 errors.'],
    '',
    ['ruff check . --fix', '!src/c.py:1:8: E501 line too long\nFound 2 errors (1 fixed, 1 remaining).'],
  ],
]

describe('what did not run again is told as failed still', () => {
  test.each(OPEN)('%s', (_, failed, between, then) => {
    expect(told(failed, between, then)).toMatch(/` failed/)
  })
})
