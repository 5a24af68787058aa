import { segmentsOf } from '../../../../../base/shell/segments.ts'
import { type Answered, makesCommit } from './commits.ts'
import { gitLines } from './git-lines.ts'

/** Where only the push of a line failed: the line up to it, which went through. */
export function beforeFailedPush(answered: Answered): Answered | undefined {
  const { whole, output } = answered
  if (!FAILED.test(output)) return undefined
  const segments = segmentsOf(whole)
  const at = segments.findIndex(({ text }) => gitLines(text).startsWith('git push'))
  const made = segments.slice(0, Math.max(0, at)).findLastIndex(({ text }) => makesCommit(gitLines(text)))
  // Behind any other joint the push was run whatever came of what stands before it.
  if (made === -1 || segments.slice(made, at).some(({ then }) => then !== '&&')) return undefined
  const before = whole.slice(0, Math.max(0, whole.lastIndexOf(segments[at]?.text ?? ''))).replace(/&&\s*$/, '')
  const command = gitLines(before)
  return makesCommit(command) ? { ...answered, whole: before, command, failed: false, through: true } : undefined
}

const FAILED =
  /^error: failed to push some refs|^ ! \[(?:remote )?rejected\]|^fatal: The current branch \S+ has no upstream/m
