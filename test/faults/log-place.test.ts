import { describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../lib/binary.ts'
import { type Guarded, guarded } from '../lib/guarded.ts'
import { tempFolders } from '../lib/temp.ts'

const temp = tempFolders()
/** A hook with something to complain about. */
const complain = (w: Guarded, env: Record<string, string> = {}) =>
  spawnSync(binary(), ['hook', 'claude-code'], { input: 'no JSON', env: { ...w.env, ...env }, cwd: w.project })
const usual = (w: Guarded) => join(w.home, '.throughline/log/throughline.log')
const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

describe('S1.33: where and how a log is kept', () => {
  test('as the settings say, and the commands look there', () => {
    const w = guarded(temp(), { settings: { log: { file: '~/logs/mine.log', format: 'json', level: 'warn' } } })
    complain(w)
    expect(JSON.parse(text(join(w.home, 'logs/mine.log')))).toMatchObject({ level: 'warn' })
    expect(existsSync(usual(w))).toBe(false)
    expect(w.command('logs').out).toContain('not JSON')
    expect(w.command('doctor').out).toContain('logs/mine.log')
  })
  test('the environment wins over the settings for level and format', () => {
    const w = guarded(temp(), { settings: { log: { level: 'off' } } })
    complain(w)
    expect(text(usual(w))).toBe('')
    complain(w, { THROUGHLINE_LOG_LEVEL: 'warn', THROUGHLINE_LOG_FORMAT: 'json' })
    expect(JSON.parse(text(usual(w)))).toMatchObject({ level: 'warn' })
  })
  test('neither a variable nor a project leads it elsewhere', () => {
    const w = guarded(temp(), { settings: {} })
    w.write('app/.throughline/settings.json', JSON.stringify({ log: { file: join(w.home, 'x'), level: 'off' } }))
    complain(w, { THROUGHLINE_LOG_FILE: join(w.home, 'x') })
    expect(text(usual(w))).toContain('not JSON')
    expect(existsSync(join(w.home, 'x'))).toBe(false)
  })
  test('a value that is none is named, and what was usual holds', () => {
    const w = guarded(temp(), { settings: { log: { file: 'folder/', level: 'loud' } } })
    complain(w)
    expect(text(usual(w))).toContain('not JSON')
    const { out } = w.command('settings')
    expect(out).toContain('log.file')
    expect(w.command('settings', 'set', 'log.level', 'loud').code).not.toBe(0)
    expect(w.command('settings', 'set', 'log.file', 'logs/t.log').code).toBe(0)
  })
})
