import { t } from '../../messages/people/speak.ts'
import type { Sql } from '../../storage/sql.ts'
import { type Joined, joinedProjects } from '../../team/joined.ts'
import type { Call } from '../command.ts'
import { glance } from '../store.ts'
import type { Finding } from './finding.ts'

/** Every team that was joined: what waits, and what the last sync stumbled over. The server is not asked. */
export function checkTeam(call: Call): Finding[] {
  return glance(call.paths, 2000, (sql) => joinedProjects(sql).map((joined) => finding(sql, joined, call.now))) ?? []
}

function finding(sql: Sql, joined: Joined, now: number): Finding {
  const count = (state: string) =>
    sql.get<{ n: number }>(
      'SELECT count(*) AS n FROM team_operations WHERE project = ? AND state = ?',
      joined.project,
      state,
    )?.n ?? 0
  const [waiting, refused, missing] = [count('outbox'), count('refused'), count('missing')]
  const facts = [
    t`${joined.team}, as ${joined.login} (${joined.role})`,
    joined.syncedAt === null ? t`not synced yet` : t`last synced ${daysAgo(now - joined.syncedAt)}`,
    ...(waiting > 0 ? [t`${waiting} to send`] : []),
    ...(refused > 0 ? [t`${refused} came back`] : []),
    ...(missing > 0 ? [t`${missing} of others' that the server lost`] : []),
  ].join(', ')
  if (joined.trouble)
    return {
      check: 'Team',
      state: waiting > 0 ? 'wrong' : 'note',
      detail: t`${facts}; the last try failed: ${joined.trouble}`,
      remedy: t`nothing is lost; throughline sync in ${joined.root} tries again and says more`,
    }
  return refused > 0
    ? { check: 'Team', state: 'note', detail: facts, remedy: t`throughline team status in ${joined.root} lists them` }
    : { check: 'Team', state: 'fine', detail: facts }
}

function daysAgo(ms: number): string {
  const days = Math.floor(ms / 86_400_000)
  return days < 1 ? t`today` : days === 1 ? t`1 day ago` : t`${days} days ago`
}
