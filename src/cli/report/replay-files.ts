import { createReplay, type Replayed } from '../../continuity/measure/replay.ts'
import type { Drift } from '../../continuity/transcript/line-reader.ts'
import { CATALOGUE_HOST, HOSTS, type HostId, isHostId } from '../../hosts/index.ts'
import { hostOf } from '../transcripts/host-of.ts'
import { transcriptFiles } from '../transcripts/open.ts'

export interface ReplayedFile {
  file: string
  host: HostId
  compactions: Replayed[]
  drift: Drift
}

const CHUNK = 4 * 1024 * 1024

/** One transcript, read in pieces; nothing is written anywhere. */
export async function replayFile(file: string): Promise<ReplayedFile> {
  const id = hostOf(file) ?? ''
  const host = isHostId(id) ? id : CATALOGUE_HOST
  const replay = createReplay(await HOSTS[host]())
  const files = transcriptFiles(file)
  const size = files.size(file) ?? 0
  for (let at = 0; at < size; at += CHUNK) replay.push(files.read(file, at, Math.min(size, at + CHUNK)))
  return { file, host, compactions: replay.end(), drift: replay.drift() }
}
