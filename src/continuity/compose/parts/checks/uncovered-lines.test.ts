import { describe, expect, test } from 'bun:test'
import { advance } from '../../../ledger/advance.ts'
import { emptyLedger } from '../../../ledger/put.ts'
import { type Session, session } from '../../../ledger/sample.ts'
import { LABELS } from '../../../texts/labels.ts'
import { recover } from '../../../texts/recover.ts'

const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Look after the cart.')
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const run = (command: string) => ({ command })
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text

const bare = () =>
  start()
    .call('Edit', edit('cmd/list/data.go'), OK)
    .call('Bash', run('make test'), { text: '?   \tshop/cmd/list\t[no test files]\nok  \tshop/cart\t0.2s' })
const onePart = () =>
  start()
    .call('Edit', edit('apps/api/src/cart.ts'), OK)
    .call('Edit', edit('packages/crypto/src/key.ts'), OK)
    .call('Bash', run('pnpm --filter @shop/crypto test'), { text: '241 passed' })

describe('what was edited and no test has run over', () => {
  test('a package of which the run says that it has no tests', () => {
    expect(said(bare())).toContain('Without tests of its own: cmd/list (“[no test files]”).')
    expect(said(bare(), 'zh-TW')).toContain('沒有自己的測試：cmd/list（「[no test files]」）。')
  })

  test('a part that the tests of another part do not reach', () => {
    expect(said(onePart())).toContain(
      'Tests were run only for @shop/crypto; none has run over what was edited in apps/api.',
    )
    expect(said(onePart(), 'zh-CN')).toContain('只运行过 @shop/crypto 的测试')
  })

  test.each([
    [
      'where a run for all of it has passed that its chain did not come to the next time',
      onePart()
        .call('Bash', run('pnpm test'), { text: '300 passed' })
        .call('Edit', edit('packages/crypto/src/key.ts'), OK)
        .call('Bash', run('pnpm run fmt && pnpm test'), {
          failed: true,
          text: 'Exit code 2\n[fmt] packages/crypto/src/key.ts:11:18: expected ;',
        }),
    ],
    [
      'where the package has tests by now',
      bare().call('Bash', run('make test'), { text: 'ok  \tshop/cmd/list\t0.2s' }),
    ],
    ['where one run was for all of it', onePart().call('Bash', run('pnpm test'), { text: '300 passed' })],
    [
      'of tests that drive the whole from outside',
      start()
        .call('Edit', edit('apps/api/src/cart.ts'), OK)
        .call('Bash', run('pnpm --filter e2e test'), { text: '9 passed' }),
    ],
    [
      'of tests in a folder of their own',
      start()
        .call('Edit', edit('src/cart.py'), OK)
        .call('Bash', run('pytest tests/test_cart.py'), { text: '3 passed' }),
    ],
    [
      'where an agent that was sent out may have run others',
      start()
        .call('Edit', edit('apps/api/src/cart.ts'), OK)
        .call('Bash', run('pnpm --filter @shop/crypto test'), { text: '241 passed' })
        .call(
          'Task',
          { description: 'Finish the API', prompt: 'Do it.' },
          { text: 'Done. I edited cart.ts and ran it.' },
        ),
    ],
  ])('nothing is said %s', (_, told) => {
    expect(said(told)).not.toMatch(/No test has run over|Tests were run only for/)
  })
})

describe('tests that the usual run leaves out', () => {
  const LISTED = { text: 'ok  \tshop/cart\t0.2s\nok  \tshop/list\t0.1s' }
  const FOUND = { text: 'cart/cart.go:4:func Total()\nintegration_test/cart_test.go:12:\tTotal()' }
  const found = () => start().call('Grep', { pattern: 'Total\\(' }, FOUND)
  const edited = () => found().call('Edit', edit('cart/cart.go'), OK)
  const tested = () => edited().call('Bash', run('make test'), LISTED)

  test.each([
    ['en', '`make test` leaves out the tests in integration_test; none of them was run as far as was seen.'],
    ['zh-TW', '`make test` 不含 integration_test 的測試；未見那些測試執行過。'],
    ['zh-CN', '`make test` 不含 integration_test 的测试；未见那些测试运行过。'],
  ] as const)('are named where a search found them with what was edited (%s)', (language, words) => {
    expect(said(tested(), language)).toContain(words)
  })

  test('also while the work is in the middle of an edit, where they were edited themselves', () => {
    const told = tested().call('Edit', edit('integration_test/cart_test.go'), OK)
    expect(said(told)).toContain('`make test` leaves out the tests in integration_test')
  })

  test.each([
    ['once they were run by name', tested().call('Bash', run('make test-integration'), { text: '4 passed' })],
    [
      'once a run has listed them',
      tested().call('Bash', run('make test-x'), { text: 'ok  \tshop/integration_test\t1s' }),
    ],
    ['where a run may have had them', tested().call('Bash', run('make ci'), { text: '4 passed' })],
    ['where the run does not list what it runs', edited().call('Bash', run('make test'), { text: '4 passed' })],
    ['while the work is in the middle of an edit', tested().call('Edit', edit('cart/cart.go'), OK)],
    [
      'where nothing that was edited was found with them',
      found().call('Edit', edit('list/list.go'), OK).call('Bash', run('make test'), LISTED),
    ],
    [
      'where the usual run fails',
      edited().call('Bash', run('make test'), {
        failed: true,
        text: 'Exit code 1\nok  \tshop/a\t1s\nFAIL\tshop/b\t1s',
      }),
    ],
  ])('nothing is said %s', (_, told) => {
    expect(said(told)).not.toContain('leaves out')
  })
})
