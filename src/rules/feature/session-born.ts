import type { Event } from '../../protocol/event.ts'
import type { RulesContext } from './context.ts'

/** Without a transcript to tell when a session began. */
const RECENTLY_MS = 6 * 60 * 60 * 1000

/** When the session of an event began: what was written since is its own work, what came before is the person's. */
export async function sessionBorn({ transcriptPath }: Event, context: RulesContext): Promise<number> {
  return (transcriptPath && (await context.bornAt(transcriptPath))) || context.now - RECENTLY_MS
}

/** Of a longer script only the beginning is read. */
export const LONGEST_SCRIPT = 100_000
