import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Seen {
  body: Record<string, unknown>
  [header: string]: unknown
}

/** A server on loopback for as long as the work takes. */
export async function serving(work: (url: string, seen: Seen[]) => Promise<void>): Promise<void> {
  const seen: Seen[] = []
  const answer: RequestListener = (request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen.push({ ...request.headers, body: JSON.parse(body) })
      if (request.url === '/slow') return
      if (request.url === '/redirect') response.writeHead(302, { location: '/' }).end()
      else if (request.url === '/error') response.writeHead(500).end('{"decision":"block"}')
      else if (request.url === '/empty') response.writeHead(204).end()
      else if (request.url === '/text') response.end('hello')
      else if (request.url === '/large') response.end(JSON.stringify({ systemMessage: 'x'.repeat(10_000) }))
      else response.end(JSON.stringify({ additionalContext: 'over http' }))
    })
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, seen)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
