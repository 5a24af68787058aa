import type { Environment } from '../../base/environment.ts'
import { isRecord } from '../../base/is-record.ts'
import {
  type AllSettings,
  OTHER_VARIABLES,
  PROJECT_MAY_SET,
  RESERVED_KEYS,
  SETTING_KEYS,
  SETTINGS,
  type Setting,
  type SettingKey,
  variableOf,
} from '../../base/settings-table.ts'
import { didYouMean } from '../../base/text/did-you-mean.ts'
import { parseJsonc } from './jsonc.ts'
import { fitting, fromText, mayBeInEnvironment, nest } from './quick-settings.ts'

export interface SettingsSources {
  /** Weakest first. */
  files: readonly SettingsFile[]
  env: Environment
  /** By setting, e.g. { language: 'en' } for --language en. */
  flags?: Readonly<Partial<Record<SettingKey, string>>>
}

interface SettingsFile {
  file: string
  text: string | undefined
  /** It came with a project, and the person has not agreed to it. */
  untrusted?: boolean
}

export interface LoadedSettings {
  settings: AllSettings
  /** Every setting with its value and where that comes from, in the order of the table. */
  list: readonly SettingRow[]
  diagnostics: readonly SettingDiagnostic[]
}

export interface SettingRow {
  key: SettingKey
  value: unknown
  origin: SettingOrigin
  default: unknown
  variable: string
  about: string
}

export type SettingOrigin =
  | { from: 'default' }
  | { from: 'file'; file: string; line: number; column: number }
  | { from: 'environment'; variable: string }
  | { from: 'flag'; flag: string }

/** Something a person should change. The value alone is passed over; all else in the file counts. */
export interface SettingDiagnostic {
  /** The file, or the variable or flag. */
  file: string
  line?: number
  column?: number
  /** The setting, as far as it can be told; empty when it is the file as a whole. */
  key: string
  message: string
  hint: string
}

/** All settings with their origins, and everything that is wrong with where they come from. */
export function loadSettings({ files, env, flags = {} }: SettingsSources): LoadedSettings {
  const diagnostics: SettingDiagnostic[] = []
  const found = new Map<SettingKey, { value: unknown; origin: SettingOrigin }>()
  const given = [...files.flatMap(fromFile), ...fromEnvironment(env), ...fromFlags(flags)]
  for (const one of given) {
    const { key, value, origin } = one
    const problem = problemOf(one)
    if (problem) diagnostics.push({ ...placed(origin), key, ...problem })
    else if (isSettingKey(key)) found.set(key, { value, origin })
  }
  const effective = (key: SettingKey) => found.get(key)?.value ?? SETTINGS[key].default
  const list = SETTING_KEYS.map((key) => ({
    key,
    value: effective(key),
    origin: found.get(key)?.origin ?? { from: 'default' as const },
    default: SETTINGS[key].default,
    variable: variableOf(key),
    about: SETTINGS[key].about,
  }))
  return { settings: nest(effective), list, diagnostics }
}

/** Where a value or a mistake stands, in one word: file:line:column, a variable, a flag. */
export function placeOfOrigin(origin: SettingOrigin): string {
  if (origin.from === 'file') return `${origin.file}:${origin.line}:${origin.column}`
  if (origin.from === 'environment') return origin.variable
  return origin.from === 'flag' ? origin.flag : 'default'
}

function placed(origin: SettingOrigin): Pick<SettingDiagnostic, 'file' | 'line' | 'column'> {
  if (origin.from !== 'file') return { file: placeOfOrigin(origin) }
  return { file: origin.file, line: origin.line, column: origin.column }
}

/** What a value may be, for people. */
export function expected(setting: Setting): string {
  if (setting.kind === 'flag') return 'true or false'
  if (setting.kind === 'choice') return `one of ${setting.of.join(', ')}`
  if (setting.kind === 'file') return 'the path of a file'
  return `a whole number from ${setting.from} to ${setting.to}`
}

interface Given {
  key: string
  value: unknown
  origin: SettingOrigin
  /** Why the whole file cannot be used. */
  unreadable?: string
  /** Whether a project wants it that may not. */
  untrusted?: boolean
}

function fromFile({ file, text, untrusted = false }: SettingsFile): Given[] {
  if (text === undefined || text.trim() === '') return []
  const parsed = parseJsonc(text)
  if (!parsed.ok) {
    const { problem, line, column } = parsed
    return [unusable({ from: 'file', file, line, column }, `The file is not valid JSON: ${problem}.`)]
  }
  const at = (path: string[], value: unknown): Given => ({
    key: path.join('.'),
    value,
    origin: { from: 'file', file, ...parsed.locate(path) },
    untrusted: untrusted && !mayProjectSet(path.join('.'), value),
  })
  if (!isRecord(parsed.value)) return [unusable(at([], null).origin, 'The file is not a JSON object.')]
  return Object.entries(parsed.value)
    .filter(([name]) => !RESERVED_KEYS.includes(name))
    .flatMap(([name, value]) => {
      if (!GROUPS.has(name) || !isRecord(value)) return [at([name], value)]
      return Object.entries(value).map(([leaf, inner]) => at([name, leaf], inner))
    })
}

