import { INDEX_READ, waitingAfter } from '../../../../compose/waiting-sample.ts'
import { recover } from '../../../../texts/recover.ts'
import { advance } from '../../../advance.ts'
import { emptyLedger } from '../../../put.ts'
import { type Session, session } from '../../../sample.ts'

export type GitStep = readonly [command: string, output: string]

/** For tests: an edit, then these commands; what the place says of it. A step that is a path alone is one more edit. */
export function placeAfter(...steps: readonly (GitStep | string)[]): string {
  const { text } = recover({ ledger: advance(emptyLedger(), sessionOf(steps).entries), world: INDEX_READ })
  return text.split('\n').find((line) => line.startsWith('Place:')) ?? ''
}

/** For tests: the same, and which files wait to be committed as far as the session has seen. */
export function leftAfter(...steps: readonly (GitStep | string)[]): string[] {
  return waitingAfter(sessionOf(steps))
}

function sessionOf(steps: readonly (GitStep | string)[]): Session {
  const told = session().place('/srv/shop', 'main').prompt('Speed up the cart.')
  for (const step of ['src/cart.ts', ...steps]) {
    if (typeof step === 'string') told.call('Edit', editOf(step), { text: 'updated' })
    else told.call('Bash', { command: step[0] }, { text: step[1], failed: step[1].startsWith('Exit code') })
  }
  return told
}

export function editOf(path: string): Record<string, string> {
  return { file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' }
}
