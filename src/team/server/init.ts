import { createHash, randomBytes } from 'node:crypto'
import type { Connection } from './connect.ts'
import { CALLABLE, MEMBER_ROLE, POLICIES, SCHEMA_VERSIONS } from './schema.ts'
import { TeamTrouble } from './trouble.ts'

export interface Initialised {
  readonly team: string
  readonly server: string
  /** The schema's version before; 0 when there was none. */
  readonly before: number
  readonly version: number
}

/**
 * Makes the schema, or brings it up to this program's version. In one transaction, and the same again changes nothing. `admin` is a login
 * that exists; it opens projects and admits people.
 */
export async function initialise(
  connection: Connection,
  { team, admin }: { readonly team: string; readonly admin: string | undefined },
): Promise<Initialised> {
  await connection.query('BEGIN')
  try {
    const done = await initialiseInside(connection, { team, admin })
    await connection.query('COMMIT')
    return done
  } catch (failure) {
    await connection.query('ROLLBACK').catch(() => {})
    throw failure
  }
}

async function initialiseInside(
  connection: Connection,
  { team, admin }: { readonly team: string; readonly admin: string | undefined },
): Promise<Initialised> {
  const before = await versionThere(connection)
  if (before > SCHEMA_VERSIONS.length)
    throw new TeamTrouble('older', `the server is at version ${before}, this program knows ${SCHEMA_VERSIONS.length}`)
  if (before === 0) await connection.query('CREATE SCHEMA throughline')
  for (const version of SCHEMA_VERSIONS.slice(before)) await connection.query(version)
  await connection.query(MEMBERS)
  const owner = (await connection.query<{ name: string }>('SELECT quote_ident(current_user) AS name'))[0]?.name ?? ''
  for (const statement of rights(owner)) await connection.query(statement)
  if (before === 0) await connection.query(...firstRow(team))
  else await connection.query('UPDATE throughline.meta SET version = $1', SCHEMA_VERSIONS.length)
  if (admin !== undefined) await makeAdmin(connection, admin)
  const [row] = await connection.query<{ team: string; server: string }>('SELECT team, server FROM throughline.meta')
  return { team: row?.team ?? team, server: row?.server ?? '', before, version: SCHEMA_VERSIONS.length }
}

async function versionThere(connection: Connection): Promise<number> {
  const [there] = await connection.query<{ yes: boolean }>("SELECT to_regclass('throughline.meta') IS NOT NULL AS yes")
  if (!there?.yes) return 0
  return (await connection.query<{ version: number }>('SELECT version FROM throughline.meta'))[0]?.version ?? 0
}

async function makeAdmin(connection: Connection, admin: string): Promise<void> {
  const [login] = await connection.query<{ name: string; login: boolean; owner: boolean }>(
    'SELECT quote_ident(rolname) AS name, rolcanlogin AS login, rolname = current_user AS owner FROM pg_roles WHERE rolname = $1',
    admin,
  )
  if (!login?.login) throw new TeamTrouble('wrong', `there is no login ${admin} on the server`)
  if (login.owner)
    throw new TeamTrouble(
      'wrong',
      `${admin} owns the schema; nobody works as the owner, so another login has to be the admin`,
    )
  await connection.query(`GRANT ${MEMBER_ROLE} TO ${login.name}`)
  await connection.query(
    'INSERT INTO throughline.members (login, is_admin) VALUES ($1, true) ON CONFLICT (login) DO UPDATE SET is_admin = true',
    admin,
  )
}

const MEMBERS = `DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '${MEMBER_ROLE}') THEN CREATE ROLE ${MEMBER_ROLE} NOLOGIN; END IF;
END $$`

/** Who may do what, said anew each time: a right that was given by hand in the meantime goes. */
function rights(owner: string): string[] {
  return [
    'REVOKE ALL ON SCHEMA throughline FROM PUBLIC',
    `GRANT USAGE ON SCHEMA throughline TO ${MEMBER_ROLE}`,
    'REVOKE ALL ON ALL FUNCTIONS IN SCHEMA throughline FROM PUBLIC',
    ...CALLABLE.map((one) => `GRANT EXECUTE ON FUNCTION throughline.${one} TO ${MEMBER_ROLE}`),
    ...Object.entries(POLICIES).flatMap(([table, visible]) => [
      `REVOKE ALL ON throughline.${table} FROM PUBLIC, ${MEMBER_ROLE}`,
      `ALTER TABLE throughline.${table} ENABLE ROW LEVEL SECURITY`,
      `ALTER TABLE throughline.${table} FORCE ROW LEVEL SECURITY`,
      `DROP POLICY IF EXISTS by_functions ON throughline.${table}`,
      `CREATE POLICY by_functions ON throughline.${table} TO ${owner} USING (true) WITH CHECK (true)`,
      `DROP POLICY IF EXISTS seen_by_members ON throughline.${table}`,
      ...(visible === undefined
        ? []
        : [
            `GRANT SELECT${table === 'meta' ? ' (version, team, server)' : ''} ON throughline.${table} TO ${MEMBER_ROLE}`,
            `CREATE POLICY seen_by_members ON throughline.${table} FOR SELECT TO ${MEMBER_ROLE} USING (${visible})`,
          ]),
    ]),
  ]
}

/** The team's key as the two pads of HMAC-SHA-256: PostgreSQL has SHA-256 without an extension, and this makes it an HMAC. */
function firstRow(team: string): [text: string, ...values: unknown[]] {
  const key = Buffer.concat([createHash('sha256').update(randomBytes(64)).digest(), Buffer.alloc(32)])
  const pad = (byte: number) => Buffer.from(key.map((one) => one ^ byte))
  return [
    'INSERT INTO throughline.meta (version, team, inner_pad, outer_pad) VALUES ($1, $2, $3, $4)',
    SCHEMA_VERSIONS.length,
    team,
    pad(0x36),
    pad(0x5c),
  ]
}
