import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** Checks that were not waited for: a small made-up session each. */
const OK = { text: 'ok' }
const PASSES = { text: '4 passed' }
const edit = { file_path: '/srv/shop/src/cart.ts', old_string: 'a', new_string: 'b' }

describe('a check in the background that has ended', () => {
  const FILE = '/private/tasks/b463a86.output'
  const FAILED = 'FAIL test/cart.test.ts > totals\nAssertionError: expected 4 to be 3\nTests  1 failed | 13 passed (14)'
  const started = (command = 'npm test') =>
    session()
      .place('/srv/shop', 'fix/cart')
      .prompt('Mend the cart.')
      .call('Edit', edit, OK)
      .call(
        'Bash',
        { command, run_in_background: true },
        { text: `Command running in background with ID: b463a86. Output is being written to: ${FILE}` },
      )
  const notice = (code: number) =>
    `<task-notification>\n<task-id>b463a86</task-id>\n<output-file>${FILE}</output-file>\n<status>${code === 0 ? 'completed' : 'failed'}</status>\n<summary>Background command "Run tests" ${code === 0 ? 'completed (exit code 0)' : `failed with exit code ${code}`}</summary>\n</task-notification>\nRead the output file to retrieve the result: ${FILE}`
  const ended = (code: number, command = 'npm test') => started(command).prompt(notice(code), 'output')
  const told = (so: ReturnType<typeof started>) =>
    recover({ ledger: advance(emptyLedger(), so.entries), labels: LABELS.en }).text

  test.each([
    ['Read', { file_path: FILE }, `     1→${FAILED.replaceAll('\n', '\n     2→')}`],
    ['Bash', { command: `tail -20 ${FILE}` }, FAILED],
    ['Bash', { command: `sleep 2 && cat ${FILE}` }, FAILED],
  ])('is told by its output, read with %s %p', (tool, input, text) => {
    expect(told(ended(1).call(tool, input, { text }))).toContain(
      '`npm test` failed after the last edit: “test/cart.test.ts > totals: AssertionError: expected 4 to be 3”',
    )
  })

  test('is told by its notice alone', () => {
    expect(told(ended(1))).toContain('`npm test` failed after the last edit')
    expect(told(ended(0))).toContain('passed after the last edit: `npm test`')
  })

  test.each([
    [
      'TaskOutput',
      { task_id: 'b463a86' },
      `<retrieval_status>success</retrieval_status>\n\n<task_id>b463a86</task_id>\n\n<task_type>local_bash</task_type>\n\n<status>failed</status>\n\n<exit_code>1</exit_code>\n\n<output>\n${FAILED}\n</output>`,
    ],
    [
      'BashOutput',
      { bash_id: 'b463a86' },
      `<status>failed</status>\n\n<exit_code>1</exit_code>\n\n<stdout>\n> vitest\n</stdout>\n\n<stderr>\n${FAILED}\n</stderr>`,
    ],
  ])('is told by %s, with what went to stderr', (tool, input, text) => {
    expect(told(started().call(tool, input, { text }))).toContain('AssertionError: expected 4 to be 3')
  })

  test('passed with what it counts', () => {
    expect(told(ended(0).call('Read', { file_path: FILE }, { text: '1→Tests  14 passed (14)' }))).toContain(
      'passed after the last edit: `npm test` (“Tests 14 passed (14)”)',
    )
  })

  test('has not passed where its output says that no test was run', () => {
    const text = told(ended(0).call('Read', { file_path: FILE }, { text: '1→No tests found, exiting with code 0' }))
    expect(text).toContain('No test was run by `npm test`')
    expect(text).not.toContain('passed')
  })

  test('speaks of the files as they were when it began', () => {
    const text = told(started().call('Edit', edit, OK).prompt(notice(0), 'output'))
    expect(text).toContain('nothing was run after the last edit, so it is not verified; passed before: `npm test`.')
    expect(text).not.toContain('passed after the last edit')
  })

  test('is overtaken by the same check that was run since it began', () => {
    const text = told(started().call('Bash', { command: 'npm test' }, PASSES).prompt(notice(1), 'output'))
    expect(text).toContain('passed after the last edit: `npm test` (“4 passed”)')
  })

  test('is not known where a pipe hid how it ended, or where it was killed', () => {
    expect(told(ended(0, 'npm test 2>&1 | tail -5'))).not.toContain('passed')
    expect(told(ended(143))).not.toContain('failed')
  })

  const CLIENTS = (code: number) => `${code === 0 ? 'Tests  14 passed (14)' : FAILED}\n[exited with code ${code}]`
  test.each([
    ['Read', { file_path: FILE }, `     1→${CLIENTS(1).replaceAll('\n', '\n     2→')}`],
    ['Bash', { command: `cat ${FILE}` }, CLIENTS(1)],
    ['Bash', { command: `sleep 60; tail -20 ${FILE}` }, CLIENTS(1)],
    ['Bash', { command: `cd /srv/shop && tail -n 40 ${FILE} | grep -v node_modules` }, CLIENTS(1)],
    ['Bash', { command: `grep -E "FAIL|Error|Tests|exited" ${FILE}` }, CLIENTS(1)],
    ['Bash', { command: `sed -n '1,80p' ${FILE}` }, `${CLIENTS(1)}\n`],
  ])('has ended where its output ends with that, read with %s %p', (tool, input, text) => {
    const said = told(started().call(tool, input, { text }))
    expect(said).toContain('`npm test` failed after the last edit: “test/cart.test.ts > totals: AssertionError')
    expect(said).not.toContain('Still running')
  })

  test('has passed where its output ends with that', () => {
    const said = told(started().call('Bash', { command: `tail -3 ${FILE}` }, { text: CLIENTS(0) }))
    expect(said).toContain('passed after the last edit: `npm test` (“Tests 14 passed (14)”)')
    expect(said).not.toContain('Still running')
  })

  test('has ended, and how is not told, where it was killed', () => {
    const said = told(
      started().call('Bash', { command: `tail -3 ${FILE}` }, { text: '> vitest\n[exited with code 143]' }),
    )
    expect(said).not.toMatch(/Still running|failed|passed/)
  })

  test('has ended, each with its own code, where several are shown', () => {
    const other = '/private/tasks/b0ther1.output'
    const two = started().call(
      'Bash',
      { command: 'npm run lint', run_in_background: true },
      { text: `Command running in background with ID: b0ther1. Output is being written to: ${other}` },
    )
    const text = `==> ${FILE} <==\n${CLIENTS(1)}\n\n==> ${other} <==\n0 errors\n[exited with code 0]`
    const said = told(two.call('Bash', { command: `tail -n 30 ${FILE} ${other}` }, { text }))
    expect(said).toContain('`npm test` failed after the last edit')
    expect(said).toContain('passed after the last edit: `npm run lint`')
    expect(said).not.toContain('Still running')
  })

  test.each([
    ['a program that says so on its way', `cat ${FILE}`, 'worker [exited with code 1], started anew\nlistening'],
    ['a line before its end', `cat ${FILE}`, '[exited with code 1]\nretrying'],
    ['another file', 'cat notes.output', CLIENTS(0)],
    ['another run', 'cat /private/tasks/b999999.output', CLIENTS(0)],
    ['a line that somebody prints', 'echo "[exited with code 0]"', '[exited with code 0]'],
  ])('has not ended by %s', (_, command, text) => {
    const { entries } = started().call('Bash', { command }, { text })
    const { text: said } = recover({ ledger: advance(emptyLedger(), entries), summaryKnown: true, alreadyTold: 'x' })
    expect(said).toContain('Still running in the background (b463a86): npm test')
  })

  test('is not known before its end', () => {
    expect(told(started().call('Read', { file_path: FILE }, { text: 'Tests  4 passed (4)' }))).not.toContain('passed')
  })

  test.each([
    ['BashOutput', '<status>running</status>\n\n<stdout>\na child ended with exit code 1, trying again\n</stdout>'],
    ['BashOutput', '<status>running</status>\n\n<stderr>\nbuild script finished: exit code: 101\n</stderr>'],
    [
      'TaskOutput',
      '<retrieval_status>not_ready</retrieval_status>\n<task_id>b463a86</task_id>\n<task_type>local_bash</task_type>\n<status>running</status>\n<output>\nthe server finished with exit code 0\n</output>',
    ],
  ])('is not known while it runs, whatever exit code its program speaks of (%s: %p)', (tool, text) => {
    const { entries } = started().call(tool, { bash_id: 'b463a86' }, { text })
    const { text: said } = recover({ ledger: advance(emptyLedger(), entries), summaryKnown: true, alreadyTold: 'x' })
    expect(said).toContain('Still running in the background (b463a86): npm test')
    expect(said).toContain('not committed by the agent')
    expect(said).not.toMatch(/failed|passed/)
  })

  test('ended as the client says, not as its program says of a child', () => {
    const text =
      '<status>completed</status>\n\n<exit_code>0</exit_code>\n\n<stdout>\nprobe: exit code 2\nTests  4 passed (4)\n</stdout>'
    expect(told(started().call('BashOutput', { bash_id: 'b463a86' }, { text }))).toContain(
      'passed after the last edit: `npm test`',
    )
  })
})

