/** What the scripted model answers, whichever API it is asked through. */
export interface Reply {
  text?: string
  tools?: readonly ToolCall[]
  /** The reported usage: a large one makes a client compact. */
  inputTokens?: number
  /** How long the model thinks: clients write their transcripts behind time. */
  thinkMs?: number
}

export interface ToolCall {
  name: string
  input: Readonly<Record<string, unknown>>
}

export type Manner = Pick<Reply, 'inputTokens' | 'thinkMs'>

export function say(text: string, manner: Manner = {}): Reply {
  return { text, ...manner }
}

export function call(name: string, input: Readonly<Record<string, unknown>>, manner: Manner = {}): Reply {
  return { tools: [{ name, input }], ...manner }
}

/** turn: the agent's own requests. summariser: the request that makes a summary. other: titles and the like. */
export type Kind = 'turn' | 'summariser' | 'other'

export interface Asked {
  readonly kind: Kind
  readonly path: string
  readonly body: Json
  /** Everything the request says to the model, system prompt first. */
  readonly text: string
}

export type Json = Readonly<Record<string, unknown>>

/** One API a client may speak. */
export interface Api {
  readonly name: string
  speaks(path: string): boolean
  /** Every text in the request, in order: system prompt, then messages. */
  texts(body: Json): string[]
  /** What is asked for, where it is not the last text. */
  lastWord?(body: Json): string
  hasTools(body: Json): boolean
  respond(reply: Reply, asked: { body: Json; path: string; serial: number }): Response
}

export function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter((item): item is Json => typeof item === 'object' && item !== null) : []
}

/** Server-sent events, as every streaming API writes them. */
export function stream(events: readonly { event?: string; data: unknown }[], last = ''): Response {
  const lines = events.map(({ event, data }) => `${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
  return new Response(lines.join('') + last, { headers: { 'content-type': 'text/event-stream' } })
}
