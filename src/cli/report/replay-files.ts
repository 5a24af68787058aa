import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createReplay, type Replayed } from '../../continuity/measure/replay.ts'
import { CATALOGUE_HOST, HOSTS, isHostId } from '../../hosts/index.ts'
import { files } from '../../platform/files/file-port.ts'
import { hostOf } from '../past/transcript-source.ts'

export interface ReplayedFile {
  file: string
  compactions: Replayed[]
}

const CHUNK = 4 * 1024 * 1024

/** Every transcript below the given files and folders, main threads only: subagents have files of their own. */
export function transcriptsIn(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path]
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.jsonl') && !isSubagents(name))
      .map((name) => join(path, name))
      .sort()
  })
}

export function isSubagents(name: string): boolean {
  return /(^|[\\/])subagents[\\/]/.test(name)
}

/** One transcript, read in pieces; nothing is written anywhere. */
export async function replayFile(file: string): Promise<ReplayedFile> {
  const id = hostOf(file) ?? ''
  const replay = createReplay(await HOSTS[isHostId(id) ? id : CATALOGUE_HOST]())
  const size = files.size(file) ?? 0
  for (let at = 0; at < size; at += CHUNK) replay.push(files.read(file, at, Math.min(size, at + CHUNK)))
  return { file, compactions: replay.end() }
}
