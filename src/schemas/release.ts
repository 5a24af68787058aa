import { EVENT_NAMES } from '../protocol/event.ts'
import { eventSchema } from './event-schema.ts'
import { compareSurfaces, type Difference, type Surface, surfaceOf } from './surface.ts'

/** What the last release promised. */
export interface Release {
  readonly version: string
  readonly surface: Surface
}

export function currentSurface(): Surface {
  return Object.assign({}, ...EVENT_NAMES.map((name) => surfaceOf(eventSchema(name))))
}

/** The changes since a release that its version number does not allow. */
export function brokenPromises(release: Release, version: string): Difference[] {
  if (breakingNumber(release.version) !== breakingNumber(version)) return []
  return compareSurfaces(release.surface, currentSurface()).filter(({ breaking }) => breaking)
}

/** The part of a version that must change with a breaking change: the first, or before 1.0 the second. */
function breakingNumber(version: string): string {
  const [major = '0', minor = '0'] = version.split('.')
  return major === '0' ? `0.${minor}` : major
}
