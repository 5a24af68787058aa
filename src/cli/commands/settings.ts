import { retold, said, t } from '../../messages/people/speak.ts'
import { placeOfOrigin, type SettingDiagnostic, type SettingRow } from '../../platform/settings/settings.ts'
import { type Command, usageError } from '../command.ts'
import { settingsHere } from '../load-settings.ts'
import { settingsTable } from '../settings/layout.ts'

export const settings: Command = {
  takes: '[set KEY VALUE | unset KEY]',
  words: 3,
  verbs: [
    ['(nothing)', 'Every setting, its value and where it comes from.'],
    ['set KEY VALUE', 'Write one into your settings file; it is checked first.'],
    ['unset KEY', 'Take one out again.'],
  ],
  options: {
    about: { about: 'Show what each setting does.' },
    project: { of: ['set', 'unset'], about: "set, unset: in this project's settings file instead of yours." },
  },
  examples: [
    'throughline settings --about',
    'throughline settings set language zh-TW',
    'throughline settings unset language',
  ],
  prints: ['settings', 'settings-change'],
  async run(call) {
    const [verb, key, value] = call.words
    if (verb === 'set') return (await import('../settings/change.ts')).setSetting(call, key, value)
    if (verb === 'unset') return (await import('../settings/change.ts')).unsetSetting(call, key)
    if (verb !== undefined)
      throw usageError(t`settings does not take ${JSON.stringify(verb)}`, t`set KEY VALUE, or unset KEY`)
    const { list, diagnostics } = await settingsHere(call)
    const rows = list.map((row) => cellsOf(row, call.flag('about')))
    const head = ['SETTING', 'VALUE', 'FROM', call.flag('about') ? 'WHAT IT DOES' : 'ENVIRONMENT'] as const
    return {
      text: [settingsTable(head, rows), ...diagnostics.map(lineOf)].join('\n'),
      json: { settings: list.map(jsonOf), diagnostics },
      code: diagnostics.length > 0 ? 1 : 0,
    }
  },
}

function cellsOf({ key, value, origin, variable, about }: SettingRow, withAbout: boolean) {
  return [
    key,
    value === undefined ? '–' : String(value),
    said(placeOfOrigin(origin)),
    withAbout ? said(about) : variable,
  ] as const
}

function jsonOf({ key, value, origin, variable, about, ...row }: SettingRow) {
  return { key, value: value ?? null, default: row.default ?? null, origin: placeOfOrigin(origin), variable, about }
}

function lineOf({ file, line, column, message, hint }: SettingDiagnostic): string {
  return `\n${file}${line ? `:${line}:${column}` : ''}: ${retold(message)}\n  → ${retold(hint)}`
}
