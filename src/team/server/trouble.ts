import { isRecord } from '../../base/is-record.ts'
import { messageOf } from '../../base/message-of.ts'

/** away: it may work later. denied: this login may not. older: the server's schema is not the one this program knows. wrong: a mistake. */
export type TroubleKind = 'away' | 'denied' | 'older' | 'elsewhere' | 'wrong'

/** What kept a sync from doing its work. Nothing is lost by it: what waits, waits. */
export class TeamTrouble extends Error {
  readonly kind: TroubleKind
  constructor(kind: TroubleKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** SQLSTATE decides where there is one; without one the connection did not get that far or was cut. */
export function troubleOf(failure: unknown): TeamTrouble {
  if (failure instanceof TeamTrouble) return failure
  const code = isRecord(failure) && typeof failure.code === 'string' ? failure.code : ''
  const kind = KINDS.find(([codes]) => codes.test(code))?.[1] ?? (/^[0-9A-Z]{5}$/.test(code) ? 'wrong' : 'away')
  return new TeamTrouble(kind, messageOf(failure) || code || 'no answer')
}

const KINDS: readonly (readonly [codes: RegExp, kind: TroubleKind])[] = [
  [/^(?:42501|28\w{3}|0L\w{3}|0P\w{3})$/, 'denied'],
  // Connection exceptions, no resources (a full disk is one), shut down, read-only, gave up waiting, deadlock.
  [/^(?:08\w{3}|53\w{3}|57\w{3}|25006|40\w{3}|55P03|58\w{3}|XX000)$/, 'away'],
  // No such schema, table or function.
  [/^(?:3F000|42P01|42883)$/, 'older'],
]