function unusable(origin: SettingOrigin, unreadable: string): Given {
  return { key: '', value: undefined, origin, unreadable }
}

function fromEnvironment(env: SettingsSources['env']): Given[] {
  const known = new Map(SETTING_KEYS.map((key) => [variableOf(key), key]))
  return Object.keys(env)
    .filter((variable) => variable.startsWith('THROUGHLINE_') && !OTHER_VARIABLES.includes(variable))
    .flatMap((variable) => {
      const key = known.get(variable)
      const value = key ? fromText(SETTINGS[key], env[variable]) : env[variable]
      return value === undefined
        ? []
        : [{ key: key ?? variable, value, origin: { from: 'environment' as const, variable } }]
    })
}

function fromFlags(flags: NonNullable<SettingsSources['flags']>): Given[] {
  return SETTING_KEYS.flatMap((key) => {
    const value = fromText(SETTINGS[key], flags[key])
    return value === undefined ? [] : [{ key, value, origin: { from: 'flag' as const, flag: `--${key}` } }]
  })
}

type Problem = Pick<SettingDiagnostic, 'message' | 'hint'>

function problemOf({ key, value, origin, unreadable, untrusted }: Given): Problem | undefined {
  if (unreadable)
    return {
      message: unreadable,
      hint: 'Correct it; until then nothing in it counts, and what held before still holds.',
    }
  if (GROUPS.has(key))
    return { message: `${key} must be an object, not ${show(value)}.`, hint: `Write ${sample(key)}.` }
  if (!isSettingKey(key)) return { message: `There is no setting ${key}.`, hint: nearest(key) }
  const setting: Setting = SETTINGS[key]
  if (untrusted)
    return {
      message: `${key} is set by the project and does not count: a project may only switch more on.`,
      hint: 'throughline trust shows what the project wants and lets it count.',
    }
  if (origin.from === 'environment' && fitting(setting, value) && !mayBeInEnvironment(key, value))
    return byVariable(key)
  if (fitting(setting, value)) return undefined
  return { message: `${key} must be ${expected(setting)}, not ${show(value)}.`, hint: remedy(setting, value) }
}

/** Whoever sets the environment of an agent need not be the person. */
function byVariable(key: SettingKey): Problem {
  const hint = `throughline settings set ${key} false switches it off for you.`
  return key === 'enabled'
    ? { message: 'This variable makes hooks quiet: nothing is recorded or told, and rules still refuse.', hint }
    : { message: `${key} is switched off by a variable, and that does not count: a project may have set it.`, hint }
}

function remedy(setting: Setting, value: unknown): string {
  const unquoted = typeof value === 'string' ? fromText(setting, value) : undefined
  if (fitting(setting, unquoted)) return `Write ${JSON.stringify(unquoted)}.`
  const meant = setting.kind === 'choice' && typeof value === 'string' ? didYouMean(value, setting.of) : undefined
  if (meant) return `Did you mean ${JSON.stringify(meant)}?`
  return setting.default === undefined
    ? 'Leave it out for the default.'
    : `Leave it out for the default, ${JSON.stringify(setting.default)}.`
}

function nearest(key: string): string {
  const known = key.startsWith('THROUGHLINE_')
    ? [...SETTING_KEYS.map(variableOf), ...OTHER_VARIABLES]
    : [...SETTING_KEYS, ...GROUPS]
  const meant = didYouMean(key, known) ?? SETTING_KEYS.find((candidate) => candidate.endsWith(`.${key}`))
  if (!meant) return 'See "throughline settings" for all there are.'
  return GROUPS.has(meant) || !meant.includes('.') || key.includes('.')
    ? `Did you mean ${meant}?`
    : `Did you mean ${sample(meant)}?`
}

/** How a key with a dot stands in a file. */
function sample(key: string): string {
  const [group, leaf] = key.split('.')
  return `"${group}": { ${leaf ? `"${leaf}": …` : '…'} }`
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

const GROUPS: ReadonlySet<string> = new Set(
  SETTING_KEYS.flatMap((key) => (key.includes('.') ? [key.slice(0, key.indexOf('.'))] : [])),
)

function mayProjectSet(key: string, value: unknown): boolean {
  return isSettingKey(key) && key in PROJECT_MAY_SET && PROJECT_MAY_SET[key] === value
}

function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key)
}
