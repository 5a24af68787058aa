import { EVENT_NAMES, type Event } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import type { Answer, Handler } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import type { RulesContext } from './context.ts'
import { placeOf } from './place.ts'

/** Rules in Markdown. A hook reads from the store only the rules that could apply; the files are read when they have changed. */
export const rules: Handler<RulesContext, Sql> = {
  name: 'rules',
  on: Object.fromEntries(
    EVENT_NAMES.filter((name) => EVENTS[name].can.length > 0).map((name) => [name, ifThereAreAny]),
  ),
}

function ifThereAreAny(event: Event, context: RulesContext): Answer<Sql> {
  const place = context.settings.rules.enabled ? placeOf(event, context) : undefined
  return place && import('./listen.ts').then(({ listen }) => listen(event, place, context))
}
