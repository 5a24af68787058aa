import { join } from 'node:path'
import { SETTING_KEYS, SETTINGS, type SettingKey } from '../../base/settings-table.ts'
import { didYouMean } from '../../base/text/did-you-mean.ts'
import { retold, said, t } from '../../messages/people/speak.ts'
import { fitting, fromText } from '../../platform/settings/quick-settings.ts'
import { expected, placeOfOrigin } from '../../platform/settings/settings.ts'
import { type Call, CommandError, type Result, usageError } from '../command.ts'
import { projectOf } from '../rules/load-rules.ts'
import { settingsHere } from './load-settings.ts'
import { writeSetting } from './write-setting.ts'

/** `settings set KEY VALUE`: checked before it is written, and what holds afterwards is said. */
export async function setSetting(call: Call, name: string | undefined, text: string | undefined): Promise<Result> {
  const key = keyNamed(name, 'set')
  if (text === undefined) throw usageError(t`set ${key} to what?`, t`it takes ${retold(expected(SETTINGS[key]))}`)
  const value = fromText(SETTINGS[key], text)
  if (!fitting(SETTINGS[key], value)) {
    throw usageError(
      t`${key} must be ${retold(expected(SETTINGS[key]))}, not ${JSON.stringify(text)}`,
      said(SETTINGS[key].about),
    )
  }
  return changed(call, key, value)
}

export async function unsetSetting(call: Call, name: string | undefined): Promise<Result> {
  return changed(call, keyNamed(name, 'unset'), undefined)
}

async function changed(call: Call, key: SettingKey, value: unknown): Promise<Result> {
  const file = call.flag('project') ? join(projectOf(call.cwd), '.throughline', 'settings.json') : call.paths.settings
  writeSetting(file, key, value)
  const row = (await settingsHere(call)).list.find((known) => known.key === key)
  const holds = row === undefined ? '' : `${String(row.value ?? '–')} (${said(placeOfOrigin(row.origin))})`
  const overruled = value !== undefined && row?.value !== value
  return {
    text: [
      value === undefined ? t`${key} is no longer set in ${file}.` : t`${key} is ${String(value)} in ${file}.`,
      ...(overruled ? [t`Here it is ${holds} all the same: that comes after it.`] : []),
      ...(value === undefined ? [t`Here it is ${holds}.`] : []),
    ].join('\n'),
    json: {
      key,
      file,
      value: value ?? null,
      effective: row?.value ?? null,
      origin: row ? placeOfOrigin(row.origin) : null,
    },
  }
}

function keyNamed(name: string | undefined, verb: string): SettingKey {
  if (name === undefined) throw usageError(t`${verb} which setting?`, t`throughline settings lists them`)
  const key = SETTING_KEYS.find((known) => known === name)
  if (key) return key
  const meant = didYouMean(name, SETTING_KEYS)
  throw new CommandError(
    t`there is no setting ${JSON.stringify(name)}`,
    meant ? t`did you mean ${meant}?` : t`throughline settings lists them`,
    2,
  )
}
