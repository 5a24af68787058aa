import type { Environment } from '../../base/environment.ts'
import { isRecord } from '../../base/is-record.ts'
import {
  type AllSettings,
  isGuarded,
  OTHER_VARIABLES,
  PROJECT_MAY_SET,
  SETTING_KEYS,
  SETTINGS,
  type Setting,
  type SettingKey,
  variableOf,
} from '../../base/settings-table.ts'
import { SWITCH_WORDS } from './switch-words.ts'

/** What the settings for a hook need from outside. */
export interface SettingsGround {
  /** Asked about a file that is not the person's, by its number, only when it wants more than a project may. */
  isTrusted(index: number, text: string): Promise<boolean> | boolean
  /** The person's settings as they were when they could last be read; asked when they cannot, or one about rules is not understood. */
  lastGood?(): Promise<unknown>
}

/**
 * The settings for a hook: texts of the settings files, weakest first, then the environment. The first file is the person's; an empty text
 * is one that is there and cannot be read. What is wrong is passed over, but a mistake there does not switch the person's rules off.
 */
export async function quickSettings(
  texts: readonly (string | undefined)[],
  env: Environment,
  ground: SettingsGround,
): Promise<AllSettings> {
  const layers: unknown[] = []
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index]
    if (text === undefined || (text === '' && index > 0)) continue
    const layer = text === '' ? undefined : await parse(text)
    if (index === 0 && ground.lastGood && !isUnderstood(layer)) layers.push(await ground.lastGood())
    layers.push(index === 0 || (await ground.isTrusted(index, text)) ? layer : tightened(layer))
  }
  // Mostly nothing is set anywhere, and a hook has no time to make up the names of variables that are not there.
  let inEnv = false
  for (const name in env) if (name.startsWith('THROUGHLINE_') && !OTHER_VARIABLES.includes(name)) inEnv = true
  return nest((key) => {
    const setting: Setting = SETTINGS[key]
    const fromEnv = inEnv ? fromText(setting, env[variableOf(key)]) : undefined
    if (fitting(setting, fromEnv) && mayBeInEnvironment(key, fromEnv)) return fromEnv
    if (layers.length === 0) return setting.default
    const fromFile = layers.map((layer) => at(layer, key)).findLast((value) => fitting(setting, value))
    return fromFile ?? setting.default
  })
}

/** `enabled` is read apart: a variable makes hooks quiet, and does not end the rules. */
export function mayBeInEnvironment(key: SettingKey, value: unknown): boolean {
  // A log that leads elsewhere would write into any file.
  return value === true || !(isGuarded(key) || key === 'enabled' || key === 'log.file')
}

/** Whether everything about rules in a file of the person's is what it should be. */
export function isUnderstood(layer: unknown): boolean {
  if (!isRecord(layer)) return false
  const { rules, enabled } = layer
  if (enabled !== undefined && typeof enabled !== 'boolean') return false
  if (rules === undefined) return true
  if (!isRecord(rules)) return false
  for (const name in rules) {
    const setting: Setting | undefined = SETTINGS[`rules.${name}` as SettingKey]
    if (setting && !fitting(setting, rules[name])) return false
  }
  return true
}

/** Only what a project may set. */
function tightened(layer: unknown): unknown {
  const rules: Record<string, unknown> = {}
  for (const key in PROJECT_MAY_SET) {
    const value = at(layer, key)
    if (value === PROJECT_MAY_SET[key as SettingKey]) rules[key.slice(key.indexOf('.') + 1)] = value
  }
  return { rules }
}

/** Builds the nested object from the value of each key. */
export function nest(read: (key: SettingKey) => unknown): AllSettings {
  const settings: Record<string, unknown> = {}
  const groups: Record<string, Record<string, unknown>> = {}
  for (const key of SETTING_KEYS) {
    const dot = key.indexOf('.')
    if (dot < 0) {
      settings[key] = read(key)
      continue
    }
    const name = key.slice(0, dot)
    const group = groups[name] ?? {}
    groups[name] = group
    settings[name] = group
    group[key.slice(dot + 1)] = read(key)
  }
  return settings as AllSettings
}

export function fitting(setting: Setting, value: unknown): boolean {
  if (setting.kind === 'flag') return typeof value === 'boolean'
  if (setting.kind === 'choice') return typeof value === 'string' && setting.of.includes(value)
  if (setting.kind === 'file') return typeof value === 'string' && isFileName(value)
  return Number.isInteger(value) && Number(value) >= setting.from && Number(value) <= setting.to
}

/** A value written as text, in a variable or on the command line; empty counts as not given, what cannot be read stays text. */
export function fromText(setting: Setting, text: string | undefined): unknown {
  const word = text?.trim()
  if (!word) return undefined
  if (setting.kind === 'flag') return SWITCH_WORDS[word.toLowerCase()] ?? word
  if (setting.kind === 'choice') return setting.of.find((known) => known.toLowerCase() === word.toLowerCase()) ?? word
  return setting.kind === 'count' && /^\d+$/.test(word) ? Number(word) : word
}

/** Something on one line, and no folder. */
function isFileName(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a path must not have
  return text.length > 0 && text.length <= 1000 && !/[\u0000-\u001f]|[\\/]$/.test(text)
}

function at(layer: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce((value, part) => (isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined), layer)
}

async function parse(text: string): Promise<unknown> {
  try {
    return JSON.parse(text)
  } catch {
    // Comments, or a mistake: the slow reader knows. Most files have neither, and it costs a hook time to load.
    const { parseJsonc } = await import('./jsonc.ts')
    const parsed = parseJsonc(text)
    return parsed.ok ? parsed.value : undefined
  }
}
