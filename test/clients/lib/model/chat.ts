import { type Api, type Json, list, type Reply, stream } from './reply.ts'

/** OpenAI's Chat Completions API, as Qwen Code, OpenCode and Copilot CLI speak it. */
export const chat: Api = {
  name: 'chat',
  speaks: (path) => path.endsWith('/chat/completions'),
  texts: (body) => list(body.messages).map(textOf),
  hasTools: (body) => list(body.tools).length > 0,
  respond(reply, { body, serial }) {
    const base = { id: `chatcmpl-${serial}`, created: 1_790_000_000, model: body.model }
    const prompt = reply.inputTokens ?? 100
    const usage = { prompt_tokens: prompt, completion_tokens: 5, total_tokens: prompt + 5 }
    const finish_reason = reply.tools?.length ? 'tool_calls' : 'stop'
    const message = { role: 'assistant', ...messageOf(reply, serial) }
    if (body.stream !== true) {
      const choices = [{ index: 0, message, finish_reason }]
      return Response.json({ ...base, object: 'chat.completion', choices, usage })
    }
    const chunk = { ...base, object: 'chat.completion.chunk' }
    return stream(
      [
        { data: { ...chunk, choices: [{ index: 0, delta: message, finish_reason: null }] } },
        { data: { ...chunk, choices: [{ index: 0, delta: {}, finish_reason }], usage } },
        { data: { ...chunk, choices: [], usage } },
      ],
      'data: [DONE]\n\n',
    )
  },
}

function messageOf({ text, tools }: Reply, serial: number): Json {
  if (!tools?.length) return { content: text ?? '' }
  return {
    content: text ?? null,
    tool_calls: tools.map(({ name, input }, index) => ({
      index,
      id: `call_${serial}_${index}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    })),
  }
}

function textOf(message: Json): string {
  const calls = list(message.tool_calls).map((made) => JSON.stringify(made.function))
  const said =
    typeof message.content === 'string'
      ? message.content
      : list(message.content)
          .map((part) => String(part.text ?? ''))
          .join('\n')
  return [said, ...calls].filter(Boolean).join('\n')
}
