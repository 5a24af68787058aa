import { expect, test } from 'bun:test'
import { hookCommandLine, ownProgram, withBinary } from './command-line.ts'

const PATHS = [
  '/home/dev/.throughline/bin/throughline',
  '/home/my dev/bin/throughline',
  '/home/"quoted"/throughline',
  "/home/it's/throughline",
  '/home/$HOME/$' + '{PATH}/throughline',
  '/home/`id`/$(id)/throughline',
  '/home/back\\slash/\\$x\\"/throughline',
  '/home/a;b&c|d>e*f?[g]/!h#i~/throughline',
  '/home/line\nbreak/throughline',
  '/home/資料夾/throughline',
]

for (const path of PATHS) {
  test(`/bin/sh reads the path ${JSON.stringify(path)} as one word, literally, and asks first whether it is there`, () => {
    const line = hookCommandLine(path, 'claude-code')
    const shown = 'exec() { printf "<%s>" "$@"; }; [() { printf "[%s]" "$3"; return 1; }'
    const run = Bun.spawnSync(['/bin/bash', '-c', `${shown}\n${line}`])
    expect(run.stdout.toString()).toBe(`[]][${path}]<${path}><hook><claude-code>`)
  })

  test(`our own line is known again with the path ${JSON.stringify(path)}`, () => {
    expect(ownProgram(hookCommandLine(path, 'claude-code'), 'claude-code')?.path).toBe(path)
  })
}

const LINES: readonly (readonly [line: string, ours: boolean])[] = [
  ['throughline hook claude-code', true],
  ['/opt/throughline/bin/throughline hook claude-code', true],
  ["'/opt/my apps/throughline' hook claude-code", true],
  ['/opt/my\\ apps/throughline  hook   claude-code', true],
  ['"C:\\Users\\dev\\.throughline\\bin\\throughline.exe" hook claude-code', true],
  ['C:\\Users\\dev\\throughline.exe hook claude-code', true],
  ['THROUGHLINE_HOME=/srv/t "/opt/throughline" hook claude-code 2>/dev/null', true],
  ['throughline hook --home /srv/t claude-code', true],
  ['[ ! -x /opt/throughline ] || exec /opt/throughline hook claude-code', true],
  ['[ -d "$PWD" ] || cd /; throughline hook claude-code', true],
  ['[ -d "$PWD" ] || cd /; other hook claude-code', false],
  ['throughline hook codex', false],
  ['throughline hook', false],
  ['throughline status', false],
  ['/opt/throughline/other hook claude-code', false],
  ['my-throughline hook claude-code', false],
  ['echo throughline hook claude-code', false],
  ['echo "throughline hook claude-code"', false],
  ['"unclosed hook claude-code', false],
  ['', false],
]

for (const [line, ours] of LINES) {
  test(`${JSON.stringify(line)} is ${ours ? 'ours' : 'not ours'}`, () => {
    expect(ownProgram(line, 'claude-code') !== undefined).toBe(ours)
  })
}

test('another binary replaces the program alone; what a person put around it stays', () => {
  const line = 'THROUGHLINE_HOME=/srv/t /old/throughline hook claude-code 2>/dev/null'
  expect(withBinary(line, 'claude-code', '/new place/throughline')).toBe(
    'THROUGHLINE_HOME=/srv/t "/new place/throughline" hook claude-code 2>/dev/null',
  )
})

test('the same binary leaves the line as it is', () => {
  const line = `${hookCommandLine('/opt/my apps/throughline', 'claude-code')} 2>/dev/null`
  expect(withBinary(line, 'claude-code', '/opt/my apps/throughline')).toBe(line)
})

test('a line of an earlier version learns to ask whether the program is there', () => {
  const line = "'/opt/my apps/throughline' hook claude-code 2>/dev/null"
  expect(withBinary(line, 'claude-code', '/opt/my apps/throughline')).toBe(
    '[ -d "$PWD" ] || cd /; [ ! -x "/opt/my apps/throughline" ] || exec "/opt/my apps/throughline" hook claude-code 2>/dev/null',
  )
})

test('a program that is gone is no error, and nothing is said', () => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([
    '/bin/sh',
    '-c',
    hookCommandLine('/not/there/throughline', 'codex'),
  ])
  expect({ exitCode, stdout: stdout.toString(), stderr: stderr.toString() }).toEqual({
    exitCode: 0,
    stdout: '',
    stderr: '',
  })
})

test('a Windows path is written with slashes, for Git Bash', () => {
  expect(hookCommandLine('C:\\Users\\My Name\\throughline.exe', 'claude-code')).toBe(
    '[ -d "$PWD" ] || cd /; [ ! -x "C:/Users/My Name/throughline.exe" ] || exec "C:/Users/My Name/throughline.exe" hook claude-code',
  )
})

test('the line of an earlier version becomes one that a missing folder does not stop', () => {
  const line = '[ ! -x "/a/throughline" ] || exec "/a/throughline" hook claude-code'
  expect(withBinary(line, 'claude-code', '/a/throughline')).toBe(hookCommandLine('/a/throughline', 'claude-code'))
})
