import { withoutLongRuns } from '../../../base/names.ts'
import { type Thread, threadOf } from '../../../base/thread.ts'
import { append, nextEpoch } from '../../../journal/record-event.ts'
import type { Event } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Files, RecoveryBlock } from '../../../protocol/ports.ts'
import type { Sql } from '../../../storage/sql.ts'
import { inputStrings } from '../../ledger/call-text.ts'
import { fatesOf, toldText } from '../../measure/fates.ts'
import { delta } from '../../texts/delta.ts'
import { LABELS } from '../../texts/labels.ts'
import type { Recovery } from '../../texts/recover.ts'
import type { Boundary, Entry } from '../../transcript/entry.ts'
import { type KeptTail, keptTail } from '../../transcript/kept-tail.ts'
import { cleanReaderOf } from '../../transcript/readers.ts'
import { composeRecovery } from '../compose-recovery.ts'
import type { ContinuityContext } from '../context.ts'
import { inherit } from '../inherit.ts'
import { transcriptFor } from '../present.ts'
import { type Compaction, echoOf, isPending, waitingCompaction } from '../read-compactions.ts'
import { readTranscript, type Transcript, type TranscriptRead } from '../read-transcript.ts'
import { recheck, worldOf } from '../repository.ts'
import { beginEpoch, claimDelta, loadLedger, markDelivered, waitNoMore } from '../store.ts'

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
  const file = transcriptFor(event, context)
  const read = file && readTranscript(files, file, thread, loadLedger(context.sql, thread))
  const { boundary, tail, summary } = file && read ? readKeptTail(files, thread, file, read) : NO_TAIL
  const known = compaction.summary ?? summary
  // Without PostCompact the summary is learned from the transcript; until it stands there, a later event tries again.
  if (known === undefined) return notYet(compaction, context)

  const echo = echoOf(compaction, context.compaction)
  const project = event.projectDir ?? event.cwd
  const hasTime = () => context.time() < context.deadline - RESERVE_MS
  const marks = recheck(files, context.sql, project, compaction.snapshot, hasTime)
  const world = worldOf(files, project, compaction.snapshot, hasTime)
  const isNew = compaction.state === 'pending'
  const blocks = isNew ? [...(await context.blocks({ ...thread, cwd: event.cwd, project })), ...untimely(event)] : []
  const a = isNew
    ? composeRecovery(context, { ...compaction, blocks, marks, world, summary: known })
    : compaction.recovery
  const found = delta({
    ledger: compaction.snapshot,
    told: [toldText({ summary: known, tail }), ...echo.map(({ text }) => text)].join('\n'),
    a,
    next: nextOf(event),
    nextIs: event.name === 'UserPromptSubmit' ? 'prompt' : 'call',
    budget: context.settings.continuity.deltaChars,
    marks,
    world,
    labels: LABELS[context.language],
  })
  const b = { ...found, text: found.text.toWellFormed() }
  return commit((sql) => {
    // An answer that comes too late is not passed on: then it must not count as delivered either.
    if (context.time() > context.deadline) return undefined
    if (isNew && !beginHere(sql, thread, compaction.id, a)) return undefined
    const claimed = claimDelta(sql, compaction.id, {
      at: context.now,
      by: event.name,
      fates: fatesOf(compaction.snapshot, { summary: known, tail }, [a, b, ...echo]),
      delta: b,
      tokensBefore: boundary?.preTokens ?? null,
      tokensAfter: boundary?.postTokens ?? null,
    })
    const text = [isNew ? a.text : '', b.text].filter(Boolean).join('\n\n')
    if (!claimed || text === '') return undefined
    const data = { characters: text.length, facts: b.factIds.length, by: event.name }
    append(sql, { ...thread, at: context.now, type: 'session:delta', data })
    return { context: text }
  })
}

/** What was to be done when it compacted is done or given up by the time the person says the next thing, and that says what to do. */
function untimely({ name }: Event): readonly RecoveryBlock[] {
  return name === 'UserPromptSubmit' ? [{ at: 'closing', lines: [], pinned: false }] : []
}

/** What comes next, as far as the event tells: a prompt's words, or what a tool was given. */
export function nextOf(event: Event): string {
  if (event.name === 'UserPromptSubmit') return withoutLongRuns(event.prompt).slice(0, LONGEST_PROMPT)
  if (!('toolInput' in event)) return ''
  return withoutLongRuns(inputStrings(event.toolInput).join('\n').slice(0, 4000))
}

const LONGEST_PROMPT = 20_000

const RESERVE_MS = 150
const PATIENCE_MS = 10 * 60 * 1000

/** A compaction that was announced and does not come is not looked for at every event for ever. */
function notYet(compaction: Compaction, { now }: ContinuityContext): Step<Sql> {
  if (compaction.state !== 'pending' || now - compaction.at < PATIENCE_MS) return undefined
  return commit((sql) => {
    waitNoMore(sql, compaction.id)
    return undefined
  })
}

/** On a host that fires no SessionStart after a compaction, or fires it late, the epoch begins with the delivery. */
function beginHere(sql: Sql, thread: Thread, id: number, a: Recovery): boolean {
  // Of several processes that come here at once, one begins it.
  if (!isPending(sql, id)) return false
  beginEpoch(sql, thread, id, nextEpoch(sql, thread.session, thread.agent), a)
  markDelivered(sql, id)
  return true
}

const NO_TAIL: KeptTail = { boundary: undefined, tail: [], summary: undefined }

const FIRST_BACK = 128 * 1024
const MOST_BACK = 4 * 1024 * 1024

/**
 * What the newest boundary kept. Its messages stand before it, and PreCompact has mostly read them already, so they are
 * looked for backwards from there, as far as the first of them.
 */
function readKeptTail(files: Files, thread: Thread, file: Transcript, read: TranscriptRead): KeptTail {
  const kept = keptTail(read.entries)
  const at = read.entries.findLast((entry) => entry.type === 'boundary')?.offset
  const first = kept.boundary?.preservedSegment?.head ?? kept.boundary?.preservedUuids?.[0]
  const create = cleanReaderOf(file.host, file.redact)
  if (at === undefined || first === undefined || !create) return kept
  let entries: readonly Entry[] = read.entries
  for (let back = FIRST_BACK; back <= MOST_BACK && !entries.some(({ uuid }) => uuid === first); back *= 4) {
    const from = Math.max(0, at - back)
    const reader = create({ offset: from, ...(thread.agent && { agentId: thread.agent }) })
    entries = [...reader.push(files.read(read.path, from, at)), ...read.entries]
    if (from === 0) break
  }
  const found = keptTail(entries)
  return found.tail.length > 0 ? found : { ...found, tail: keptBehind(read.entries, found.boundary) }
}

/** A fork's transcript is made anew, and the kept messages stand in it where the model reads them: behind the summary. */
function keptBehind(entries: readonly Entry[], boundary: Boundary | undefined): Entry[] {
  const kept = new Set(boundary?.preservedUuids)
  return entries.filter(({ uuid }) => uuid !== undefined && kept.has(uuid))
}
