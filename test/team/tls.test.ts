import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { connect } from '../../src/team/server/connect.ts'
import { tempFolders } from '../lib/temp.ts'
import { type Cluster, NO_CLUSTER, startCluster } from './lib/cluster.ts'

const folder = tempFolders()
const openssl = (cwd: string, ...words: string[]) => spawnSync('openssl', words, { cwd, stdio: 'ignore' }).status === 0
const why = NO_CLUSTER ?? (openssl('/', 'version') ? undefined : 'openssl is not installed')

describe.skipIf(why !== undefined)(`the way to the server${why ? ` (${why})` : ''}`, () => {
  let cluster: Cluster
  let ca = ''
  beforeAll(async () => {
    const place = folder()
    const made = [
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=made-up CA',
        '-keyout',
        'ca.key',
        '-out',
        'ca.crt',
      ],
      [
        'req',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost',
        '-keyout',
        'server.key',
        '-out',
        'server.csr',
      ],
      [
        'x509',
        '-req',
        '-in',
        'server.csr',
        '-CA',
        'ca.crt',
        '-CAkey',
        'ca.key',
        '-CAcreateserial',
        '-days',
        '2',
        '-copy_extensions',
        'copy',
        '-out',
        'server.crt',
      ],
    ].every((words) => openssl(place, ...words))
    expect(made).toBe(true)
    ca = join(place, 'ca.crt')
    cluster = startCluster({
      loopback: true,
      certificate: { certificate: join(place, 'server.crt'), key: join(place, 'server.key') },
    })
  }, 120_000)
  afterAll(() => cluster?.remove(), 60_000)

  const trying = (host: string, sslmode?: string, rootCertificate?: string) =>
    connect(
      {
        host,
        port: cluster.port,
        database: 'postgres',
        user: 'postgres',
        ...(sslmode && { sslmode }),
        ...(rootCertificate && { rootCertificate }),
      },
      {},
    ).then(
      async (connection) => {
        const [row] = await connection.query<{ ssl: boolean }>(
          'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
        )
        await connection.close()
        return row?.ssl === true ? 'encrypted' : 'plain'
      },
      (failure: Error) => `refused: ${failure.message}`,
    )

  test('on this machine no certificate is asked for', async () => {
    expect(await trying('localhost')).toBe('plain')
  })

  test('a certificate that a known authority signed for this name is taken', async () => {
    expect(await trying('localhost', 'verify-full', ca)).toBe('encrypted')
  })

  test('one that nobody known signed is refused, and so is one for another name', async () => {
    expect(await trying('localhost', 'verify-full')).toMatch(/^refused: .*(certificate|issuer|self.signed)/i)
    expect(await trying('127.0.0.1', 'verify-full', ca)).toMatch(/^refused: /)
  })

  test('beyond this machine nothing weaker than verify-full is tried', async () => {
    for (const mode of ['disable', 'allow', 'prefer', 'require', 'no-verify', 'verify-ca'])
      expect(await trying('db.example.com', mode)).toContain('does not verify the server')
  })
})
