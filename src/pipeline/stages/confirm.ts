import { eventFields, type Stage } from '../execution.ts'
import { signalOf } from './permit.ts'

/** The person's word, where it is needed. Where nobody can be asked the answer is no. */
export const confirm: Stage = {
  name: 'confirm',
  async process(execution, ports) {
    const { asks, call } = execution
    if (!asks) return execution
    const message = `Permission is needed to use ${call.name}.`
    await ports.hooks.fire(
      'Notification',
      { ...eventFields(execution), message, notificationType: 'permission_prompt' },
      signalOf(execution),
    )
    const yes = (await ports.confirm?.({ call, reason: asks.reason })) ?? false
    if (yes) return execution
    const because = asks.reason === undefined ? '' : ` (${asks.reason})`
    const reason = ports.confirm ? `The person said no${because}.` : `Nobody can be asked here${because}.`
    return { ...execution, refused: { by: 'person', reason } }
  },
}
