import { expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { session } from '../ledger/sample.ts'
import { recover } from '../texts/recover.ts'
import { INDEX_READ } from './waiting-sample.ts'

/** How something ended that a shell line hides, sends off or does elsewhere: what nobody has seen is not told. */
type Run = readonly [command: string, output: string, code?: number]
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const COMMIT: Run = ['git commit -am "Mend the cart"', '[main c99ce2f] Mend the cart\n 1 file changed, 2 insertions(+)']

function saidAfter(runs: readonly (Run | string)[]): string {
  const told = session().place('/srv/shop', 'main').prompt('Mend the cart.').call('Edit', edit('src/cart.ts'), {})
  for (const run of runs) {
    if (typeof run === 'string') told.call('Edit', edit(run), {})
    else {
      const [command, output, code = 0] = run
      told.call('Bash', { command }, { failed: code !== 0, text: code === 0 ? output : `Exit code ${code}\n${output}` })
    }
  }
  const { entries } = told.call('Read', { file_path: '/srv/shop/README.md' }, { text: 'x' })
  return recover({ ledger: advance(emptyLedger(), entries), world: INDEX_READ }).text
}

test.each<Run>([
  ['npm test >/dev/null 2>&1 && echo OK || echo BAD', 'BAD'],
  ['npm test >/dev/null 2>&1 && echo ok; ls', 'a b c'],
  ['npm test > out.log 2>&1 &', ''],
  ['npx tsc --noEmit --watch &', '[1] 123'],
  ['make -n test', 'echo 1'],
])('`%s` is not told as passed', (command, output) => {
  expect(saidAfter([[command, output]])).not.toContain('passed')
})

test.each<Run>([
  ['npm test && echo ok || echo bad', 'Tests 12 passed (12)\nok'],
  ['npm test && git log --oneline | head -1', 'Tests 12 passed (12)\n1a2b3c4 Mend'],
])('`%s` is, where its output says so', (command, output) => {
  expect(saidAfter([[command, output]])).toContain('passed after the last edit: `npm test`')
})

test.each<Run>([
  ['git commit -am "x" 2>&1 | tail -3', 'eslint...............Failed\n- hook id: eslint\n- exit code: 1'],
  ['git commit -am "x" 2>&1 | tail -3', '✖ eslint --fix:\nsrc/cart.ts 3:5 error'],
  ['(cd /srv/other; git commit -am x)', '[main aaaaaaa] x\n 1 file changed'],
  ['GIT_DIR=/srv/other/.git git commit -m "init"', '[master (root-commit) 1234567] init'],
])('`%s`, answered with %p, is no commit of the work', (command, output) => {
  const said = saidAfter([[command, output]])
  expect(said).toContain('not committed by the agent: src/cart.ts')
  expect(said).not.toContain('last commit')
})

test.each<Run>([
  ['git commit -am "x" 2>&1 | tail -1', ' 1 file changed, 2 insertions(+)'],
  ['git add -A && git commit -m "x" 2>&1 | tail -1', ' create mode 100644 src/cart.ts'],
  ['git commit -qam "x" 2>&1 | tail -1', ''],
])('`%s`, answered with %p, is one', (command, output) => {
  expect(saidAfter([[command, output]])).toContain('last commit of the agent “x”')
})

test.each<readonly [string, string, string]>([
  ['cd web && git add . && git commit -m "web"', '[main bbbbbbb] web', 'src/cart.ts'],
  ['git -C web add . && git -C web commit -m "web"', '[main bbbbbbb] web', 'src/cart.ts'],
])('`%s` takes only what lies there', (command, output, open) => {
  expect(saidAfter(['web/x.ts', [command, output]])).toContain(`not committed by the agent: ${open}`)
})

test('`git add -A` takes all, wherever the shell stands', () => {
  expect(saidAfter(['web/x.ts', ['cd web && git add -A && git commit -m "web"', '[main bbbbbbb] web']])).toContain(
    'nothing edited since',
  )
})

test.each<Run>([
  ['git push 2>&1 | tail -1', "hint: See the 'Note about fast-forwards' in 'git push --help' for details."],
  ['git push', 'Command running in background with ID: b1'],
])('whether `%s` went through is not said where nobody has seen it', (command, output) => {
  expect(saidAfter([COMMIT, [command, output]])).not.toContain('pushed')
})

test.each<Run>([
  ['git push 2>&1 | tail -1', '   1111111..c99ce2f  main -> main'],
  ['git push -q', ''],
  ['git push; git status -sb', 'Everything up-to-date\n## main...origin/main'],
])('`%s`, answered with %p, is a push', (command, output) => {
  expect(saidAfter([COMMIT, [command, output]])).toContain('“Mend the cart”, pushed')
})

test.each<readonly [Run, string]>([
  [
    ['(cd web && npm test); (cd api && npm run build)', 'Tests 12 passed'],
    '(cd web && npm test) && (cd api && npm run build)',
  ],
  [
    ['cd web && npm test && cd ../api && npm run lint', 'Tests 12 passed'],
    '(cd web && npm test) && (cd api && npm run lint)',
  ],
])('checks in several folders are told so that they can be run again: %p', (run, command) => {
  expect(saidAfter([run])).toContain(command)
})

test('an exit code that was printed is not what went wrong', () => {
  const said = saidAfter([['npm test 2>&1 | tail -3; echo "exit: $?"', 'Tests  1 failed | 3 passed\nexit: 0']])
  expect(said).toContain('`npm test` failed')
  expect(said).not.toContain('exit: 0')
})

const TYPE_ERROR = 'src/cart.ts(3,1): error TS2322: x'
const DONE = 'Tests 12 passed (12)'

test.each<readonly [Run, Run]>([
  [
    ['npx tsc --noEmit', TYPE_ERROR, 2],
    ['npx vitest run', DONE],
  ],
  [
    ['npm run typecheck', TYPE_ERROR, 2],
    ['npm test', DONE],
  ],
  [
    ['npm run build', TYPE_ERROR, 2],
    ['npm run lint', ''],
  ],
  [
    ['cargo test total', 'test cart::total ... FAILED\ntest result: FAILED. 0 passed; 1 failed', 101],
    ['cargo test list', 'test result: ok. 3 passed; 0 failed'],
  ],
  [
    ['GOOS=windows go build ./...', 'cart.go:3:2: undefined: x', 1],
    ['go build ./...', ''],
  ],
  [
    ['nox -s tests-3.9', 'nox > Session tests-3.9 failed.', 1],
    ['nox -s lint', 'nox > Session lint was successful.'],
  ],
])('%p is open, whatever else has passed since: %p', (failed, passed) => {
  expect(saidAfter([failed, passed])).toContain(`\`${failed[0]}\` failed after the last edit`)
})

test.each(['I committed nothing.', 'No commit: nothing is committed.', '没有提交。'])(
  'an agent that was sent out and says “%s” is not told to have committed',
  (report) => {
    const { entries } = session()
      .place('/srv/shop', 'main')
      .prompt('Mend the cart.')
      .call('Edit', edit('src/cart.ts'), {})
      .call('Task', { prompt: 'Fix it', description: 'Fix' }, { text: `I ran the tests. ${report}` })
    expect(recover({ ledger: advance(emptyLedger(), entries), world: INDEX_READ }).text).not.toContain(
      'says it has committed',
    )
  },
)

test.each<readonly [string, Run]>([
  ['Sources/Cart/Cart.swift', ['swift test --filter CartTests', 'Executed 3 tests, with 0 failures']],
  ['crates/cart/src/lib.rs', ['cargo test -p shop-cart', 'test result: ok. 3 passed; 0 failed']],
  ['cart/cart.cc', ['bazel test //cart:all', 'Executed 3 out of 3 tests: 3 tests pass.']],
])('that no test has run over %s is not said of tests whose place their name does not tell', (path, run) => {
  const { entries } = session()
    .place('/srv/shop', 'main')
    .prompt('Mend the cart.')
    .call('Edit', edit(path), {})
    .call('Bash', { command: run[0] }, { text: run[1] })
  expect(recover({ ledger: advance(emptyLedger(), entries), world: INDEX_READ }).text).not.toContain(
    'none has run over',
  )
})
