import { contradictingPairs } from '../../../memory/claims/contradicting-pairs.ts'
import { noteMissing } from '../../../memory/claims/contradictions.ts'
import type { Memory } from '../../../memory/store/record.ts'
import { retold, t } from '../../../messages/people/speak.ts'
import type { Call, Result } from '../../command.ts'
import { withMemories } from '../place.ts'
import { memoryJson } from '../present.ts'

/** Two and two, each with what they disagree on. Memories from before that was kept are looked at first. */
export function listContradictions(call: Call): Promise<Result> {
  return withMemories(call, (desk) => {
    desk.sql.transaction(() => noteMissing(desk))
    const pairs = contradictingPairs(desk.sql, desk.projects)
    const shown = ({ uri, content }: Memory) => `${uri}: ${content.replace(/\s+/g, ' ').slice(0, 160)}`
    return {
      text:
        pairs.length === 0
          ? t`No two memories contradict each other.`
          : pairs
              .map(({ one, other, why, stands }) =>
                [
                  t`${shown(one)}\n  against ${shown(other)}\n  (${retold(why)})`,
                  ...(stands ? [t`  ${stands.uri} stands: ${standing(stands, stands === one ? other : one)}`] : []),
                ].join('\n'),
              )
              .join('\n'),
      json: pairs.map(({ one, other, why, stands }) => ({
        why,
        stands: stands?.uri ?? null,
        one: memoryJson(one),
        other: memoryJson(other),
      })),
    }
  })
}

function standing({ trust }: Memory, other: Memory): string {
  return trust === 'user' && other.trust !== 'user' ? t`you said it` : t`it was said later`
}
