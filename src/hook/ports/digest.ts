import { present } from '../../continuity/feature/present.ts'
import { readTranscript } from '../../continuity/feature/read-transcript.ts'
import { digestOf } from '../../continuity/measure/digest.ts'
import { files } from '../../platform/files/file-port.ts'
import { REDACTOR } from '../../platform/redact.ts'
import type { Event } from '../../protocol/event.ts'
import type { SessionDigest } from '../../protocol/ports.ts'
import type { HookContext } from '../context.ts'

/** What the session of an event came to so far. */
export async function digestNow(event: Event, context: HookContext): Promise<SessionDigest> {
  const { ledger } = present(await context.files(), context, event)
  return digestOf({ ...ledger, cwd: ledger.cwd || (event.projectDir ?? event.cwd) }, event.sessionId, context.now)
}

/** The same out of a transcript alone; undefined when there is nothing in it. */
export function digestOfFile(path: string, session: string, host: string): SessionDigest | undefined {
  const read = readTranscript(files, { path, host, redact: REDACTOR }, { session, agent: '' }, undefined)
  if (!read || read.ledger.step === 0) return undefined
  const last = read.entries.findLast(({ at }) => at !== undefined)?.at
  return digestOf(read.ledger, session, last ? Date.parse(last) : 0)
}
