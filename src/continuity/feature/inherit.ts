import { threadOf } from '../../base/thread.ts'
import type { Event } from '../../protocol/event.ts'
import type { Files } from '../../protocol/ports.ts'
import { advance } from '../ledger/advance.ts'
import type { Ledger } from '../ledger/facts.ts'
import { readerOf } from '../transcript/readers.ts'
import type { ContinuityContext } from './context.ts'
import { asksForParent, copyEpoch, endQuestion, type Relative, relatives } from './on/fork.ts'
import { markOf } from './read-transcript.ts'
import { loadLedger, saveLedger } from './store.ts'

const HEAD = 1024 * 1024
/** Between the end of what PreCompact read and the boundary stand a few lines only. */
const AHEAD = 1024 * 1024

/**
 * A fork goes on with its parent's ledger, epoch and waiting delta. Its transcript is a copy from the last boundary on, with
 * the same ids: the parent is the session whose transcript has that boundary right behind what PreCompact read. A fork of a
 * session that was never compacted has the whole conversation in its own transcript and needs nothing.
 */
export function inherit(files: Files, context: ContinuityContext, event: Event): void {
  const thread = threadOf(event)
  const path = event.transcriptPath
  if (!path || !asksForParent(context.sql, thread)) return
  const first = readerOf(context.host)?.({ offset: 0 })
    .push(files.read(path, 0, HEAD))
    .find(({ type }) => type !== 'place' && type !== 'queued')
  // Not written yet: a later event looks again.
  if (!first) return
  const found = first.type === 'boundary' && first.uuid ? findParent(files, context, event, first.uuid) : undefined
  const ledger = found && context.redact.deep(found.ledger)
  context.write((sql) => {
    if (!endQuestion(sql, thread) || !found || !ledger) return
    saveLedger(sql, thread, { path, offset: 0, mark: markOf(files, path, 0), ledger }, context.now)
    copyEpoch(sql, thread, found.parent)
  })
}

interface Found {
  parent: Relative
  /** As it stood at the boundary. */
  ledger: Ledger
}

function findParent(files: Files, context: ContinuityContext, event: Event, boundary: string): Found | undefined {
  const thread = threadOf(event)
  for (const parent of relatives(context.sql, thread)) {
    const bytes = files.read(parent.path, parent.offset, parent.offset + AHEAD)
    const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(`"uuid":"${boundary}"`)
    const before = at === -1 ? undefined : loadLedger(context.sql, { ...thread, session: parent.session })
    if (!before) continue
    const rest = context.redact.everywhere(
      readerOf(context.host)?.({ offset: parent.offset }).push(bytes.subarray(0, at)) ?? [],
    )
    return { parent, ledger: advance(before.ledger, rest) }
  }
  return undefined
}
