import type { Effect } from '../../rules/effects/effect.ts'
import { readEffects } from '../../rules/effects/read-effects.ts'

/** Whether a command would lose work or data, stop something or leave it unguarded. What can be made again is no loss. */
export function loses(command: string, home: string): boolean {
  const world = { cwd: PROJECT, project: PROJECT, home, exists: () => true }
  return readEffects(command, world).effects.some(isLoss)
}

/** Commands are told without the folder they ran in; what is in the project is the same wherever it lies. */
const PROJECT = '/throughline-project'

function isLoss({ kind, to, what }: Effect): boolean {
  if (kind === 'deletes') return !MADE.has(to) && (to !== 'inside' || (A_FILE.test(what) && !LOCK.test(what)))
  return LOSSES.has(kind) || (kind === 'runs' && to === 'download')
}

/** Of what lies in the project a folder with a name like `cache` can be made again; a file that was written cannot. */
const A_FILE = /\.\w+$/
const LOCK = /(?:^|\/)[\w.-]*lock[\w.-]*$|\.(?:log|pid|tmp|tsbuildinfo|pyc|o)$/

const LOSSES: ReadonlySet<Effect['kind']> = new Set([
  ...(['discards', 'destroys', 'stops', 'weakens', 'formats', 'opens', 'publishes', 'sends'] as const),
])
const MADE: ReadonlySet<string> = new Set(['made', 'cache', 'temp'])
