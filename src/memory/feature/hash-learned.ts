import type { SessionDigest } from '../../protocol/ports.ts'
import { fromRoot, type Place } from '../identity.ts'
import { MOST_BYTES } from '../truth.ts'
import type { MemoryContext } from './context.ts'

const MOST_FILES = 80
const RESERVE_MS = 400

/** The session's files as they are at its end, so that a later session can tell what is gone. */
export async function hashLearned(
  context: MemoryContext,
  place: Place,
  digest: SessionDigest,
): Promise<Map<string, string>> {
  const files = await context.files()
  const hashes = new Map<string, string>()
  for (const { path } of digest.files.slice(-MOST_FILES)) {
    if (context.time() > context.deadline - RESERVE_MS) break
    const absolute = path.startsWith('/') ? path : `${digest.cwd || place.root}/${path}`
    const hash = files.hash(absolute, MOST_BYTES)
    if (hash) hashes.set(fromRoot(absolute, place.root), hash)
  }
  return hashes
}
