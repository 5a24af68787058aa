import { fail, type Reply, respond, say, summary } from './replies.ts'
import { type AskedRequest, type Kind, kindOf, type MessagesBody } from './requests.ts'

export interface RecordedRequest extends AskedRequest {
  reply: Reply
}

/** A fixed reply, or one made from the request. */
export type Step = Reply | ((request: AskedRequest) => Reply)

/**
 * Steps per kind of request, so that main thread, subagents and summariser stay apart whatever the order they ask in.
 * A list is used up one step a request, then the kind's default answers; a plain list is for the main thread's turns.
 */
export type Script = Step[] | Partial<Record<Kind, Step[] | ((request: AskedRequest) => Reply)>>

export interface MessagesServer {
  url: string
  /** Requests in order of arrival, all kinds. */
  requests: RecordedRequest[]
  of(kind: Kind): RecordedRequest[]
  /** Replaces what is left of the script. */
  script(script: Script): void
  /** What the client asked of us that is not the Messages API, as `METHOD /path`. */
  strays: string[]
  close(): Promise<void>
}

/** An Anthropic Messages API on loopback that answers from a script and remembers what it was asked. */
export function startMessagesServer(script: Script = []): MessagesServer {
  const requests: RecordedRequest[] = []
  const strays: string[] = []
  let rest = byKind(script)

  function answer(request: AskedRequest): Reply {
    if (requests.length >= MOST_REQUESTS) return fail(400, 'the script never ends the turn')
    const steps = rest[request.kind]
    const step = typeof steps === 'function' ? steps : (steps?.shift() ?? DEFAULTS[request.kind])
    return typeof step === 'function' ? step(request) : step
  }

  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 255,
    async fetch(incoming) {
      const { pathname } = new URL(incoming.url)
      if (pathname !== '/v1/messages') {
        strays.push(`${incoming.method} ${pathname}`)
        return Response.json({ type: 'error', error: { type: 'not_found_error', message: pathname } }, { status: 404 })
      }
      const body = (await incoming.json()) as MessagesBody
      const agentId = incoming.headers.get('x-claude-code-agent-id') ?? undefined
      const asked: AskedRequest = { kind: kindOf(body, agentId), body, agentId }
      const reply = answer(asked)
      const serial = requests.push({ ...asked, reply })
      await Bun.sleep(reply.thinkMs ?? QUICKEST_MS)
      return respond(reply, { model: body.model, stream: body.stream === true, serial })
    },
  })

  return {
    url: `http://127.0.0.1:${server.port}`,
    requests,
    of: (kind) => requests.filter((request) => request.kind === kind),
    script: (next) => {
      rest = byKind(next)
    },
    strays,
    close: () => server.stop(true),
  }
}

const MOST_REQUESTS = 200
/** No model answers sooner. Two ends of a turn that look alike within 25 ms are one that was reported twice (decision 0007). */
const QUICKEST_MS = 40

const DEFAULTS: Record<Kind, Reply> = {
  turn: say('Done.'),
  subagent: say('The subagent is done.'),
  summariser: summary('What happened so far.'),
  other: say('{}'),
}

function byKind(script: Script) {
  if (Array.isArray(script)) return { turn: [...script] }
  const copies = Object.entries(script).map(([kind, steps]) => [kind, Array.isArray(steps) ? [...steps] : steps])
  return Object.fromEntries(copies) as Exclude<Script, Step[]>
}
