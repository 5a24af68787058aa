import { chat } from './chat.ts'
import { gemini } from './gemini.ts'
import { messages } from './messages.ts'
import type { Asked, Json, Kind, Reply } from './reply.ts'
import { responses } from './responses.ts'

export type Step = Reply | ((asked: Asked) => Reply)

/** Steps per kind of request; a plain list is for the agent's own turns. When a list is used up, a plain answer ends the turn. */
export type Script = readonly Step[] | Partial<Record<Kind, readonly Step[]>>

export interface ModelServer {
  url: string
  requests: Asked[]
  of(kind: Kind): Asked[]
  /** What was asked of us that is no API we speak. */
  strays: string[]
  close(): Promise<void>
}

const APIS = [responses, chat, gemini, messages]
const DEFAULTS: Readonly<Record<Kind, Reply>> = {
  turn: { text: 'Done.' },
  summariser: { text: '<state_snapshot>A summary that says nothing.</state_snapshot>' },
  other: { text: 'A title' },
}
/** A script that calls tools for ever ends here. */
const MOST_REQUESTS = 200

/** A model on loopback that answers from a script through four APIs and remembers what it was asked. */
export function startModelServer(script: Script = []): ModelServer {
  const requests: Asked[] = []
  const strays: string[] = []
  const rest: Partial<Record<Kind, Step[]>> = isList(script)
    ? { turn: [...script] }
    : Object.fromEntries(Object.entries(script).map(([kind, steps]) => [kind, [...steps]]))

  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 60,
    async fetch(request) {
      const path = new URL(request.url).pathname
      const api = APIS.find((known) => known.speaks(path))
      if (!api || requests.length >= MOST_REQUESTS) {
        strays.push(`${request.method} ${path}`)
        return Response.json({ error: { message: 'not scripted', code: 400 } }, { status: 400 })
      }
      const body = (await request.json()) as Json
      const texts = api.texts(body)
      const asked: Asked = {
        kind: kindOf(texts, api.lastWord?.(body) ?? texts.at(-1) ?? '', api.hasTools(body)),
        path,
        body,
        text: texts.join('\n'),
      }
      requests.push(asked)
      const step = rest[asked.kind]?.shift() ?? DEFAULTS[asked.kind]
      const reply = typeof step === 'function' ? step(asked) : step
      if (reply.thinkMs) await Bun.sleep(reply.thinkMs)
      return api.respond(reply, { body, path, serial: requests.length })
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    requests,
    strays,
    of: (kind) => requests.filter((asked) => asked.kind === kind),
    close: () => server.stop(true),
  }
}

/** How each client asks for a summary, in its last message or in the system prompt. */
const ASKS_FOR_SUMMARY = [
  /CONTEXT CHECKPOINT COMPACTION/,
  /Write a handover of this conversation for yourself/,
  /You are the component that summarizes/,
  /create a detailed summary of the conversation so far/,
  /produce the <state_snapshot>|generate the <state_snapshot>|evaluate if the <state_snapshot>|<state_snapshot> you just generated/i,
  /<analysis> block followed by a <summary> block|inside <summary><\/summary> tags/,
  /You are a context summarization assistant|Summarize the provided coding session/,
  /anchored summary|Here is the conversation so far:/,
  /Create a handoff summary for the/,
]

/** A request without tools that asks for no summary is a title or a check. */
function kindOf([first = '']: readonly string[], last: string, hasTools: boolean): Kind {
  const asked = [first, last]
  if (asked.some((text) => ASKS_FOR_SUMMARY.some((sign) => sign.test(text)))) return 'summariser'
  return hasTools ? 'turn' : 'other'
}

function isList(script: Script): script is readonly Step[] {
  return Array.isArray(script)
}
