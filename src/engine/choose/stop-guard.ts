import type { EventName } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import type { EventFields } from './subject.ts'

export type StopGuard = ReturnType<typeof stopGuard>

/**
 * A turn that hooks keep going ends all the same: after so many times without a tool call in between, and after
 * `MOST_PER_PROMPT` times in any case.
 */
export function stopGuard() {
  const counts = new Map<string, { sinceTool: number; sincePrompt: number }>()

  return {
    /** Nothing to watch while nobody was kept going. */
    isIdle: () => counts.size === 0,
    see(name: EventName, fields: EventFields) {
      const key = keyOf(fields)
      if (NEW_TURN.has(name)) counts.delete(key)
      const count = counts.get(key)
      if (count && TOOL_RAN.has(name)) count.sinceTool = 0
    },
    isActive: (fields: EventFields) => counts.has(keyOf(fields)),
    /** The outcome of a stop, overruled when the agent was kept going often enough. */
    judge(outcome: Outcome, fields: EventFields, most: number): Outcome {
      const key = keyOf(fields)
      if (outcome.keepGoing === undefined) {
        counts.delete(key)
        return outcome
      }
      const { sinceTool, sincePrompt } = counts.get(key) ?? { sinceTool: 0, sincePrompt: 0 }
      if (sinceTool >= most || sincePrompt >= MOST_PER_PROMPT) {
        counts.delete(key)
        const { keepGoing: _, ...rest } = outcome
        const notice = `Hooks kept this turn going ${sincePrompt} times; now it ends.`
        return { ...rest, notice: rest.notice ? `${rest.notice}\n\n${notice}` : notice }
      }
      counts.set(key, { sinceTool: sinceTool + 1, sincePrompt: sincePrompt + 1 })
      return outcome
    },
  }
}

const MOST_PER_PROMPT = 50

const NEW_TURN: ReadonlySet<EventName> = new Set(['UserPromptSubmit', 'SessionStart', 'SessionEnd'])
const TOOL_RAN: ReadonlySet<EventName> = new Set(['PostToolUse', 'PostToolUseFailure'])

function keyOf(fields: EventFields): string {
  return JSON.stringify([fields.sessionId, fields.agentId])
}
