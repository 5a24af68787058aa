import { t } from '../../../messages/people/speak.ts'
import type { Synced } from './run-sync.ts'

/** What became of a sync, in a line or two. */
export function syncedText(team: string, result: Synced): string {
  if (result.kind === 'done') {
    return [
      t`${team}: ${result.sent} sent, ${result.got} got.`,
      ...(result.refused > 0
        ? [
            t`${result.refused} came back: they were forgotten by the team, or are not yours to change (throughline team status).`,
          ]
        : []),
      ...(result.restored
        ? [t`The server was put back from an older backup; what you had sent since was sent again.`]
        : []),
    ].join('\n')
  }
  if (result.kind === 'out of time')
    return t`${team}: ${result.sent} sent, ${result.got} got so far; the next sync goes on from there.`
  if (result.kind === 'removed')
    return t`${team}: you are not a member of this project any more. What others had shared is gone from this machine; what you wrote stays.`
  if (result.kind === 'another server')
    return t`${team}: the address leads to another server than the one you joined, so nothing was sent. throughline team join asks about it.`
  return result.away
    ? t`${team}: the server does not answer (${result.trouble}). Nothing is lost; it is tried again.`
    : `${team}: ${result.trouble}`
}
