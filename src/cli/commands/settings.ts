import { type Diagnostic, placeOf, type SettingRow } from '../../platform/settings/settings.ts'
import type { Command } from '../command.ts'
import { loadSettings } from '../load-settings.ts'
import { table } from '../terminal/table.ts'

export const settings: Command = {
  options: { about: { about: 'Show what each setting does.' } },
  examples: ['throughline settings', 'THROUGHLINE_LANGUAGE=zh-TW throughline settings --json'],
  async run(call) {
    const { list, diagnostics } = await loadSettings(call)
    const rows = list.map((row) => cellsOf(row, call.flag('about')))
    const head = ['SETTING', 'VALUE', 'FROM', call.flag('about') ? 'WHAT IT DOES' : 'ENVIRONMENT']
    return {
      text: [table(head, rows), ...diagnostics.map(lineOf)].join('\n'),
      json: { settings: list.map(jsonOf), diagnostics },
      code: diagnostics.length > 0 ? 1 : 0,
    }
  },
}

function cellsOf({ key, value, origin, variable, about }: SettingRow, withAbout: boolean): string[] {
  return [key, value === undefined ? '–' : String(value), placeOf(origin), withAbout ? about : variable]
}

function jsonOf({ key, value, origin, variable, about, ...row }: SettingRow) {
  return { key, value: value ?? null, default: row.default ?? null, origin: placeOf(origin), variable, about }
}

function lineOf({ file, line, column, message, hint }: Diagnostic): string {
  return `\n${file}${line ? `:${line}:${column}` : ''}: ${message}\n  → ${hint}`
}
