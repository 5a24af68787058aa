import { safeId } from '../../base/ids.ts'
import { shortId } from '../../base/short-id.ts'
import { readerOf } from '../../continuity/transcript/readers.ts'
import { knownPlace } from '../../memory/store/known-place.ts'
import { realPath } from '../../platform/files/real-path.ts'
import type { Call } from '../command.ts'
import type { MemoryDesk } from '../memory/place.ts'
import { ownTranscripts } from '../transcripts/find.ts'
import { sessionIdOf } from '../transcripts/host-of.ts'
import { stateOf, transcriptFiles } from '../transcripts/open.ts'
import type { TranscriptAt } from './transcript-source.ts'

/**
 * Sessions of the project that no hook has told of, of whichever agent: from before the install, or of one that is not wired. Found where
 * each agent keeps them, the oldest first; of very many the newest are looked at.
 */
export async function unseenTranscripts(
  call: Call,
  desk: MemoryDesk,
  known: ReadonlySet<string>,
): Promise<TranscriptAt[]> {
  const found = (await ownTranscripts(call)).flatMap(({ host, paths }) => paths.map((path) => ({ host, path })))
  return found
    .filter(({ path }) => !known.has(safeId(sessionIdOf(path))))
    .map((one) => ({ ...one, modified: stateOf(one.path).modified }))
    .sort((a, b) => b.modified - a.modified)
    .slice(0, MOST_LOOKED_AT)
    .filter(({ host, path }) => isOfProject(desk, folderOf(host, path)))
    .slice(0, MOST)
    .map(({ host, path }): TranscriptAt => ({ path, host, name: shortId(sessionIdOf(path)), part: 'whole' }))
    .reverse()
}

/** The folder that a session says at its beginning it is in. */
function folderOf(host: string, path: string): string | undefined {
  const entries = readerOf(host)?.({ offset: 0 }).push(transcriptFiles(path).read(path, 0, HEAD)) ?? []
  for (const entry of entries) if (entry.type === 'place') return entry.cwd
  return undefined
}

function isOfProject({ sql, place }: MemoryDesk, folder: string | undefined): boolean {
  if (folder === undefined) return false
  const real = realPath(folder) ?? folder
  return real === place.root || real.startsWith(`${place.root}/`) || knownPlace(sql, folder)?.project === place.project
}

const MOST_LOOKED_AT = 300
const MOST = 30
const HEAD = 128 * 1024
