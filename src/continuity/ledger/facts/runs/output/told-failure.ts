import type { closingList } from '../../../../../base/failing-line/around/closing-list.ts'
import type { failureIn } from '../commands.ts'

/** Where the end lists what failed, that; what was wanted and what came say nothing without the test. */
export function toldFailure(failure: ReturnType<typeof failureIn>, closing: ReturnType<typeof closingList>): string {
  const told = failure?.told ?? ''
  const isBare = VALUES.test(told)
  const [first = ''] = closing?.names ?? []
  if (closing !== undefined && (isBare || told === '')) return `${first}; ${closing.sum}`
  return isBare && failure?.test === undefined ? '' : told
}

const VALUES = /^(?:(?:expected|received|actual|got|want(?:ed)?|but was):? *\S{1,40}[\s;,]*)+$/i
