import { columnFields } from '../../../base/column.ts'
import { isRecord } from '../../../base/is-record.ts'
import { projectFolder } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import { PLACE_OF } from '../../store/kinds.ts'
import { knownPlace } from '../../store/known-place.ts'
import { type Desk, detailsOf } from '../../store/record.ts'
import { create, ownMemory, revise } from '../../store/store.ts'
import { slug } from '../../store/uri.ts'
import { deskOf, type MemoryContext } from '../context.ts'

interface PermissionDetails {
  readonly asked: number
  /** Refused by whatever decides in the client's place: a person's own no is not told to hooks. */
  readonly denied: number
  /** Asked for, and then done in the same session. */
  readonly allowed: number
}

/** S3.8: what is asked for again and again, what of it is then done, and what is refused, is a preference. Nothing is ever decided by it. */
export function onPermissionRequest(event: EventOf<'PermissionRequest'>, context: MemoryContext): Step<Sql> {
  return noted(event, context, { asked: 1, denied: 0, allowed: 0 }, '')
}

export function onPermissionDenied(event: EventOf<'PermissionDenied'>, context: MemoryContext): Step<Sql> {
  return noted(event, context, { asked: 0, denied: 1, allowed: 0 }, event.reason ?? '')
}

function noted(
  event: EventOf<'PermissionRequest'> | EventOf<'PermissionDenied'>,
  context: MemoryContext,
  by: PermissionDetails,
  reason: string,
): Step<Sql> {
  const what = actionOf(event.toolName, event.toolInput)
  return commit((sql) => {
    const place = knownPlace(sql, projectFolder(event))
    if (!place) return undefined
    const desk = deskOf(context, sql)
    const uri = `${PLACE_OF.permission}${slug(what)}`
    const before = ownMemory(desk, place.project, uri)
    const old: Partial<PermissionDetails> = before ? detailsOf<PermissionDetails>(before) : {}
    const details = {
      asked: (old.asked ?? 0) + by.asked,
      denied: (old.denied ?? 0) + by.denied,
      allowed: old.allowed ?? 0,
    }
    const content = textOf(what, details, reason)
    if (before?.status === 'deleted') return undefined
    if (before) revise(desk, before, { content, details, author: 'hook' })
    // Asked once is nothing; refused once is.
    else
      create(desk, {
        project: place.project,
        uri,
        content,
        tier: by.denied ? 4 : 6,
        trust: 'tool',
        author: 'hook',
        details,
        origin: `session ${event.sessionId}`,
      })
    return undefined
  })
}

/** What a session asked for and then did was allowed: counted when it ends. */
export function countAllowed(desk: Desk, project: string, session: string): void {
  const rows = desk.sql.all<{ tool: string; input: string | null }>(
    `SELECT DISTINCT r.data ->> '$.tool' AS tool, r.data ->> '$.input' AS input FROM timeline r
     WHERE r.session = ?1 AND r.type = 'permission:request' AND EXISTS (
       SELECT 1 FROM timeline c WHERE c.session = ?1 AND c.type = 'tool:complete' AND c.id > r.id
         AND c.data ->> '$.tool' = r.data ->> '$.tool' AND c.data ->> '$.input.command' IS r.data ->> '$.input.command'
         AND c.data ->> '$.input.file_path' IS r.data ->> '$.input.file_path') LIMIT 100`,
    session,
  )
  for (const { tool, input } of rows) {
    const what = actionOf(tool, columnFields<Record<string, unknown>>(input))
    const memory = ownMemory(desk, project, `${PLACE_OF.permission}${slug(what)}`)
    if (memory?.status !== 'active') continue
    const { asked = 0, denied = 0, allowed = 0 } = detailsOf<PermissionDetails>(memory)
    const details = { asked, denied, allowed: allowed + 1 }
    revise(desk, memory, { content: textOf(what, details, ''), details, author: 'hook' })
  }
}

function textOf(what: string, { asked, denied, allowed }: PermissionDetails, reason: string): string {
  const refused = denied > 0 ? ` It was refused ${times(denied)}${reason ? ` (${reason.slice(0, 160)})` : ''}.` : ''
  const done = allowed > 0 ? ` It was then done in ${allowed} ${allowed === 1 ? 'session' : 'sessions'}.` : ''
  return `Permission for ${what} was asked ${times(Math.max(asked, denied))}.${done}${refused}`
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

/** `Bash(git push)`: the tool, and the first words of a command. */
function actionOf(tool: string, input: unknown): string {
  const command = isRecord(input) && typeof input.command === 'string' ? input.command.trim() : ''
  if (command === '') return tool
  const words = command.split(/\s+/).filter((word) => !word.includes('='))
  return `${tool}(${words.slice(0, words[1] && /^[a-z-]+$/.test(words[1]) ? 2 : 1).join(' ')})`
}
