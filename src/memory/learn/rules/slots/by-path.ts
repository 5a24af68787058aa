import { membersIn } from '../../../../base/families/members.ts'
import { saysTurn } from '../../../../base/typed/taken-back/turns.ts'
import { reachOf } from './scope.ts'
import type { SlotVerdict } from './slots.ts'
import { sharedThings } from './things.ts'

/** The same thing has another place: 图片挪到 assets/images 下面了 where it was public/img. */
export function byPath(later: string, earlier: string): SlotVerdict {
  const [own, theirs] = [pathsIn(later), pathsIn(earlier)]
  const now = own.filter((path) => !theirs.includes(path))
  if (now.length !== 1 || theirs.length !== 1 || !saysTurn(later) || FORBIDS.test(earlier)) return undefined
  // "In packages/admin they use vitest": where another thing holds.
  if (!PLACES.test(later) || membersIn(later).length > 0) return undefined
  const [plain, before] = [later.replace(PATHS, ' '), earlier.replace(PATHS, ' ')]
  if (own.length === 1 && sharedThings(plain, before).shared === 0) return undefined
  return reachOf(plain, before) === 'other' ? 'apart' : 'over'
}

function pathsIn(text: string): string[] {
  return [...text.matchAll(PATHS)].map(([path]) => path.replace(/[/.]+$/, ''))
}

const PATHS = /(?<![\w/])@?[\w.-]+\/[\w./*-]*\w?/g
const PLACES =
  /\b(?:in|into|under|to|at|below|inside|live|lives|go|goes|belong|belongs|put|keep|moved?|sits?|stays?)\b|[放在到存进進移挪搬]/i
const FORBIDS = /\b(?:never|don['’]?t|do not|avoid|no|not)\b|不要|禁止|[别別]/i
