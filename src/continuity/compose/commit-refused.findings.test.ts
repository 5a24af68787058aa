import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { LABELS } from '../texts/labels.ts'
import { recover } from '../texts/recover.ts'

/** A commit that its hook refused is open until one goes through. */
const OK = { text: 'ok' }
const edit = (path: string) => ({ file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' })
const run = (told: Session, command: string, text: string, failed = false) =>
  told.call('Bash', { command }, { text, failed })
const edited = () =>
  session().place('/srv/shop', 'fix/cart').prompt('Fix the cart.').call('Edit', edit('src/cart.ts'), OK)
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text
const COMMIT = 'git add -A && git commit -m "Keep the cart"'
const HUSKY =
  'husky - pre-commit hook exited with code 1 (error)\n✖ eslint --fix:\n  src/cart.ts 3:1 error no-unused-vars'
const refused = () => run(edited(), COMMIT, `Exit code 1\n${HUSKY}`, true)

describe('what a hook says is told', () => {
  test.each([
    [COMMIT, HUSKY, 'src/cart.ts 3:1 error no-unused-vars'],
    [
      'git commit -am x',
      "✖ eslint --fix:\n\n/srv/shop/src/cart.ts\n  3:1  error  'tax' is never used  no-unused-vars\n\n✖ 1 problem (1 error, 0 warnings)",
      "src/cart.ts:3:1 error 'tax' is never used no-unused-vars",
    ],
    [
      'git commit -m x',
      'ruff.....Failed\n- hook id: ruff\n- exit code: 1\n\nsrc/cart.py:3:1: F401 `os` imported but unused\nFound 1 error.',
      'src/cart.py:3:1: F401 `os` imported but unused',
    ],
    ['git commit -m x', '✖   subject may not be empty [subject-empty]', 'subject may not be empty [subject-empty]'],
    ['git commit -m x', 'TODO found in src/cart.ts, remove it before you commit', 'TODO found in src/cart.ts'],
  ])('%s', (command, output, line) => {
    const text = said(run(edited(), command, `Exit code 1\n${output}`, true))
    expect(text).toMatch(/The last commit was refused by its hook: “[^\n]*/)
    expect(text).toContain(line)
  })

  test('behind a pipe by its own words', () => {
    expect(said(run(edited(), `${COMMIT} 2>&1 | tail -5`, HUSKY))).toContain('refused by its hook')
  })

  test('in the language of the frame', () => {
    expect(said(refused(), 'zh-TW')).toContain('最後一次提交被掛鉤拒絕')
    expect(said(refused(), 'zh-CN')).toContain('最后一次提交被钩子拒绝')
  })
})

describe('it is open', () => {
  test('after an edit, until it is committed', () => {
    const mended = refused().call('Edit', edit('src/cart.ts'), OK)
    expect(said(mended)).toContain('no-unused-vars”; edited since, not committed yet')
    const done = run(mended, COMMIT, '[fix/cart 1111aaa] Keep the cart\n 1 file changed')
    expect(said(done)).not.toContain('hook')
  })

  test('however it was committed', () => {
    const done = run(refused(), 'git commit --no-verify -m x', '[fix/cart 1111aaa] x\n 1 file changed')
    expect(said(done)).not.toContain('hook')
  })
})

describe('where no edit of the agent was seen', () => {
  const failedEdit = () =>
    session()
      .place('/srv/shop', 'fix/cart')
      .prompt('Add docs.')
      .call('Edit', edit('README.md'), { failed: true, text: 'String to replace not found in file.' })
  const HUSKY_FIRST = 'husky - pre-commit hook exited with code 1\nREADME.md:3 MD013 line too long'

  test.each([
    ['git commit -am "docs"', HUSKY_FIRST, 'README.md:3 MD013 line too long'],
    ['git add -A && git commit -m docs', `${HUSKY_FIRST} (120)`, 'line too long'],
    ['git commit -am x', 'lefthook: pre-commit\n✖ lint\nsrc/a.ts:3:1 error no-unused-vars', 'no-unused-vars'],
    ['git commit -m x', '✖   subject may not be empty [subject-empty]', 'subject may not be empty'],
    ['git commit -am 文件', 'pre-commit 掛鉤失敗\nREADME.md:3: 行太長', 'README.md:3: 行太長'],
  ])('its hook is told all the same: %s', (command, output, line) => {
    const text = said(run(failedEdit(), command, `Exit code 1\n${output}`, true))
    expect(text).toMatch(/The last commit was refused by its hook: “[^\n]*/)
    expect(text).toContain(line)
  })

  test.each([
    ['git commit -am x', '[fix/cart 1111aaa] x\n 1 file changed'],
    ['git commit --no-verify -am x', '[fix/cart 2222aaa] x\n 1 file changed'],
  ])('until it went through: %s', (command, output) => {
    const told = run(run(failedEdit(), 'git commit -am x', `Exit code 1\n${HUSKY_FIRST}`, true), command, output)
    expect(said(told)).not.toContain('hook')
  })
})

test.each([
  ['git commit -m x', 'Exit code 1\nOn branch fix/cart\nnothing to commit, working tree clean'],
  ['git commit -m x src/none.ts', "Exit code 1\nerror: pathspec 'src/none.ts' did not match any file(s) known to git"],
  [
    'git commit',
    "Exit code 1\nerror: There was a problem with the editor 'vi'.\nPlease supply the message using either -m or -F option.",
  ],
  ['git commit -m "x', 'Exit code 2\n/bin/bash: -c: line 1: unexpected EOF while looking for matching `"\''],
  ['cd sub && git commit -am x', 'Exit code 1\n/bin/bash: line 1: cd: sub: No such file or directory'],
  [
    'git commit -am',
    "Exit code 129\nerror: switch `m' requires a value\nusage: git commit [-a | --interactive | --patch]",
  ],
  [
    'git add dist && git commit -m x',
    'Exit code 1\nThe following paths are ignored by one of your .gitignore files:\ndist',
  ],
  ['git commit -am x', 'Exit code 143\nCommand timed out after 2m 0.0s'],
  ['git commit -am x', 'Permission to use Bash with command git commit -am x has been denied.'],
  ['git commit -am x', 'Sibling tool call errored'],
  ['npm test && git commit -am x', 'Exit code 1\n● cart › adds\nTests: 1 failed, 2 passed, 3 total'],
])('what was no hook is none: %s', (command, text) => {
  expect(said(run(edited(), command, text, true))).not.toContain('hook')
})
