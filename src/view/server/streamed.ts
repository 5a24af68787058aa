import { messageOf } from '../../base/message-of.ts'
import type { Stream } from '../route.ts'
import { HEADERS } from './guard.ts'
import { out } from './out.ts'

/** Server-sent events. A page that goes away ends the work. */
export function streamed({ pieces }: Stream, signal: AbortSignal): Response {
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
