import { anchorsOf } from '../../base/names.ts'
import type { Ledger, Touch } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'
import { isChange } from '../ledger/untouch.ts'

/** Something that carries one of these names was written since. */
export function isChanged(ledger: Ledger, step: number, names: readonly string[]): boolean {
  return touchedSince(ledger, step, (path, { adds, drops, around }) =>
    names.some((name) => isIn(name, [path, ...adds, ...drops, ...around])),
  )
}

export function touchedSince(ledger: Ledger, step: number, test: (path: string, touch: Touch) => boolean): boolean {
  return factsOf(ledger, 'file').some(({ path, touches }) =>
    touches.some((touch) => isChange(touch) && touch.step > step && test(path, touch)),
  )
}

/** The names in a text, as they are compared. */
export function namesOf(text: string): string[] {
  return spelledNames(text).map(plainName)
}

/** The same as they are written. */
export function spelledNames(text: string): string[] {
  const dashed = text.match(/\b[a-z]+(?:-[a-z]+){2,}\b/g) ?? []
  return [...[...anchorsOf(text)].map((anchor) => anchor.slice(2)), ...dashed]
}

/** `max-retries`, `maxRetries` and `max_retries` are one name. */
export function plainName(name: string): string {
  return name.replace(/[-_]/g, '').toLowerCase()
}

/** One of several is named like all of them. */
function isIn(name: string, texts: readonly string[]): boolean {
  return texts.some((text) => plainName(text).includes(name.length > SHORTEST_NAME ? name.replace(/s$/, '') : name))
}

const SHORTEST_NAME = 5
