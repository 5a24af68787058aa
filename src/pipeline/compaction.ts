import { messageOf } from '../base/message-of.ts'
import type { Hooks } from '../engine/types.ts'

export interface CompactionRequest<Message> {
  readonly hooks: Hooks
  readonly messages: readonly Message[]
  readonly trigger: 'manual' | 'auto'
  readonly tokens: number
  /** What the person wrote behind the command. */
  readonly instructions?: string
  readonly sessionId?: string
  /** Writes the summary of the messages that go, with what hooks want to survive. */
  summarise(messages: readonly Message[], instructions: string | undefined): Promise<string>
  /** The summary as a message. */
  wrap(summary: string): Message
  /** Where what is kept may begin: a tool's result must not be parted from its call. By default anywhere. */
  startsTurn?(message: Message): boolean
}

/** prevented: a hook said no, and everything is as it was. fallback: no summary could be written; the newest messages are left. */
export interface Compacted<Message> {
  readonly status: 'compacted' | 'prevented' | 'fallback'
  readonly success: boolean
  readonly messages: readonly Message[]
  readonly error?: string
  /** What hooks tell the model in the first request afterwards. */
  readonly context?: string
}

export const COMPACT_AT = 0.8
const KEEP = 0.2
const KEEP_WITHOUT_SUMMARY = 0.3

export function shouldCompact(tokens: number, window: number): boolean {
  return tokens >= window * COMPACT_AT
}

/** PreCompact, the summary, then SessionStart and PostCompact, in the order in which Claude Code fires them. */
export async function compact<Message>(request: CompactionRequest<Message>): Promise<Compacted<Message>> {
  const { hooks, messages, trigger, tokens, instructions, sessionId } = request
  const session = sessionId === undefined ? {} : { sessionId }
  const before = await hooks.fire('PreCompact', {
    ...session,
    trigger,
    customInstructions: instructions ?? null,
    preTokens: tokens,
    messageCount: messages.length,
  })
  if (before.outcome.decision === 'block') {
    const error = `Compaction was prevented by a hook: ${before.outcome.reason ?? 'no reason given'}`
    return { status: 'prevented', success: false, messages, error }
  }
  const wanted = [instructions, before.outcome.instructions].filter(Boolean).join('\n\n')
  const kept = tail(request, KEEP)
  try {
    const summary = await request.summarise(messages.slice(0, messages.length - kept.length), wanted || undefined)
    const { outcome } = await hooks.fire('SessionStart', { ...session, source: 'compact' })
    await hooks.fire('PostCompact', { ...session, trigger, summary })
    const context = outcome.context === undefined ? {} : { context: outcome.context }
    return { status: 'compacted', success: true, messages: [request.wrap(summary), ...kept], ...context }
  } catch (failure) {
    const { outcome } = await hooks.fire('SessionStart', { ...session, source: 'compact' })
    const context = outcome.context === undefined ? {} : { context: outcome.context }
    return {
      status: 'fallback',
      success: false,
      messages: tail(request, KEEP_WITHOUT_SUMMARY),
      error: messageOf(failure),
      ...context,
    }
  }
}

/** The newest messages, from the nearest place at which a turn starts: rather one turn more than half a turn. */
function tail<Message>({ messages, startsTurn }: CompactionRequest<Message>, part: number): readonly Message[] {
  const cut = messages.length - Math.max(1, Math.floor(messages.length * part))
  if (!startsTurn) return messages.slice(cut)
  const before = messages.findLastIndex((message, at) => at > 0 && at <= cut && startsTurn(message))
  const from = before > 0 ? before : messages.findIndex((message, at) => at > cut && startsTurn(message))
  return from > 0 ? messages.slice(from) : []
}
