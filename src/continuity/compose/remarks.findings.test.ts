import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** Edits that no test can tell apart: a small made-up session each. */
const edit = (told: Session, path: string, from: string, to: string) =>
  told.call('Edit', { file_path: `/srv/shop/${path}`, old_string: from, new_string: to }, { text: 'updated' })
const ran = (told: Session, command: string, text: string) => told.call('Bash', { command }, { text })
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.')
const tested = (command = 'npm test') => ran(edit(start(), 'src/a.ts', 'x', 'y'), command, 'Tests: 12 passed, 12 total')
const remark = (told: Session, path = 'src/a.ts') => edit(told, path, 'const a = 1', '// One.\nconst a = 1')
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text

describe('a pass holds where only comments were edited after it', () => {
  test.each([
    ['en', 'only comments of src/a.ts edited since'],
    ['zh-TW', '之後只改了 src/a.ts 的註解'],
    ['zh-CN', '之后只改了 src/a.ts 的注释'],
  ] as const)('%s', (language, words) => {
    expect(said(remark(tested()), language)).toContain(words)
    expect(said(remark(tested()))).not.toContain('not verified')
  })

  test('not where code was edited too', () => {
    expect(said(edit(remark(tested()), 'src/a.ts', 'y', 'z'))).toContain('nothing was run after the last edit')
  })

  test('not for what reads the comments', () => {
    expect(said(remark(tested('npm run lint')))).toContain('nothing was run after the last edit')
  })
})

test.each(['.github/workflows/ci.yml', '.gitignore', '.vscode/settings.json', 'CODEOWNERS'])(
  'what is only for those who host or edit the project is not tested: %s',
  (path) => {
    expect(said(edit(tested(), path, 'x', 'y'))).toMatch(/passed: `npm test` \(.*only \S+ edited since\)/)
  },
)

test('no test is missed for what no test can tell apart', () => {
  const output = '?   \tshop/tax\t[no test files]\nok  \tshop/cart\t0.2s'
  const go = (to: string) =>
    ran(edit(edit(start(), 'tax/b.go', 'func A() {}', to), 'cart/a.go', 'x', 'y'), 'go test ./...', output)
  expect(said(go('func A() { b() }'))).toContain('Without tests of its own: tax')
  expect(said(go('// A is empty.\nfunc A() {}'))).not.toContain('Without tests')
  expect(said(ran(remark(start()), 'npm test', 'Tests: 12 passed').say('Done.'))).not.toContain('no test was added')
})
