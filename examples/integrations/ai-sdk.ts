// Hooks around the tools and the turn of an agent on the AI SDK. The model is the SDK's own mock: no key is needed.
import { generateText, isStepCount, type ModelMessage, tool } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import { z } from 'zod'
import { createHooks } from '../../src/index.ts'
import { hookedTools, hookedTurn } from '../../src/pipeline/integrations/ai-sdk.ts'
import { settings } from './settings.ts'

const hooks = createHooks({ settings })
const Read = tool({
  description: 'Reads a file.',
  inputSchema: z.object({ file_path: z.string() }),
  execute: async ({ file_path }) => `(the content of ${file_path})`,
})
const tools = hookedTools({ Read }, { hooks })

const tokens = { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0, text: 1, reasoning: 0 }
const usage = { inputTokens: tokens, outputTokens: tokens }
const calls = (id: string, file_path: string) => ({
  content: [{ type: 'tool-call' as const, toolCallId: id, toolName: 'Read', input: JSON.stringify({ file_path }) }],
  finishReason: { unified: 'tool-calls' as const, raw: undefined },
  usage,
  warnings: [],
})
const says = (text: string) => ({
  content: [{ type: 'text' as const, text }],
  finishReason: { unified: 'stop' as const, raw: undefined },
  usage,
  warnings: [],
})
const model = new MockLanguageModelV4({ doGenerate: [calls('1', 'readme.md'), calls('2', '.env'), says('Done.')] })

const turn = await hookedTurn<ModelMessage>({
  hooks,
  messages: [],
  prompt: 'Look around.',
  user: (content) => ({ role: 'user', content }),
  generate: async (messages) => {
    const { text, responseMessages } = await generateText({
      model,
      tools,
      messages: [...messages],
      stopWhen: isStepCount(5),
    })
    return { text, messages: responseMessages }
  },
})
console.log(JSON.stringify(turn.messages, null, 2))
await hooks.close()
