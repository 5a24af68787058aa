import { EVENT_NAMES, type EventName } from '../../protocol/event.ts'
import type { Outline } from '../../protocol/outline.ts'
import { OUTLINES } from '../../protocol/outlines.ts'
import { type Action, powerFor } from './action.ts'
import { allow } from './allow.ts'
import { ask } from './ask.ts'
import { block } from './block.ts'
import { context } from './context.ts'
import { deny } from './deny.ts'
import { instructions } from './instructions.ts'
import { load } from './load.ts'
import { notice } from './notice.ts'
import { rewrite } from './rewrite.ts'
import { run } from './run.ts'

/** Everything a rule can do: a file and a line here, and the same in `written/`, add one. Nobody else knows an action by its name. */
export const ACTIONS = {
  allow,
  deny,
  ask,
  block,
  rewrite,
  context,
  load,
  notice,
  instructions,
  run,
} as const satisfies Record<string, Action>

export type ActionName = keyof typeof ACTIONS

/** What a rule does. */
export function actionOf({ action }: { readonly action: ActionName }): Action {
  return ACTIONS[action]
}

export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[]

export function isAction(name: string): name is ActionName {
  return Object.hasOwn(ACTIONS, name)
}

/** The actions that an event takes: the one definition that schema, linter and evaluator share. */
export function actionsOf(event: EventName): ActionName[] {
  return ACTION_NAMES.filter((name) => powerFor(ACTIONS[name], event) !== undefined)
}

/** Where nobody is left to decide about a rewritten input: the rule itself must allow it. */
export function mustAllowRewriting(event: EventName): boolean {
  const { can }: Outline = OUTLINES[event]
  return can.includes('updatedInput') && !can.includes('ask')
}

export function eventsTaking(action: ActionName): EventName[] {
  return EVENT_NAMES.filter((event) => powerFor(ACTIONS[action], event) !== undefined)
}