describe('of a line that runs in the background what it is run for is told', () => {
  const running = (command: string) => {
    const { entries } = session()
      .place('/srv/shop', 'fix/cart')
      .prompt('Mend the cart.')
      .call('Edit', edit, OK)
      .call('Bash', { command, run_in_background: true }, { text: 'Command running in background with ID: b463a86.' })
    return recover({ ledger: advance(emptyLedger(), entries), summaryKnown: true, alreadyTold: 'x' }).text
  }

  test.each([
    [
      'pnpm install --frozen-lockfile 2>&1 | tail -3 && pnpm --filter api test 2>&1 | tail -60',
      'pnpm --filter api test',
    ],
    ['cd /srv/shop && npm ci > /dev/null; npm run build | tail -5', 'npm run build'],
    ['cd /srv/shop && pytest /srv/shop/tests/test_cart.py -q', 'pytest tests/test_cart.py -q'],
    ['cd /srv/shop/web && npm run dev > /tmp/dev.log 2>&1', 'cd web && npm run dev'],
    ['export PORT=4000; mkdir -p out && node server.js', 'node server.js'],
    ['sleep 30 && gh run watch 12', 'gh run watch 12'],
    ['npm test', 'npm test'],
    ['while true; do make sync; sleep 5; done', 'while true; do make sync; sleep 5; done'],
  ])('%s', (command, part) => {
    expect(running(command).split('\n')).toContain(`- Still running in the background (b463a86): ${part}`)
  })

  test('and its output is that of the whole line', () => {
    const long = `npm ci --no-audit --no-fund 2>&1 | tail -3 && ${'npm run prepare:data -- --all && '.repeat(5)}npm test`
    const { entries } = session()
      .place('/srv/shop', 'fix/cart')
      .prompt('Mend the cart.')
      .call('Edit', edit, OK)
      .call(
        'Bash',
        { command: long, run_in_background: true },
        { text: 'Command running in background with ID: b463a86.' },
      )
      .call('Bash', { command: 'tail -5 /private/tasks/b463a86.output' }, { text: '4 passed\n[exited with code 0]' })
    expect(recover({ ledger: advance(emptyLedger(), entries), labels: LABELS.en }).text).toContain(
      'passed after the last edit: `npm test`',
    )
  })
})

