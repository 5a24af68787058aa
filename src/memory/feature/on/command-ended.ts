import { outcomeIn } from '../../../base/failing-line/has-failed.ts'
import type { EventOf } from '../../../protocol/event.ts'
import type { Thought } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import type { MemoryContext } from '../context.ts'
import { settling } from '../settling.ts'

/** What looks like a failure is one, or it is not, or nobody can tell: then nothing is learned either way. */
export function commandJudged(event: EventOf<'PostToolUse'>, context: MemoryContext, output: string): Thought<Sql> {
  const { command } = event.toolInput
  const outcome = outcomeIn(output, {
    command: typeof command === 'string' ? command : '',
    ...(context.failsApart && { exitCode: 0 }),
  })
  if (outcome === 'failed') return import('./failure.ts').then(({ onFailure }) => onFailure(event, context, output))
  return outcome === 'passed' ? settling(event, context) : undefined
}
