import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** A test that fails anyway, and whose word that is: a small made-up session each. */
const start = (asked = 'Bump the framework.') =>
  session()
    .place('/srv/shop', 'bump')
    .prompt(asked)
    .call('Edit', { file_path: '/srv/shop/build.gradle.kts', old_string: 'a', new_string: 'b' }, { text: 'ok' })
const RED = (text: string) => ({ failed: true, text: `Exit code 1\n${text}` })
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries), labels: LABELS.en }).text
const IMPORT_IT =
  'RateSheetImportIT > importsNightly() FAILED\n    java.net.ConnectException at RateSheetImportIT.java:58\n412 tests completed, 1 failed\nBUILD FAILED in 3m'
const FLAKE =
  'Finished in 1 minute\n1184 examples, 1 failure\n\nFailed examples:\n\nrspec ./spec/system/checkout_spec.rb:44 # Checkout pays by invoice'

describe('a failure that is known', () => {
  test.each([
    "bump boot. there's a failing nightly on main already (RateSheetImportIT), ignore that one, carrier sandbox is down",
    'bump boot。RateSheetImportIT 不用管',
  ])('by the word of the person: %s', (asked) => {
    const told = said(start(asked).call('Bash', { command: './gradlew test --continue' }, RED(IMPORT_IT)))
    expect(told).toContain('; known: the user said “')
  })

  test.each(['Bump boot, and fix the flaky RateSheetImportIT.', 'Bump boot. RateSheetImportIT must pass.'])(
    'not where they want it mended: %s',
    (asked) => {
      const told = said(start(asked).call('Bash', { command: './gradlew test' }, RED(IMPORT_IT)))
      expect(told).toContain('failed after the last edit')
      expect(told).not.toContain('known:')
    },
  )

  const alone = (remark: string) =>
    start()
      .call('Bash', { command: 'bundle exec rspec' }, RED(FLAKE))
      .call('Bash', { command: 'bundle exec rspec spec/system/checkout_spec.rb' }, { text: '6 examples, 0 failures' })
      .say(remark)

  test('by the word of the agent once it has passed by itself without an edit', () => {
    expect(said(alone('`checkout_spec.rb:44` passes alone, so it is flaky.'))).toContain('known: the agent said')
    expect(said(alone('Now the rest.'))).not.toContain('known:')
  })

  test('not by the word of the agent alone', () => {
    const told = start()
      .call('Bash', { command: './gradlew test' }, RED(IMPORT_IT))
      .say('RateSheetImportIT is flaky and not ours.')
    expect(said(told)).not.toContain('known:')
  })
})

test('the same failure in three spellings is one line, of the newest', () => {
  const edit = { file_path: '/srv/shop/a.java', old_string: 'a', new_string: 'b' }
  const told = said(
    start()
      .call('Bash', { command: './gradlew test --continue' }, RED(IMPORT_IT))
      .call('Edit', edit, { text: 'ok' })
      .call('Bash', { command: './gradlew :api:test' }, RED(IMPORT_IT))
      .call('Edit', edit, { text: 'ok' })
      .call('Bash', { command: './gradlew :api:test --rerun-tasks' }, RED(IMPORT_IT)),
  )
  expect(told.match(/RateSheetImportIT >/g)).toHaveLength(1)
  expect(told).not.toContain('not run since')
})

test('whose word it is stands behind what was cut, in one sentence', () => {
  const tail = { text: FLAKE.slice(FLAKE.indexOf('1184')) }
  const asked = 'Add the index. spec/system/checkout_spec.rb is flaky, do not bother.'
  const told = said(start(asked).call('Bash', { command: 'bundle exec rspec 2>&1 | tail -5' }, tail))
  expect(told).toContain('others may have failed; known: the user said')
})
