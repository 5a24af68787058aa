import { type Api, type Json, list, type Reply, stream } from './reply.ts'

/** Google's generateContent API, as Gemini CLI speaks it. */
export const gemini: Api = {
  name: 'gemini',
  speaks: (path) => /:(streamG|g)enerateContent$/.test(path),
  texts: (body) => [partsText(body.systemInstruction as Json | undefined), ...list(body.contents).map(partsText)],
  hasTools: (body) => list(body.tools).length > 0,
  respond(reply, { path }) {
    const prompt = reply.inputTokens ?? 100
    const answer = {
      candidates: [{ content: { role: 'model', parts: partsOf(reply) }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: prompt, candidatesTokenCount: 5, totalTokenCount: prompt + 5 },
      modelVersion: 'fake-model',
    }
    return path.endsWith(':streamGenerateContent') ? stream([{ data: answer }]) : Response.json(answer)
  },
}

function partsOf({ text, tools = [] }: Reply): Json[] {
  const calls = tools.map(({ name, input }) => ({ functionCall: { name, args: input } }))
  return [...(text ? [{ text }] : []), ...calls]
}

function partsText(content: Json | undefined): string {
  return list(content?.parts)
    .map((part) => (typeof part.text === 'string' ? part.text : JSON.stringify(part)))
    .join('\n')
}
