import { describe, expect, test } from 'bun:test'
import type { Vendored } from '../../scripts/vendor.ts'
import { claudeAgentHooks } from '../../src/engine/integrations/claude-agent-sdk.ts'
import { createHooks, type HooksSettings } from '../../src/index.ts'
import * as aiSdk from '../../src/pipeline/integrations/ai-sdk.ts'
import * as openai from '../../src/pipeline/integrations/openai-agents.ts'
import { claudeClient } from '../clients/lib/claude.ts'
import { call, say } from '../clients/lib/model/replies.ts'
import { textOf } from '../clients/lib/model/requests.ts'
import { withSession } from '../clients/lib/session.ts'
import { claudeAgentSdk, frameworks } from './frameworks.ts'
import { cleanEnv, hooksOf, prints, sh } from './lib.ts'

const [sdks, agentSdk] = await Promise.all([frameworks(), claudeAgentSdk()])
const client = await claudeClient()

function sdkTest(name: string, needs: readonly Vendored[], work: () => Promise<void>) {
  const missing = needs.find((one) => one.status === 'missing')
  if (missing?.status === 'missing') test.skip(`${name} (skipped: ${missing.reason})`, work)
  else test(name, work, 60_000)
}

/** Loaded from where it was installed: nothing of it is known to the compiler, as for any embedder's own objects. */
// biome-ignore lint/suspicious/noExplicitAny: a module that is not there when types are checked
async function load(name: string): Promise<any> {
  if (sdks.status !== 'ready') throw new Error(sdks.reason)
  return import(Bun.resolveSync(name, sdks.path))
}

const SETTINGS: HooksSettings = {
  PreToolUse: [
    { matcher: { tools: 'read', paths: '**/.env*' }, hooks: [sh('echo "secrets stay here" >&2; exit 2')] },
    { matcher: { tools: 'add' }, hooks: [prints({ updatedInput: { b: 40 } })] },
  ],
  PostToolUse: [{ matcher: 'add', hooks: [sh('echo "linted $TOOL_NAME"')] }],
  PostToolUseFailure: [{ hooks: [sh('echo "seen before"')] }],
  UserPromptSubmit: [{ hooks: [sh('echo "branch main"')] }],
}

describe('AI SDK', () => {
  const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } }
  const toolCall = (toolName: string, input: object) => ({
    content: [{ type: 'tool-call', toolCallId: `c-${toolName}`, toolName, input: JSON.stringify(input) }],
    finishReason: { unified: 'tool-calls', raw: undefined },
    usage,
    warnings: [],
  })
  const text = (said: string) => ({
    content: [{ type: 'text', text: said }],
    finishReason: { unified: 'stop', raw: undefined },
    usage,
    warnings: [],
  })

  sdkTest('tools and the turn go through hooks', [sdks], async () => {
    const { generateText, isStepCount, stepCountIs, tool } = await load('ai')
    const { MockLanguageModelV4 } = await load('ai/test')
    const { z } = await load('zod')
    const ran: unknown[] = []
    const hooks = hooksOf(SETTINGS)
    let stops = 0
    hooks.on('Stop', ({ lastAssistantMessage }) =>
      ++stops === 1 ? { keepGoing: `not enough: ${lastAssistantMessage}` } : undefined,
    )
    const execute = async (input: { a: number; b: number }) => {
      ran.push(input)
      return `sum ${input.a + input.b}`
    }
    const tools = aiSdk.hookedTools(
      {
        add: tool({ description: 'adds', inputSchema: z.object({ a: z.number(), b: z.number() }), execute }),
        read: tool({
          description: 'reads',
          inputSchema: z.object({ path: z.string() }),
          execute: async () => 'PASSWORD=1',
        }),
        fail: tool({
          description: 'fails',
          inputSchema: z.object({}),
          execute: () => Promise.reject(new Error('broken')),
        }),
      },
      { hooks },
    )
    const model = new MockLanguageModelV4({
      doGenerate: [
        toolCall('add', { a: 2, b: 2 }),
        toolCall('read', { path: '/app/.env' }),
        toolCall('fail', {}),
        text('first'),
        text('second'),
      ],
    })
    const turn = await aiSdk.hookedTurn<{ role: string; content: unknown }>({
      hooks,
      messages: [],
      prompt: 'go',
      user: (content) => ({ role: 'user', content }),
      generate: async (messages) => {
        const answer = await generateText({ model, tools, messages, stopWhen: (isStepCount ?? stepCountIs)(8) })
        return { text: answer.text, messages: answer.responseMessages ?? answer.response.messages }
      },
    })
    expect(turn).toMatchObject({ status: 'done', text: 'second' })
    expect(ran).toEqual([{ a: 2, b: 40 }])
    const prompts = JSON.stringify(model.doGenerateCalls.map(({ prompt }: { prompt: unknown }) => prompt))
    for (const said of [
      'branch main',
      'sum 42',
      'linted add',
      'read did not run: secrets stay here',
      'fail failed: broken',
      'seen before',
      'not enough: first',
    ]) {
      expect(prompts).toContain(said)
    }
    expect(prompts).not.toContain('PASSWORD')
  })

  sdkTest('an input that a hook broke does not reach the tool', [sdks], async () => {
    const { tool } = await load('ai')
    const { z } = await load('zod')
    const hooks = hooksOf({ PreToolUse: [{ hooks: [prints({ updatedInput: { a: 'not a number' } })] }] })
    const add = tool({ inputSchema: z.object({ a: z.number() }), execute: async () => 'ran' })
    const { add: hooked } = aiSdk.hookedTools({ add }, { hooks })
    const message = await hooked
      .execute({ a: 1 }, { toolCallId: 'c', messages: [] })
      .catch((failure: Error) => failure.message)
    expect(message).toContain('A hook changed the input')
  })

  sdkTest('spans through the API that the embedder has', [sdks], async () => {
    const api = await load('@opentelemetry/api')
    const spans: { name: string; ended: boolean; status?: { code: number } }[] = []
    const startSpan = (name: string) => {
      const span = { name, ended: false, status: { code: 0 } }
      spans.push(span)
      return {
        setAttributes() {},
        setStatus: (status: { code: number }) => void Object.assign(span, { status }),
        end: () => void Object.assign(span, { ended: true }),
        spanContext: () => ({}),
      }
    }
    api.trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan }) })
    const hooks = hooksOf({ PreToolUse: [{ name: 'guard', hooks: [sh('exit 1')] }] }, { openTelemetry: api })
    await hooks.fire('PreToolUse', { toolName: 'X', toolInput: {} })
    expect(spans).toEqual([
      { name: 'hooks PreToolUse', ended: true, status: { code: 0 } },
      { name: 'hook guard', ended: true, status: { code: 2, message: 'It ended with exit code 1.' } as never },
    ])
    api.trace.disable()
  })
})

