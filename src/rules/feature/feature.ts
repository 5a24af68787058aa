import type { Event, EventName } from '../../protocol/event.ts'
import type { Answer, Handler } from '../../protocol/handler.ts'
import { OUTLINES } from '../../protocol/outlines.ts'
import type { Sql } from '../../storage/sql.ts'
import type { RulesContext } from './context.ts'
import { placeOf } from './place.ts'

/** Rules in Markdown. A hook reads from the store only the rules that could apply; the files are read when they have changed. */
export const rules: Handler<RulesContext, Sql> = {
  name: 'rules',
  judges: true,
  on: everywhere(),
}

function ifThereAreAny(event: Event, context: RulesContext): Answer<Sql> {
  const place = context.settings.rules.enabled ? placeOf(event, context) : undefined
  return place && import('./listen.ts').then(({ listen }) => listen(event, place, context))
}

/** At every event that can be answered. */
function everywhere(): Handler<RulesContext, Sql>['on'] {
  const on: Partial<Record<EventName, typeof ifThereAreAny>> = {}
  let name: EventName
  for (name in OUTLINES) if (OUTLINES[name].can.length > 0) on[name] = ifThereAreAny
  return on as Handler<RulesContext, Sql>['on']
}
