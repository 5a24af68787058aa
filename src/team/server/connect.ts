import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Environment } from '../../base/environment.ts'
import { isRecord } from '../../base/is-record.ts'
import { messageOf } from '../../base/message-of.ts'
import { isLocal, type ServerTarget } from './address.ts'
import { accountOf, fromKeyring } from './keyring.ts'
import { TeamTrouble, troubleOf } from './trouble.ts'

/** A connection that answers one statement at a time; each is a transaction of its own, so a pooler may stand in between. */
export interface Connection {
  query<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

const CONNECT_MS = 10_000
const STATEMENT_MS = 20_000

/**
 * Connects with what the usual places say: the address, PGUSER and PGPASSWORD, PGPASSFILE or ~/.pgpass, and where none of them has the
 * password that the server asks for, the operating system's keyring. Nothing of it is kept. Beyond this machine the server's certificate is
 * verified, and no option turns that off.
 */
export async function connect(
  target: ServerTarget,
  environment: Environment,
  secretOf: (account: string) => Promise<string | undefined> = fromKeyring,
): Promise<Connection> {
  const user = target.user ?? environment.PGUSER ?? environment.USER ?? environment.USERNAME
  const client = await open(target, environment, { user, password: target.password }).catch(async (failure) => {
    const secret = user && wantsPassword(failure) ? await secretOf(accountOf(user, target)) : undefined
    if (!secret || target.password) throw troubleOf(failure)
    return open(target, environment, { user, password: secret }).catch((again) => {
      throw troubleOf(again)
    })
  })
  return {
    async query<Row extends object>(text: string, ...values: unknown[]) {
      try {
        return (await client.query<Row>(text, values)).rows
      } catch (failure) {
        throw troubleOf(failure)
      }
    },
    close: () => client.end().catch(() => {}),
  }
}

interface Login {
  readonly user: string | undefined
  readonly password: string | undefined
}

async function open(target: ServerTarget, environment: Environment, { user, password }: Login): Promise<pg.Client> {
  const client = new pg.Client({
    host: target.host,
    port: target.port,
    database: target.database,
    ...(user && { user }),
    ...(password && { password }),
    ssl: sslFor(target, environment),
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    application_name: 'throughline',
  })
  // A connection that dies while nobody waits for it is noticed by the next statement.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (failure) {
    await client.end().catch(() => {})
    throw failure
  }
}

/** The server refused the password, or the client had none to give. */
function wantsPassword(failure: unknown): boolean {
  if (isRecord(failure) && failure.code === '28P01') return true
  return /password must be a string/i.test(messageOf(failure))
}

function sslFor(target: ServerTarget, environment: Environment): false | { rejectUnauthorized: true; ca?: string } {
  const mode = target.sslmode ?? environment.PGSSLMODE
  const root = target.rootCertificate ?? environment.PGSSLROOTCERT
  if (isLocal(target) && (mode === undefined || mode === 'disable' || mode === 'prefer' || mode === 'allow'))
    return false
  if (!isLocal(target) && mode !== undefined && WEAK.has(mode))
    throw new TeamTrouble(
      'wrong',
      `sslmode=${mode} does not verify the server; beyond this machine it has to be verify-full`,
    )
  return { rejectUnauthorized: true, ...(root && root !== 'system' && { ca: readFileSync(root, 'utf8') }) }
}

const WEAK: ReadonlySet<string> = new Set(['disable', 'allow', 'prefer', 'no-verify', 'require', 'verify-ca'])
