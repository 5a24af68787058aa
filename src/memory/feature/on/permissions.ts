import { isRecord } from '../../../base/is-record.ts'
import { projectFolder } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import { knownPlace } from '../../store/places.ts'
import { detailsOf } from '../../store/record.ts'
import { create, ownMemory, revise } from '../../store/store.ts'
import { slug } from '../../store/uri.ts'
import { deskOf, type MemoryContext } from '../context.ts'

interface PermissionDetails {
  readonly asked: number
  readonly denied: number
}

/** S3.8: what the person is asked for again and again, and what they refuse, is a preference. Nothing is ever decided by it. */
export function onPermissionRequest(event: EventOf<'PermissionRequest'>, context: MemoryContext): Step<Sql> {
  return noted(event, context, { asked: 1, denied: 0 }, '')
}

export function onPermissionDenied(event: EventOf<'PermissionDenied'>, context: MemoryContext): Step<Sql> {
  return noted(event, context, { asked: 0, denied: 1 }, event.reason ?? '')
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
    const uri = `workflow://permissions/${slug(what)}`
    const before = ownMemory(desk, place.project, uri)
    const old: Partial<PermissionDetails> = before ? detailsOf<PermissionDetails>(before) : {}
    const details = { asked: (old.asked ?? 0) + by.asked, denied: (old.denied ?? 0) + by.denied }
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
        trust: 'user',
        author: 'hook',
        details,
        origin: `session ${event.sessionId}`,
      })
    return undefined
  })
}

function textOf(what: string, { asked, denied }: PermissionDetails, reason: string): string {
  const refused =
    denied > 0
      ? ` The user refused it ${times(denied)}${reason ? ` (${reason.slice(0, 160)})` : ''}: ask before trying it.`
      : ''
  return `Permission for ${what} was asked ${times(Math.max(asked, denied))}.${refused}`
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
