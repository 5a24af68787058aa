import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** Checks that contain each other, by whatever they are spelled: a small made-up session each. */
const start = (asked = 'Mend the cart.') => session().place('/srv/shop', 'fix/cart').prompt(asked)
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const OK = { text: 'ok' }
const RED = (text: string) => ({ failed: true, text: `Exit code 1\n${text}` })
const said = ({ entries }: Session) => recover({ ledger: advance(emptyLedger(), entries), labels: LABELS.en }).text

describe('a failure is over', () => {
  const then = (first: string, error: string, second: string, ended: { text: string; failed?: boolean }) =>
    said(
      start()
        .call('Edit', edit('src/cart.x'), OK)
        .call('Bash', { command: first }, RED(error))
        .call('Edit', edit('src/cart.x'), OK)
        .call('Bash', { command: second }, ended),
    )

  test.each([
    [
      'cargo check --workspace',
      'error[E0432]: unresolved import `crate::B`\n --> src/lib.rs:5:5',
      'cargo check --workspace --all-targets 2>&1 | tail -8',
      '    Finished `dev` profile [unoptimized + debuginfo] target(s) in 6.40s',
    ],
    [
      'cargo test --workspace',
      'test cart::total ... FAILED\ntest result: FAILED. 63 passed; 1 failed',
      'env -u RUSTFLAGS cargo test --workspace',
      'test result: ok. 64 passed; 0 failed',
    ],
    ['mvn compile', '[ERROR] COMPILATION ERROR :', './mvnw -q verify', ''],
    ['npx tsc --noEmit', 'src/a.ts(3,1): error TS2304: Cannot find name', 'npm run build', '> tsc -p . && vite build'],
    ['deno check src/main.ts', 'error: TS2345 [ERROR]: no', 'deno test -A', 'ok | 4 passed | 0 failed (61ms)'],
    ['npm run lint', 'src/a.ts\n  3:1  error  no-undef', 'npm run verify', '> verify\nall good'],
  ])('%s once it has passed by a later stage, a wider run or another spelling', (first, error, second, text) => {
    expect(then(first, error, second, { text })).not.toContain('not run since')
  })

  test.each([
    [
      './gradlew :api:compileTestJava',
      'api/src/A.java:20: error: cannot find symbol',
      './gradlew :api:test',
      'CartTest > rounds() FAILED\n    AssertionError at CartTest.java:58\n233 tests completed, 1 failed\nBUILD FAILED in 1m',
    ],
    [
      'swift build',
      'Sources/M.swift:7:9: error: cannot find type',
      'swift test',
      'Executed 11 tests, with 1 failure (0 unexpected)',
    ],
  ])('%s once a later stage came further, whatever its tests did', (first, error, second, text) => {
    const told = then(first, error, second, RED(text))
    expect(told).toContain(`\`${second}\` failed after the last edit`)
    expect(told).not.toContain(`\`${first}\``)
  })

  test.each([
    ['cargo clippy', 'error: unused variable', 'cargo test', 'test result: ok. 64 passed; 0 failed'],
    ['cargo +1.74 check', 'error: requires rustc 1.76', 'cargo check', '    Finished `dev` profile in 6.40s'],
    ['npx tsc --noEmit', 'src/a.ts(3,1): error TS2304: Cannot find', 'npm test', '12 passed'],
    ['npx tsc --noEmit', 'src/a.ts(3,1): error TS2304: Cannot find', 'npm run build', '> app@1 build\n> vite build\n'],
  ])('not %s, where the other has not run it', (first, error, second, text) => {
    expect(then(first, error, second, { text })).toContain(`\`${first}\` failed before the last edit`)
  })
})

test('a command is told as it was typed: what is taken out of its environment stands with it', () => {
  const told = said(
    start()
      .call('Edit', edit('src/cart.rs'), OK)
      .call('Bash', { command: 'env -u RUSTFLAGS cargo clippy' }, RED('src/a.rs:3:9: error: unused variable')),
  )
  expect(told).toContain('`env -u RUSTFLAGS cargo clippy` failed after the last edit')
  const piped = { text: 'error: package `zstd-safe v7.2.1` cannot be built because it requires rustc 1.76 or newer' }
  const old = start().call('Edit', edit('a.rs'), OK)
  expect(said(old.call('Bash', { command: 'env -u RUSTFLAGS cargo +1.74 check 2>&1 | tail -20' }, piped))).toContain(
    '`env -u RUSTFLAGS cargo +1.74 check` failed after the last edit',
  )
})

describe('a chain that failed', () => {
  const PLAN = 'cd envs/staging && terraform init -input=false && terraform plan -out=tf.plan'
  const NO_VALUE =
    'Terraform has been successfully initialized!\nError: No value for required variable\n  on variables.tf line 12:'
  const planned = () =>
    start().call('Edit', edit('envs/staging/main.tf'), OK).call('Bash', { command: PLAN }, RED(NO_VALUE))

  test('is told by the part that its output blames', () => {
    const told = said(planned())
    expect(told).toContain('`cd envs/staging && terraform plan -out=tf.plan` failed after the last edit')
    expect(told).not.toContain('terraform init')
  })

  test('is over once that part has passed', () => {
    const since = planned()
      .call('Edit', edit('envs/staging/terraform.tfvars'), OK)
      .call(
        'Bash',
        { command: 'cd envs/staging && terraform plan -out=tf.plan' },
        { text: 'Saved the plan to: tf.plan' },
      )
    expect(said(since)).not.toContain('failed')
  })

  const shop = () =>
    start()
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command: 'npm run lint && npm run docs:check' }, RED('something went wrong'))

  test('nobody could tell which: what is left of it is not told once another part was run after an edit', () => {
    const since = shop()
      .call('Edit', edit('src/cart.ts'), OK)
      .call('Bash', { command: 'npm run docs:check' }, { text: 'all is well' })
    expect(said(since)).not.toContain('lint')
  })

  test('but is to blame where the other has passed without one', () => {
    const since = shop().call('Bash', { command: 'npm run docs:check' }, { text: 'all is well' })
    expect(said(since)).toContain('`npm run lint` failed after the last edit')
  })

  test('the task that began last is the one that failed', () => {
    const told = said(
      start()
        .call('Edit', edit('src/cart.ts'), OK)
        .call(
          'Bash',
          { command: 'npm run lint && npm run types && npm run docs:check' },
          RED('> shop@1.0.0 lint\n> eslint .\n\n> shop@1.0.0 types\n> flow check\n\nsomething went wrong'),
        ),
    )
    expect(told).toContain('failed at `npm run types`')
  })
})

test('what passed for some tests is not told as old once all have passed since', () => {
  const told = said(
    start()
      .call('Edit', edit('logging/a.go'), OK)
      .call('Bash', { command: 'go test ./logging/... -v' }, { text: 'ok  \tshop/logging\t0.2s' })
      .call('Edit', edit('logging/a.go'), OK)
      .call(
        'Bash',
        { command: 'mise run lint && mise run test' },
        { text: '0 issues.\nok  \tshop/logging\t0.5s\n[lint] $ golangci-lint run ./...\n[test] $ go test ./...' },
      ),
  )
  expect(told).not.toContain('not run since')
  expect(told).toContain('mise run lint && mise run test')
})
