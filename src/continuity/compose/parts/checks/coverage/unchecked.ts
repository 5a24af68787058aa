import { commandKind } from '../../../../../base/shell/command-kind.ts'
import type { Ledger } from '../../../../ledger/facts.ts'
import { factsOf } from '../../../../ledger/put.ts'
import { stillThere } from '../../../../ledger/untouch.ts'
import type { Line, Telling } from '../../../line.ts'
import { isRunByLine } from '../counted-checks.ts'
import { SOURCE } from './uncovered-lines.ts'

/** Code was written and nothing at all was run over it: no earlier pass is there to be called old. */
export function uncheckedLines({ ledger, words }: Telling): Line[] {
  const { work } = ledger
  const edits = stillThere(work).filter(({ path, remarks }) => remarks === undefined && SOURCE.test(path))
  if (
    edits.length === 0 ||
    (work.editSteps.length < SEVERAL && ledger.step - (work.editSteps.at(-1) ?? 0) < LATER) ||
    work.others !== undefined
  )
    return []
  if (isAnythingRun(ledger, work.editSteps[0] ?? 0)) return []
  return [
    {
      part: 'checks',
      key: 'unchecked',
      factId: '',
      kind: '',
      text: words.unchecked,
      worth: 1.5,
      order: -1,
      clause: words.uncheckedHere,
    },
  ]
}

/** Whatever may have been a check: a script by any name may be one. */
function isAnythingRun(ledger: Ledger, since: number): boolean {
  return (
    isRunByLine(ledger, since) ||
    factsOf(ledger, 'check').some(({ lastSeen }) => lastSeen > since) ||
    factsOf(ledger, 'command').some(
      ({ command, lastSeen }) =>
        lastSeen > since && command.split(/&&|;|\|\|/).some((part) => commandKind(part.trim()) !== 'none'),
    ) ||
    (ledger.did?.state === 'open' && ledger.did.act === 'ran')
  )
}

/** In the midst of a first edit nobody expects anything else. */
const SEVERAL = 3
/** Other steps were taken since. */
const LATER = 8
