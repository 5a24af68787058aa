import type { Event } from '../../protocol/event.ts'
import { indexKeys } from '../compile/index-keys.ts'
import type { Rule } from '../rule.ts'
import { quickLook, quickTexts } from './quick-look.ts'

/** Of some rules those that a hook would look at for the commands of an event: what its quick look passes over is not judged there. */
export async function lookedAt(rules: readonly Rule[], event: Event): Promise<readonly Rule[]> {
  const texts = await quickTexts(event)
  if (texts.length === 0) return rules
  const words = await quickLook(texts, {
    asksForPrograms: () => true,
    asksForEffects: () => true,
    ownScript: async () => undefined,
  })
  if (words === undefined) return rules
  const wanted = new Set(['', ...words])
  return rules.filter((rule) => indexKeys(rule).some(({ word }) => wanted.has(word)))
}
