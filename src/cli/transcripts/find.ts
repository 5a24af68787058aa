import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { safeId } from '../../base/ids.ts'
import { messageOf } from '../../base/message-of.ts'
import { belowHome } from '../../base/paths/paths.ts'
import { HOST_IDS, HOSTS, type HostId, isHostId } from '../../hosts/index.ts'
import { INSTALLERS } from '../../hosts/installers.ts'
import { t } from '../../messages/people/speak.ts'
import type { Call } from '../command.ts'
import { foldersOf } from '../install/wiring.ts'
import { pad, textWidth } from '../terminal/text-width.ts'
import { isDatabase } from './database.ts'
import { isSubagents, sessionIdOf } from './host-of.ts'
import { sessionsAt } from './open.ts'

/** What one agent has written down on this machine. */
export interface OwnTranscripts {
  readonly host: HostId
  readonly title: string
  readonly paths: readonly string[]
  /** The folder or database they are in. */
  readonly where: string
  /** What could not be read, and why. */
  readonly problem?: string
}

/** The transcripts of every agent, where it keeps them. */
export async function ownTranscripts(call: Call): Promise<OwnTranscripts[]> {
  const found: OwnTranscripts[] = []
  for (const host of HOST_IDS) {
    const own = await transcriptsOf(call, host)
    if (own && (own.paths.length > 0 || own.problem !== undefined)) found.push(own)
  }
  return found
}

/** Where the transcript of a session is whose hooks do not say so; undefined when there is none. */
export async function transcriptOfSession(call: Call, host: string, session: string): Promise<string | undefined> {
  const own = isHostId(host) ? await transcriptsOf(call, host) : undefined
  return own?.paths.find((path) => safeId(sessionIdOf(path)) === session)
}

async function transcriptsOf(call: Call, host: HostId): Promise<OwnTranscripts | undefined> {
  const place = (await INSTALLERS[host]()).transcripts?.(foldersOf(call))
  if (!place || !existsSync(place.below)) return undefined
  const { title } = await HOSTS[host]()
  const names = readdirSync(place.below, { recursive: place.in !== 'database', encoding: 'utf8' })
  const all = names.filter((name) => place.name.test(name)).map((name) => join(place.below, name))
  const own = all.filter((path) => isPlainFile(path) && !isSubagents(path)).sort()
  if (place.in !== 'database') return { host, title, paths: own, where: place.below }
  return inDatabases(own, { host, title, where: own[0] ?? place.below })
}

function inDatabases(databases: readonly string[], about: Omit<OwnTranscripts, 'paths'>): OwnTranscripts {
  try {
    return { ...about, paths: databases.flatMap((path) => sessionsAt(path).map((one) => one.path)) }
  } catch (failure) {
    return { ...about, paths: [], problem: messageOf(failure) }
  }
}

/** Every transcript in the given files and below the given folders, main threads only. */
export function transcriptsIn(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!existsSync(path) || !statSync(path).isDirectory()) return isDatabase(path) ? sessionsIn(path) : [path]
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => TRANSCRIPT.test(name))
      .map((name) => join(path, name))
      .filter((file) => isPlainFile(file) && !isSubagents(file))
      .sort()
      .flatMap((file) => (isDatabase(file) ? sessionsIn(file) : [file]))
  })
}

function sessionsIn(path: string): string[] {
  try {
    return sessionsAt(path).map((one) => one.path)
  } catch {
    return []
  }
}

/** A link may lead anywhere, and a device has no end. */
function isPlainFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

const TRANSCRIPT = /\.jsonl$|\.messages\.json$|\.db$/

/** A line a host: how many sessions, and where. */
export function foundText(found: readonly OwnTranscripts[], home: string): string {
  const widest = Math.max(...found.map(({ title }) => title.length))
  const counts = found.map(({ paths }) => (paths.length === 1 ? t`1 transcript` : t`${paths.length} transcripts`))
  const most = Math.max(...counts.map(textWidth))
  return found
    .map(({ title, where, problem }, at) => {
      const place = belowHome(where, home)
      const told = problem === undefined ? place : t`${place} could not be read: ${problem}`
      return `  ${title.padEnd(widest)}  ${pad(counts[at] ?? '', most)}  ${told}`
    })
    .join('\n')
}

export function countsOf(found: readonly OwnTranscripts[]): Record<string, number> {
  return Object.fromEntries(found.map(({ host, paths }) => [host, paths.length]))
}

export function foundOf(found: readonly OwnTranscripts[]) {
  return found.map(({ host, paths, where, problem }) => ({
    host,
    sessions: paths.length,
    where,
    problem: problem ?? null,
  }))
}

export function noTranscripts(): string {
  return t`no agent has left a transcript on this machine`
}
