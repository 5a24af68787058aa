import { describe, expect, test } from 'bun:test'
import { type Chance, holds } from '../../../test/lib/property.ts'
import { statusLineCommand } from '../command-line.ts'
import { installer } from './install.ts'
import { drawStatusLine, withoutStatusLine } from './status-line-setting.ts'

const [target] = installer.targets('user', { home: '/home/dev', project: '/app' })
const binary = '/home/dev/.throughline/bin/throughline'
const OWN = `{ "type": "command", "command": ${JSON.stringify(statusLineCommand(binary))} }`

function installed(before: string | undefined, statusLine: boolean): string {
  const change = target?.install(before, { binary, statusLine })
  if (!change?.ok || change.after === undefined) throw new Error(JSON.stringify(change))
  return change.after
}

function uninstalled(text: string): string | undefined {
  const change = target?.uninstall(text)
  if (!change?.ok) throw new Error(JSON.stringify(change))
  return change.after
}

describe('the status line in the settings of Claude Code', () => {
  const files: readonly (readonly [string, string])[] = [
    ['an empty object', '{}'],
    ['one line', '{"model":"opus"}'],
    ['several lines', '{\n  "model": "opus",\n  "hooks": {}\n}\n'],
    ['tabs and windows lines', '{\r\n\t"model": "opus",\r\n\t"permissions": { "allow": [] }\r\n}\r\n'],
    ['other hooks', '{\n  "hooks": {\n    "Stop": [{ "hooks": [{ "type": "command", "command": "mine" }] }]\n  }\n}\n'],
    ['a byte order mark', '\uFEFF{\n  "model": "opus"\n}\n'],
  ]
  test.each(files)('%s: it is drawn, and comes out again to the byte', (_, before) => {
    const text = installed(before, true)
    expect(text).toContain(`"statusLine": ${OWN}`)
    expect(uninstalled(text)).toBe(before)
  })

  test.each(files)('%s: first without, then with it; the same', (_, before) => {
    expect(uninstalled(installed(installed(before, false), true))).toBe(before)
  })

  test('a file that install made goes', () => expect(uninstalled(installed(undefined, true))).toBeUndefined())

  test('twice is once', () => {
    const once = installed('{}', true)
    expect(installed(once, true)).toBe(once)
    expect(installed(once, false)).toBe(once)
  })

  test("a moved program is followed, somebody else's line is not touched", () => {
    const moved = drawStatusLine(
      '{"statusLine":{"type":"command","command":"\\"/old/throughline\\" statusline","padding":0}}',
      binary,
      { add: false },
    )
    expect(JSON.parse(moved.text).statusLine).toEqual({
      type: 'command',
      command: statusLineCommand(binary),
      padding: 0,
    })
    const other = '{"statusLine":{"type":"command","command":"starship statusline"}}'
    expect(drawStatusLine(other, binary, { add: true })).toEqual({
      text: other,
      note: 'a status line is set already, so it was left as it is',
    })
    expect(withoutStatusLine(other)).toBe(other)
  })

  test.each(['{"statusLine":null}', '{"statusLine":"x"}', '{"statusLine":{}}', '[]', '', '{'])(
    '%p is left alone',
    (text) => {
      expect(drawStatusLine(text, binary, { add: true }).text).toBe(text)
      expect(withoutStatusLine(text)).toBe(text)
    },
  )

  test('whatever the settings: in and out again changes no byte', () => {
    holds({
      seed: 7,
      rounds: 300,
      make: (chance) => settings(chance),
      check: (before) => {
        expect(uninstalled(installed(before, true))).toBe(before)
        expect(withoutStatusLine(drawStatusLine(before, binary, { add: true }).text)).toBe(before)
      },
    })
  })
})

function settings(chance: Chance): string {
  const line = chance.pick(['\n', '\r\n', ''])
  const indent = line === '' ? '' : chance.pick(['  ', '\t', '    '])
  const members = chance.list(4, () =>
    chance.pick(['"model": "opus"', '"env": {}', '"permissions": { "allow": ["Bash"] }', '"x": [1, 2]']),
  )
  const unique = [...new Set(members)].map((member) => `${indent}${member}`)
  return unique.length === 0
    ? `{${chance.pick(['', ' ', '\n'])}}`
    : `{${line}${unique.join(`,${line || ' '}`)}${line}}${chance.pick(['', '\n'])}`
}
