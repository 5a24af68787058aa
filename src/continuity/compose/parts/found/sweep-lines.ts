import { commandKind } from '../../../../base/shell/command-kind.ts'
import type { Ledger } from '../../../ledger/facts.ts'
import { factsOf } from '../../../ledger/put.ts'
import type { Sweep, SweepHit } from '../../../ledger/state.ts'
import type { Line, Telling } from '../../line.ts'

/** What is left of a search whose hits were being worked off when the session was cut: summaries say "the remaining ones". */
export function sweepLines({ ledger, words, told }: Telling): Line[] {
  const sweep = (ledger.sweeps ?? []).findLast((one) => isInHand(one, ledger) && !mayHaveGoneOn(one, ledger))
  if (sweep === undefined) return []
  const left = sweep.hits.filter(({ done, text }) => done === undefined && !sweep.forms.includes(text))
  const places = placesOf(left, sweep)
  if (left.length === 0 || left.length > MOST || told?.names(places.map(({ shown }) => shown)) === true) return []
  const list = words.list(places.map(({ path, shown }) => `${path}${shown}`))
  const text = words.sweepLeft(sweep.pattern, sweep.done, list)
  return [{ part: 'open', key: 'sweep', factId: '', kind: '', text, worth: 2, order: sweep.last }]
}

/** The last edits have changed one hit after another, and nobody has said that it is done. */
function isInHand({ done, last, step }: Sweep, { work, last: { what } }: Ledger): boolean {
  const since = work.editSteps.filter((at) => at > step).length
  const isLast = last === work.editSteps.at(-1)
  return done >= FEWEST && isLast && done >= since * SHARE && (what === 'call' || what === 'result')
}

/** An agent that was sent out, or a command that may write, can have changed the rest: `sed -i`, a script, a formatter. */
export function mayHaveGoneOn({ last }: Pick<Sweep, 'last'>, ledger: Ledger): boolean {
  if ((ledger.work.others?.step ?? 0) > last) return true
  return factsOf(ledger, 'command').some(
    ({ command, lastSeen }) =>
      lastSeen > last && !(LOOKS.test(command) && !WRITES.test(command)) && commandKind(command) !== 'check',
  )
}

const LOOKS =
  /^(?:cd \S+ && )?(?:ls|cat|head|tail|grep|egrep|rg|find|wc|pwd|sed -n|git (?:status|diff|log|show|branch))\b/
const WRITES =
  /\bxargs\b|-exec\b|-delete\b|(?<![\d&])>(?!&)|[;&]&? *(?!grep|rg|cat|head|tail|ls|wc|echo|git (?:status|diff|log))\w/

/** By the function, and by the line that the search showed; of those that read alike only how many, where it is not known which. */
function placesOf(left: readonly SweepHit[], { hits }: Sweep): { readonly path: string; readonly shown: string }[] {
  const guessed = new Set(hits.flatMap(({ path, text, done }) => (done === 'one' ? [`${path} ${text}`] : [])))
  const files = new Map<string, { names: string[]; alike: number }>()
  for (const { path, line, text, name } of left) {
    const file = files.get(path) ?? { names: [], alike: 0 }
    if (guessed.has(`${path} ${text}`)) file.alike++
    else file.names.push(name === undefined ? `:${line}` : `:${line} (${name})`)
    files.set(path, file)
  }
  return [...files].map(([path, { names, alike }]) => ({
    path,
    shown: [...names, ...(alike === 0 ? [] : [` (${alike}×)`])].join(', '),
  }))
}

const FEWEST = 3
const MOST = 20
/** Of all edits since the search. */
const SHARE = 0.5