describe('a run is told as it is run in the checkout', () => {
  const ran = (command: string, here = '/srv/shop') => {
    const { entries } = session()
      .place('/srv/shop', 'fix/cart')
      .prompt('Mend the cart.')
      .call('Edit', edit, OK)
      .call('Bash', { command }, PASSES)
      .place(here, 'fix/cart')
    return recover({ ledger: advance(emptyLedger(), entries), labels: LABELS.en }).text
  }

  test.each([
    ['cd /srv/shop && npm test', '`npm test`'],
    ['cd /srv/shop/ && npm test 2>&1 | tail -5', '`npm test`'],
    ['cd /srv/shop && npx vitest run /srv/shop/src/cart.test.ts', '`npx vitest run src/cart.test.ts`'],
    ['cd /srv/shop/web && npm test', '`cd web && npm test`'],
    ['npm test -- --config=/srv/shop/vitest.config.ts', '`npm test -- --config=vitest.config.ts`'],
    ['cd /srv/shopping && npm test', '`cd /srv/shopping && npm test`'],
    ['pytest /srv/shop-old/tests', '`pytest /srv/shop-old/tests`'],
  ])('%s', (command, told) => {
    const text = ran(command)
    if (text.includes('passed')) expect(text).toContain(told)
    else expect(command).toContain('/srv/shopping')
  })

  test('but from a folder below it as it was', () => {
    expect(ran('cd /srv/shop && npm test', '/srv/shop/web')).toContain('`cd /srv/shop && npm test`')
  })
})
