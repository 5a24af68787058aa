import { DEFAULTS } from './defaults.ts'
import type { QuickSettings, SettingsGround } from './settings-table.ts'
import { SWITCH_WORDS } from './switch-words.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The settings for a hook. Mostly nothing is set anywhere, and then the table of what could be is not loaded. */
export function hookSettings(
  texts: readonly (string | undefined)[],
  env: Environment,
  ground: SettingsGround,
): QuickSettings | Promise<QuickSettings> {
  return isSet(texts, env)
    ? import('./settings-table.ts').then(({ quickSettings }) => quickSettings(texts, env, ground))
    : DEFAULTS
}

function isSet(texts: readonly (string | undefined)[], env: Environment): boolean {
  for (const text of texts) if (text !== undefined) return true
  for (const name in env) if (name.startsWith('THROUGHLINE_') && name !== 'THROUGHLINE_HOME') return true
  return false
}

/** Whether an environment asks that nothing be recorded or told. */
export function isQuiet({ THROUGHLINE_DISABLE, THROUGHLINE_ENABLED }: Environment): boolean {
  if (THROUGHLINE_DISABLE === '1') return true
  return THROUGHLINE_ENABLED !== undefined && SWITCH_WORDS[THROUGHLINE_ENABLED.trim().toLowerCase()] === false
}
