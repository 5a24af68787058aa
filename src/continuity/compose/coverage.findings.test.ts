import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What a check says of the work as it stands now: a small made-up session each. */
const OK = { text: 'ok' }
const GREEN = { text: '12 tests passed' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.')
const edited = (told: Session, ...paths: string[]) => paths.reduce((so, path) => so.call('Edit', edit(path), OK), told)
const run = (told: Session, command: string, result: { text: string; failed?: boolean } = GREEN) =>
  told.call('Bash', { command }, result)
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text

describe('an edit that a check does not look at makes it no older', () => {
  test.each([
    ['npm test', 'docs/cart.md', 'docs/cart.md'],
    ['go build ./...', 'cart/cart_test.go', 'cart/cart_test.go'],
    ['npx tsc --noEmit', 'api/cart.go', 'api/cart.go'],
    ['cargo clippy', 'README.md', 'README.md'],
  ])('%s and %s', (command, path, shown) => {
    const told = edited(run(edited(start(), 'src/cart.ts'), command), path)
    expect(said(told)).toContain(`passed: \`${command}\` (“12 tests passed”, only ${shown} edited since)`)
    expect(said(told)).not.toContain('not verified')
  })

  test.each([
    ['zh-TW', '`npm test`（「12 tests passed」，之後只編輯過 docs/cart.md）'],
    ['zh-CN', '`npm test`（“12 tests passed”，之后只编辑过 docs/cart.md）'],
  ] as const)('in %s', (language, words) => {
    expect(said(edited(run(edited(start(), 'src/cart.ts'), 'npm test'), 'docs/cart.md'), language)).toContain(words)
  })

  test.each([
    ['npx prettier --check .', 'docs/cart.md'],
    ['npm run docs:build', 'docs/cart.md'],
    ['go test ./...', 'cart/cart_test.go'],
    ['npx tsc --noEmit', 'src/tax.ts'],
    ['npm test', 'fixtures/cart.json'],
    ['npm test', 'test/fixtures/invoice.md'],
    ['pytest', 'requirements.txt'],
    ['ctest', 'CMakeLists.txt'],
    ['go test ./...', 'testdata/want.txt'],
    ['npm test', 'src/prompts/system.md'],
  ])('%s does look at %s', (command, path) => {
    const told = edited(run(edited(start(), 'src/cart.ts'), command), path)
    expect(said(told)).toContain(`after the last edit, so it is not verified; passed before: \`${command}\`.`)
  })
})

describe('a place that a failure named, in a file that was edited since', () => {
  const failed = () =>
    run(edited(start(), 'src/cart.go'), 'go build ./...', {
      failed: true,
      text: 'Exit code 1\nsrc/cart.go:16:3: undefined: total\nsrc/till.go:4:9: undefined: vat',
    })

  test.each([
    [
      'en',
      '`go build ./...` failed before the last edit (src/cart.go edited since), not run since: “src/till.go:4:9: undefined: vat”',
    ],
    [
      'zh-TW',
      '在最後一次編輯（之後編輯了 src/cart.go）之前（之後沒有再執行）失敗：「src/till.go:4:9: undefined: vat」',
    ],
    ['zh-CN', '在最后一次编辑（之后编辑了 src/cart.go）之前（之后没有再运行）失败：“src/till.go:4:9: undefined: vat”'],
  ] as const)('gives way to one that nobody has touched (%s)', (language, words) => {
    const text = said(edited(failed(), 'src/cart.go'), language)
    expect(text).toContain(words)
    expect(text).not.toContain('undefined: total')
  })

  test('where all of them were touched, none is quoted', () => {
    const text = said(edited(failed(), 'src/cart.go', 'src/till.go'))
    expect(text).toContain('failed before the last edit (src/cart.go edited since), not run since')
    expect(text).not.toContain('undefined')
  })
})

describe('a failure of which only a part was seen', () => {
  const FAIL = '--- FAIL: TestTotals (0.01s)\n    totals_test.go:31: Totals() = 3, want 4\nFAIL'
  const cut = (command: string, text: string) => run(edited(start(), 'totals.go'), command, { text, failed: true })
  const CUT = '; the output was cut, so others may have failed'

  test.each([
    ['by the client', 'make test', `ok shop/a\n\n... [4120 characters truncated] ...\n\n${FAIL}`],
    ['by tail', 'make test 2>&1 | tail -4', `ok shop/a\n${FAIL}`],
  ])('says so: cut %s', (_, command, text) => {
    expect(said(cut(command, text))).toContain(CUT)
  })

  test.each([
    ['tail had room for all of it', 'make test 2>&1 | tail -50', FAIL],
    ['one test alone was asked for', 'go test -run TestTotals ./totals | tail -3', FAIL],
  ])('not where %s', (_, command, text) => {
    expect(said(cut(command, text))).not.toContain(CUT)
  })
})

describe('the branch was changed by somebody else', () => {
  test.each([
    [
      'en',
      'nothing was run after the last edit, so it is not verified; passed before: `npm test` (it ran on branch `fix/cart`)',
    ],
    ['zh-TW', '最後一次編輯之後沒有執行任何檢查，尚未驗證；之前通過：`npm test`（是在分支 `fix/cart` 上執行的）'],
    ['zh-CN', '最后一次编辑之后没有运行任何检查，尚未验证；之前通过：`npm test`（是在分支 `fix/cart` 上运行的）'],
  ] as const)('what had passed with the work is told with the branch it was on (%s)', (language, words) => {
    const told = run(edited(start(), 'src/cart.ts'), 'npm test').place('/srv/shop', 'fix/basket')
    expect(said(edited(told, 'src/cart.ts'), language)).toContain(words)
  })

  test('not where nothing was in hand', () => {
    const told = run(edited(start(), 'src/cart.ts'), 'npm test')
    const over = run(told, 'git commit -am Cart', { text: '[fix/cart c0ffee1] Cart' }).place('/srv/shop', 'fix/tax')
    expect(said(edited(over, 'src/tax.ts'))).not.toContain('npm test')
  })
})

test('a build that passed before a test failed is not told: it is in the failure', () => {
  const told = edited(run(edited(start(), 'src/cart.go'), 'go build ./...'), 'src/cart_test.go')
  const text = said(run(told, 'go test ./...', { failed: true, text: '--- FAIL: TestCart (0.01s)\nFAIL' }))
  expect(text).toContain('`go test ./...` failed')
  expect(text).not.toContain('go build')
})

describe('what a pass covers', () => {
  const LISTED = 'ok  \tshop.example/cart\t0.2s\nok  \tshop.example/tax\t(cached)'
  const covered = (command = 'make test', text = LISTED) =>
    run(edited(start(), 'cart/cart.go', 'integration_test/cart_test.go'), command, { text })

  test.each([
    ['en', '`make test` has run no test in integration_test, where files were edited.'],
    ['zh-TW', '`make test` 沒有執行 integration_test 的任何測試，而那裡有檔案編輯過。'],
    ['zh-CN', '`make test` 没有运行 integration_test 的任何测试，而那里有文件编辑过。'],
  ] as const)('a package of an edited file that the run does not list was not run (%s)', (language, words) => {
    expect(said(covered(), language)).toContain(words)
  })

  test.each([
    ['it was run by itself since', run(covered(), 'go test -tags=integration ./integration_test', { text: 'PASS' })],
    ['the output was cut', covered('make test | tail -2')],
    ['the run lists it', covered('make test', `${LISTED}\nok  \tshop.example/integration_test\t9.1s`)],
  ])('nothing is said where %s', (_, told) => {
    expect(said(told)).not.toContain('has run no test in')
  })

  test.each([
    ['en', '`make test` (integration_test only from the cache)'],
    ['zh-TW', '`make test`（integration_test 只取自快取）'],
    ['zh-CN', '`make test`（integration_test 只取自缓存）'],
  ] as const)('what drives the whole from outside and came from the cache was not run anew (%s)', (language, words) => {
    const text = `${LISTED}\nok  \tshop.example/integration_test\t(cached)`
    expect(said(run(edited(start(), 'cart/cart.go'), 'make test', { text }), language)).toContain(words)
  })

  test('a file in a package without tests is named by itself where the folders below have some', () => {
    const text = '?   \tshop.example/cmd/shop\t[no test files]\nok  \tshop.example/cmd/shop/cart\t0.2s'
    const told = run(edited(start(), 'cmd/shop/serve.go', 'cmd/shop/cart/cart.go'), 'make test', { text })
    expect(said(told)).toContain('Without tests of its own: cmd/shop/serve.go (“[no test files]”).')
  })
})

describe('the newer run is the one that is told', () => {
  const FAILED = { failed: true, text: '--- FAIL: TestCart (0.1s)\n    cart_test.go:7: want 3, got 2\nFAIL' }
  const older = () => edited(run(edited(start(), 'cart.go'), 'make test -- -run TestCart', FAILED), 'cart.go')

  test('of the same tests by a longer name', () => {
    const newer = { text: '    cart_test.go:9: adding a second cart failed: exit status 1\n        Output: closed' }
    const text = said(run(older(), 'make test -- -run TestCart_Adds 2>&1 | tail -40', newer))
    expect(text).toContain('`make test -- -run TestCart_Adds` failed after the last edit')
    expect(text).not.toContain('not run since')
  })

  test('other tests are not', () => {
    const text = said(
      run(older(), 'make test -- -run TestTax', {
        ...FAILED,
        text: FAILED.text.replace(/cart/g, 'tax').replace('Cart', 'Tax'),
      }),
    )
    expect(text).toContain('`make test -- -run TestCart` failed before the last edit')
  })
})

describe('the last command of all', () => {
  const harness = { command: 'go build -o /tmp/shop . && ./tools/harness.sh configure' }
  const failed = { failed: true, text: "Exit code 128\nfatal: pathspec '.shop' did not match any files" }
  const told = () => edited(start(), 'tools/harness.sh').call('Bash', harness, failed)

  test.each([
    [
      'en',
      "The last command failed, after the last edit: `go build -o /tmp/shop . && ./tools/harness.sh configure`: “fatal: pathspec '.shop' did not",
    ],
    [
      'zh-TW',
      '最後一次編輯之後，最後一個命令失敗：`go build -o /tmp/shop . && ./tools/harness.sh configure`：「fatal:',
    ],
    ['zh-CN', '最后一次编辑之后，最后一个命令失败：`go build -o /tmp/shop . && ./tools/harness.sh configure`：“fatal:'],
  ] as const)('is told where it failed after an edit, whatever it is (%s)', (language, words) => {
    expect(said(told(), language)).toContain(words)
  })

  const ended = (command: string, text: string) =>
    said(edited(start(), 'tools/harness.sh').call('Bash', { command }, { failed: true, text: `Exit code 2\n${text}` }))

  test.each([
    [
      'git log --oneline -3; git status --short; ls .git/index.lock',
      "ls: cannot access '.git/index.lock': No such file or directory",
    ],
    ['cat /srv/shop/dist/log.txt', 'cat: /srv/shop/dist/log.txt: No such file or directory'],
    ['echo hi && stat out/shop', "stat: cannot statx 'out/shop': No such file or directory"],
    ['which chromium; which google-chrome', 'which: no google-chrome in (/usr/bin)'],
    ['curl -sI http://localhost:3000', 'curl: (7) Failed to connect to localhost port 3000'],
    ['cp a b; grep -rn token src/nowhere', 'grep: src/nowhere: No such file or directory'],
  ])('not where it only asked: %s', (command, text) => {
    expect(ended(command, text)).not.toContain('The last command failed')
  })

  test.each([
    ['ls dist && ./tools/harness.sh up', 'harness: error: no such profile up'],
    ['ls dist; ./tools/pack.sh', 'fatal: cannot pack the shop'],
    ['curl -X POST http://localhost:3000/orders', 'curl: (7) Failed to connect to localhost port 3000'],
    ['git push origin main; ./tools/harness.sh up', "fatal: unable to access 'https://shop.test/'"],
  ])('but where it did something: %s', (command, text) => {
    expect(ended(command, text)).toMatch(/The last command failed|` failed after the last edit/)
  })

  test('not where something came after it', () => {
    expect(said(told().call('Read', { file_path: '/srv/shop/tools/harness.sh' }, OK))).not.toContain(
      'The last command failed',
    )
  })
})

test('where no test was found, none was run for anything', () => {
  const none = { text: 'No tests found, exiting with code 1', failed: true }
  const told = run(run(edited(start(), 'src/cart.ts'), 'npx jest api/cart', none), 'npx jest api/cart', none)
  expect(said(told)).toContain('No test was run by `npx jest api/cart`')
  expect(said(told)).not.toContain('Tests were run')
})

describe('a build beside scripts of the shell', () => {
  test('is not told: it reads none of them', () => {
    expect(said(run(edited(start(), 'scripts/seed.sh'), 'go build ./...', OK))).not.toContain('go build')
  })

  test('is told where code was edited too', () => {
    expect(said(run(edited(start(), 'scripts/seed.sh', 'cart/cart.go'), 'go build ./...', OK))).toContain('go build')
  })
})
