import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** A failure that something else has resolved since: the test of it that passed, or what stands in for the program. */
const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const edited = () => session().place('/srv/shop', 'fix/cart').prompt('Fix the cart.').call('Edit', edit('src/a.ts'), OK)
const fails = (text: string) => ({ failed: true, text: `Exit code 1\n${text}` })
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries), labels: LABELS.en }).text

const RUNS: readonly (readonly [whole: string, failed: string, narrow: string, passed: string, open: string])[] = [
  [
    'npx jest',
    'Tests: 2 failed, 8 passed, 10 total\n● cart › totals\n● cart › vat',
    'npx jest -t totals',
    'Tests: 9 skipped, 1 passed, 10 total',
    'cart › vat',
  ],
  [
    'pytest -q',
    'FAILED t/test_cart.py::test_totals - assert 3 == 4\nFAILED t/test_cart.py::test_vat - assert 1 == 2\n2 failed',
    'pytest -q -k test_totals',
    '1 passed, 9 deselected',
    'test_vat',
  ],
  [
    'npx vitest run',
    ' FAIL  src/cart.test.ts > cart > totals\nAssertionError: expected 3 to be 4\n FAIL  src/cart.test.ts > cart > vat\nAssertionError: expected 1 to be 2\n Tests  2 failed | 8 passed (10)',
    'npx vitest run -t totals',
    ' Tests  1 passed | 9 skipped (10)',
    'cart > vat',
  ],
  [
    'cargo test',
    'test cart::totals ... FAILED\ntest cart::vat ... FAILED\n\ntest result: FAILED. 8 passed; 2 failed',
    'cargo test cart::totals',
    'test cart::totals ... ok\ntest result: ok. 1 passed; 0 failed',
    'cart::vat',
  ],
]

describe.each(RUNS)(
  'a narrow run that passes resolves only its own test: %s',
  (whole, failed, narrow, passed, open) => {
    const text = said(
      edited()
        .call('Bash', { command: whole }, fails(failed))
        .call('Edit', edit('src/a.ts'), OK)
        .call('Bash', { command: narrow }, { text: passed }),
    )

    test('the one that is open is named, alone', () => {
      expect(text).toMatch(new RegExp(`Tests that failed when they were last run: \\S*${open}`))
      expect(text).toContain(`\`${whole}\` failed before the last edit, not run since`)
    })

    test('the one that has passed is not told as failed', () => {
      expect(text).not.toMatch(/(?:not run since: |last run: )[^\n]*totals/)
    })
  },
)

describe('what stands in for a program that does not work here', () => {
  const told = (first: string, why: string, then: string, passed: string) =>
    said(
      edited()
        .call('Bash', { command: first }, fails(why))
        .call('Bash', { command: then }, { text: passed })
        .call('Edit', edit('src/b.ts'), OK),
    )

  test.each([
    ['corepack yarn test', 'Usage Error: This project is configured to use pnpm', 'pnpm test', 'Tests  4 passed (4)'],
    ['yarn test', 'error This project is only for pnpm', 'pnpm test', 'Tests  4 passed (4)'],
    [
      'docker compose up -d',
      'Cannot connect to the Docker daemon at unix:///x.',
      'podman compose up -d',
      'cart-db  Started',
    ],
    ['docker-compose up -d', 'docker-compose: command not found', 'docker compose up -d', 'cart-db  Started'],
  ])('%s: %s', (first, why, then, passed) => {
    const text = told(first, why, then, passed)
    expect(text).toContain(`\`${first}\` fails with “${why}”; \`${then}\``)
    expect(text).not.toContain(`\`${first}\` failed`)
  })

  test('another thing that was brought up is none', () => {
    const text = told('docker compose up db', 'port is already allocated', 'podman compose up mail', 'mail  Started')
    expect(text).toContain('`docker compose up db` failed')
    expect(text).not.toContain('podman compose up mail')
  })
})
