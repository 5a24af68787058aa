import { remembering } from '../../../../base/remember.ts'
import { byCommand } from './by-command.ts'
import { byFamily } from './by-family.ts'
import { byNumber } from './by-number.ts'
import { byOpposite } from './by-opposite.ts'
import { byPath } from './by-path.ts'
import { byVersion } from './by-version.ts'

/**
 * What a later statement does to an earlier one by what they say of what: `over`: another value for the same of the same; `given up`: and it names the old one; `apart`: another
 * value, and of something else or of a part; undefined: nothing that can be told so.
 */
export type SlotVerdict = 'over' | 'given up' | 'apart' | undefined

const JUDGES: readonly ((later: string, earlier: string) => SlotVerdict)[] = [
  byFamily,
  byVersion,
  byNumber,
  byPath,
  byCommand,
  byOpposite,
]

export function bySlots(later: string, earlier: string): SlotVerdict {
  return judged(`${later}\n${earlier}`)
}

const judged: (both: string) => SlotVerdict = remembering((both) => {
  const [later = '', earlier = ''] = both.split('\n')
  let found: SlotVerdict
  for (const judge of JUDGES) {
    const verdict = judge(later, earlier)
    if (verdict === 'apart') return verdict
    found ??= verdict
  }
  return found
})
