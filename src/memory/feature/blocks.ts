import type { RecoveryBlock } from '../../protocol/ports.ts'
import { coreMemories, memoryLine } from '../recall/core.ts'
import { knownPlace } from '../store/known-place.ts'
import type { MemoryContext } from './context.ts'

/** Core memories, for what is said after a compaction: the last to be asked, and the first to be dropped. */
export async function memoryBlocks(
  context: MemoryContext,
  { project }: { readonly project: string },
): Promise<RecoveryBlock[]> {
  const { enabled, coreTier } = context.settings.memory
  const place = enabled ? knownPlace(context.sql, project) : undefined
  if (!place) return []
  const core = coreMemories(context.sql, place.project, coreTier, [])
  if (core.length === 0) return []
  const { judgeNow } = await import('./truth-now.ts')
  const lines = (await judgeNow(context, place).judged(core))
    .filter(({ truth }) => truth !== 'gone')
    .map((memory) => memoryLine(context.sql, place.project, memory, 200))
  return lines.length === 0 ? [] : [{ lines: lines.slice(0, 6), pinned: false }]
}
