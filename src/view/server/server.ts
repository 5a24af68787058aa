import { randomBytes } from 'node:crypto'
import { messageOf } from '../../base/message-of.ts'
import type { Call } from '../../cli/command.ts'
import type { Language } from '../../messages/index.ts'
import { speak, t } from '../../messages/people/speak.ts'
import { assets } from '../assets.ts'
import { Stream } from '../route.ts'
import { allRoutes } from '../views.ts'
import { dispatch } from './dispatch.ts'
import { HEADERS, requestRefusal } from './guard.ts'
import { out } from './out.ts'

export interface Viewing {
  readonly port: number
  readonly token: string
  readonly address: string
  /** When nobody has asked for anything for so long that nobody will. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

const IDLE_MS = 10 * 60 * 1000
const LONGEST_BODY = 1024 * 1024

export interface Served {
  readonly call: Call
  readonly language: Language
  readonly idleMs?: number
}

/** Serves the page to this machine alone, on a port the system chooses, until nobody asks any more. */
export async function serveView({ call, language: first, idleMs = IDLE_MS }: Served): Promise<Viewing> {
  const token = randomBytes(32).toString('base64url')
  const [routes, { script, style }] = await Promise.all([allRoutes(), assets()])
  const files: Readonly<Record<string, readonly [type: string, body: Uint8Array<ArrayBuffer>]>> = {
    '/': ['text/html; charset=utf-8', Bun.gzipSync(indexHtml())],
    '/page.js': ['text/javascript; charset=utf-8', Bun.gzipSync(script)],
    '/page.css': ['text/css; charset=utf-8', Bun.gzipSync(style)],
  }
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let timer = setTimeout(end, idleMs)
  const busy = () => {
    clearTimeout(timer)
    timer = setTimeout(end, idleMs)
  }
  let language = first
  const speakIn = async (next: Language) => {
    await speak(next)
    language = next
  }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    // A stream may have nothing to say for a long time.
    idleTimeout: 0,
    maxRequestBodySize: LONGEST_BODY,
    async fetch(request, server) {
      const refused = requestRefusal(request, { port: server.port ?? 0, token })
      if (refused)
        return json(request, refused.status, {
          error: { message: refused.why, hint: t`throughline view prints the address` },
        })
      const path = new URL(request.url).pathname
      if (path.startsWith('/api/')) {
        busy()
        const { status, value } = await dispatch(request, { call, language, routes, busy, speakIn })
        return value instanceof Stream ? streamed(value, request.signal) : json(request, status, value)
      }
      const file = Object.hasOwn(files, path) ? files[path] : undefined
      if (!file) return json(request, 404, { error: { message: t`there is no such page`, hint: 'open /' } })
      return isZipped(request)
        ? new Response(file[1], { headers: { ...HEADERS, 'content-type': file[0], ...ZIPPED } })
        : new Response(Bun.gunzipSync(file[1]), { headers: { ...HEADERS, 'content-type': file[0] } })
    },
    error: () =>
      json(undefined, 500, { error: { message: t`this is a mistake of Throughline`, hint: 'throughline doctor' } }),
  })
  const port = server.port ?? 0
  return {
    port,
    token,
    address: `http://127.0.0.1:${port}/#${token}`,
    ended,
    async stop() {
      clearTimeout(timer)
      await server.stop(true)
    },
  }
}

function json(request: Request | undefined, status: number, value: unknown): Response {
  const text = JSON.stringify(value)
  const headers = { ...HEADERS, 'content-type': 'application/json; charset=utf-8' }
  return request && isZipped(request)
    ? new Response(Bun.gzipSync(text), { status, headers: { ...headers, ...ZIPPED } })
    : new Response(text, { status, headers })
}

/** Only for whoever says that they read it. */
function isZipped(request: Request): boolean {
  return /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
}

const ZIPPED = { 'content-encoding': 'gzip' } as const

/** The page without anything in it: what it shows comes by the API, under the token. */
function indexHtml(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Throughline</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
<script type="module" src="/page.js"></script>
</head>
<body><div id="page"><header class="top"><b>Throughline</b></header></div></body>
</html>
`
}

/** Server-sent events. A page that goes away ends the work. */
function streamed({ pieces }: Stream, signal: AbortSignal): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      // Something at once, so that the browser knows that it has begun.
      controller.enqueue(encoder.encode(': here\n\n'))
      try {
        for await (const piece of pieces) {
          if (signal.aborted) break
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(out(piece))}\n\n`))
        }
      } catch (problem) {
        if (!signal.aborted)
          controller.enqueue(
            encoder.encode(`data: ${JSON.stringify(out({ error: { message: messageOf(problem), hint: '' } }))}\n\n`),
          )
      }
      try {
        controller.close()
      } catch {}
    },
  })
  return new Response(body, { headers: { ...HEADERS, 'content-type': 'text/event-stream; charset=utf-8' } })
}
