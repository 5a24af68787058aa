import { t } from '../../../messages/people/speak.ts'
import type { Sql } from '../../../storage/sql.ts'
import { statusText } from '../../../workflow/feature/status-text.ts'
import { change, newestWorkflow, type Stored } from '../../../workflow/feature/store.ts'
import { type Call, CommandError, type Result, usageError } from '../../command.ts'
import type { SessionRow } from '../../sessions.ts'
import { withStore } from '../../store.ts'
import { beginWorkflow } from '../begin.ts'
import { workflowJson } from '../json.ts'
import { workflowSession } from '../session.ts'
import { wordsFor } from '../tools.ts'

/** Begins a workflow in a session, or takes up the one that was stopped. */
export function start(call: Call): Promise<Result> {
  return withStore(call.paths, async (sql) => {
    const session = workflowSession(sql, call)
    const [key] = call.words
    const stored =
      key === undefined
        ? takeUp(sql, call, session)
        : await beginWorkflow(sql, call, session, { key, feature: call.value('feature') })
    const words = await wordsFor(sql, call, stored)
    const text = `${statusText(stored.state, words, 'started')}\n\n${words.messages.commands.toldNext}`
    return { text, json: workflowJson(stored) }
  })
}

function takeUp(sql: Sql, call: Call, session: SessionRow): Stored {
  return sql.transaction(() => {
    const stored = newestWorkflow(sql, session.session)
    if (!stored) throw usageError(t`start needs the key of a workflow`, t`throughline workflow list shows them`)
    const { result, stored: next } = change(sql, stored, 'resume', { at: call.now })
    if (result.ok) return next
    throw new CommandError(
      result.why === 'running'
        ? t`the workflow ${stored.state.key} is under way already`
        : t`the workflow ${stored.state.key} is over (${stored.state.status})`,
      result.why === 'running'
        ? t`throughline workflow status shows it`
        : t`begin another: throughline workflow start KEY`,
    )
  })
}
