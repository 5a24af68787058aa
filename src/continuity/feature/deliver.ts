import { append } from '../../journal/timeline.ts'
import type { Event } from '../../protocol/event.ts'
import type { Step } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import { audit } from '../audit.ts'
import { delta } from '../delta.ts'
import { LABELS } from '../labels.ts'
import type { Entry } from '../transcript/entry.ts'
import type { KeptTail } from '../transcript/kept-tail.ts'
import { type ContinuityContext, threadOf } from './context.ts'
import { inherit } from './inherit.ts'
import { loadLedger } from './ledgers.ts'
import { readKeptTail } from './read-kept-tail.ts'
import { readTranscript, transcriptOf } from './read-transcript.ts'
import { recheck } from './recheck.ts'
import { restoredFacts } from './restored.ts'
import { type Compaction, claimDelta, waitingCompaction } from './store.ts'

/**
 * The first event after a compaction that reaches the model: the second half of the audit, now that the boundary stands in
 * the transcript, and the delta. Of several processes that come here at once, one delivers.
 */
export async function deliver(event: Event, context: ContinuityContext): Promise<Step<Sql>> {
  const thread = threadOf(event)
  const files = await context.files()
  inherit(files, context, event)
  const compaction = waitingCompaction(context.sql, thread)
  if (!compaction) return undefined
  const path = event.transcriptPath && transcriptOf(event.transcriptPath, thread)
  const read =
    path && files.exists(path) ? readTranscript(files, path, thread, loadLedger(context.sql, thread)) : undefined
  const { boundary, tail, summary } = read ? readKeptTail(files, thread, read) : NO_TAIL
  const known = compaction.summary ?? summary
  // Without PostCompact the summary is learned from the transcript; until it stands there, a later event tries again.
  if (known === undefined) return undefined

  const result = audit(compaction.snapshot, { summary: known, tail: [...tail, ...toldByHost(compaction)] })
  const project = event.projectDir ?? event.cwd
  const hasTime = () => context.time() < context.deadline - RESERVE_MS
  const a = { text: compaction.recovery, lineKeys: compaction.recoveryLines, factIds: compaction.recoveryFacts }
  const found = delta({
    ledger: compaction.snapshot,
    audit: result,
    a,
    budget: context.settings.continuity.deltaChars,
    marks: recheck(files, context.sql, project, compaction.snapshot, hasTime),
    labels: LABELS[context.language],
  })
  const b = { ...found, text: found.text.toWellFormed() }
  return (sql) => {
    // An answer that comes too late is not passed on: then it must not count as delivered either.
    if (context.time() > context.deadline) return undefined
    const claimed = claimDelta(sql, compaction.id, {
      at: context.now,
      by: event.name,
      audit: result,
      delta: b,
      restored: restoredFacts(compaction.snapshot, result.lost, [a, b]).length,
      tokensBefore: boundary?.preTokens ?? null,
      tokensAfter: boundary?.postTokens ?? null,
    })
    if (!claimed || b.text === '') return undefined
    const data = { characters: b.text.length, facts: b.factIds.length, by: event.name }
    append(sql, { ...thread, at: context.now, type: 'session:delta', data })
    return { context: b.text }
  }
}

const RESERVE_MS = 150
const NO_TAIL: KeptTail = { boundary: undefined, tail: [], summary: undefined }

/** After /compact what PreCompact printed stands in the next request, word for word like a kept message. */
function toldByHost({ trigger, steer }: Compaction): Entry[] {
  return trigger === 'manual' && steer ? [{ type: 'said', text: steer, offset: 0 }] : []
}
