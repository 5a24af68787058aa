import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, connect } from '../../../src/team/server/connect.ts'

/** Where Debian puts the programs that are not on the PATH; the newest version first. */
function binFolder(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const found = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...found.map((version) => join(debian, version, 'bin')), '/usr/local/pgsql/bin', '/opt/homebrew/bin']
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

const bin = binFolder()
const isRoot = process.getuid?.() === 0
const postgres = isRoot ? userIds('postgres') : undefined

/** Who the server runs as, where the tests run as root. */
export const POSTGRES_IDS = postgres

/** Why there is no server to test against; undefined when there is. */
export const NO_CLUSTER: string | undefined =
  bin === undefined
    ? 'PostgreSQL is not installed'
    : isRoot && postgres === undefined
      ? 'initdb refuses root, and there is no user postgres'
      : undefined

export interface Cluster {
  /** The folder of the Unix socket. */
  readonly folder: string
  readonly port: number
  address(user: string, database?: string): string
  /** As the superuser. */
  sql(text: string, database?: string): Promise<Record<string, unknown>[]>
  as(user: string, database?: string): Promise<Connection>
  start(): void
  /** `immediate` is what a power cut leaves. */
  stop(how?: 'fast' | 'immediate'): void
  /** The server's first process. */
  pid(): number
  remove(): void
}

interface ClusterOptions {
  readonly port?: number
  readonly loopback?: boolean
  readonly certificate?: { readonly certificate: string; readonly key: string }
}

/** A cluster of its own in a temporary folder, on a Unix socket and, where asked, on loopback; everybody on it is trusted. */
export function startCluster({
  port = 54_000 + Math.floor(Math.random() * 8000),
  loopback = false,
  certificate,
}: ClusterOptions = {}): Cluster {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-pg-'))
  if (postgres) chownSync(folder, postgres.uid, postgres.gid)
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  if (certificate) {
    for (const [from, to] of [
      [certificate.certificate, 'server.crt'],
      [certificate.key, 'server.key'],
    ] as const) {
      copyFileSync(from, join(data, to))
      chmodSync(join(data, to), 0o600)
      if (postgres) chownSync(join(data, to), postgres.uid, postgres.gid)
    }
  }
  const options = [
    ...(certificate ? ['-c ssl=on'] : []),
    `-k ${folder} -p ${port} -c listen_addresses=${loopback ? '127.0.0.1' : "''"}`,
    '-c shared_buffers=32MB -c max_connections=150 -c autovacuum=off -c max_wal_size=256MB -c fsync=off',
  ].join(' ')
  const start = () => run('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', options, 'start'])
  const stop = (how: 'fast' | 'immediate' = 'fast') =>
    spawnSync(...command('pg_ctl', ['-D', data, '-w', '-m', how, 'stop']), { stdio: 'ignore', ...identity() })
  start()
  const address = (user: string, database = 'team') =>
    `postgres:///${database}?host=${folder}&port=${port}&user=${encodeURIComponent(user)}`
  const as = (user: string, database = 'team') => connect({ host: folder, port, database, user }, {})
  return {
    folder,
    port,
    address,
    as,
    start,
    stop,
    async sql(text, database = 'postgres') {
      const connection = await as('postgres', database)
      try {
        return await connection.query(text)
      } finally {
        await connection.close()
      }
    },
    pid: () =>
      Number(
        Bun.spawnSync(['head', '-1', join(data, 'postmaster.pid')])
          .stdout.toString()
          .trim(),
      ),
    remove() {
      stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A database with an owner who is no superuser, and logins for people. */
export async function teamDatabase(cluster: Cluster, database: string, people: readonly string[]): Promise<void> {
  await cluster.sql(
    `DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'keeper') THEN CREATE ROLE keeper LOGIN CREATEROLE; END IF; END $$`,
  )
  for (const person of people)
    await cluster.sql(
      `DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '${person}') THEN CREATE ROLE "${person}" LOGIN; END IF; END $$`,
    )
  await cluster.sql(`CREATE DATABASE "${database}" OWNER keeper`)
}

function command(program: string, args: readonly string[]): [string, string[]] {
  return [join(bin ?? '', program), [...args]]
}

function identity() {
  return postgres ? { uid: postgres.uid, gid: postgres.gid, cwd: '/' } : {}
}

function run(program: string, args: readonly string[]): void {
  // pg_ctl's server keeps what it inherits open: a pipe would never end.
  const done = spawnSync(...command(program, args), { stdio: 'ignore', timeout: 120_000, ...identity() })
  if (done.status !== 0) throw new Error(`${program} ended with ${done.status ?? done.signal}`)
}

function userIds(name: string): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : undefined
  })
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}
