import { createConnection, createServer, type Server, type Socket } from 'node:net'
import type { ServerTarget } from '../../../src/team/server/address.ts'
import { type Connection, connect } from '../../../src/team/server/connect.ts'
import type { Cluster } from './cluster.ts'

/** before: the statement never reaches the server. after: it is carried out, and nobody hears of it. */
export type Cut = { readonly at: number; readonly how: 'before' | 'after' }

/** A way to the server that can be cut, and that keeps what went over it. */
export async function startProxy(cluster: Cluster) {
  let cut: Cut | undefined
  let statements = 0
  let down = false
  const sent: Buffer[] = []
  const got: Buffer[] = []
  const sockets = new Set<Socket>()
  const server: Server = createServer((client) => {
    const upstream = createConnection(`${cluster.folder}/.s.PGSQL.${cluster.port}`)
    sockets.add(client).add(upstream)
    let deaf = false
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
    if (down) end()
    client.on('data', (bytes: Buffer) => {
      statements++
      if (cut?.at === statements && cut.how === 'before') return end()
      if (cut?.at === statements) deaf = true
      sent.push(bytes)
      upstream.write(bytes)
    })
    upstream.on('data', (bytes: Buffer) => {
      // The answer shows that it was carried out; then the line goes dead.
      if (deaf) return end()
      got.push(bytes)
      client.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    open: (target: ServerTarget): Promise<Connection> => connect({ ...target, host: '127.0.0.1', port }, {}),
    /** Counts anew, and cuts at that statement from now on; the connection itself counts as one. */
    cutAt(next: Cut | undefined): void {
      statements = 0
      cut = next
    },
    setDown(is: boolean): void {
      down = is
    },
    statements: () => statements,
    /** What went to the server, and what came from it. */
    sent: () => Buffer.concat(sent),
    got: () => Buffer.concat(got),
    close(): void {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

export type CutLine = Awaited<ReturnType<typeof startProxy>>
