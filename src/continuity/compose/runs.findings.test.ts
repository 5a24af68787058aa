import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** What was built, brought up, checked elsewhere or only prepared: a small made-up session each. */
type Run = readonly [command: string, output: string, code?: number]
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })

function saidAfter(runs: readonly (Run | string)[], language: keyof typeof LABELS = 'en'): string {
  const told = session().place('/srv/shop', 'main').prompt('Mend the cart.').call('Edit', edit('src/cart.ts'), {})
  for (const run of runs) {
    if (typeof run === 'string') told.call('Edit', edit(run), {})
    else {
      const [command, output, code = 0] = run
      const text = code === 0 ? output : `Exit code ${code}\n${output}`
      told.call('Bash', { command }, { failed: code !== 0, text })
    }
  }
  const { entries } = told.call('Read', { file_path: '/srv/shop/README.md' }, { text: 'x' })
  return recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text
}

const NPM_CI = 'process "/bin/sh -c npm ci" did not complete successfully: exit code: 1'

describe('what was to be brought up or out and failed is open until it passes', () => {
  test.each<readonly [Run, string]>([
    [['docker build -t shop:dev .', `ERROR: failed to solve: ${NPM_CI}`, 1], NPM_CI],
    [
      ['docker compose up -d', 'Error: Bind for 0.0.0.0:5432 failed: port is already allocated', 1],
      'already allocated',
    ],
    [
      ['kubectl -n shop apply -k deploy/dev', 'error: no matches for kind "Ingress" in version "v1beta1"', 1],
      'Ingress',
    ],
    [['terraform -chdir=infra plan', 'Error: Invalid reference\n\n  on net.tf line 4:', 1], 'Invalid reference'],
    [['make deploy-staging', 'rsync: connection unexpectedly closed\nmake: *** [deploy-staging] Error 12', 2], ''],
    [['./scripts/release.sh 1.2', 'error: tag v1.2 already exists', 1], 'tag v1.2 already exists'],
    [['helm upgrade --install shop charts/shop', 'Error: UPGRADE FAILED: timed out waiting', 1], 'UPGRADE FAILED'],
    [['uv run alembic upgrade head', 'OperationalError: connection refused', 1], 'connection refused'],
    [['npm run db:migrate', 'error: relation "carts" does not exist', 1], 'relation "carts" does not exist'],
    [['docker compose exec -T app npm test', '1 failed\nFAIL src/cart.test.ts', 1], ''],
  ])('%p', (run, line) => {
    const said = saidAfter([run])
    expect(said).toContain(`\`${run[0]}\` failed after the last edit`)
    expect(said).toContain(line)
    expect(saidAfter([run, [run[0], 'done']])).not.toContain('failed')
  })

  test.each<readonly [Run, string]>([
    [['docker compose up', 'Error: port is already allocated', 1], 'docker compose up -d --build'],
    [['docker compose up -d db', 'Error: port is already allocated', 1], 'docker compose up -d'],
    [['docker build .', 'ERROR: failed to solve: x', 1], 'docker build -t shop:dev .'],
  ])('%p is ended by %s', (run, later) => {
    expect(saidAfter([run, [later, 'done']])).not.toContain('failed')
  })

  test('but not by the same for something else', () => {
    const run: Run = ['kubectl apply -f a.yaml', 'error: unknown field "spec.replica"', 1]
    expect(saidAfter([run, ['kubectl apply -f b.yaml', 'configured']])).toContain('`kubectl apply -f a.yaml` failed')
  })

  test('that it passed is no check of the work, and a look that failed is none either', () => {
    expect(
      saidAfter([
        ['docker compose up -d', 'Started'],
        ['kubectl apply -f a.yaml', 'ok'],
      ]),
    ).not.toContain('assed')
    expect(saidAfter([['docker ps', 'Cannot connect to the Docker daemon', 1]])).not.toContain('docker')
  })
})

