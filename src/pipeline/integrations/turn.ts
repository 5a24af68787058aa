import type { Hooks } from '../../engine/types.ts'
import { atStop } from '../stop.ts'

export interface Turn<Message> {
  /** blocked: a hook refused the prompt, and the model never saw it. stopped: a hook ended the turn. */
  readonly status: 'done' | 'blocked' | 'stopped'
  readonly messages: readonly Message[]
  /** The last answer, or why there is none. */
  readonly text: string
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
}

/** One turn of an agent: hooks see the prompt first, and are asked before the agent stops. */
export async function hookedTurn<Message>(options: TurnOptions<Message>): Promise<Turn<Message>> {
  const { hooks, prompt, sessionId, user, generate } = options
  const session = sessionId === undefined ? {} : { sessionId }
  const { outcome } = await hooks.fire('UserPromptSubmit', { ...session, prompt })
  if (outcome.decision === 'block') {
    return { status: 'blocked', messages: options.messages, text: outcome.reason ?? 'A hook refused the prompt.' }
  }
  if (outcome.stop !== undefined) return { status: 'stopped', messages: options.messages, text: outcome.stop }
  let messages = [
    ...options.messages,
    user(outcome.context === undefined ? prompt : `${prompt}\n\n[Hook Context]\n${outcome.context}`),
  ]
  for (;;) {
    const answer = await generate(messages)
    messages = [...messages, ...answer.messages]
    const { message } = await atStop(hooks, { ...session, lastAssistantMessage: answer.text })
    if (message === undefined) return { status: 'done', messages, text: answer.text }
    messages = [...messages, user(message)]
  }
}
