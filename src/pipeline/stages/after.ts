import type { Outcome } from '../../protocol/outcome.ts'
import { callFields, type Execution, type Stage } from '../execution.ts'
import { signalOf } from './permit.ts'

/** PostToolUse, or PostToolUseFailure when the tool failed: what they tell the model goes with the result. */
export const after: Stage = {
  name: 'after',
  async process(execution, { hooks }) {
    const { result, durationMs } = execution
    if (!result) return execution
    const call = { ...callFields(execution), ...(durationMs !== undefined && { durationMs }) }
    const { outcome } = result.ok
      ? await hooks.fire('PostToolUse', { ...call, toolOutput: result.output }, signalOf(execution))
      : await hooks.fire('PostToolUseFailure', { ...call, error: result.error }, signalOf(execution))
    return { ...execution, ...told(execution, outcome), ...(result.ok && replaced(result.output, outcome)) }
  },
}

function told({ context, notices }: Execution, outcome: Outcome): Partial<Execution> {
  const objection = outcome.decision === 'block' ? outcome.reason : undefined
  const texts = [outcome.context, objection].filter((text) => text !== undefined)
  return {
    context: [...context, ...texts],
    notices: outcome.notice === undefined ? notices : [...notices, outcome.notice],
    ...(outcome.stop !== undefined && { stop: outcome.stop }),
  }
}

function replaced(output: unknown, { updatedOutput }: Outcome): Partial<Execution> {
  return { result: { ok: true, output: updatedOutput === undefined ? output : updatedOutput } }
}
