import { callFields, type Execution, type Stage } from '../execution.ts'
import { rewritten, signalOf } from './permit.ts'

/** PreToolUse: a deny ends it, an ask makes the person decide, a changed input is judged like a new one. */
export const before: Stage = {
  name: 'before',
  async process(execution, ports) {
    const { outcome } = await ports.hooks.fire('PreToolUse', callFields(execution), signalOf(execution))
    const { decision, reason, updatedInput, context, notice, stop } = outcome
    const told: Execution = {
      ...execution,
      context: context === undefined ? execution.context : [...execution.context, context],
      notices: notice === undefined ? execution.notices : [...execution.notices, notice],
      ...(stop !== undefined && { stop }),
    }
    if (decision === 'deny') return { ...told, refused: { by: 'hook', reason: reason ?? 'A hook refused this call.' } }
    const said = decision === 'allow' ? 'allow' : 'nothing'
    const changed = updatedInput ? await rewritten(told, updatedInput, said, ports) : told
    if (decision === 'ask') return { ...changed, asks: { reason } }
    if (decision !== 'allow' || changed.asks === undefined) return changed
    const { asks: _, ...allowed } = changed
    return allowed
  },
}
