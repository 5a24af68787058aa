export interface ToolCall {
  name: string
  input: Record<string, unknown>
}

export interface Manner {
  /** The reported usage: a large one makes the client compact. */
  inputTokens?: number
  /** How long the model thinks. The client writes its transcript behind time, so a real model's pace changes what is in it. */
  thinkMs?: number
}

/** What the scripted model answers. */
export type Reply =
  | ({ text?: string; tools?: ToolCall[] } & Manner)
  | ({ status: number; type: string; message: string } & Manner)

export function say(text: string, manner: Manner = {}): Reply {
  return { text, ...manner }
}

export function call(name: string, input: Record<string, unknown>, manner: Manner = {}): Reply {
  return { tools: [{ name, input }], ...manner }
}

/** A subagent that is waited for: by default the client runs it in the background and the turn goes on without it. */
export function callAgent(prompt: string, manner: Manner = {}): Reply {
  const input = { description: 'a subagent', prompt, subagent_type: 'general-purpose', run_in_background: false }
  return call('Agent', input, manner)
}

export function summary(text: string, manner: Manner = {}): Reply {
  return say(`<analysis>thinking it over</analysis><summary>${text}</summary>`, manner)
}

export function fail(status: number, message: string): Reply {
  return { status, type: status === 529 ? 'overloaded_error' : 'invalid_request_error', message }
}

export function tooLong(): Reply {
  return fail(400, 'prompt is too long: 210000 tokens > 200000 maximum')
}

/** A reply as the HTTP response the client asked for; `serial` makes the ids of messages and tool calls unique. */
export function respond(reply: Reply, asked: { model: string; stream: boolean; serial: number }): Response {
  if ('status' in reply) {
    const { status, type, message } = reply
    return Response.json({ type: 'error', error: { type, message } }, { status })
  }
  const content = contentOf(reply, asked.serial)
  const usage = { input_tokens: reply.inputTokens ?? 100, output_tokens: 5 }
  const message = { id: `msg_${asked.serial}`, type: 'message', role: 'assistant', model: asked.model }
  const stop = { stop_reason: reply.tools?.length ? 'tool_use' : 'end_turn', stop_sequence: null }
  if (!asked.stream) return Response.json({ ...message, content, ...stop, usage })
  const events = [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null, stop_sequence: null, usage } },
    ...content.flatMap(blockEvents),
    { type: 'message_delta', delta: stop, usage: { output_tokens: usage.output_tokens } },
    { type: 'message_stop' },
  ]
  const body = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('')
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

type Content =
  | { type: 'text'; text: string }
  | { type: 'tool_use'; id: string; name: string; input: Record<string, unknown> }

function contentOf(reply: { text?: string; tools?: ToolCall[] }, serial: number): Content[] {
  const tools = (reply.tools ?? []).map(({ name, input }, index) => {
    return { type: 'tool_use' as const, id: `toolu_${serial}_${index}`, name, input }
  })
  return reply.text === undefined ? tools : [{ type: 'text', text: reply.text }, ...tools]
}

function blockEvents(block: Content, index: number): { type: string }[] {
  const [start, delta] =
    block.type === 'text'
      ? [
          { ...block, text: '' },
          { type: 'text_delta', text: block.text },
        ]
      : [
          { ...block, input: {} },
          { type: 'input_json_delta', partial_json: JSON.stringify(block.input) },
        ]
  return [
    { type: 'content_block_start', index, content_block: start } as { type: string },
    { type: 'content_block_delta', index, delta } as { type: string },
    { type: 'content_block_stop', index } as { type: string },
  ]
}
