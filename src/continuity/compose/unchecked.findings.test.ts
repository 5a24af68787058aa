import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** Code that nothing was ever run over: a small made-up session each. */
const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.')
const edited = (...paths: string[]) => paths.reduce((told, path) => told.call('Edit', edit(path), OK), start())
const run = (told: Session, command: string, text = '') => told.call('Bash', { command }, { text })
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text
const THREE = ['src/cart.ts', 'src/till.ts', 'src/cart.ts']
const UNCHECKED = 'no build, lint or test was run over that'

describe('that nothing was run over what was written', () => {
  test.each([
    ['en', UNCHECKED],
    ['zh-TW', '沒有執行過任何建置、程式碼檢查或測試'],
    ['zh-CN', '没有运行过任何构建、代码检查或测试'],
  ] as const)('is said at the end of the place (%s)', (language, words) => {
    expect(said(edited(...THREE), language)).toContain(words)
  })

  test.each(['git status', 'ls src', 'grep -n total src/cart.ts'])('though something was looked at: %s', (command) => {
    expect(said(run(edited(...THREE), command, 'src/cart.ts'))).toContain(UNCHECKED)
  })

  test.each([
    ['npm test', '3 passed'],
    ['./scripts/try.sh', 'ok'],
    ['python3 try_cart.py', 'ok'],
    ['make', ''],
  ])('is not said where it may have been: %s', (command, text) => {
    expect(said(run(edited(...THREE), command, text))).not.toContain(UNCHECKED)
  })

  test('nor of texts, nor in the midst of the first edits', () => {
    expect(said(edited('docs/a.md', 'docs/b.md', 'docs/a.md'))).not.toContain(UNCHECKED)
    expect(said(edited('src/cart.ts', 'src/till.ts'))).not.toContain(UNCHECKED)
  })
})

test('what only starts the program is not told to be without tests', () => {
  const output = '?   \tshop.example/cmd/shop\t[no test files]\nok  \tshop.example/cart\t0.2s'
  expect(said(run(edited('cmd/shop/main.go'), 'go test ./...', output))).not.toContain('Without tests')
})
