import { HIDING } from '../../../base/text/visible.ts'
import { mayBeReported } from '../safety.ts'

/**
 * A repository names its files as it likes. One whose name has several lines or hidden signs is not spoken of, nor one whose name is a
 * sentence that lays something down.
 */
export function mayBeNamed(path: string): boolean {
  if (PLAIN.test(path)) return true
  return !/[\n\t]/.test(path) && path.search(HIDING) < 0 && mayBeReported(path.slice(path.lastIndexOf('/') + 1))
}

const PLAIN = /^[\w./@+#~-]+$/
