import type { Environment } from '../../base/environment.ts'
import type { Host } from '../../hosts/host.ts'
import { readTexts } from '../../platform/files/reading.ts'
import { type Paths, settingsFiles } from '../../platform/paths.ts'
import { hookSettings } from '../../platform/settings/for-hook.ts'
import type { QuickSettings } from '../../platform/settings/settings-table.ts'
import type { Event } from '../../protocol/event.ts'
import { personsFile } from './persons-file.ts'

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
  readonly settings: QuickSettings
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
