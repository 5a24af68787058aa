import { iso } from '../../platform/clock.ts'
import type { Command } from '../command.ts'
import { listSessions, type SessionRow } from '../sessions.ts'
import { withStore } from '../store.ts'
import { table } from '../terminal/table.ts'
import { when } from '../terminal/when.ts'

export const status: Command = {
  options: {
    agents: { about: 'Show subagents too.' },
    limit: { value: 'N', about: 'How many sessions (default 20).' },
  },
  examples: ['throughline status', 'throughline status --agents --json'],
  run: (call) =>
    withStore(call.paths, (sql) => {
      const limit = Number.parseInt(call.value('limit') ?? '20', 10) || 20
      const rows = listSessions(sql, { limit, agents: call.flag('agents') })
      return { text: textOf(rows), json: rows.map(jsonOf) }
    }),
}

function textOf(rows: readonly SessionRow[]): string {
  if (rows.length === 0) return 'No sessions yet.'
  return table(
    ['SESSION', 'HOST', 'LAST EVENT', 'EVENTS', 'COMPACTIONS', 'STATE', 'PROJECT'],
    rows.map((row) => [
      row.agent ? `  ${row.agentType ?? 'agent'} ${row.agent.slice(0, 8)}` : row.session.slice(0, 8),
      row.host,
      when(row.lastAt),
      String(row.events),
      String(row.epoch),
      row.endedAt ? `ended (${row.endReason ?? '?'})` : 'open',
      row.project,
    ]),
  )
}

function jsonOf({ startedAt, lastAt, endedAt, agent, ...row }: SessionRow) {
  return {
    ...row,
    agent: agent || null,
    startedAt: iso(startedAt),
    lastAt: iso(lastAt),
    endedAt: endedAt ? iso(endedAt) : null,
  }
}
