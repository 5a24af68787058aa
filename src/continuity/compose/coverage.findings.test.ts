import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/empty.ts'
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
  ])('%s does look at %s', (command, path) => {
    const told = edited(run(edited(start(), 'src/cart.ts'), command), path)
    expect(said(told)).toContain(`\`${command}\` (1 edit since)`)
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
      '`go build ./...` failed before the last edit (to src/cart.go), not run since: “src/till.go:4:9: undefined: vat”',
    ],
    ['zh-TW', '在最後 1 次編輯（src/cart.go）之前（之後沒有再執行）失敗：「src/till.go:4:9: undefined: vat」'],
    ['zh-CN', '在最后 1 次编辑（src/cart.go）之前（之后没有再运行）失败：“src/till.go:4:9: undefined: vat”'],
  ] as const)('gives way to one that nobody has touched (%s)', (language, words) => {
    const text = said(edited(failed(), 'src/cart.go'), language)
    expect(text).toContain(words)
    expect(text).not.toContain('undefined: total')
  })

  test('where all of them were touched, none is quoted', () => {
    const text = said(edited(failed(), 'src/cart.go', 'src/till.go'))
    expect(text).toContain('failed before the last 2 edits (to src/cart.go among others), not run since')
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
    ['en', 'passed before: `npm test` (1 edit since, on branch `fix/cart` then)'],
    ['zh-TW', '`npm test`（之後編輯了 1 次，當時在分支 `fix/cart`）'],
    ['zh-CN', '`npm test`（之后编辑了 1 次，当时在分支 `fix/cart`）'],
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
