import { digestOf } from '../continuity/digest.ts'
import { threadOf } from '../continuity/feature/context.ts'
import { present } from '../continuity/feature/present.ts'
import { readTranscript } from '../continuity/feature/read-transcript.ts'
import { files } from '../platform/file-port.ts'
import type { Event } from '../protocol/event.ts'
import type { SessionDigest } from '../protocol/ports.ts'
import type { HookContext } from './context.ts'

/** What the session of an event came to so far. */
export async function digestNow(event: Event, context: HookContext): Promise<SessionDigest> {
  const { ledger } = present(await context.files(), context, threadOf(event), event.transcriptPath)
  return digestOf({ ...ledger, cwd: ledger.cwd || (event.projectDir ?? event.cwd) }, event.sessionId, context.now)
}

/** The same out of a transcript alone; undefined when there is nothing in it. */
export function digestOfFile(path: string, session: string): SessionDigest | undefined {
  if (!files.exists(path)) return undefined
  const { ledger, entries } = readTranscript(files, path, { session, agent: '' }, undefined)
  if (ledger.step === 0) return undefined
  const last = entries.findLast(({ at }) => at !== undefined)?.at
  return digestOf(ledger, session, last ? Date.parse(last) : 0)
}
