import type { Environment } from '../../base/environment.ts'
import type { AllSettings } from '../../base/settings-table.ts'
import type { Host } from '../../hosts/host.ts'
import { modifiedAt, readTexts } from '../../platform/files/reading.ts'
import { type Paths, settingsFiles } from '../../platform/paths.ts'
import { DEFAULTS } from '../../platform/settings/defaults.ts'
import type { SettingsGround } from '../../platform/settings/quick-settings.ts'
import { SWITCH_WORDS } from '../../platform/settings/switch-words.ts'
import type { Event } from '../../protocol/event.ts'

interface Ground {
  readonly paths: Paths
  readonly environment: Environment
}

/** The settings files of where the process was started; being read while the host writes. */
export interface SettingsFiles {
  readonly places: readonly string[]
  readonly texts: Promise<(string | undefined)[]>
}

export function settingsOfHook({ paths, environment }: Ground): SettingsFiles {
  return filesAt(settingsFiles(paths, environment.CLAUDE_PROJECT_DIR ?? environment.PWD))
}

export interface SettingsFound {
  readonly settings: AllSettings
  /** Once the rules have spoken. */
  settle(): Promise<void>
}

export async function settingsFor(
  host: Host,
  event: Event,
  here: SettingsFiles,
  ground: Ground,
): Promise<SettingsFound> {
  const { paths, environment } = ground
  const { places, texts } = host.startsElsewhere ? filesAt(settingsFiles(paths, event.cwd)) : here
  const person = personsFile(await texts, ground)
  const settings = await hookSettings(person.texts, environment, {
    lastGood: person.lastGood,
    isTrusted: async (n, text) => {
      const { isTrustedText } = await import('../../platform/files/trusted-file.ts')
      return isTrustedText(paths.trust, places[n] ?? '', text)
    },
  })
  return { settings, settle: person.settle }
}

function filesAt(places: readonly string[]): SettingsFiles {
  return { places, texts: readTexts(places) }
}

/** The person's own settings file among those of a hook, where it may be broken. */
interface PersonsFile {
  /** As they were read; an empty text for a file of the person's that is there and cannot be read. */
  readonly texts: readonly (string | undefined)[]
  lastGood(): Promise<unknown>
  /** Once the rules have spoken: what could be read is kept, and of what could not the person is told. */
  settle(): Promise<void>
}

function personsFile(
  [own, ...others]: readonly (string | undefined)[],
  { paths, environment }: { readonly paths: Paths; readonly environment: Environment },
): PersonsFile {
  const changed = modifiedAt(paths.settings)
  let broken = false
  return {
    texts: [own ?? (changed === undefined ? undefined : ''), ...others],
    async lastGood() {
      broken = true
      return (await import('../../platform/settings/last-good.ts')).lastGood(paths)
    },
    async settle() {
      if (broken) return (await import('../out/word-to-person.ts')).noteSettings(paths, environment)
      if (own === undefined || changed === undefined || changed < (modifiedAt(paths.lastSettings) ?? 0)) return
      const { keepAsGood } = await import('../../platform/settings/last-good.ts')
      keepAsGood(paths, own)
    },
  }
}

/** The settings for a hook. Mostly nothing is set anywhere, and then the table of what could be is not loaded. */
export function hookSettings(
  texts: readonly (string | undefined)[],
  env: Environment,
  ground: SettingsGround,
): AllSettings | Promise<AllSettings> {
  return isSet(texts, env)
    ? import('../../platform/settings/quick-settings.ts').then(({ quickSettings }) => quickSettings(texts, env, ground))
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