describe('OpenAI Agents SDK', () => {
  sdkTest('tools and the turn go through hooks', [sdks], async () => {
    const { Agent, Runner, setTracingDisabled, tool, Usage } = await load('@openai/agents')
    const { z } = await load('zod')
    setTracingDisabled(true)
    const requests: unknown[] = []
    const steps = [
      [{ type: 'function_call', callId: 'c1', name: 'add', status: 'completed', arguments: '{"a":2,"b":2}' }],
      [{ type: 'function_call', callId: 'c2', name: 'read', status: 'completed', arguments: '{"path":"/app/.env"}' }],
      [said('first')],
      [said('second')],
    ]
    const model = {
      async getResponse(request: { input: unknown }) {
        requests.push(structuredClone(request.input))
        return { usage: new Usage(), output: steps.shift() ?? [said('done')] }
      },
      getStreamedResponse() {
        throw new Error('not used')
      },
    }
    const hooks = hooksOf(SETTINGS)
    let stops = 0
    hooks.on('Stop', () => (++stops === 1 ? { keepGoing: 'not enough' } : undefined))
    const tools = openai.hookedTools(
      [
        tool({
          name: 'add',
          description: 'adds',
          parameters: z.object({ a: z.number(), b: z.number() }),
          execute: async ({ a, b }: { a: number; b: number }) => `sum ${a + b}`,
        }),
        tool({
          name: 'read',
          description: 'reads',
          parameters: z.object({ path: z.string() }),
          execute: async () => 'PASSWORD=1',
        }),
      ],
      { hooks },
    )
    const agent = new Agent({ name: 'a', instructions: 'i', model, tools })
    const runner = new Runner({ tracingDisabled: true })
    const turn = await openai.hookedTurn<object>({
      hooks,
      messages: [],
      prompt: 'go',
      user: (content) => ({ role: 'user', content }),
      generate: async (messages) => {
        const result = await runner.run(agent, [...messages])
        return { text: result.finalOutput ?? '', messages: result.history.slice(messages.length) }
      },
    })
    expect(turn).toMatchObject({ status: 'done', text: 'second' })
    const all = JSON.stringify(requests)
    for (const word of ['branch main', 'sum 42', 'linted add', 'read did not run: secrets stay here', 'not enough'])
      expect(all).toContain(word)
    expect(all).not.toContain('PASSWORD')
  })

  function said(text: string) {
    return { type: 'message', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text }] }
  }
})

describe('Claude Agent SDK', () => {
  sdkTest('hooks of the settings answer as its callbacks, in the real client', [agentSdk, client], async () => {
    if (agentSdk.status !== 'ready' || client.status !== 'ready') return
    const { query } = await import(agentSdk.path)
    const script = [
      call('Bash', { command: 'echo forbidden' }),
      call('Bash', { command: 'echo original' }),
      say('Done.'),
    ]
    await withSession({ script }, async (s) => {
      const hooks = createHooks({
        cwd: s.project,
        env: cleanEnv(),
        settings: {
          hooks: {
            PreToolUse: [
              { matcher: { commands: 'echo forbidden' }, hooks: [sh('echo "not that" >&2; exit 2')] },
              {
                matcher: { commands: 'echo original' },
                hooks: [prints({ permissionDecision: 'allow', updatedInput: { command: 'echo rewritten' } })],
              },
            ],
            UserPromptSubmit: [{ hooks: [sh('echo "branch main"')] }],
          },
        },
      })
      const env = {
        PATH: process.env.PATH,
        HOME: s.home,
        ANTHROPIC_BASE_URL: s.server.url,
        ANTHROPIC_API_KEY: 'not-a-key',
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      }
      const options = {
        hooks: claudeAgentHooks(hooks),
        pathToClaudeCodeExecutable: client.path,
        cwd: s.project,
        env,
        model: 'claude-sonnet-5',
        settingSources: [],
        allowedTools: ['Bash'],
      }
      for await (const _ of query({ prompt: 'go', options }));
      const all = s.server.of('turn').map(textOf).join('\n')
      for (const word of ['branch main', 'not that', 'rewritten\n']) expect(all).toContain(word)
      expect(all).not.toContain('\nforbidden')
      expect(Object.keys(options.hooks)).toEqual(['UserPromptSubmit', 'PreToolUse'])
      await hooks.close()
    })
  })
})
