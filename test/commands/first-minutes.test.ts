import { describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMANDS } from '../../src/cli/commands/index.ts'
import { binary } from '../lib/binary.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()

/** A person's home with an agent in it, and the program as they type it there. */
function person({ path = '', columns = '' } = {}) {
  const home = folder()
  mkdirSync(join(home, '.claude'))
  const run = (...words: string[]) => {
    const env = {
      HOME: home,
      PATH: path.replaceAll('~', home),
      ...(columns && { COLUMNS: columns }),
      SHELL: '/bin/zsh',
    }
    const { stdout, stderr, exitCode } = Bun.spawnSync([binary(), ...words], { cwd: home, env, stdin: 'ignore' })
    return { stdout: stdout.toString(), stderr: stderr.toString(), exitCode }
  }
  return { home, run }
}

describe('the program on the PATH', () => {
  test('a folder of the PATH below the home gets a link, and uninstall takes it away', () => {
    const { home, run } = person({ path: '/usr/bin:~/.local/bin' })
    mkdirSync(join(home, '.local/bin'), { recursive: true })
    const link = join(home, '.local/bin/throughline')
    expect(run('install', '--dry-run').stdout).toContain(`${link} would be a link`)
    expect(existsSync(link)).toBe(false)
    expect(run('install', '--yes').stdout).toContain(`${link} is a link`)
    expect(readlinkSync(link)).toBe(join(home, '.throughline/bin/throughline'))
    expect(run('install', '--yes').exitCode).toBe(0)
    expect(run('uninstall', '--yes').stdout).toContain(`${link} is gone`)
    expect(existsSync(link)).toBe(false)
  })

  test('where no folder is the person’s own, the line for their shell is offered', () => {
    const { run } = person({ path: '/usr/bin' })
    const { stdout } = run('install', '--yes')
    expect(stdout).toContain('~/.zshrc')
    expect(stdout).toContain('export PATH="$HOME/.throughline/bin:$PATH"')
  })

  test('another program of that name is left alone', () => {
    const { home, run } = person({ path: '~/bin' })
    mkdirSync(join(home, 'bin'))
    writeFileSync(join(home, 'bin/throughline'), 'theirs')
    expect(run('install', '--yes').stdout).toContain('another program of that name')
    run('uninstall', '--yes')
    expect(readFileSync(join(home, 'bin/throughline'), 'utf8')).toBe('theirs')
  })

  test('a link of theirs to somewhere else stays', () => {
    const { home, run } = person({ path: '~/bin' })
    mkdirSync(join(home, 'bin'))
    symlinkSync('/usr/bin/true', join(home, 'bin/throughline'))
    run('install', '--yes')
    run('uninstall', '--yes')
    expect(readlinkSync(join(home, 'bin/throughline'))).toBe('/usr/bin/true')
  })
})

describe('settings set and unset', () => {
  test('a value is checked, written beside comments, and taken out again', () => {
    const { home, run } = person()
    mkdirSync(join(home, '.throughline'))
    const file = join(home, '.throughline/settings.json')
    writeFileSync(file, '{\n  // mine\n  "language": "en"\n}\n')
    expect(run('settings', 'set', 'continuity.steerChars', '900').stdout).toContain(
      `continuity.steerChars is 900 in ${file}`,
    )
    expect(readFileSync(file, 'utf8')).toContain('// mine')
    expect(JSON.parse(run('settings', '--json').stdout).settings).toContainEqual(
      expect.objectContaining({ key: 'continuity.steerChars', value: 900 }),
    )
    expect(run('settings', 'unset', 'continuity.steerChars').stdout).toContain('Here it is 2500 (default)')
    expect(readFileSync(file, 'utf8')).not.toContain('steerChars')
  })

  test.each([
    [['set', 'languge', 'en'], 'did you mean language?'],
    [['set', 'language', 'klingon'], 'one of auto, en, zh-TW, zh-CN'],
    [['set', 'continuity.steerChars', 'many'], 'a whole number from 0 to 10000'],
    [['set', 'language'], 'set language to what?'],
    [['change', 'language'], 'set KEY VALUE, or unset KEY'],
  ])('settings %p says what to write instead', (words, said) => {
    const { stderr, exitCode } = person().run('settings', ...words)
    expect(exitCode).toBe(2)
    expect(stderr).toContain(said)
  })
})

describe('completion', () => {
  test.each(['bash', 'zsh', 'fish', 'powershell'])('%s knows every command and its options', (shell) => {
    const { stdout, exitCode } = person().run('completion', shell)
    expect(exitCode).toBe(0)
    for (const name of Object.keys(COMMANDS)) expect(stdout).toContain(name)
    expect(stdout).toMatch(/dry-run/)
  })

  test('bash takes the script and completes a command and an option of it', () => {
    const { home, run } = person()
    writeFileSync(join(home, 'completion'), run('completion', 'bash').stdout)
    const script = [
      `. ${join(home, 'completion')}`,
      'COMP_WORDS=(throughline tim); COMP_CWORD=1; _throughline; echo "${COMPREPLY[*]}"',
      'COMP_WORDS=(throughline install --dr); COMP_CWORD=2; _throughline; echo "${COMPREPLY[*]}"',
    ].join('\n')
    expect(Bun.spawnSync(['bash', '-c', script]).stdout.toString()).toBe('timeline\n--dry-run\n')
  })
})

