import type { Event, EventName } from '../../protocol/event.ts'
import type { Handler, Answer as Said } from '../../protocol/handler.ts'
import { OUTLINES } from '../../protocol/outlines.ts'
import type { Sql } from '../../storage/sql.ts'
import type { Answer } from '../respond.ts'
import type { RulesContext } from './context.ts'
import { placeOf } from './place.ts'

/**
 * Rules in Markdown. What they say is decided by `judge`, before the store is asked for and whatever becomes of it; here it is written
 * down, and what was already said once is left out.
 */
export const rules: Handler<RulesContext, Sql> = {
  name: 'rules',
  judges: true,
  on: everywhere(),
}

/** What the rules say; undefined when there are none. */
export function judge(event: Event, context: RulesContext): Promise<readonly Answer[]> | undefined {
  if (!context.settings.rules.enabled || OUTLINES[event.name].can.length === 0) return undefined
  const place = placeOf(event, context)
  return place && import('./consult.ts').then(({ consult }) => consult(event, place, context))
}

function writeDown(event: Event, context: RulesContext): Said<Sql> {
  const { said } = context
  if (said === undefined || said.length === 0) return undefined
  return import('./obey.ts').then(({ settle }) => settle(said, event, context))
}

/** At every event that can be answered. */
function everywhere(): Handler<RulesContext, Sql>['on'] {
  const on: Partial<Record<EventName, typeof writeDown>> = {}
  let name: EventName
  for (name in OUTLINES) if (OUTLINES[name].can.length > 0) on[name] = writeDown
  return on as Handler<RulesContext, Sql>['on']
}
