import type { Files } from '../../protocol/ports.ts'
import type { Workflow } from '../definition/registry.ts'
import { readFrontmatter } from './frontmatter.ts'
import { featuresIn, tasksFile, tasksText } from './specs.ts'

interface Wanted {
  readonly key: string
  readonly documents: Workflow['documents']
  /** The feature a person chose for the project. */
  readonly chosen: string | undefined
}

export interface Adopted {
  /** The one feature of the workflow, or none. */
  readonly feature: string | null
  /** Features that are in progress for this workflow, when there is more than one and nobody chose. */
  readonly several: readonly string[]
}

/**
 * Which feature a workflow is about when nobody named one: the one that was chosen, if the workflow keeps documents or the
 * feature is for it; else the only one in progress that says it is for this workflow. In doubt, none: to tick somebody else's
 * boxes is worse than to tick none.
 */
export function adoptFeature(files: Files, project: string, { key, documents, chosen }: Wanted): Adopted {
  const open = featuresIn(files, project, 'in-progress')
  const own = open.filter((name) => workflowOf(files, project, name) === key)
  if (chosen !== undefined && open.includes(chosen) && (documents.length > 0 || own.includes(chosen))) {
    return { feature: chosen, several: [] }
  }
  return own.length === 1 ? { feature: own[0] ?? null, several: [] } : { feature: null, several: own }
}

function workflowOf(files: Files, project: string, name: string): string | undefined {
  const text = tasksText(files, tasksFile(project, name))
  return text === undefined ? undefined : readFrontmatter(text).workflow
}
