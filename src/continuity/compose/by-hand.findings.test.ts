import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'

/** The program of the project, started by hand, is no check: a small made-up session each. */
const edit = (told: Session, to: string) =>
  told.call('Edit', { file_path: '/srv/shop/src/a.ts', old_string: 'a', new_string: to }, { text: 'updated' })
const ran = (told: Session, command: string, text: string, failed = false) =>
  told.call('Bash', { command }, { text: failed ? `Exit code 1\n${text}` : text, failed })
const start = () => edit(session().place('/srv/shop', 'lines').prompt('Tell the line of a bad amount.'), 'one')
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries) }).text
const BAD = 'till: line 4: bad amount: 2.4O'

describe('a program that is started by hand', () => {
  const RUN = 'node packages/cli/src/main.ts check fixtures/bad.csv'

  test('has failed where that is what the work is about', () => {
    expect(said(edit(ran(start(), RUN, 'TypeError: cannot read line', true), 'two'))).toContain(
      'failed before the last edit',
    )
  })

  test.each([
    `${RUN}; echo rc=$?`,
    `time ${RUN}`,
    `${RUN} 2>&1 | tail -4`,
    'cargo run -q -p till -- daily fixtures/broken.csv; echo "exit $?"',
  ])('has not where it was started for what it prints: %s', (command) => {
    expect(said(edit(ran(start(), command, `${BAD}\nrc=1`), 'two'))).not.toContain('failed')
  })

  test('nor where the same was given to it again, by another way of starting it', () => {
    const again = ran(
      ran(start(), RUN, 'TypeError: Unknown file extension', true),
      'npx vite-node scratch.ts check fixtures/bad.csv',
      BAD,
    )
    expect(said(edit(again, 'two'))).not.toContain('failed')
  })

  test('nor where other runs came since, or a commit', () => {
    const first = edit(ran(start(), RUN, BAD, true), 'two')
    const more = ran(ran(ran(first, 'npm run lint', 'ok'), 'npm test', '12 passed'), 'npm run build', 'ok')
    expect(said(edit(more, 'three'))).not.toContain('failed')
    expect(said(edit(ran(first, 'git commit -qam "line numbers"', ''), 'three'))).not.toContain('failed')
  })

  test.each([
    'Works: the bad row with its line number.',
    'It ends with 1 on a bad file, as it should.',
    '正確，第四行。',
  ])('nor where the agent says that it did well: %s', (text) => {
    expect(said(edit(ran(start(), RUN, BAD, true).say(text), 'two'))).not.toContain('failed')
  })

  test('nor in the shell of the person', () => {
    const own = start().prompt('<bash-input>time ./bin/till -c till.conf testdata/docs</bash-input>', 'shell')
    const shown = own.prompt(
      '<bash-stdout></bash-stdout><bash-stderr>testdata/docs/faq.md:2: logo.png: no such file\n</bash-stderr>',
      'output',
    )
    expect(said(edit(shown, 'two'))).not.toContain('failed')
  })

  test('a script that checks is a check', () => {
    const told = edit(ran(start(), 'python3 scripts/check.py data/a.csv; echo rc=$?', 'rc=1\nrow 3 is bad'), 'two')
    expect(said(told)).toContain('scripts/check.py data/a.csv` failed')
  })
})
