import { resolve } from 'node:path'
import { abandonedProjects } from '../../../memory/moves/moved-project.ts'
import { type ProjectPlace, placeOf } from '../../../memory/store/identity.ts'
import { mergeProjects } from '../../../memory/store/merge-projects.ts'
import { rememberPlace } from '../../../memory/store/places.ts'
import { t } from '../../../messages/people/speak.ts'
import { readText } from '../../../platform/files/reading.ts'
import type { Sql } from '../../../storage/sql.ts'
import { type Call, CommandError, type Result } from '../../command.ts'
import { DISK } from '../../workflow/tools.ts'
import { cameAlongTo, withMemories } from '../place.ts'
import { onlyThePerson } from '../whose-call.ts'

/** `memory adopt`: the person says that this folder is a checkout of the project whose remote it names. */
export function adoptFolder(call: Call): Promise<Result> {
  onlyThePerson(call)
  return withMemories(call, async ({ sql, place }) => {
    const { root, claims } = place
    const [folder] = call.words
    if (folder !== undefined) return adoptFrom(sql, place, resolve(call.cwd, folder))
    const moved = claims === undefined ? await cameAlongTo(sql, place) : undefined
    if (moved) {
      sql.transaction(() => moved(sql))
      return {
        text: t`What ${root} was known by before came along: its memories are told there from now on.`,
        json: { root, adopted: true },
      }
    }
    const abandoned = claims === undefined ? abandonedProjects(sql, DISK.files, place) : []
    if (abandoned.length > 0)
      return {
        text: [
          t`Nothing proves which project ${root} was. Projects whose folders are gone:`,
          ...abandoned.slice(0, MOST_SHOWN).map((one) => t`  ${one.root}  (memories: ${one.memories})`),
          t`If it is one of these: throughline memory adopt FOLDER brings along what was known there.`,
        ].join('\n'),
        json: { root, adopted: false },
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

/** A folder that moved and has nothing to know it by: the person says which one it was. */
function adoptFrom(sql: Sql, place: ProjectPlace, folder: string): Result {
  const from = abandonedProjects(sql, DISK.files, { ...place, root: folder }).find(({ root }) => root === folder)
  if (from === undefined)
    throw new CommandError(
      t`${folder} is no folder of a known project, or is still there`,
      t`throughline memory adopt lists the projects whose folders are gone`,
    )
  sql.transaction(() => mergeProjects(sql, from.project, place.project))
  return {
    text: t`What was known of ${folder} came along: its memories are told in ${place.root} from now on.`,
    json: { root: place.root, adopted: true },
  }
}

const MOST_SHOWN = 8
