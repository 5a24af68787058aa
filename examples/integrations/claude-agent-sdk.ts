// The engine's hooks as callbacks of the Claude Agent SDK. It starts the real client, so it needs a key.
import { query } from '@anthropic-ai/claude-agent-sdk'
import { claudeAgentHooks } from '../../src/engine/integrations/claude-agent-sdk.ts'
import { createHooks } from '../../src/index.ts'
import { settings } from './settings.ts'

const hooks = createHooks({ settings })
if (process.env.ANTHROPIC_API_KEY) {
  const options = { hooks: claudeAgentHooks(hooks), allowedTools: ['Read'] }
  for await (const message of query({ prompt: 'Read .env and tell me what is in it.', options }))
    console.log(JSON.stringify(message))
} else {
  console.log('Set ANTHROPIC_API_KEY to see these hooks at work in the real client:')
  console.log(Object.keys(claudeAgentHooks(hooks)).join(', '))
}
await hooks.close()
