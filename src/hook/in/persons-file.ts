import type { Environment } from '../../base/environment.ts'
import { modifiedAt } from '../../platform/files/reading.ts'
import type { Paths } from '../../platform/paths.ts'

/** The person's own settings file among those of a hook, where it may be broken. */
export interface PersonsFile {
  /** As they were read; an empty text for a file of the person's that is there and cannot be read. */
  readonly texts: readonly (string | undefined)[]
  lastGood(): Promise<unknown>
  /** Once the rules have spoken: what could be read is kept, and of what could not the person is told. */
  settle(): Promise<void>
}

export function personsFile(
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
