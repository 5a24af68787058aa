import { existsSync } from 'node:fs'
import { t } from '../../../messages/people/speak.ts'
import { newestWorkflow } from '../../../workflow/feature/store.ts'
import { type Call, CommandError, type Result } from '../../command.ts'
import { withStore } from '../../store.ts'
import { workflowSession } from '../session.ts'
import { list } from './list.ts'
import { status } from './status.ts'

/** `throughline workflow` alone: where the one under way stands, or which could be started. */
export async function overview(call: Call): Promise<Result> {
  const [under, known] = await Promise.all([isUnderWay(call), list(call)])
  if (under) {
    const { text, json } = await status(call)
    return { text, json: { workflow: json, workflows: known.json } }
  }
  return {
    text: [
      t`No workflow is under way here. These can be started:`,
      '',
      known.text,
      '',
      t`throughline workflow start KEY begins one; in a prompt: [workflow:KEY]`,
    ].join('\n'),
    json: { workflow: null, workflows: known.json },
  }
}

async function isUnderWay(call: Call): Promise<boolean> {
  if (!existsSync(call.paths.database)) return false
  return withStore(call.paths, (sql) => {
    try {
      return newestWorkflow(sql, workflowSession(sql, call).session) !== undefined
    } catch (failure) {
      if (failure instanceof CommandError && call.value('session') === undefined) return false
      throw failure
    }
  })
}
