import type { Memory } from '../../store/record.ts'
import { sharedBy } from './alike/subjects.ts'

/** Of what a sentence may be about the one that it shares most with; undefined where two are as near. */
export function nearestTo<Found extends { readonly earlier: Pick<Memory, 'content'> }>(
  text: string,
  found: readonly Found[],
): Found | undefined {
  const near = found
    .map((one) => ({ one, ...sharedBy(text, one.earlier.content) }))
    .sort((a, b) => b.shared - a.shared || b.likeness - a.likeness)
  const [first, second] = near
  if (!first || (second && second.shared === first.shared && second.likeness === first.likeness)) return undefined
  return first.one
}
