import { belowHome } from '../../base/paths/paths.ts'
import { type SettingKey, variableOf } from '../../base/settings-table.ts'
import { retold, said, t } from '../../messages/people/speak.ts'
import { placeOfOrigin, type SettingDiagnostic, type SettingRow } from '../../platform/settings/settings.ts'
import { SAFETY_PACKS } from '../../rules/feature/place.ts'
import { type Command, usageError } from '../command.ts'
import { fitsBeside, type Row, settingsTable } from '../settings/layout.ts'
import { settingsHere } from '../settings/load-settings.ts'

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
      throw usageError(
        t`settings does not take ${JSON.stringify(verb)}`,
        t`throughline settings shows them all; to change one: set KEY VALUE, or unset KEY`,
      )
    const { list: written, diagnostics } = await settingsHere(call)
    const list = asTheyHold(written)
    const last = (row: SettingRow) => (call.flag('about') ? said(row.about) : row.variable)
    const rows = list.map((row): Row => [...cellsOf(row, call.userHome), last(row)])
    const head: Row = ['SETTING', 'VALUE', 'FROM', call.flag('about') ? 'WHAT IT DOES' : 'ENVIRONMENT']
    const shown =
      call.flag('about') || fitsBeside(head, rows) ? settingsTable(head, rows) : withoutVariables(head, rows)
    return {
      text: [shown, ...diagnostics.map(lineOf)].join('\n'),
      json: { settings: list.map(jsonOf), diagnostics },
      code: diagnostics.length > 0 ? 1 : 0,
    }
  },
}

/** `rules.safety` stands for six packs: what they say themselves would tell that they are off. */
function asTheyHold(list: readonly SettingRow[]): SettingRow[] {
  const safety = list.find(({ key }) => key === 'rules.safety')
  const isOne = (key: string) => SAFETY_PACKS.some((pack) => key === `rules.${pack}`)
  return list.map((row) =>
    safety?.value === true && isOne(row.key) && row.value === false
      ? { ...row, value: true, origin: safety.origin }
      : row,
  )
}

function cellsOf({ key, value, origin }: SettingRow, home: string) {
  return [key, value === undefined ? '–' : String(value), said(belowHome(placeOfOrigin(origin), home))] as const
}

/** A line a setting: how the name of a variable is made is said once. */
function withoutVariables(head: Row, rows: readonly Row[]): string {
  const bare = ([key, value, from]: Row): Row => [key, value, from, '']
  return [
    settingsTable(bare(head), rows.map(bare)),
    '',
    t`Variables of the environment are named after the keys, as ${variableOf(EXAMPLE)} after ${EXAMPLE}.`,
  ].join('\n')
}

const EXAMPLE: SettingKey = 'memory.budgetTokens'

function jsonOf({ key, value, origin, variable, about, ...row }: SettingRow) {
  return { key, value: value ?? null, default: row.default ?? null, origin: placeOfOrigin(origin), variable, about }
}

function lineOf({ file, line, column, message, hint }: SettingDiagnostic): string {
  return `\n${file}${line ? `:${line}:${column}` : ''}: ${retold(message)}\n  → ${retold(hint)}`
}
