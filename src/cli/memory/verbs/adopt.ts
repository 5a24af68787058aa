import { placeOf } from '../../../memory/store/identity.ts'
import { rememberPlace } from '../../../memory/store/places.ts'
import { t } from '../../../messages/people/speak.ts'
import { readText } from '../../../platform/files/reading.ts'
import type { Call, Result } from '../../command.ts'
import { cameAlongTo, withMemories } from '../place.ts'
import { onlyThePerson } from '../whose-call.ts'

/** `memory adopt`: the person says that this folder is a checkout of the project whose remote it names. */
export function adoptFolder(call: Call): Promise<Result> {
  onlyThePerson(call)
  return withMemories(call, async ({ sql, place }) => {
    const { root, claims } = place
    const moved = claims === undefined ? await cameAlongTo(sql, place) : undefined
    if (moved) {
      sql.transaction(() => moved(sql))
      return {
        text: t`What ${root} was known by before came along: its memories are told there from now on.`,
        json: { root, adopted: true },
      }
    }
    if (claims === undefined)
      return {
        text: t`There is nothing to adopt: ${root} belongs to its project already, or names none that is known here.`,
        json: { root, adopted: false },
      }
    const named = await placeOf(root, readText)
    sql.transaction(() => rememberPlace(sql, root, named))
    return {
      text: t`${root} is a checkout of the project whose remote it names: its memories are told there from now on, and what was learned there came along.`,
      json: { root, adopted: true },
    }
  })
}
