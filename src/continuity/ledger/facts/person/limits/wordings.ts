import type { Seen } from '../../../../../base/typed/seen.ts'
import { signedBy } from '../../../../../base/typed/signs/signed.ts'
import { LIMIT_SIGNS } from './signs.ts'

const mayMatch = signedBy(LIMIT_SIGNS)

/** Whether one of several wordings stands in a sentence, whatever its case; each is made ready when a sentence has a sign of it. */
export function wordings(name: string, sources: readonly string[]): Seen {
  const names = sources.map((_, at) => `${name}-${at}`)
  const made: (RegExp | undefined)[] = []
  return {
    test(text) {
      for (let at = 0; at < sources.length; at++) {
        if (!mayMatch(names[at] ?? '', text)) continue
        const pattern = made[at] ?? new RegExp(sources[at] ?? '', 'i')
        made[at] = pattern
        if (pattern.test(text)) return true
      }
      return false
    },
  }
}
