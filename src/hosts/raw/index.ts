import type { Environment } from '../../base/environment.ts'
import { isRecord } from '../../base/is-record.ts'
import { isEventName } from '../../protocol/event.ts'
import { isEmpty } from '../../protocol/outcome.ts'
import { OUTLINES } from '../../protocol/outlines.ts'
import {
  type Carries,
  decoded,
  encodedBy,
  type Fields,
  notAnObject,
  placed,
  unknownEvent,
  type Writers,
} from '../adapter.ts'
import type { Decoded, Host } from '../host.ts'

const CARRIES: Record<string, Carries[keyof Carries]> = {}
const WRITERS: Record<string, NonNullable<Writers[keyof Writers]>> = {}
for (const name in OUTLINES) {
  CARRIES[name] = OUTLINES[name as keyof typeof OUTLINES].can
  WRITERS[name] = (outcome) => (isEmpty(outcome) ? '' : JSON.stringify(outcome))
}

/**
 * A program that is none of the hosts and speaks our own words: an event of the catalogue, named on the command line or in `name`, its
 * fields as the catalogue calls them; the answer is the outcome as it is.
 */
export const raw: Host = {
  id: 'raw',
  title: 'Another program',
  testedVersion: '1.0.0',
  carries: CARRIES,
  compaction: {
    toldBy: 'start',
    command: '/compact',
    steer: 'PreCompact',
    notice: 'SessionStart with source compact',
    summary: 'PostCompact',
    restore: 'SessionStart',
  },
  decode,
  encode: encodedBy(CARRIES, WRITERS),
}

function decode(payload: unknown, environment: Environment, word?: string): Decoded {
  if (!isRecord(payload)) return notAnObject()
  const { name: own, ...rest } = payload
  const name = word ?? own
  if (typeof name !== 'string' || !isEventName(name)) return unknownEvent(name)
  return decoded(name, placed({ ...rest } as Fields, { cwd: environment.PWD }))
}
