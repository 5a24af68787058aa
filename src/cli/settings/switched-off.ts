import type { SettingKey } from '../../base/settings-table.ts'
import type { SettingOrigin } from '../../platform/settings/settings.ts'
import { type SettingsCall, settingsHere } from './load-settings.ts'

export interface SwitchedOff {
  readonly key: SettingKey
  /** The file that says so; else the variable or flag. */
  readonly where: string
}

/** The first of these settings that is false here, and where that is written: a person forgets what they switched off. */
export async function switchedOff(
  call: SettingsCall,
  keys: readonly SettingKey[] = ['enabled'],
): Promise<SwitchedOff | undefined> {
  const { list } = await settingsHere(call)
  for (const wanted of keys) {
    const row = list.find(({ key }) => key === wanted)
    if (row?.value === false) return { key: wanted, where: whereOf(row.origin) }
  }
  return undefined
}

/** What ends the rules: everything is switched off, or they alone. */
export const ENDS_RULES: readonly SettingKey[] = ['enabled', 'rules.enabled']

function whereOf(origin: SettingOrigin): string {
  if (origin.from === 'file') return origin.file
  if (origin.from === 'environment') return origin.variable
  return origin.from === 'flag' ? origin.flag : 'default'
}
