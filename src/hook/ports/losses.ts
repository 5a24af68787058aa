import type { Effect } from '../../rules/effects/effect.ts'
import { readEffects } from '../../rules/effects/read-effects.ts'

/** Whether a command would lose work or data, stop something or leave it unguarded. What can be made again is no loss. */
export function loses(command: string, home: string): boolean {
  const world = { cwd: PROJECT, project: PROJECT, home, exists: () => true }
  return readEffects(command, world).effects.some(isLoss)
}

/** Commands are told without the folder they ran in; what is in the project is the same wherever it lies. */
const PROJECT = '/throughline-project'

function isLoss({ kind, to }: Effect): boolean {
  return LOSSES.has(kind) || (kind === 'deletes' && !MADE.has(to)) || (kind === 'runs' && to === 'download')
}

const LOSSES: ReadonlySet<Effect['kind']> = new Set([
  ...(['discards', 'destroys', 'stops', 'weakens', 'formats', 'opens', 'publishes', 'sends'] as const),
])
const MADE: ReadonlySet<string> = new Set(['made', 'cache', 'temp'])
