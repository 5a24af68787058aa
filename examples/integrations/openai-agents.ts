// Hooks around the tools and the turn of an agent on the OpenAI Agents SDK. The model is a script: no key is needed.
import { Agent, type AgentInputItem, type AgentOutputItem, type Model, Runner, tool, Usage } from '@openai/agents'
import { z } from 'zod'
import { createHooks } from '../../src/index.ts'
import { hookedTools, hookedTurn } from '../../src/pipeline/integrations/openai-agents.ts'
import { settings } from './settings.ts'

const hooks = createHooks({ settings })
const read = tool({
  name: 'Read',
  description: 'Reads a file.',
  parameters: z.object({ file_path: z.string() }),
  execute: async ({ file_path }) => `(the content of ${file_path})`,
})

const calls = (callId: string, file_path: string): AgentOutputItem[] => [
  { type: 'function_call', callId, name: 'Read', status: 'completed', arguments: JSON.stringify({ file_path }) },
]
const script: AgentOutputItem[][] = [
  calls('1', 'readme.md'),
  calls('2', '.env'),
  [{ type: 'message', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text: 'Done.' }] }],
]
const model: Model = {
  getResponse: async () => ({ usage: new Usage(), output: script.shift() ?? [] }),
  getStreamedResponse: () => {
    throw new Error('The script does not stream.')
  },
}

const agent = new Agent({ name: 'Example', instructions: 'Look around.', model, tools: hookedTools([read], { hooks }) })
const runner = new Runner({ tracingDisabled: true })
const turn = await hookedTurn<AgentInputItem>({
  hooks,
  messages: [],
  prompt: 'Look around.',
  user: (content) => ({ role: 'user', content }),
  generate: async (messages) => {
    const { finalOutput = '', history } = await runner.run(agent, [...messages])
    return { text: String(finalOutput), messages: history.slice(messages.length) }
  },
})
console.log(JSON.stringify(turn.messages, null, 2))
await hooks.close()