describe('the width of the terminal', () => {
  test('help, settings and the list of commands fit 80 columns; a pipe without COLUMNS is not cut', () => {
    const { run } = person({ columns: '80' })
    for (const words of [['--help'], ['install', '--help'], ['settings'], ['settings', '--about']]) {
      for (const line of run(...words).stdout.split('\n')) expect(Bun.stringWidth(line)).toBeLessThanOrEqual(80)
    }
    expect(
      person()
        .run('settings')
        .stdout.split('\n')
        .some((line) => line.length > 80),
    ).toBe(true)
  })
})

describe('what install says it writes', () => {
  test('files are counted with those of the trust, and a backup is promised only of files that exist', () => {
    const { home, run } = person()
    const all = run('install', '--host', 'codex', '--trust', '--yes').stdout
    const [, count] = /files: (\d+)/.exec(all) ?? []
    const [, written = ''] = /^Written: (.*)$/m.exec(all) ?? []
    expect(Number(count)).toBe(written.split(', ').length)
    expect(all).toContain(`files: ${count}, new`)
    expect(all).not.toContain('backup')
    writeFileSync(join(home, '.claude/settings.json'), '{}\n')
    const mixed = run('install', '--host', 'claude-code', '--dry-run').stdout
    expect(mixed).toContain('with a backup of those that are there already (1)')
  })

  test('a trial says would, also where only a link would be made', () => {
    const { home, run } = person({ path: '/usr/bin:~/.local/bin' })
    expect(run('install', '--yes').exitCode).toBe(0)
    mkdirSync(join(home, '.local/bin'), { recursive: true })
    const linked = run('install', '--dry-run').stdout
    expect(linked).toContain('would be a link')
    expect(linked).not.toContain('nothing would be written')
    expect(linked).toContain('hooks    19 in')
    writeFileSync(join(home, '.local/bin/throughline'), 'theirs')
    const other = run('install', '--dry-run').stdout
    expect(other).toContain('it would be left alone')
    expect(other).toContain('nothing would be written')
  })
})

test('logs says where nothing has gone wrong, and -V the version', () => {
  const { run } = person()
  expect(run('logs').stdout).toContain('Nothing has gone wrong')
  expect(run('-V').stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

describe('update', () => {
  test('a program is taken only with its checksum, the one before is kept, and rollback brings it back', () => {
    const { home, run } = person()
    expect(run('install', '--yes').exitCode).toBe(0)
    const installed = join(home, '.throughline/bin/throughline')
    const next = join(home, 'next')
    writeFileSync(next, '#!/bin/sh\necho 9.9.9\n')
    expect(run('update', 'next').stderr).toContain('there is no checksum for next')
    expect(run('update', 'next', '--sha256', '00').stderr).toContain('is not what its checksum says')
    const sum = new Bun.CryptoHasher('sha256').update(readFileSync(next)).digest('hex')
    writeFileSync(join(home, 'SHA256SUMS'), `${sum}  next\n`)
    expect(run('update', 'next', '--dry-run').stdout).toContain('Nothing was written')
    expect(run('update', 'next').stdout).toMatch(/Version 9\.9\.9 takes the place of \d/)
    expect(readFileSync(installed, 'utf8')).toContain('9.9.9')
    expect(run('update', '--rollback').stdout).toContain('takes the place of 9.9.9')
    expect(readFileSync(installed).equals(readFileSync(binary()))).toBe(true)
  })

  test('a program that does not run here is not put in anybody’s place', () => {
    const { home, run } = person()
    run('install', '--yes')
    writeFileSync(join(home, 'broken'), 'not a program')
    const sum = new Bun.CryptoHasher('sha256').update('not a program').digest('hex')
    expect(run('update', 'broken', '--sha256', sum).stderr).toContain('does not run here')
    expect(readFileSync(join(home, '.throughline/bin/throughline')).equals(readFileSync(binary()))).toBe(true)
  })
})

describe('throughline alone', () => {
  test('shows what to do next: install, then what there is to see', () => {
    const { home, run } = person()
    expect(run().stdout).toContain('Claude Code: found, not wired')
    expect(run().stdout).toContain('throughline install')
    run('install', '--yes')
    expect(run().stdout).toContain('Claude Code: wired')
    expect(JSON.parse(run('--json').stdout)).toMatchObject({ sessions: 0, hosts: [{ id: 'claude-code', wired: true }] })
    mkdirSync(join(home, '.throughline'), { recursive: true })
    writeFileSync(join(home, '.throughline/settings.json'), '{"language": "zh-TW"}')
    expect(run().stdout).toContain('接下來可以')
  })
})
