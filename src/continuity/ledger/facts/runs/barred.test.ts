import { describe, expect, test } from 'bun:test'
import { LABELS } from '../../../texts/labels.ts'
import { recover } from '../../../texts/recover.ts'
import { advance } from '../../advance.ts'
import { emptyLedger } from '../../put.ts'
import { type Session, session } from '../../sample.ts'

const OK = { text: 'ok' }
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Mend the cart.')
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text

describe('a tool of the client that cannot start what it needs', () => {
  const GONE = { failed: true, text: "ENOENT: no such file or directory, posix_spawn '/opt/agent/2.1/agent'" }
  const glob = (told: Session, pattern: string, result: { text: string; failed?: boolean } = GONE) =>
    told.call('Glob', { pattern }, result)
  const twice = () => glob(glob(start(), '**/*.md'), '**/*.ts')
  const found = () => twice().call('Bash', { command: 'ls src' }, { text: 'cart.ts' })

  test.each([
    [
      'en',
      "The tool Glob fails with “ENOENT: no such file or directory, posix_spawn '/opt/agent/2.1/agent'” whatever it is asked, and others that start the same program may too; `ls` in the shell worked",
    ],
    ['zh-TW', '；命令列的 `ls` 可用'],
    ['zh-CN', '；命令行的 `ls` 可用'],
  ] as const)('is named once it has failed twice, with what the shell could do (%s)', (language, words) => {
    expect(said(found(), language)).toContain(words)
  })

  test('two that fail alike are told together', () => {
    const grep = (told: Session) => told.call('Grep', { pattern: 'x' }, GONE)
    const text = said(grep(grep(twice())).call('Bash', { command: 'ls src' }, { text: 'cart.ts' }))
    expect(text).toContain('The tools Glob, Grep fail with “ENOENT')
    expect(text.match(/ENOENT/g)).toHaveLength(1)
  })

  test.each([
    ['once is none', glob(start(), '**/*.md').call('Bash', { command: 'ls src' }, OK)],
    ['nor is one that works again', glob(found(), '*', { text: 'cart.ts' })],
    [
      'nor one whose file is not there',
      start()
        .call('Read', { file_path: '/srv/shop/a' }, { failed: true, text: 'File does not exist.' })
        .call('Read', { file_path: '/srv/shop/b' }, { failed: true, text: 'File does not exist.' }),
    ],
  ])('%s', (_, told) => {
    expect(said(told)).not.toContain('The tool ')
  })
})

describe('a command that was denied', () => {
  const deny = (command: string, text = `Permission to use Bash with command ${command} has been denied.`) =>
    start().call('Bash', { command }, { failed: true, text })

  test.each([
    ['en', '`git push --force` was denied and not run: “Permission to use Bash … has been denied.”'],
    ['zh-TW', '`git push --force` 被拒絕，沒有執行：「Permission to use Bash … has been denied.」'],
    ['zh-CN', '`git push --force` 被拒绝，没有执行：“Permission to use Bash … has been denied.”'],
  ] as const)('by the settings of the person (%s)', (language, words) => {
    expect(said(deny('git push --force'), language)).toContain(words)
  })

  test.each([
    ['PreToolUse:Bash hook error: [./guard.sh]: Not on a Friday.', 'Not on a Friday.'],
    ['PreToolUse:Bash hook blocked: Ask Kim first', 'Ask Kim first'],
    ['No force pushes here (Throughline: no-force)', 'No force pushes here (Throughline: no-force)'],
  ])('by a rule: %s', (text, reason) => {
    expect(said(deny('git push --force', text))).toContain(`was denied and not run: “${reason}”`)
  })

  test.each([
    ['one that only looks', deny('cd /srv/other && ls -la')],
    ['one that was run later', deny('git push --force').call('Bash', { command: 'git push --force' }, OK)],
    ['one whose program speaks of something denied', deny('cat key', 'Exit code 1\ncat: key: Permission denied')],
  ])('%s is none', (_, told) => {
    expect(said(told)).not.toContain('was denied')
  })
})
