import { t } from '../../messages/people/speak.ts'
import { readText } from '../../platform/files/reading.ts'
import { joinedProject, joinedProjects } from '../../team/joined.ts'
import type { Command } from '../command.ts'
import { withMemories } from '../memory/place.ts'
import type { Synced } from '../team/sync/run-sync.ts'

const LONGEST_MS = 30_000

export const sync: Command = {
  options: {
    project: { value: 'DIR', about: 'The project of this folder (default: the present one).' },
    all: { about: 'Every project of this machine that belongs to a team.' },
    once: { about: 'Once, and then end; the only way there is, so it may be left out.' },
    quiet: { about: 'Say nothing: for the hooks, which start it and wait for nothing.' },
  },
  examples: ['throughline sync', 'throughline sync --all', 'throughline sync --once --json'],
  prints: ['sync'],
  run: (call) =>
    withMemories(call, async (desk) => {
      const { syncProject, takeLock } = await import('../team/sync/run-sync.ts')
      const here = joinedProject(desk.sql, desk.place.project)
      const wanted = call.flag('all') ? joinedProjects(desk.sql) : here ? [here] : []
      if (wanted.length === 0)
        return { text: call.flag('quiet') ? '' : t`This project has not joined a team.`, json: [] }
      const unlock = takeLock(`${call.paths.home}/sync.lock`)
      if (!unlock) return { text: call.flag('quiet') ? '' : t`Another sync is at it.`, json: { busy: true } }
      try {
        const services = await readText(call.environment.PGSERVICEFILE ?? `${call.userHome}/.pg_service.conf`)
        const until = Date.now() + LONGEST_MS
        const done = []
        for (const joined of wanted) {
          const result = await syncProject(joined, {
            desk,
            environment: call.environment,
            ...(services !== undefined && { services }),
            until,
            progress: (sent, got) => void call.draw(`\r${t`${joined.team}: ${sent} sent, ${got} got`}\u001b[K`),
          })
          done.push({ team: joined.team, project: joined.project, ...result })
        }
        await call.draw('\r\u001b[K')
        const isFine = done.every(({ kind }) => kind === 'done' || kind === 'out of time')
        const text = done.map((one) => syncedText(one.team, one)).join('\n')
        return call.flag('quiet') ? { text: '', json: done } : { text, json: done, code: isFine ? 0 : 1 }
      } finally {
        unlock()
      }
    }),
}

/** What became of a sync, in a line or two. */
function syncedText(team: string, result: Synced): string {
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
