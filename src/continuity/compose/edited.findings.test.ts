import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'
import { steer } from '../texts/steer.ts'
import { INDEX_READ } from './waiting-sample.ts'

/** What was edited: how much, since when, and where it lies. */
const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.')
const edited = (...paths: string[]) => paths.reduce((told, path) => told.call('Edit', edit(path), OK), start())
const many = (count: number) => edited(...Array.from({ length: count }, (_, at) => `src/f${at}.ts`))
const ledgerOf = ({ entries }: Session) => advance(emptyLedger(), entries)
const said = (told: Session) => recover({ ledger: ledgerOf(told), world: INDEX_READ }).text

describe('how many files were edited', () => {
  test.each([31, 45, 60])('is counted: %d', (count) => {
    expect(said(many(count))).toContain(`edited and not committed by the agent: ${count} files`)
    expect(steer({ ledger: ledgerOf(many(count)), world: INDEX_READ, lastAssistant: '' })).toContain(
      `and ${count - 3} more`,
    )
  })

  test('is told as at least so many where not all are kept', () => {
    expect(said(many(120))).toContain('edited and not committed by the agent: 80 files or more')
    expect(steer({ ledger: ledgerOf(many(120)), world: INDEX_READ, lastAssistant: '' })).toContain(
      'and at least 77 more',
    )
  })
})

describe('what a commit left out', () => {
  const commit = { command: 'git add src/a.ts && git commit -m totals' }
  const left = () =>
    edited('src/a.ts', 'src/b.ts').call('Bash', commit, { text: '[fix/cart 1111aaa] totals\n 1 file changed' })

  test('was not edited since', () => {
    expect(said(left())).toContain('; edited and not committed by the agent: src/b.ts')
    expect(said(left())).not.toContain('edited since')
  })

  test('stands with what was edited after it, and nothing of both is dated', () => {
    const text = said(left().call('Edit', edit('src/c.ts'), OK))
    expect(text).toContain('; edited and not committed by the agent: src/c.ts and src/b.ts')
  })

  test('what was edited after it is told as that', () => {
    const text = said(
      edited('src/a.ts')
        .call('Bash', commit, { text: '[fix/cart 1111aaa] totals\n 1 file changed' })
        .call('Edit', edit('src/c.ts'), OK),
    )
    expect(text).toContain('edited since and not committed by the agent: src/c.ts')
  })
})

test('a path is told as it stands in the project', () => {
  const text = said(edited('services/api/internal/http/handler.go', '.github/workflows/ci.yml'))
  expect(text).toContain('.github/workflows/ci.yml and services/api/internal/http/handler.go')
})

describe('HEAD is “now” another one', () => {
  const ledger = { ...ledgerOf(edited('src/a.ts')) }
  const at = Date.parse('2026-03-01T10:00:00Z')
  const dated = {
    ...ledger,
    work: { ...ledger.work, edits: ledger.work.edits.map((one) => ({ ...one, at: new Date(at).toISOString() })) },
  }
  const place = (headMade: number) =>
    recover({ ledger: dated, world: { head: 'fffffff', subject: 'First', headMade }, labels: LABELS.en }).text

  test('only where it was made after an edit', () => {
    expect(place(at + 60_000)).toContain('HEAD is fffffff “First” now')
  })

  test('not where it was there before', () => {
    expect(place(at - 60_000)).toContain('HEAD is fffffff “First”;')
  })
})

test('a summary that says that all is committed is contradicted by what the commit left out', () => {
  const told = edited('src/a.ts', 'src/b.ts').call(
    'Bash',
    { command: 'git add src/a.ts && git commit -m totals' },
    { text: '[fix/cart 1111aaa] totals\n 1 file changed' },
  )
  const ledger = ledgerOf(told)
  const summary = 'All changes are committed.'
  const text = delta({ ledger, told: summary, a: recover({ ledger, labels: LABELS.en }), next: 'what next?' }).text
  expect(text).toContain('not all that the agent has edited is in commit 1111aaa: src/b.ts')
})
