import { expect, test } from 'bun:test'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeIn } from '../lib/home.ts'
import { patientHook, runCommand, toolPayload } from '../lib/hook-process.ts'
import { SECRET } from '../lib/secret.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const FIRST: Readonly<Record<string, readonly string[]>> = {
  'a memory': ['memory', 'create', 'project://a/b', '--content', 'The pool keeps twenty connections.'],
  install: ['install', '--host', 'claude-code', '--yes'],
  'a rule': ['rules', 'enable', 'safety'],
  hook: [],
}

test.each(Object.keys(FIRST))('folders are 0700 and files 0600 when %s comes first', async (first) => {
  const home = homeIn(folder())
  const words = FIRST[first] ?? []
  if (words.length > 0) await runCommand(home, ...words)
  await patientHook({ home, input: toolPayload() })
  await patientHook({ home, input: '{"broken' })
  const open = readdirSync(home.home, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.parentPath.endsWith('/bin') && (statSync(join(entry.parentPath, entry.name)).mode & 0o077) !== 0,
  )
  expect(open.map(({ name }) => name)).toEqual([])
  expect(statSync(home.home).mode & 0o777).toBe(0o700)
  expect(readdirSync(home.home).length).toBeGreaterThan(1)
})

test('settings of a host that install makes are made as the person makes files', async () => {
  const home = homeIn(folder())
  await runCommand(home, 'install', '--host', 'claude-code', '--yes')
  const usual = 0o666 & ~process.umask()
  expect(statSync(join(home.folder, '.claude/settings.json')).mode & 0o777).toBe(usual)
})

test('report --html is for its owner alone, also over an older page, and has a policy that forbids everything else', async () => {
  const home = homeIn(folder())
  await patientHook({ home, input: toolPayload() })
  const page = join(home.folder, 'report.html')
  writeFileSync(page, 'old', { mode: 0o644 })
  expect((await runCommand(home, 'report', '--all', '--html', page)).code).toBe(0)
  expect(statSync(page).mode & 0o777).toBe(0o600)
  expect(readFileSync(page, 'utf8')).toMatch(/http-equiv="Content-Security-Policy" content="default-src 'none';/)
})

test('copies of settings that hold a token are gone after uninstall', async () => {
  const home = homeIn(folder())
  const settings = join(home.folder, '.claude/settings.json')
  mkdirSync(join(home.folder, '.claude'))
  const text = JSON.stringify({ env: { GITHUB_TOKEN: SECRET } }, null, 2)
  writeFileSync(settings, text)
  await runCommand(home, 'install', '--host', 'claude-code', '--yes')
  expect(readdirSync(home.backups).some((name) => name.endsWith('.bak'))).toBe(true)
  expect((await runCommand(home, 'uninstall', '--yes')).code).toBe(0)
  expect(readFileSync(settings, 'utf8')).toBe(text)
  expect(readdirSync(home.backups).filter((name) => name.endsWith('.bak'))).toEqual([])
})
