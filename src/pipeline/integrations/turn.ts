import type { Hooks } from '../../engine/types.ts'
import { atStop } from '../stop.ts'

export interface Turn<Message> {
  /** blocked: a hook refused the prompt, and the model never saw it. stopped: a hook ended the turn. */
  readonly status: 'done' | 'blocked' | 'stopped'
  readonly messages: readonly Message[]
  /** The last answer, or why there is none. */
  readonly text: string
  /** What hooks tell the person. */
  readonly notices: readonly string[]
}

export interface TurnOptions<Message> {
  readonly hooks: Hooks
  readonly messages: readonly Message[]
  readonly prompt: string
  readonly sessionId?: string
  /** A user message, with what hooks tell the model along with it. */
  user(text: string): Message
  /** Answers a conversation: what was said, and all messages that came of it. */
  generate(messages: readonly Message[]): Promise<{ readonly text: string; readonly messages: readonly Message[] }>
  /** Why a hook ended the turn during a tool call, if one did: what `onStop` of the tools was told. */
  stopped?(): string | undefined
}

/** One turn of an agent: hooks see the prompt first, and are asked before the agent stops. */
export async function hookedTurn<Message>(options: TurnOptions<Message>): Promise<Turn<Message>> {
  const { hooks, prompt, sessionId, user, generate } = options
  const session = sessionId === undefined ? {} : { sessionId }
  const { outcome } = await hooks.fire('UserPromptSubmit', { ...session, prompt })
  const notices = outcome.notice === undefined ? [] : [outcome.notice]
  let { messages } = options
  if (outcome.decision === 'block') {
    return { status: 'blocked', messages, text: outcome.reason ?? 'A hook refused the prompt.', notices }
  }
  if (outcome.stop !== undefined) return { status: 'stopped', messages, text: outcome.stop, notices }
  messages = [...messages, user(withContext(prompt, outcome.context))]
  for (;;) {
    const answer = await generate(messages)
    messages = [...messages, ...answer.messages]
    const stopped = options.stopped?.()
    if (stopped !== undefined) return { status: 'stopped', messages, text: stopped, notices }
    const { message, notice } = await atStop(hooks, { ...session, lastAssistantMessage: answer.text })
    if (notice !== undefined) notices.push(notice)
    if (message === undefined) return { status: 'done', messages, text: answer.text, notices }
    messages = [...messages, user(message)]
  }
}

function withContext(prompt: string, context: string | undefined): string {
  return context === undefined ? prompt : `${prompt}\n\n[Hook Context]\n${context}`
}
