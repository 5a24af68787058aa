import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** How checks ended, and who claimed what: a small made-up session each. */
const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const ledgerOf = ({ entries }: Session) => advance(emptyLedger(), entries)
const said = (told: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: ledgerOf(told), labels: LABELS[language] }).text
const PASSED = { text: '12 tests, 12 passed' }
const FAIL = '--- FAIL: TestTotals (0.01s)\n    totals_test.go:31: Totals() = 3, want 4\nFAIL'

describe('how a check ended', () => {
  const linted = (sum: string) =>
    start()
      .prompt('Tidy up.')
      .call('Edit', edit('a.ts'), OK)
      .call('Bash', { command: 'mix credo --strict | tail -5' }, { text: sum })
      .call('Bash', { command: 'mix credo --strict | tail -5' }, { text: sum })

  test('the sum of a linter says it, whether or not that is a failure', () => {
    const text = said(linted('lib/shop.ex:9 nested\n\n88 modules, found 5 design suggestions.'))
    expect(text).toContain('Also run: `mix credo --strict` (“88 modules, found 5 design suggestions.”)')
    expect(text).not.toContain('not shown')
  })

  test('of what a pipe hid it is said only that it was run', () => {
    const told = linted('lib/shop.ex:9 nested')
      .call('Bash', { command: 'mix test' }, PASSED)
      .call('Edit', edit('b.ts'), OK)
    expect(said(told)).toContain('how it ended was not shown: `mix credo --strict`')
  })

  test('a test file that was run since by another runner, from another folder, was run since', () => {
    const told = start()
      .prompt('Get it green.')
      .call(
        'Bash',
        { command: 'npx playwright test tests/share.spec.ts --reporter=line' },
        { failed: true, text: 'Error: page has been closed' },
      )
      .call('Edit', edit('a.ts'), OK)
      .call(
        'Bash',
        { command: 'pnpm --filter e2e test -- tests/e2e/tests/share.spec.ts' },
        { failed: true, text: 'Error: expected 2 rows, got 0' },
      )
    const text = said(told)
    expect(text).toContain('expected 2 rows, got 0')
    expect(text).not.toContain('playwright')
  })

  test('another test file was not', () => {
    const told = start()
      .prompt('Get it green.')
      .call(
        'Bash',
        { command: 'npx playwright test tests/share.spec.ts' },
        { failed: true, text: 'Error: page has been closed' },
      )
      .call('Edit', edit('a.ts'), OK)
      .call('Bash', { command: 'pnpm --filter e2e test -- tests/e2e/tests/cart.spec.ts' }, PASSED)
    expect(said(told)).toContain('`npx playwright test tests/share.spec.ts` failed before the last edit')
  })

  test('a failure is told with the pass that came before it, not with the excuse', () => {
    const told = start()
      .prompt('Tidy up.')
      .call('Bash', { command: 'task lint' }, { text: '0 issues.' })
      .call('Edit', edit('a.ts'), OK)
      .call('Bash', { command: 'task lint' }, { failed: true, text: 'a.ts:3: error: unused name\n1 issue' })
      .say('That one is pre-existing.')
    const text = said(told)
    expect(text).toContain('; it had passed one edit before that')
    expect(text).not.toContain('pre-existing')
  })

  test('not where an agent that was sent out had the files in hand in between', () => {
    const told = start()
      .prompt('Tidy up.')
      .call('Bash', { command: 'task lint' }, { text: '0 issues.' })
      .call(
        'Task',
        { description: 'Tidy b.ts', prompt: 'Tidy it.', subagent_type: 'developer' },
        { text: 'b.ts is tidy now.' },
      )
      .call('Edit', edit('a.ts'), OK)
      .call('Bash', { command: 'task lint' }, { failed: true, text: 'a.ts:3: error: unused name\n1 issue' })
    expect(said(told)).toContain('`task lint` failed')
    expect(said(told)).not.toContain('it had passed')
  })
})

