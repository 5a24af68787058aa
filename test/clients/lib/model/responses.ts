import { type Api, type Json, list, type Reply, stream } from './reply.ts'

/** OpenAI's Responses API, as Codex speaks it. */
export const responses: Api = {
  name: 'responses',
  speaks: (path) => path.endsWith('/responses'),
  texts: (body) => [String(body.instructions ?? ''), ...list(body.input).map(textOf)],
  hasTools: (body) => list(body.tools).length > 0,
  respond(reply, { serial }) {
    const id = `resp_${serial}`
    const output = itemsOf(reply, serial)
    const input = reply.inputTokens ?? 100
    const usage = {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 5,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + 5,
    }
    return stream([
      event('response.created', { response: { id, object: 'response', status: 'in_progress', output: [] } }),
      ...output.flatMap((item, output_index) => [
        event('response.output_item.added', { output_index, item }),
        event('response.output_item.done', { output_index, item }),
      ]),
      event('response.completed', { response: { id, object: 'response', status: 'completed', output, usage } }),
    ])
  },
}

function event(type: string, data: Json) {
  return { event: type, data: { type, ...data } }
}

function itemsOf({ text, tools = [] }: Reply, serial: number): Json[] {
  const said = text
    ? [
        {
          type: 'message',
          id: `msg_${serial}`,
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ]
    : []
  const calls = tools.map(({ name, input }, n) => ({
    type: 'function_call',
    id: `fc_${serial}_${n}`,
    call_id: `call_${serial}_${n}`,
    name,
    arguments: JSON.stringify(input),
    status: 'completed',
  }))
  return [...said, ...calls]
}

function textOf(item: Json): string {
  if (item.type === 'function_call') return String(item.arguments)
  if (item.type === 'function_call_output')
    return typeof item.output === 'string' ? item.output : JSON.stringify(item.output)
  if (typeof item.content === 'string') return item.content
  return list(item.content)
    .map((part) => String(part.text ?? ''))
    .join('\n')
}
