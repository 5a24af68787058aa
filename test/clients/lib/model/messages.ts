import { respond } from './replies.ts'
import { type Api, type Json, list } from './reply.ts'
import { type MessagesBody, textOf } from './requests.ts'

/** Anthropic's Messages API, as Claude Code speaks it. */
export const messages: Api = {
  name: 'messages',
  speaks: (path) => path === '/v1/messages',
  texts: (body) => [
    typeof body.system === 'string'
      ? body.system
      : list(body.system)
          .map(({ text }) => String(text))
          .join('\n'),
    ...list(body.messages).map(said),
  ],
  // The client may add a reminder of its own after it.
  lastWord: (body) =>
    list(body.messages)
      .filter(({ role }) => role === 'user')
      .map(said)
      .at(-1) ?? '',
  hasTools: (body) => list(body.tools).length > 0,
  respond: ({ tools = [], ...reply }, { body, serial }) =>
    respond(
      { ...reply, tools: tools.map(({ name, input }) => ({ name, input: { ...input } })) },
      { model: String(body.model), stream: body.stream === true, serial },
    ),
}

function said(message: Json): string {
  return textOf({ body: { messages: [message] } as unknown as MessagesBody })
}
