import { createReplay, type Replayed, type ReplayedHost } from '../../continuity/measure/replay.ts'
import type { Drift } from '../../continuity/transcript/line-reader.ts'
import { HOSTS, isHostId } from '../../hosts/index.ts'
import { hostOf } from '../transcripts/host-of.ts'
import { transcriptFiles } from '../transcripts/open.ts'

export interface ReplayedFile {
  file: string
  host: string
  compactions: Replayed[]
  drift: Drift
}

const CHUNK = 4 * 1024 * 1024

/** One transcript, read in pieces; nothing is written anywhere. */
export async function replayFile(file: string): Promise<ReplayedFile> {
  const id = hostOf(file) ?? 'claude-code'
  const replay = createReplay(await replayedHost(id))
  const files = transcriptFiles(file)
  const size = files.size(file) ?? 0
  for (let at = 0; at < size; at += CHUNK) replay.push(files.read(file, at, Math.min(size, at + CHUNK)))
  return { file, host: id, compactions: replay.end(), drift: replay.drift() }
}

async function replayedHost(id: string): Promise<ReplayedHost> {
  return isHostId(id) ? HOSTS[id]() : { id, compaction: { toldBy: 'transcript', command: '' } }
}
