import { columnFields } from '../../base/column.ts'
import { isRecord } from '../../base/is-record.ts'
import { CATALOGUE_HOST, HOSTS, isHostId } from '../../hosts/index.ts'
import { t } from '../../messages/people/speak.ts'
import { caseEvent } from '../../rules/case-event.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { type Call, CommandError } from '../command.ts'
import { glance } from '../store.ts'
import { projectOf } from './load-rules.ts'

/** What a rule said to a call that was made in this folder. */
interface Refused {
  readonly session: string
  readonly at: number
  readonly rule: string
  readonly decision: string
}

/** The last call in this folder that a rule denied or asked about, made into an event again from what the timeline kept of it. */
export async function lastRefused(call: Call) {
  const row = glance(call.paths, WAIT_MS, (sql) => lastRow(sql, projectOf(call.cwd)))
  const said = columnFields<{ rule: string; decision: string }>(row?.said)
  const { tool, input } = columnFields<{ tool: unknown; input: unknown }>(row?.started)
  if (!row || typeof tool !== 'string')
    throw new CommandError(
      t`no rule has denied a call or asked about one in this folder, as far as is recorded`,
      t`to explain another call, give a file with the JSON that the host sends, or - to read it from standard input`,
    )
  const made = caseEvent({ name: 'PreToolUse', tool, input: isRecord(input) ? input : {} }, { events: [] }, row.cwd)
  if (!made.ok) throw new CommandError(made.message, t`give a file with the JSON that the host sends, or -`)
  const host = await HOSTS[isHostId(row.host) ? row.host : CATALOGUE_HOST]()
  const refused: Refused = {
    session: row.session,
    at: row.at,
    rule: said.rule ?? '',
    decision: said.decision ?? '',
  }
  return { event: made.event, host, refused }
}

interface Row {
  readonly session: string
  readonly at: number
  readonly host: string
  readonly cwd: string
  readonly said: string
  readonly started: string
}

/** A rule's word is written down behind the call that it is about. */
function lastRow(sql: ReadSql, project: string): Row | undefined {
  return sql.get<Row>(
    `SELECT m.session, m.at, s.host, s.cwd, m.data AS said, (
       SELECT c.data FROM timeline c
       WHERE c.session = m.session AND c.agent = m.agent AND c.id < m.id AND c.type = 'tool:start' ORDER BY c.id DESC LIMIT 1
     ) AS started
     FROM timeline m JOIN sessions s ON s.session = m.session AND s.agent = m.agent
     WHERE m.type = 'rule:match' AND json_extract(m.data, '$.decision') IN ('deny', 'ask')
       AND (s.project = ?1 OR s.cwd = ?1 OR substr(s.cwd, 1, length(?1) + 1) = ?1 || '/')
     ORDER BY m.id DESC LIMIT 1`,
    project,
  )
}

const WAIT_MS = 2000
