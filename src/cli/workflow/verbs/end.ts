import { t } from '../../../messages/people/speak.ts'
import { redact } from '../../../platform/redact.ts'
import { change, letGo } from '../../../workflow/feature/store.ts'
import { type Call, CommandError, type Result } from '../../command.ts'
import { languageOf } from '../../language.ts'
import { withStore } from '../../store.ts'
import { workflowJson } from '../json.ts'
import { workflowOf } from '../session.ts'

/** S0.57: the agent is no longer kept going. The hook at the end of its turn tells the person so. */
export async function stop(call: Call): Promise<Result> {
  const { messages } = await languageOf(call)
  return end(
    call,
    'stop',
    'by hand',
    `${messages.workflow.stopped}\n${t`Take it up again with throughline workflow start.`}`,
  )
}

export async function abort(call: Call): Promise<Result> {
  const reason = redact(call.value('reason') ?? 'by hand')
  return end(call, 'abort', reason, t`The workflow was given up. Its feature and tasks stay where they are.`)
}

async function end(call: Call, verb: 'stop' | 'abort', reason: string, text: string): Promise<Result> {
  const { messages } = await languageOf(call)
  return withStore(call.paths, (sql) =>
    sql.transaction(() => {
      const { stored } = workflowOf(sql, call)
      const changed = change(sql, stored, verb, { at: call.now, reason })
      if (!changed.result.ok) {
        throw new CommandError(
          t`the workflow ${stored.state.key} is ${messages.workflow.statuses[stored.state.status]} already`,
          t`throughline workflow show tells more`,
        )
      }
      if (verb === 'abort') letGo(sql, changed.stored, call.now)
      return { text, json: workflowJson(changed.stored) }
    }),
  )
}
