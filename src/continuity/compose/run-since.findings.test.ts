import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** That something was not run is said only where that is certain: a small made-up session each. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'dups').prompt('List the doubled invoices.')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', threestring: 'b' })
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries), labels: LABELS.en }).text

describe('nothing was run after the last edits', () => {
  const edited = (path: string) =>
    start().call('Bash', { command: 'pytest billing -q' }, { text: '12 passed in 1.0s' }).call('Edit', edit(path), OK)

  test('is said where nothing was', () => {
    expect(said(edited('billing/list_dups.py').call('Bash', { command: 'cat billing/list_dups.py' }, OK))).toContain(
      'nothing was run after the last edit',
    )
  })

  test.each([
    [
      'billing/management/commands/list_dups.py',
      'DEBUG=1 python manage.py list_dups | tee /tmp/d.csv | head -5; wc -l /tmp/d.csv',
    ],
    ['db/0142_sync.sql', 'psql service=staging -f db/0142_sync.sql'],
    ['scripts/migrate-notes.mjs', 'node scripts/migrate-notes.mjs --dry | head'],
    ['build.gradle.kts', './gradlew printVersions -q | tail -3'],
    ['bin/export', 'bin/export --since 2024 | head'],
  ])('not once %s was run itself', (path, command) => {
    const told = said(edited(path).call('Bash', { command }, { text: 'a;b\n1;2' }))
    expect(told).not.toMatch(/nothing was run/i)
    expect(told).toContain('pytest billing -q')
  })
})

describe('what was run in one line with an edit, or by the person', () => {
  const checked = () => start().call('Bash', { command: 'pytest billing -q' }, { text: '12 passed in 1.0s' })
  const NOT = /nothing was run/i
  const shell = (command: string, text = 'food 3,555 OVER\nrc=0') =>
    said(checked().call('Edit', edit('billing/a.py'), OK).call('Bash', { command }, { text }))

  test.each([
    "sed -i 's/^food = .*/food = 3500/' budget.toml && /usr/bin/python3 -m zhangben budget samples/*.csv; echo rc=$?",
    "cat > bin/dups <<'RB'\n#!/usr/bin/env ruby\nputs 1\nRB\nbin/dups data/a.csv out && ls out",
    "python3 - <<'PY'\np='billing/a.py'; s=open(p).read()\nopen(p,'w').write(s)\nPY\n./bin/dups data/a.csv",
    "printf '[limits]\\n' > budget.toml; python3 -m zhangben budget samples/a.csv",
  ])('%s', (command) => {
    expect(shell(command)).not.toMatch(NOT)
  })

  test.each([
    "sed -i 's/a/b/' billing/a.py && git diff --stat",
    "cat > billing/a.py <<'E'\nx = 1\nE\ncat billing/a.py",
  ])('but not %s', (command) => {
    expect(shell(command)).toMatch(NOT)
  })

  test('by the person, in their own shell or pasted', () => {
    const edited = () => checked().call('Edit', edit('billing/a.py'), OK)
    expect(said(edited())).toMatch(NOT)
    const own = edited().prompt('<bash-input>time ./bin/dups data</bash-input>', 'shell')
    expect(said(own.prompt('<bash-stdout>a</bash-stdout><bash-stderr></bash-stderr>', 'output'))).not.toMatch(NOT)
    const log =
      '=== NAME  TestDups\n    dups_test.go:134: Content hash not found at 66/0/content_hash.txt\n--- FAIL: TestDups (13.84s)'
    expect(said(edited().prompt(log))).not.toMatch(NOT)
    const three = start().call('Edit', edit('a.go'), OK).call('Edit', edit('b.go'), OK).call('Edit', edit('a.go'), OK)
    expect(said(three.prompt(log))).not.toContain('no build, lint or test was run')
  })
})

describe('a script that the agent wrote', () => {
  const LINE = 'Written by the agent and not run'
  const written = () =>
    start().call('Write', { file_path: '/srv/shop/scripts/backfill.py', content: '#!/usr/bin/env python3\n' }, OK)

  test.each([
    ['昨晚 22 点跑了，今早看日志停了'],
    ['Traceback (most recent call last):\n  File "scripts/backfill.py", line 34, in main\nKeyError: 1'],
    ['I ran it last night, all rows are there.'],
    ['backfill.py finished after 20 minutes'],
  ])('was run where the person says so: %s', (text) => {
    expect(said(written())).toContain(LINE)
    expect(said(written().say('Please run it tonight.').prompt(text))).not.toContain(LINE)
  })

  test.each(['Rename it, and add a --dry-run to backfill.py.', "I haven't run it yet."])(
    'was not where they only speak of it: %s',
    (text) => {
      expect(said(written().prompt(text))).toContain(LINE)
    },
  )

  test('was run by an interpreter that reads it, and in the shell of the person', () => {
    const fed = { command: "python3 - <<'EOF'\nexec(open('scripts/backfill.py').read())\nEOF" }
    expect(said(written().call('Bash', fed, OK))).not.toContain(LINE)
    const own = written().prompt('<bash-input>python3 scripts/backfill.py</bash-input>', 'shell')
    expect(said(own.prompt('<bash-stdout>done</bash-stdout><bash-stderr></bash-stderr>', 'output'))).not.toContain(LINE)
  })
})
