import type { Environment } from '../../base/environment.ts'
import type { Host } from '../../hosts/host.ts'
import { files } from '../../platform/files/file-port.ts'
import type { Event } from '../../protocol/event.ts'

/** The event with the transcript that its host did not name. */
export function withTranscript(host: Host, event: Event, home: string, environment: Environment): Event {
  const transcriptPath = host.transcriptOf?.(event, { home, environment }, files)
  return transcriptPath === undefined ? event : { ...event, transcriptPath }
}
