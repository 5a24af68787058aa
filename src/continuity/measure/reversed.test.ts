import { describe, expect, test } from 'bun:test'
import { INDEX_READ } from '../compose/waiting-sample.ts'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'
import { fatesOf } from './fates.ts'
import { isReversedIn } from './restored.ts'

describe('a limit that the summary turns round', () => {
  test.each([
    ['use npm, never yarn', 'Dependencies are installed using yarn.'],
    ['Use npm instead of yarn.', 'The project runs with yarn; use npm for nothing.'],
    ['Do not use `moment`', 'Dates are formatted with `moment` now.'],
    ['不要用 yarn', '相依套件改用 yarn 安裝。'],
    ['不要使用 yarn', '依赖使用 yarn 安装。'],
  ])('%s: %s', (limit, summary) => {
    expect(isReversedIn(limit, summary)).toBe(true)
  })

  test.each([
    ['use npm, never yarn', 'The user wants npm, not yarn.'],
    ['use npm, never yarn', 'Switched from yarn to npm instead of using yarn.'],
    ['use npm, never yarn', 'The yarn.lock file is still there.'],
    ['Never touch the schema.', 'The schema was left alone.'],
    ['Always keep the CSV header.', 'Using the CSV header as it is.'],
    ['不要用 yarn', '不使用 yarn。'],
  ])('is not seen where it is kept: %s: %s', (limit, summary) => {
    expect(isReversedIn(limit, summary)).toBe(false)
  })

  test('counts as lost', () => {
    const ledger = advance(emptyLedger(), session().prompt('Set it up. Always use npm here, never yarn.').entries)
    const limits = (summary: string) =>
      fatesOf(ledger, { summary }, []).flatMap(({ kind, fate }) => (kind === 'constraint' ? [fate] : []))
    expect(limits('The user said: always use npm here, never yarn.')).toEqual(['kept', 'kept'])
    expect(limits('Always use npm here, never yarn. Set up using yarn.')).toEqual(['kept', 'lost'])
  })
})

test('a file that the place names is put back', () => {
  const told = session()
    .place('/srv/shop', 'fix/cart')
    .prompt('Mend the cart.')
    .call('Edit', { file_path: '/srv/shop/apps/web/src/cart.ts', old_string: 'a', new_string: 'b' }, { text: 'ok' })
  const ledger = advance(emptyLedger(), told.entries)
  const a = recover({ ledger, world: INDEX_READ })
  expect(a.text).toContain('not committed by the agent: apps/web/src/cart.ts')
  expect(fatesOf(ledger, { summary: '…' }, [a]).filter(({ kind }) => kind === 'file')).toMatchObject([{ fate: 'back' }])
  expect(fatesOf(ledger, { summary: '…' }, []).filter(({ kind }) => kind === 'file')).toMatchObject([{ fate: 'lost' }])
})
