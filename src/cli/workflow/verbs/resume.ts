import { t } from '../../../messages/people/speak.ts'
import type { Sql } from '../../../storage/sql.ts'
import { ownerOf, takeOver, unfinished } from '../../../workflow/feature/lease.ts'
import { offerLine, placeFor } from '../../../workflow/feature/offer.ts'
import { statusText } from '../../../workflow/feature/status-text.ts'
import type { Stored } from '../../../workflow/feature/store.ts'
import { type Call, CommandError, type Result } from '../../command.ts'
import type { SessionRow } from '../../sessions.ts'
import { withStore } from '../../store.ts'
import { workflowJson } from '../json.ts'
import { workflowSession } from '../session.ts'
import { DISK, repositoryOf, wordsFor } from '../tools.ts'

/** A session goes on with the workflow that another one left unfinished. */
export function resume(call: Call): Promise<Result> {
  return withStore(call.paths, async (sql) => {
    const session = workflowSession(sql, call)
    const words = await wordsFor(sql, call, session)
    const open = unfinished(sql, await hereOf(sql, session), call.now, MOST)
    const chosen = choose(open, call.words[0], (stored) => offerLine(stored, call.now, session.project, words))
    const project = placeFor(DISK.files, chosen, session.project)
    const insist = call.flag('force')
    const taken = sql.transaction(() =>
      takeOver(sql, { id: chosen.id, session: session.session, project, at: call.now, insist }),
    )
    if (!taken.ok) throw refused(sql, call, session, chosen, taken.why)
    const { messages } = words
    const head = messages.workflow.tookOver({ type: taken.stored.state.key, by: taken.from.slice(0, 8) })
    const text = [head, statusText(taken.stored.state, words), '', messages.commands.toldNext].join('\n')
    return { text, json: { ...workflowJson(taken.stored), from: taken.from } }
  })
}

const MOST = 20

async function hereOf(sql: Sql, { session, project }: SessionRow) {
  return { session, project, repository: await repositoryOf(sql, project) }
}

function choose(open: readonly Stored[], number: string | undefined, line: (stored: Stored) => string): Stored {
  const found = number === undefined ? open : open.filter(({ id }) => String(id) === number.replace(/^#/, ''))
  const [only] = found
  if (only && found.length === 1) return only
  if (open.length === 0) {
    throw new CommandError(t`no workflow is unfinished here`, t`begin one: throughline workflow start KEY`)
  }
  throw new CommandError(
    number === undefined ? t`several workflows are unfinished here` : t`there is no unfinished workflow ${number} here`,
    t`throughline workflow resume NUMBER:\n${open.map((stored) => `  ${line(stored)}`).join('\n')}`,
  )
}

function refused(
  sql: Sql,
  call: Call,
  session: SessionRow,
  stored: Stored,
  why: 'held' | 'gone' | 'busy',
): CommandError {
  if (why === 'busy') {
    return new CommandError(
      t`session ${session.session.slice(0, 8)} has a workflow under way itself`,
      t`end that first: throughline workflow stop`,
    )
  }
  if (why === 'gone')
    return new CommandError(t`workflow #${stored.id} is no longer unfinished`, 'throughline workflow list')
  const minutes = Math.max(1, Math.round((call.now - (ownerOf(sql, stored, call.now)?.heardAt ?? call.now)) / 60_000))
  return new CommandError(
    t`session ${stored.session.slice(0, 8)} works on it (heard of ${minutes} min ago)`,
    t`end that session first; if it is gone for good: throughline workflow resume --force`,
  )
}
