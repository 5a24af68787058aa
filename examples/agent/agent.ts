import { generateText, isStepCount, type LanguageModel, type ModelMessage, type ToolSet, tool } from 'ai'
import { z } from 'zod'
import { atSubagentStop, compact, type Hooks, shouldCompact } from '../../src/index.ts'
import { hookedTools, hookedTurn } from '../../src/pipeline/integrations/ai-sdk.ts'
import { type Mode, permit } from './permissions.ts'
import type { AgentSession } from './session.ts'
import { toolsIn } from './tools.ts'

export interface AgentOptions {
  readonly hooks: Hooks
  readonly model: LanguageModel
  readonly cwd: string
  readonly session: AgentSession
  /** How many tokens the model can take. */
  readonly window: number
  confirm(question: string): Promise<boolean>
  say(text: string): void
}

/** The agent: a model, tools, and at every turn of the way the hooks. */
export function createAgent({ hooks, model, cwd, session, window, confirm, say }: AgentOptions) {
  let mode: Mode = 'default'
  let tokens = 0
  let stopped: string | undefined

  function guard(agent?: { agentId: string; agentType: string }) {
    return {
      hooks,
      permit,
      confirm: ({ call, reason }: { call: { name: string; input: object }; reason: string | undefined }) =>
        confirm(`${call.name} ${JSON.stringify(call.input)}${reason ? ` (${reason})` : ''}: run it?`),
      session: { sessionId: session.id, cwd, mode, ...agent },
      onNotice: say,
      onStop: (reason: string) => {
        stopped = reason
      },
    }
  }

  async function generate(messages: readonly ModelMessage[], tools: ToolSet) {
    const answer = await generateText({
      model,
      messages: [...messages],
      tools,
      stopWhen: [isStepCount(25), () => stopped !== undefined],
    })
    tokens = answer.totalUsage.inputTokens ?? tokens
    return { text: answer.text, messages: answer.responseMessages }
  }

  /** A subagent has a conversation of its own; its end can be put off by hooks like that of the agent. */
  async function delegate(task: string): Promise<string> {
    const agent = { agentId: crypto.randomUUID(), agentType: 'general-purpose' }
    const fields = { sessionId: session.id, cwd, ...agent }
    const { outcome } = await hooks.fire('SubagentStart', fields)
    const tools = hookedTools(toolsIn(cwd), guard(agent))
    let messages: ModelMessage[] = [
      user(outcome.context === undefined ? task : `${task}\n\n[Hook Context]\n${outcome.context}`),
    ]
    for (;;) {
      const answer = await generate(messages, tools)
      const { message } = await atSubagentStop(hooks, { ...fields, lastAssistantMessage: answer.text })
      if (message === undefined) return answer.text
      messages = [...messages, ...answer.messages, user(message)]
    }
  }

  async function turn(prompt: string): Promise<void> {
    const Agent = tool({
      description: 'Delegates a task.',
      inputSchema: z.object({ task: z.string() }),
      execute: ({ task }) => delegate(task),
    })
    const tools = hookedTools({ ...toolsIn(cwd), Agent }, guard())
    const { messages } = session
    stopped = undefined
    const done = await hookedTurn({
      hooks,
      messages,
      prompt,
      sessionId: session.id,
      user,
      generate: (all) => generate(all, tools),
      stopped: () => stopped,
    })
    session.messages = [...done.messages]
    for (const notice of done.notices) say(notice)
    say(done.status === 'done' ? done.text : `[${done.status}] ${done.text}`)
    if (shouldCompact(tokens, window)) await shrink('auto')
    await hooks.fire('Notification', {
      sessionId: session.id,
      message: 'Waiting for you.',
      notificationType: 'idle_prompt',
    })
  }

  async function shrink(trigger: 'manual' | 'auto', instructions?: string): Promise<void> {
    const summarise = async (messages: readonly ModelMessage[], wanted: string | undefined) => {
      const asked = `Summarise the conversation so far.${wanted ? ` It must keep: ${wanted}` : ''}`
      return (await generateText({ model, messages: [...messages, user(asked)] })).text
    }
    const wrap = (summary: string) => user(`Summary of the conversation so far:\n${summary}`)
    const options = instructions === undefined ? {} : { instructions }
    const done = await compact({
      hooks,
      messages: session.messages,
      trigger,
      tokens,
      sessionId: session.id,
      summarise,
      wrap,
      startsTurn: ({ role }) => role === 'user',
      ...options,
    })
    session.messages = [
      ...done.messages,
      ...(done.context === undefined ? [] : [user(`[Hook Context]\n${done.context}`)]),
    ]
    tokens = 0
    say(done.error ?? `Compacted to ${session.messages.length} messages.`)
  }

  return {
    turn,
    compact: (instructions?: string) => shrink('manual', instructions),
    get mode() {
      return mode
    },
    set mode(next: Mode) {
      mode = next
    },
  }
}

function user(content: string): ModelMessage {
  return { role: 'user', content }
}
