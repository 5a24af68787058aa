import type { Environment } from '../../base/environment.ts'
import { count } from '../../journal/record-event.ts'
import { now } from '../../platform/clock.ts'
import { redact } from '../../platform/redact.ts'
import type { Opened } from './keep.ts'

interface Noting {
  readonly environment: Environment
  note(text: string): void
}

/** Counts something that is worth knowing and no event of a session. */
export async function tally(call: Noting, opening: Promise<Opened>, name: string): Promise<string> {
  const opened = await opening
  if (opened.ok) count(opened.sql, redact(name), now(call.environment))
  else call.note(`${name}: ${opened.reason}`)
  return ''
}
