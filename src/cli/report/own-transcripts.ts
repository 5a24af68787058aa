import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { HOST_IDS, HOSTS, type HostId } from '../../hosts/index.ts'
import { INSTALLERS } from '../../hosts/installers.ts'
import { t } from '../../messages/people/speak.ts'
import type { Call } from '../command.ts'
import { foldersOf } from '../install/wiring.ts'
import { isSubagents } from './replay-files.ts'

/** What one agent has written down on this machine. */
export interface OwnTranscripts {
  readonly host: HostId
  readonly title: string
  readonly paths: readonly string[]
}

/** The transcripts of every agent that keeps a file a session, where it keeps them. */
export async function ownTranscripts(call: Call): Promise<OwnTranscripts[]> {
  const found: OwnTranscripts[] = []
  for (const host of HOST_IDS) {
    const place = (await INSTALLERS[host]()).transcripts?.(foldersOf(call))
    if (!place || !existsSync(place.below)) continue
    const names = readdirSync(place.below, { recursive: true, encoding: 'utf8' })
    const own = names.filter((name) => place.name.test(name) && !isSubagents(name)).sort()
    const { title } = await HOSTS[host]()
    if (own.length > 0) found.push({ host, title, paths: own.map((name) => join(place.below, name)) })
  }
  return found
}

/** `Claude Code 12, pi 3` */
export function countsText(found: readonly OwnTranscripts[]): string {
  return found.map(({ title, paths }) => `${title} ${paths.length}`).join(', ')
}

export function countsOf(found: readonly OwnTranscripts[]): Record<string, number> {
  return Object.fromEntries(found.map(({ host, paths }) => [host, paths.length]))
}

export function noTranscripts(): string {
  return t`no agent has left a transcript on this machine`
}
