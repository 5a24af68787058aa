import { describe, expect, test } from 'bun:test'
import { isRegistered, registerTarget } from './register.ts'

const ROOT = '/home/dev/.kimi-code/plugins/managed/throughline'
const target = registerTarget('/home/dev/.kimi-code/plugins/installed.json', 'throughline', ROOT)
const COMMAND = { binary: '/home/dev/.throughline/bin/throughline' }
const OTHER = '{"id":"mine","root":"/home/dev/mine","source":"local-path","enabled":true,"installedAt":"2026-01-01"}'

const LISTS: Readonly<Record<string, string>> = {
  'the list as the client writes it': `{\n  "version": 1,\n  "plugins": [\n    ${OTHER}\n  ]\n}`,
  'on one line': `{"version":1,"plugins":[${OTHER}]}\n`,
  'an empty list': '{ "version": 1, "plugins": [] }',
  'an empty list that is spread out': '{\r\n\t"version": 1,\r\n\t"plugins": [\r\n\t]\r\n}\r\n',
}

function after(text: string | undefined): string {
  const change = target.install(text, COMMAND)
  if (!change.ok) throw new Error(change.problem)
  return change.after ?? ''
}

describe("Kimi Code's list of plugins", () => {
  test.each(Object.entries(LISTS))('%s: ours is put in, twice is once, and every byte comes back', (_, before) => {
    const installed = after(before)
    const { plugins } = JSON.parse(installed)
    expect(plugins.at(-1)).toMatchObject({ id: 'throughline', root: ROOT, enabled: true })
    expect(plugins).toHaveLength(JSON.parse(before).plugins.length + 1)
    expect(after(installed)).toBe(installed)
    expect(target.uninstall(installed)).toEqual({ ok: true, after: before })
  })

  test('where there is none it is made, and goes again', () => {
    const made = after(undefined)
    expect(JSON.parse(made)).toMatchObject({ version: 1, plugins: [{ id: 'throughline' }] })
    expect(target.uninstall(made)).toEqual({ ok: true, after: undefined })
  })

  test('a plugin that was switched off in the client is on again after install', () => {
    const off = after(undefined).replace('"enabled": true', '"enabled": false')
    expect([after(undefined), off, '', '{}'].map((text) => isRegistered(text, 'throughline'))).toEqual([
      ...[true, false, false, false],
    ])
    expect(JSON.parse(after(off)).plugins).toEqual([expect.objectContaining({ id: 'throughline', enabled: true })])
  })

  test.each([
    ['{ "version": 1, "plugins": [ }', 1],
    ['{\n  "version": 1\n}', 1],
    ['{\n  "plugins": {}\n}', 2],
    ['{ // mine\n "plugins": [] }', 1],
  ])('%s is refused, with its place, because the client would load no plugin at all', (text, line) => {
    expect(target.install(text, COMMAND)).toMatchObject({ ok: false, line })
    expect(target.uninstall(text)).toEqual({ ok: true, after: text })
  })
})
