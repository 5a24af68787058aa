import { isAbsolute } from '../base/paths.ts'
import { clip } from '../base/text.ts'
import { isInside } from './conditions/paths.ts'
import type { Rule } from './rule.ts'

const LONGEST_FILE = 8000
const LONGEST_TOTAL = 9500

/** How a rule's files are reached. */
export interface Loader {
  read(path: string, most: number): string | undefined
  /** Where a path really leads, links followed. */
  real(path: string): string | undefined
}

/**
 * The files of a rule, each under its label, cut to size (S1.20). One that cannot be read is passed over. What lies outside the
 * project, also behind a link, is read only for a rule that may.
 */
export function loadFiles(
  { load = [] }: Rule,
  project: string,
  files: Loader,
  { mayLeave }: { mayLeave: boolean },
): string | undefined {
  const root = files.real(project) ?? project
  const parts = load.flatMap(({ path, label }) => {
    const full = isAbsolute(path) ? path : `${project}/${path}`
    const real = files.real(full)
    if (real === undefined || (!mayLeave && !isInside(real, root))) return []
    const text = files.read(real, LONGEST_FILE + 1)?.trim()
    return text ? [`## ${label}\n${cut(text)}`] : []
  })
  return parts.length > 0 ? clip(parts.join('\n\n'), LONGEST_TOTAL) : undefined
}

function cut(text: string): string {
  return text.length > LONGEST_FILE ? `${clip(text, LONGEST_FILE)}\n… (cut)` : text
}
