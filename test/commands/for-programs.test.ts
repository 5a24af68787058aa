import { describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION } from '../../src/base/version.ts'
import { binary } from '../lib/binary.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
/** The `script` of Linux gives a program a terminal; that of other systems takes other words. */
const CAN_ASK = process.platform === 'linux' && Bun.which('script') !== null

/** A person who exports the width of their window, as some shells do. */
function person({ agents = true } = {}) {
  const home = folder()
  if (agents) mkdirSync(join(home, '.claude'))
  const run = (words: readonly string[], { columns = '40', program = binary(), cwd = home } = {}) => {
    const env = { HOME: home, PATH: '/usr/bin', SHELL: '/bin/bash', ...(columns && { COLUMNS: columns }) }
    const { stdout, stderr, exitCode } = Bun.spawnSync([program, ...words], { cwd, env, stdin: 'ignore' })
    return { stdout: stdout.toString(), stderr: stderr.toString(), exitCode }
  }
  return { home, run }
}

describe('what programs read is not folded, whatever COLUMNS says', () => {
  test.each([
    [['schema', 'PreToolUse']],
    [['completion', 'bash']],
    [['completion', 'zsh']],
    [['completion', 'fish']],
    [['memory', 'export']],
    [['memory', 'export', '--format', 'csv']],
    [['memory', 'export', '--format', 'markdown']],
  ])('%p', (words) => {
    const { run } = person()
    const text = 'Errors are values in this project and nothing throws, as the person said once and for all.'
    run(['memory', 'create', 'project://patterns/errors', '--content', text])
    const { stdout } = run(words)
    expect(stdout).toBe(run(words, { columns: '' }).stdout)
    expect(stdout.split('\n').some((line) => line.length > 40)).toBe(true)
  })

  test.each(['install', 'uninstall'])('the patch of %s --diff, whose prose fits all the same', (command) => {
    const { run } = person()
    if (command === 'uninstall') run(['install', '--yes'])
    const lines = run([command, '--dry-run', '--diff']).stdout.split('\n')
    const at = lines.findIndex((line) => line.startsWith('--- ') || line.startsWith('@@'))
    const patch = lines.slice(at).filter((line) => /^[+-] /.test(line))
    expect(patch.some((line) => line.length > 60 && line.includes('"command"'))).toBe(true)
    if (command === 'install') expect(lines).toContain(`Throughline ${VERSION}:`)
  })
})

describe('commands to copy stay on one line', () => {
  test.each(['rules', 'memory', 'past', 'schema', 'completion'])('the examples of %s --help', (command) => {
    const { run } = person()
    const examples = (text: string) => text.slice(text.indexOf('Examples:'))
    const { stdout } = run([command, '--help'])
    expect(examples(stdout)).toBe(examples(run([command, '--help'], { columns: '' }).stdout))
    expect(examples(stdout).split('\n').length).toBeGreaterThan(3)
  })

  test('what install says where there is no agent', () => {
    const { run } = person({ agents: false })
    for (const columns of ['60', '66', '72', '80', '88']) {
      expect(run(['install'], { columns }).stdout).toContain('/throughline install --host claude-code\n')
    }
  })
})

describe('install and what follows', () => {
  test('the line for the profile is in the text, whole, and names the program by its name', () => {
    const { run } = person()
    const { stdout } = run(['install', '--yes'], { columns: '80' })
    expect(stdout).toContain('Your shell does not find throughline yet. Put this line into ~/.bashrc:\n  export PATH=')
  })

  test.skipIf(!CAN_ASK)('the question has the line for the profile below its announcement', () => {
    const { stderr, stdout } = asked()
    expect(`${stdout}${stderr}`).toMatch(/Put this line into ~\/\.bashrc:\r?\n {2}export PATH="[^\n]+"/)
  })

  test.each(['status', 'timeline', 'show', 'report', 'why'])('%s sends nobody to install who did that', (command) => {
    const { run } = person()
    expect(run([command], { columns: '' }).stderr).toContain('throughline install')
    run(['install', '--yes'])
    const { stdout, stderr } = run([command], { columns: '' })
    expect(`${stdout}${stderr}`).toContain('start a session of your agent')
    expect(`${stdout}${stderr}`).not.toMatch(/throughline (?:install|demo)/)
  })
})

test('memory says how many memories are of which tier', () => {
  const { run } = person()
  for (const name of ['a', 'b']) run(['memory', 'create', `project://x/${name}`, '--content', `About ${name}.`])
  run(['memory', 'create', 'project://x/c', '--content', 'Above all.', '--tier', '0'])
  expect(run(['memory', 'stats'], { columns: '' }).stdout).toContain('Tiers       1 of tier 0, 2 of tier 5\n')
})

describe('uninstall', () => {
  test('says of a file that was not there before that it was removed, and of another that it is as before', () => {
    const { home, run } = person()
    writeFileSync(join(home, '.claude/settings.json'), '{ "model": "opus" }\n')
    run(['install', '--yes'])
    expect(existsSync(join(home, '.claude.json'))).toBe(true)
    expect(run(['uninstall', '--dry-run'], { columns: '' }).stdout).toContain(
      `${home}/.claude.json: removed, as it was not there before`,
    )
    const { stdout } = run(['uninstall', '--yes'], { columns: '' })
    expect(stdout).toContain(`${home}/.claude.json was removed: it was not there before`)
    expect(stdout).toContain(`${home}/.claude/settings.json is as it was before, byte for byte`)
    expect(existsSync(join(home, '.claude.json'))).toBe(false)
    expect(readFileSync(join(home, '.claude/settings.json'), 'utf8')).toBe('{ "model": "opus" }\n')
  })

  test.each(['', 'notes.txt'])('--purge says that it deleted only what was there (theirs: %p)', (theirs) => {
    const { home, run } = person()
    run(['install', '--yes'])
    if (theirs) writeFileSync(join(home, '.throughline', theirs), 'mine')
    const purge = ['uninstall', '--yes', '--purge']
    expect(run(purge, { columns: '' }).stdout).toContain('deleted ')
    const again = run(purge, { columns: '' }).stdout
    expect(again).not.toContain('deleted ')
    expect(again).toContain(`there was nothing of ours in ${home}/.throughline to delete`)
  })
})

/** `install` with somebody at a terminal who says no. */
function asked() {
  const { home } = person()
  const env = { HOME: home, PATH: '/usr/bin:/bin', SHELL: '/bin/bash', COLUMNS: '80' }
  const { stdout, stderr } = Bun.spawnSync(['script', '-qec', `${binary()} install`, '/dev/null'], {
    cwd: home,
    env,
    stdin: Buffer.from('n\n'),
  })
  return { stdout: stdout.toString(), stderr: stderr.toString() }
}
