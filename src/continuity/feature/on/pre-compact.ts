import { MOST_HASHED_BYTES } from '../../../base/most-hashed.ts'
import { threadOf } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Files, RecoveryBlock } from '../../../protocol/ports.ts'
import type { Sql } from '../../../storage/sql.ts'
import { advance, atItsEnd } from '../../ledger/advance.ts'
import type { Ledger } from '../../ledger/facts.ts'
import { LABELS } from '../../texts/labels.ts'
import { STEER_WORDS, steer } from '../../texts/steer.ts'
import { lastSaidOf } from '../../transcript/readers.ts'
import { composeRecovery } from '../compose-recovery.ts'
import type { ContinuityContext } from '../context.ts'
import { rememberFiles } from '../file-hashes.ts'
import { inherit } from '../inherit.ts'
import { type Present, present, transcriptFor } from '../present.ts'
import { hasUncounted } from '../read-compactions.ts'
import { goneFiles, hashFiles, headLogOf, worldOf } from '../repository.ts'
import { saveLedger, startCompaction, waitForSummary } from '../store.ts'

/** All that goes to the summariser stays below what a host passes on whole. */
const STEER_TOTAL = 9500

/** PreCompact: brings the ledger up to now, keeps it as it stands, and tells the summariser what must survive. */
export async function onPreCompact(event: EventOf<'PreCompact'>, context: ContinuityContext): Promise<Step<Sql>> {
  const thread = threadOf(event)
  const files = await context.files()
  const project = event.projectDir ?? event.cwd
  inherit(files, context, event)
  const now = present(files, context, event)
  const { read } = now
  const ledger = withCompactWords(
    event.trigger === 'manual' ? atItsEnd(now.ledger) : now.ledger,
    event.customInstructions,
  )
  const snapshot = context.redact.deep(ledger)
  const blocks = await context.blocks({ ...thread, cwd: event.cwd, project })
  const hasTime = () => context.time() < context.deadline - RESERVE_MS
  const world = worldOf(files, project, snapshot, hasTime)
  const text = steer({
    ledger: snapshot,
    world,
    trigger: event.trigger,
    lastAssistant: context.redact.text(lastWords(files, context, now, event)),
    blocks: forSummariser(blocks, event.trigger),
    budget: context.settings.continuity.steerChars,
    total: STEER_TOTAL,
    ...lookUpIn(context.environment?.PATH ?? '', files),
    labels: LABELS[context.language],
    words: STEER_WORDS[context.language],
  }).toWellFormed()
  const hashes = hashFiles(files, snapshot, hasTime)
  const log = headLogOf(files, project, snapshot)
  const logHash = log && files.hash(log, MOST_HASHED_BYTES)
  if (log && logHash) hashes.set(log, logHash)
  const marks = goneFiles(files, context.sql, project, snapshot, hashes)
  const recovery = composeRecovery(context, { snapshot, blocks, marks, world, trigger: event.trigger, steer: text })
  const saved = read && { ...read, ledger: read.ledger === ledger ? snapshot : context.redact.deep(read.ledger) }
  const rest = hasUncounted(context.sql, thread) ? await import('../uncounted.ts') : undefined
  return commit((sql, moment) => {
    if (saved) saveLedger(sql, thread, saved, context.now)
    rememberFiles(sql, project, hashes, context.now)
    rest?.countTheRest(sql, thread)
    const id = startCompaction(sql, thread, {
      epoch: moment.epoch,
      trigger: event.trigger,
      at: context.now,
      snapshot,
      steer: text,
      blocks: JSON.stringify(blocks),
      recovery,
    })
    if (context.compaction.toldBy === 'transcript') waitForSummary(sql, id, null)
    return text ? { instructions: text } : undefined
  })
}

/** What the person wrote behind `/compact` is theirs; nothing but the event tells it before the summary stands there. */
function withCompactWords(ledger: Ledger, words: string | null | undefined): Ledger {
  const text = words?.trim() ?? ''
  return text === '' ? ledger : advance(ledger, [{ type: 'prompt', voice: 'compact', text, offset: 0 }])
}

/** After /compact what is printed here stands in the next request, and pinned lines will be said there anyway. */
function forSummariser(blocks: readonly RecoveryBlock[], trigger: 'manual' | 'auto'): string[][] {
  return blocks
    .filter(({ at, pinned }) => at === undefined && !(pinned && trigger === 'manual'))
    .map(({ lines }) => lines.filter((line) => line !== ''))
}

/** A command is named only where the agent's shell finds it. */
function lookUpIn(path: string, files: Files): { lookUp?: string } {
  const found = path.split(/[:;]/).some((folder) => folder !== '' && files.exists(`${folder}/throughline`))
  return found ? { lookUp: 'throughline timeline' } : {}
}

/** What must be left of the deadline for writing everything down. */
const RESERVE_MS = 700

function lastWords(
  files: Files,
  context: ContinuityContext,
  { read, entries }: Present,
  event: EventOf<'PreCompact'>,
): string {
  const lastSaid = lastSaidOf(context.host)
  if (!lastSaid) return entries.findLast((entry) => entry.type === 'said')?.text ?? ''
  const path = transcriptFor(event, context)?.path
  if (!read || !path) return ''
  const source = { size: files.size(path) ?? 0, read: (from: number, to: number) => files.read(path, from, to) }
  return lastSaid(source, event.agentId ? { agentId: event.agentId } : {})
}
