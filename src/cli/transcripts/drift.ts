import type { Drift } from '../../continuity/transcript/line-reader.ts'
import { t } from '../../messages/people/speak.ts'

/** Kinds of entries that nobody here knows, by host. */
export type DriftByHost = Record<string, Record<string, number>>

export function addDrift(all: DriftByHost, host: string, drift: Drift): void {
  for (const [kind, count] of Object.entries(drift)) {
    all[host] ??= {}
    all[host][kind] = (all[host][kind] ?? 0) + count
  }
}

/** A line, where there is something to tell. */
export function driftLines(all: DriftByHost): string[] {
  const told = Object.entries(all).map(([host, kinds]) => `${host} (${Object.keys(kinds).slice(0, FEW).join(', ')})`)
  return told.length === 0
    ? []
    : [t`Entries of a kind that this version does not know were passed over: ${told.join(', ')}.`]
}

const FEW = 3
