import type { EventOf } from '../../protocol/event.ts'
import type { Step } from '../../protocol/handler.ts'
import type { Files } from '../../protocol/ports.ts'
import type { Sql } from '../../storage/sql.ts'
import { LABELS } from '../labels.ts'
import { STEER_WORDS, steer } from '../steer.ts'
import { lastAssistantText } from '../transcript/last-assistant.ts'
import { composeRecovery } from './compose-recovery.ts'
import { type ContinuityContext, type Thread, threadOf } from './context.ts'
import { inherit } from './inherit.ts'
import { saveLedger } from './ledgers.ts'
import { present } from './present.ts'
import { type TranscriptRead, transcriptOf } from './read-transcript.ts'
import { goneFiles, hashFiles } from './recheck.ts'
import { rememberFiles, startCompaction } from './store.ts'

/** All that goes to the summariser stays below what a host passes on whole. */
const STEER_TOTAL = 9500

/** PreCompact: brings the ledger up to now, keeps it as it stands, and tells the summariser what must survive. */
export async function beforeCompaction(event: EventOf<'PreCompact'>, context: ContinuityContext): Promise<Step<Sql>> {
  const thread = threadOf(event)
  const files = await context.files()
  const project = event.projectDir ?? event.cwd
  inherit(files, context, event)
  const { read, ledger } = present(files, context.sql, thread, event.transcriptPath)
  const snapshot = context.redact.deep(ledger)
  const blocks = context.blocks({ ...thread, cwd: event.cwd, project })
  const text = steer({
    ledger: snapshot,
    lastAssistant: context.redact.text(lastWords(files, read, thread, event)),
    blocks: blocks.map(({ lines }) => lines),
    budget: context.settings.continuity.steerChars,
    total: STEER_TOTAL,
    labels: LABELS[context.language],
    words: STEER_WORDS[context.language],
  }).toWellFormed()
  const hashes = hashFiles(files, snapshot, () => context.time() < context.deadline - RESERVE_MS)
  const marks = goneFiles(files, context.sql, project, snapshot, hashes)
  const recovery = composeRecovery(context, { snapshot, blocks, marks, trigger: event.trigger, steer: text })
  const saved = read && { ...read, ledger: read.ledger === ledger ? snapshot : context.redact.deep(read.ledger) }
  return (sql, moment) => {
    if (saved) saveLedger(sql, thread, saved, context.now)
    rememberFiles(sql, project, hashes, context.now)
    startCompaction(sql, thread, {
      epoch: moment.epoch,
      trigger: event.trigger,
      at: context.now,
      snapshot,
      steer: text,
      blocks: JSON.stringify(blocks),
      recovery,
    })
    return text ? { instructions: text } : undefined
  }
}

/** What must be left of the deadline for writing everything down. */
const RESERVE_MS = 700

function lastWords(
  files: Files,
  read: TranscriptRead | undefined,
  thread: Thread,
  event: EventOf<'PreCompact'>,
): string {
  if (!read || !event.transcriptPath) return ''
  const path = transcriptOf(event.transcriptPath, thread)
  const source = { size: files.size(path) ?? 0, read: (from: number, to: number) => files.read(path, from, to) }
  return lastAssistantText(source, thread.agent ? { agentId: thread.agent } : {})
}