describe('the jobs of a pull request', () => {
  const JOBS =
    'unit\tpass\t40s\thttps://ci.example/1\nbrowser (webkit)\tfail\t2m\thttps://ci.example/2\ntypes\tfail\t20s\tx'
  test('that have failed are named, and only they', () => {
    const said = saidAfter([['gh pr checks 42', JOBS, 1]])
    expect(said).toContain('`gh pr checks 42` failed when last asked (no push seen since): “browser (webkit), types”')
    expect(saidAfter([['gh pr checks 42 | cat', JOBS]])).toContain('“browser (webkit), types”')
  })
  test('are of what was pushed, whatever was edited since', () => {
    const said = saidAfter([
      ['gh pr checks 42', JOBS, 1],
      ['git push', 'To ssh://git.example/shop.git\n   1a2b3c4..c0ffee1  main -> main'],
    ])
    expect(said).toContain('`gh pr checks 42` failed when last asked (pushed since): “')
  })
  test('that are still running have not failed', () => {
    expect(saidAfter([['gh pr checks 42', 'unit\tpending\t0\tx', 8]])).not.toMatch(
      /`gh pr checks 42` (?:failed|passed)/,
    )
  })
})

describe('a failure behind a pipe', () => {
  test.each<readonly [Run, string]>([
    [['golangci-lint run ./... | tail -5', 'cart/total.go:31:6: func `sum` is unused (unused)'], 'cart/total.go:31:6'],
    [
      [
        'ctest | tail -8',
        '50% tests passed, 1 tests failed out of 2\n\nThe following tests FAILED:\n\t2 - cart_total (Failed)',
      ],
      'cart_total',
    ],
    [
      [
        'bazel test //cart/... | tail',
        '//cart:cart_test  FAILED in 0.4s\n\nExecuted 2 out of 2 tests: 1 test passes and 1 fails locally.',
      ],
      'cart_test',
    ],
    [
      ['./scripts/verify.sh | tail -4', '用例 合计：失败（期望 3，实际 4）\n共 20 个用例，通过 19，失败 1'],
      '期望 3，实际 4',
    ],
  ])('%p', (run, line) => {
    const said = saidAfter([run])
    expect(said).toMatch(/` failed after the last edit: /)
    expect(said).toContain(line)
  })
})

describe('an exit code that the shell was told to print', () => {
  test.each<readonly [Run, string]>([
    [['pnpm lint; echo "rc=$?"', 'odd\nrc=2'], '`pnpm lint` failed'],
    [['npm test; echo "exit $?"', 'something odd\nexit 1'], '`npm test` failed'],
    [[`npm test 2>&1 | tail -3; echo "exit $\{PIPESTATUS[0]}"`, 'odd\nexit 1'], '`npm test` failed'],
    [['npx tsc --noEmit; echo "exit: $?"', 'exit: 0'], 'passed after the last edit: `npx tsc --noEmit`'],
    [['npm run lint; echo "lint $?"; npm test; echo "test $?"', 'lint 0\nodd\ntest 1'], '`npm test` failed'],
  ])('%p', (run, said) => {
    expect(saidAfter([run])).toContain(said)
  })
  test('is not told as what went wrong', () => {
    expect(saidAfter([['npm test; echo "exit $?"', 'something odd\nexit 1']])).not.toContain('“exit 1”')
  })
  test('each of several by its own', () => {
    const said = saidAfter([['npm run lint; echo "lint $?"; npm test; echo "test $?"', 'lint 0\nodd\ntest 1']])
    expect(said).toContain('assed after the last edit: `npm run lint`')
  })
  test('behind a pipe it is not the check’s', () => {
    expect(saidAfter([['npm test | tail -3; echo "exit $?"', 'odd\nexit 0']])).not.toContain('passed')
  })
})

test('a call that was not made because another of the same message failed has not failed', () => {
  const text = '<tool_use_error>Sibling tool call errored</tool_use_error>'
  const { entries } = session()
    .place('/srv/shop', 'main')
    .prompt('Mend the cart.')
    .call('Edit', edit('src/cart.ts'), {})
    .call('Bash', { command: 'npm test' }, { failed: true, text })
  expect(recover({ ledger: advance(emptyLedger(), entries) }).text).not.toContain('npm test')
})

describe('what prepares or explains a tool is no check', () => {
  test.each([
    'cd /tmp/try && ../shop/bin/check-tool enable',
    'npx vitest --help',
    'pytest --version',
    'pytest --collect-only',
    'npm init -y test',
    'npx playwright install chromium',
    'cargo test -h',
    'rustup component add clippy',
    'npx tsc --init',
    'mkdir -p out && \\\nls -la out',
  ])('%s', (command) => {
    const said = saidAfter([
      ['npm run lint', '0 problems'],
      [command, 'done'],
    ])
    expect(said).toContain('passed after the last edit: `npm run lint` (“0 problems”)')
  })

  test('nor does a script that was run beside them leave a check out', () => {
    const runs: Run[] = [1, 2].flatMap(() => [
      ['npm run lint', '0 problems'],
      ['npm test', '12 tests passed'],
      ['./bin/demo.sh a', 'done'],
      ['./bin/show.sh b', 'done'],
    ])
    const said = saidAfter(runs)
    expect(said).toContain('`npm run lint`')
    expect(said).toContain('`npm test`')
  })

  test('a build that the tests have built again since is not said to be old', () => {
    const said = saidAfter([['npm run build', 'built in 2s'], 'src/tax.ts', ['npm test', '12 tests passed']])
    expect(said).toContain('passed after the last edit: `npm test`')
    expect(said).not.toContain('npm run build')
  })
  test('one that only a package of it has built is', () => {
    const built: Run = ['pnpm build', 'built in 2s']
    const said = saidAfter([built, 'src/tax.ts', ['pnpm --filter tax test', '12 tests passed']])
    expect(said).toContain('`pnpm build` (edited since)')
  })
  test('one that was not is', () => {
    const said = saidAfter([['npm run build', 'built in 2s'], 'src/tax.ts', ['npm run lint', '0 problems']])
    expect(said).toContain('`npm run build` (edited since)')
  })
})

test('the name of a test is not taken for a word of set-up', () => {
  expect(saidAfter([['npx vitest add', '4 tests passed']])).toContain('`npx vitest add`')
  expect(saidAfter([['cargo test create', 'test result: ok. 2 passed']])).toContain('`cargo test create`')
})

describe('the places of a failure', () => {
  const TSC: Run = ['npx tsc --noEmit', "src/a.ts(3,5): error TS2322: No.\nsrc/b.ts(9,1): error TS2304: No 'x'.", 2]
  test.each([
    ['en', "“src/a.ts(3,5): error TS2322: No.”; also “src/b.ts(9,1): error TS2304: No 'x'.”"],
    ['zh-TW', "；還有「src/b.ts(9,1): error TS2304: No 'x'.」"],
    ['zh-CN', "；还有“src/b.ts(9,1): error TS2304: No 'x'.”"],
  ] as const)('are both said where they are two (%s)', (language, said) => {
    expect(saidAfter([TSC], language)).toContain(said)
  })
  test.each([
    ['en', '“src/a.ts(3,5): error TS2322: No.”; also at src/b.ts:9 and src/c.ts:2'],
    ['zh-TW', '；還有 src/b.ts:9'],
    ['zh-CN', '；还有 src/b.ts:9'],
  ] as const)('are all named where they are few (%s)', (language, said) => {
    const three: Run = [TSC[0], `${TSC[1]}\nsrc/c.ts(2,1): error TS2304: No 'y'.`, 2]
    expect(saidAfter([three], language)).toContain(said)
  })
  test('are said of what was not edited since', () => {
    expect(saidAfter([TSC, 'src/a.ts'])).toContain('“src/b.ts(9,1): error TS2304')
    expect(saidAfter([TSC, 'src/b.ts'])).not.toContain('also at')
  })
  test('are not listed where they are many', () => {
    const many = [1, 2, 3, 4].map((row) => `src/a.ts(${row},1): error TS1: x`).join('\n')
    expect(saidAfter([['npx tsc', many, 2]])).not.toContain('also at')
  })
  test('stand with the line where the output tells them on another one', () => {
    const cargo =
      'error[E0425]: cannot find value `x` in this scope\n --> src/a.rs:3:5\n  |\nerror: could not compile `shop`'
    expect(saidAfter([['cargo build', cargo, 101]])).toContain('“src/a.rs:3: error[E0425]: cannot find value')
    const eslint =
      "/srv/shop/src/a.ts\n  3:5  error  'x' is never used  no-unused-vars\n\n✖ 1 problem (1 error, 0 warnings)"
    expect(saidAfter([['npx eslint src', eslint, 1]])).toContain("“src/a.ts:3:5 error 'x' is never used")
  })
})

describe('what looks like work and is only a look', () => {
  test.each<readonly [string, string, number]>([
    ['golangci-lint run -c /tmp/dupl-test.yaml ./...', 'cart.go:9: 3-20 lines are duplicate', 1],
    ['golangci-lint run -c /dev/null ./...', "can't load config", 1],
    ['eslint --config /tmp/strict.json src', 'src/a.ts:1:1 no-undef', 1],
  ])('a tool that is tried with settings of the moment has not failed: %s', (command, output, code) => {
    expect(saidAfter([[command, output, code]])).not.toContain('failed')
  })

  test('files of skills that were read as samples are not followed', () => {
    const read = (path: string) => ({ file_path: `/srv/shop/${path}` })
    const told = (written: string) =>
      session()
        .place('/srv/shop', 'main')
        .prompt('Add a skill for the checks.')
        .call('Read', read('.claude/skills/plan/SKILL.md'), { text: '# Plan' })
        .call('Write', { file_path: `/srv/shop/${written}`, content: 'x' }, {})
    const said = (written: string) =>
      recover({ ledger: advance(emptyLedger(), told(written).entries), labels: LABELS.en }).text
    expect(said('src/cart.ts')).toContain('skills/plan/SKILL.md')
    expect(said('.claude/skills/checks/SKILL.md')).not.toContain('read it again')
  })
})

describe('what stands behind a check in a chain may have failed instead', () => {
  const PUSH =
    'Exit code 1\n12 passed\n ! [rejected]        main -> main (fetch first)\nerror: failed to push some refs'
  test.each([
    ['npm test && git push', PUSH],
    ['npm test && git commit -m "Mend"', 'Exit code 1\nlint-staged found no staged files'],
    [
      'go build -o /tmp/till ./cmd && export TILL=1 && \\\nscripts/till.sh set-up',
      "Exit code 128\nfatal: pathspec 'a' did not match",
    ],
    ['npm run build && cp -r dist /srv/www', "Exit code 1\ncp: cannot create directory '/srv/www': Permission denied"],
  ])('%s', (command, text) => {
    expect(saidAfter([[command, text, 1]])).not.toMatch(/` failed|failed at/)
  })
  test('the check passed where its output says so', () => {
    expect(saidAfter([['npm test && git push', PUSH, 1]])).toContain(
      'passed after the last edit: `npm test` (“12 passed”)',
    )
  })
  test.each([
    ['npm test && git push', 'FAIL src/cart.test.ts\n1 failed, 11 passed'],
    ['go build ./... && ./till --once', './cart.go:3:1: undefined: total'],
    ['npm run build && node dist/cli.js', 'src/cart.ts(3,1): error TS2322: x'],
  ])('it failed where its own words say so: %s', (command, text) => {
    expect(saidAfter([[command, text, 1]])).toContain('` failed after the last edit')
  })
})
