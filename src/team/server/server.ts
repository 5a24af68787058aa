import type { Numbered, Operation, OperationKind } from '../operation.ts'
import type { Standing, TeamServer } from '../sync.ts'
import type { Connection } from './connect.ts'
import { SCHEMA_VERSIONS } from './schema.ts'
import { TeamTrouble } from './trouble.ts'

/** The server as sync sees it: every call is one statement. */
export function teamServer(connection: Connection, project: string, device: string): TeamServer {
  return {
    standing: () => standingInProject(connection, project),
    push: (operations) => push(connection, project, device, operations),
    pull: (after, most) => pull(connection, project, after, most),
    async idAt(number) {
      const rows = await connection.query<{ id: string }>(
        'SELECT id FROM throughline.operations WHERE project = $1 AND number = $2',
        project,
        number,
      )
      return rows[0]?.id
    },
    async acknowledge(number) {
      await connection.query('SELECT throughline.acknowledge($1, $2, $3)', device, project, number)
    },
  }
}

export async function standingInProject(connection: Connection, project: string): Promise<Standing> {
  const [row] = await connection.query<StandingRow>('SELECT * FROM throughline.standing($1)', project)
  if (!row) throw new TeamTrouble('older', 'the database has no team yet: throughline team init makes one')
  if (row.version > SCHEMA_VERSIONS.length)
    throw new TeamTrouble(
      'older',
      `the server is at version ${row.version}, this program knows ${SCHEMA_VERSIONS.length}`,
    )
  return { ...row, head: Number(row.head ?? 0) }
}

interface StandingRow extends Omit<Standing, 'head'> {
  readonly head: string | null
}

async function push(connection: Connection, project: string, device: string, operations: readonly Operation[]) {
  const given = operations.map(({ id, kind, uri, at, bases, body }) => ({ id, kind, uri, at, bases, body }))
  const rows = await connection.query<{ operation: string; outcome: string; at_number: string | null }>(
    'SELECT operation, outcome, at_number FROM throughline.push($1, $2, $3)',
    project,
    device,
    JSON.stringify(given),
  )
  return rows.map(({ operation, outcome, at_number }) => ({
    id: operation,
    outcome,
    number: at_number === null ? null : Number(at_number),
  }))
}

/** By the project's own counter, which commits in order: a page never skips what commits late. */
export const PULL =
  'SELECT id, number, kind, uri, author, device, said_at, bases, body, forgotten FROM throughline.operations WHERE project = $1 AND number > $2 ORDER BY number LIMIT $3'

async function pull(connection: Connection, project: string, after: number, most: number): Promise<Numbered[]> {
  const rows = await connection.query<PulledRow>(PULL, project, after, most)
  return rows.map(({ number, said_at, ...row }) => ({ ...row, number: Number(number), at: Number(said_at) }))
}

interface PulledRow extends Omit<Numbered, 'number' | 'at' | 'kind'> {
  readonly number: string
  readonly said_at: string
  readonly kind: OperationKind
}