describe('a failure that the person pasted is newer than a pass', () => {
  const passed = () =>
    start()
      .prompt('Round up.')
      .call('Edit', edit('totals.go'), OK)
      .call('Bash', { command: 'go test ./totals' }, PASSED)
  const LINE = 'TestTotals: totals_test.go:31: Totals() = 3, want 4'

  test.each([
    ['en', FAIL, `After the last run here the user pasted a failure that was not run since: “${LINE}”`],
    ['en', `this one fails now:\n\n\`\`\`\n${FAIL}\n\`\`\``, 'After the last run here the user pasted a failure'],
    ['zh-TW', FAIL, `這裡最後一次執行之後，使用者貼上了失敗的輸出，還沒有再執行：「${LINE}」`],
    ['zh-CN', FAIL, `这里最后一次运行之后，用户贴上了失败的输出，还没有再运行：“${LINE}”`],
  ] as const)('%s: %s', (language, prompt, line) => {
    const told = passed().say('Done.').prompt(prompt).call('Read', { file_path: '/srv/shop/totals_test.go' }, OK)
    expect(said(told, language)).toContain(line)
  })

  test('not once something was run after it', () => {
    const told = passed().say('Done.').prompt(FAIL).call('Bash', { command: 'go test ./totals' }, PASSED)
    expect(said(told)).not.toContain('pasted a failure')
  })

  test('not where a plan speaks of errors', () => {
    const told = passed()
      .say('Done.')
      .prompt('# Plan\n\nThe error page fails to load.\n\n- Show the error: it is lost.')
    expect(said(told)).not.toContain('pasted a failure')
  })
})

describe('what an agent that was sent out claims', () => {
  const found = (report: string, request = 'Where does the exporter get its project hash from?') =>
    start()
      .prompt(request)
      .call(
        'Task',
        { description: 'Look at the exporter', prompt: 'Look.', subagent_type: 'Explore' },
        { text: report },
      )
      .call('Read', { file_path: '/srv/shop/src/export.ts' }, OK)
  const CLAIM =
    'I have read all of it. The exporter `writeExport` takes its name from `sessionName` in src/export.ts because files are named after it.'
  const beside = (told: Session) => {
    const ledger = ledgerOf(told)
    // What it reported last stands in another line.
    const { report: _report, ...rest } = ledger
    return delta({ ledger: rest, told: '…', a: { text: 'x', lineKeys: [] }, next: 'src/export.ts writeExport' }).text
  }

  test('it is told as its claim', () => {
    expect(beside(found(CLAIM))).toContain(
      'An agent that was sent out said: “The exporter `writeExport` takes its name',
    )
  })

  test.each([
    [
      'the agent has said otherwise since',
      found(CLAIM).say('Actually `writeExport` does not use `sessionName`, it uses `hashOf`.'),
    ],
    ['the person has objected', found(CLAIM).say('It is `sessionName`.').prompt('No, `writeExport` reads the hash.')],
    [
      'it only did not find it',
      found('I looked. A search for `projectHash` in src/export.ts returned no results because it is unused.'),
    ],
  ])('it is not told where %s', (_, told) => {
    expect(beside(told)).not.toContain('An agent that was sent out said')
  })
})

describe('a check by the name it has in its own tool', () => {
  test.each([
    ['dune runtest', 'all 9 expectations hold'],
    ['opam exec -- dune runtest', 'all 9 expectations hold'],
    ['rebar3 eunit', 'All 14 tests passed.'],
    ['bats t', '1..1\nok 1 installs'],
    ['clojure -M:test', '0 failures, 0 errors.'],
    ['Rscript -e "devtools::test()"', '[ FAIL 0 | WARN 0 | SKIP 0 | PASS 12 ]'],
  ])('%s', (command, text) => {
    const told = start().prompt('Mend it.').call('Edit', edit('a.ml'), OK).call('Bash', { command }, { text })
    expect(said(told)).toContain(`passed after the last edit: \`${command}\``)
  })

  test('what brings it out with the same tool leaves the pass to be told', () => {
    for (const [check, run] of [
      ['mvn -q test', 'mvn -q deploy'],
      ['mvn -B -q verify', 'mvn -B -q deploy'],
      ['./gradlew --quiet test', './gradlew --quiet publish'],
    ] as const) {
      const told = start()
        .prompt('Raise the version.')
        .call('Edit', edit('pom.xml'), OK)
        .call('Bash', { command: check }, { text: 'Tests run: 88, Failures: 0, Errors: 0, Skipped: 0' })
        .prompt('ok now deploy')
        .call('Bash', { command: run }, { text: '' })
      expect(said(told)).toContain(`passed after the last edit: \`${check}\``)
    }
  })
})
