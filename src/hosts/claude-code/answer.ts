import { isRecord } from '../../base/is-record.ts'
import type { EventName } from '../../protocol/event.ts'

/** Who reads what a hook printed. */
export interface AnswerReaders {
  to: 'summariser' | 'model' | 'person'
  text: string
}

/** What the client makes of a hook's standard output. */
export function toldBy(event: EventName, stdout: string): AnswerReaders[] {
  if (stdout === '') return []
  if (event === 'PreCompact') return [{ to: 'summariser', text: stdout }]
  const answer: unknown = JSON.parse(stdout)
  if (!isRecord(answer)) return []
  const specific = isRecord(answer.hookSpecificOutput) ? answer.hookSpecificOutput : {}
  return [
    ...(typeof specific.additionalContext === 'string'
      ? [{ to: 'model' as const, text: specific.additionalContext }]
      : []),
    ...(typeof answer.systemMessage === 'string' ? [{ to: 'person' as const, text: answer.systemMessage }] : []),
  ]
}
