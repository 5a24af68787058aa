import type { Power } from '../../../protocol/outcome.ts'
import { ACTION_NAMES, type ActionName } from '../index.ts'
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
import type { OwnField, WrittenAction } from './written.ts'

/** How each action is written and shown. One that is missing here does not compile. */
export const WRITTEN: Readonly<Record<ActionName, WrittenAction>> = {
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
}

/** The fields that belong to actions, in the order of the table. */
export const ACTION_FIELDS: Readonly<Record<string, OwnField>> = Object.assign(
  {},
  ...ACTION_NAMES.map((name) => WRITTEN[name].fields ?? {}),
)

/** The actions that a field belongs to. */
export function actionsWith(field: string): ActionName[] {
  return ACTION_NAMES.filter((name) => Object.hasOwn(WRITTEN[name].fields ?? {}, field))
}

/** Which fields say what a rule does when it does not say so itself: first what an action needs, then what is said. */
export const IMPLIED_ACTIONS: readonly (readonly [field: string, action: ActionName])[] = [
  ...fieldsOf(({ needs }) => needs),
  ...fieldsOf(({ saidIn }) => saidIn),
]

/** Other systems' words for an action. */
export const ACTION_ALIASES: Readonly<Record<string, string>> = Object.fromEntries(fieldsOf(({ aliases }) => aliases))

/** What an answer with this power is called: by the rule's own action where that one has it, else by the first that has. */
export function powerWord(power: Power, action?: ActionName): string {
  if (action && WRITTEN[action].calls === power) return action
  return ACTION_NAMES.find((name) => WRITTEN[name].calls === power) ?? power
}

function fieldsOf(of: (written: WrittenAction) => readonly string[] | undefined): [string, ActionName][] {
  return ACTION_NAMES.flatMap((name) => (of(WRITTEN[name]) ?? []).map((field): [string, ActionName] => [field, name]))
}
