import type { Event } from '../../protocol/event.ts'
import type { Step } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import { commandsOf, toolsOf } from '../conditions/calls.ts'
import { likelyWords } from '../index-keys.ts'
import type { RulesContext } from './context.ts'
import type { Place } from './place.ts'
import {
  asksForPrograms,
  type Candidate,
  candidatesFor,
  editedInPlace,
  hasAny,
  rulesIn,
  type SetRow,
  setOf,
} from './sets.ts'

/** The rules that could apply, brought up to date where a file has changed, and what they say to the event. */
export async function listen(event: Event, place: Place, context: RulesContext): Promise<Step<Sql>> {
  const known = setOf(context.sql, place.key)
  const current = known?.stamp === place.stamp ? known : undefined
  const found = current && (await find(event, current, context))
  const candidates =
    current && found && !editedInPlace(current, event.name, found, context)
      ? found
      : await afterRebuilding(event, place, context)
  if (candidates.length === 0) return undefined
  const { obey } = await import('./obey.ts')
  return obey(rulesIn(candidates), event, place, context)
}

async function afterRebuilding(event: Event, place: Place, context: RulesContext): Promise<readonly Candidate[]> {
  const { rebuild } = await import('./rebuild.ts')
  const set = await rebuild(place, context)
  return find(event, set, context)
}

/** The rules that could apply: by event, by tool, and by the programs that a command calls. */
async function find(event: Event, { id }: Pick<SetRow, 'id'>, { sql }: RulesContext): Promise<readonly Candidate[]> {
  const wanted = { event: event.name, tools: toolsOf(event) }
  if (!hasAny(sql, id, wanted)) return []
  const texts = commandsOf(event)
  if (texts.length === 0) return candidatesFor(sql, id, { ...wanted, words: [] })
  const words = likelyWordsOf(texts)
  if (words) return candidatesFor(sql, id, { ...wanted, words })
  if (!asksForPrograms(sql, id, wanted)) return candidatesFor(sql, id, { ...wanted, words: [] })
  const { simpleCommands } = await import('../shell/commands.ts')
  return candidatesFor(sql, id, {
    ...wanted,
    words: texts.flatMap((text) => simpleCommands(text).map(({ name }) => name)),
  })
}

/** Undefined when one of the texts must be parsed to know. */
function likelyWordsOf(texts: readonly string[]): readonly string[] | undefined {
  const all: string[] = []
  for (const text of texts) {
    const words = likelyWords(text)
    if (!words) return undefined
    all.push(...words)
  }
  return all
}
