import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'
import type { World } from './line.ts'
import { INDEX_READ } from './waiting-sample.ts'

/** What somebody else did to the files, as their times tell: a small made-up session each. */
const START = Date.parse('2026-11-16T06:00:00Z')
const A_DAY = 86_400_000
const HEAD = { head: 'a1b2c3d000000000000000000000000000000000', branch: 'main' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const edited = () => session().place('/srv/shop', 'main').prompt('Mend it.').call('Edit', edit('src/cart.ts'), {})
const tested = () => edited().call('Bash', { command: 'npm test' }, { text: '12 tests passed' })
const committed = (told: Session) =>
  told.call('Bash', { command: "git commit -am 'Mend it'" }, { text: '[main a1b2c3d] Mend it\n 1 file changed' })

function said({ entries }: Session, world: World, language: keyof typeof LABELS = 'en'): string {
  const timed = entries.map((entry, at) => ({ ...entry, at: new Date(START + at * 1000).toISOString() }))
  return recover({
    ledger: advance(emptyLedger(), timed),
    labels: LABELS[language],
    world: { ...INDEX_READ, ...world },
  }).text
}

const later = (path = 'src/cart.ts'): World => ({ written: { [path]: START + A_DAY } })
const soon: World = { written: { 'src/cart.ts': START + 3000 } }

describe('a file that somebody else has changed', () => {
  test('after a check passed makes that old', () => {
    expect(said(tested(), later())).toContain('passed: `npm test` (“12 tests passed”, src/cart.ts changed since)')
    expect(said(tested(), soon)).toContain('passed after the last edit: `npm test`')
  })

  test('also where it was committed in between', () => {
    const told = said(committed(tested()), { ...HEAD, ...later() })
    expect(told).toContain('src/cart.ts changed since')
    expect(told).not.toContain('passed after the last edit')
  })

  test.each([
    ['en', 'changed on disk since then, not by the agent: src/cart.ts'],
    ['zh-TW', '之後在磁碟上被改過，不是代理改的：src/cart.ts'],
    ['zh-CN', '之后在磁盘上被改过，不是代理改的：src/cart.ts'],
  ] as const)('after the commit is said (%s)', (language, words) => {
    const text = said(committed(edited()), { ...HEAD, ...later() }, language)
    expect(text).toContain(words)
    expect(text).not.toContain(LABELS[language].lines.nothingSince)
    expect(said(committed(edited()), { ...HEAD, ...soon }, language)).not.toContain(words)
  })

  test('is not said of a commit that others have made since', () => {
    const world = { head: 'ffff0000', branch: 'main', ...later() }
    expect(said(committed(edited()), world)).not.toContain('changed on disk')
  })

  test('and is not committed is marked', () => {
    expect(said(edited().say('Next.'), later())).toContain('not committed by the agent: src/cart.ts (changed since)')
    expect(said(edited().say('Next.'), soon)).toContain('not committed by the agent: src/cart.ts;')
  })

  test('right after an edit may have been put in form by a hook, unless something was run since', () => {
    const world: World = { written: { 'src/cart.ts': START + 9000 } }
    expect(said(edited(), world)).not.toContain('changed since')
    expect(said(edited().call('Read', { file_path: '/srv/shop/a.md' }, {}), world)).toContain(
      'src/cart.ts (changed since)',
    )
  })

  test('and is gone is not said to be edited', () => {
    expect(said(edited().say('Next.'), { gone: ['src/cart.ts'] })).not.toContain('cart.ts')
  })

  test('may have been changed by what the agent has left running', () => {
    const running = edited().call(
      'Bash',
      { command: 'npm run watch' },
      { text: 'Command running in background with ID: b1' },
    )
    expect(said(running, later())).not.toContain('changed since')
  })

  test('which a check does not read makes that no older', () => {
    const told = session().place('/srv/shop', 'main').prompt('Mend it.').call('Edit', edit('README.md'), {})
    const passed = told
      .call('Edit', edit('src/cart.ts'), {})
      .call('Bash', { command: 'npm test' }, { text: '2 passed' })
    expect(said(passed, later('README.md'))).toContain('passed after the last edit: `npm test`')
  })

  test.each([
    ['en', 'src/cart.ts gone from disk since'],
    ['zh-TW', '之後 src/cart.ts 已不在磁碟上'],
    ['zh-CN', '之后 src/cart.ts 已不在磁盘上'],
  ] as const)('and has deleted makes a pass as old as a change does (%s)', (language, words) => {
    for (const told of [tested(), committed(tested())]) {
      const text = said(told, { ...HEAD, gone: ['src/cart.ts'], written: {} }, language)
      expect(text).toContain(words)
      expect(text).not.toMatch(/passed after the last edit|最後一次編輯之後通過|最后一次编辑之后通过/)
    }
  })

  test('and has deleted is not said of a pass where the agent itself took it away, or the check does not read it', () => {
    const removed = edited().call('Bash', { command: 'rm src/cart.ts && npm test' }, { text: '12 tests passed' })
    expect(said(removed, { gone: ['src/cart.ts'] })).not.toContain('gone from disk')
    const prose = tested()
      .call('Edit', edit('README.md'), {})
      .call('Bash', { command: 'npm test' }, { text: '2 passed' })
    expect(said(prose, { gone: ['README.md'] })).toContain('passed after the last edit: `npm test`')
  })
})
