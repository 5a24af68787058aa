import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What the person says to fail is not told as passed: a small made-up session each. */
const start = () =>
  session()
    .place('/srv/shop', 'share')
    .prompt('Mend the shares.')
    .call('Edit', { file_path: '/srv/shop/share.go', old_string: 'a', new_string: 'b' }, { text: 'ok' })
    .call('Bash', { command: 'mise run lint' }, { text: '0 issues.' })
const CACHED = { text: 'ok  \tshop/share\t(cached)\nok  \tshop/it\t(cached)' }
const FRESH = { text: 'ok  \tshop/share\t1.20s\nok  \tshop/it\t4.01s' }
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries), labels: LABELS.en }).text
const ci = { command: 'mise run test:ci' }

describe('a check that the request in hand says to fail', () => {
  const asked = () => start().call('Bash', ci, FRESH).prompt('mise run test:ci is failing')

  test('has not passed while only a cache has given that', () => {
    const told = said(asked().call('Bash', ci, CACHED))
    expect(told).toContain(
      'The user says that `mise run test:ci` fails; it was not seen to pass since but from the cache.',
    )
    expect(told).not.toMatch(/passed (?:after|before)/i)
  })

  test('nor by its pass before that', () => {
    expect(said(asked())).toContain('The user says that `mise run test:ci` fails; it was not seen to pass since.')
  })

  test('has passed once it ran', () => {
    const told = said(asked().call('Bash', ci, FRESH))
    expect(told).not.toContain('The user says that')
    expect(told).toContain('mise run test:ci')
  })

  test('another request is about something else', () => {
    expect(said(start().call('Bash', ci, FRESH).prompt('The login page fails for guests.'))).not.toContain(
      'The user says',
    )
  })
})

test('a red run that a pipe hid is told by the words of the agent', () => {
  const told = said(
    start()
      .call('Bash', { command: 'go test -count=1 ./it 2>&1 | tail -3' }, { text: 'log line\nanother line' })
      .say('I see the issue. The integration tests are failing because my change broke the shares.'),
  )
  expect(told).toContain(
    '`go test -count=1 ./it` failed after the last edit. The agent said of it: “The integration tests are failing',
  )
})
