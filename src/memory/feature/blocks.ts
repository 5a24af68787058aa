import type { RecoveryBlock } from '../../protocol/ports.ts'
import type { Sql } from '../../storage/sql.ts'
import { coreMemories, memoryLine } from '../core.ts'
import { knownPlace } from '../places.ts'

/** Core memories, for what is said after a compaction: the last to be asked, and the first to be dropped. */
export function memoryBlocks(sql: Sql, place: { readonly project: string }, settings: BlockSettings): RecoveryBlock[] {
  if (!settings.enabled) return []
  const known = knownPlace(sql, place.project)
  if (!known) return []
  const lines = coreMemories(sql, known.project, settings.coreTier, []).map((memory) => memoryLine(sql, memory, 200))
  return lines.length === 0 ? [] : [{ lines: lines.slice(0, 6), pinned: false }]
}

interface BlockSettings {
  readonly enabled: boolean
  readonly coreTier: number
}
