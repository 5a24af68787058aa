import { shownPath } from '../../../ledger/call-text.ts'
import type { Ledger } from '../../../ledger/facts.ts'
import type { Sweep, SweepHit } from '../../../ledger/state.ts'
import { touchedSince } from '../../changed-since.ts'
import type { Line, Telling } from '../../line.ts'
import { requestOf } from '../request.ts'
import { mayHaveGoneOn, sweepLines } from './sweep-lines.ts'

/**
 * Where the request is to rename, replace or remove something, or to change how it is called: the places that a search has found and whose
 * files nobody has written since. Whether a place in a file that was written is done is not sure, and is not told.
 */
export function unchangedLines(telling: Telling): Line[] {
  const { ledger, words, told } = telling
  const { what } = ledger.last
  if ((what !== 'call' && what !== 'result') || sweepLines(telling).length > 0) return []
  const asked = requestOf(ledger)
  const name = asked === undefined ? '' : changedName(asked.text)
  const sweep = name === '' ? undefined : (ledger.sweeps ?? []).findLast((one) => isSearchFor(one, name))
  if (asked === undefined || sweep === undefined || sweep.step < asked.lastSeen) return []
  // Before the first edit the last search is told as such, and a command may have changed what an edit has not.
  const begun = ledger.work.editSteps.some((step) => step > sweep.step)
  if (!begun || mayHaveGoneOn({ last: sweep.step }, ledger)) return []
  const left = sweep.hits.filter(
    (hit) => hit.done === undefined && isNamed(hit, name) && !isWritten(ledger, sweep, hit),
  )
  const places = left.map(({ path, line }) => `${path}:${line}`)
  if (places.length === 0 || places.length > MOST || told?.names(places) === true) return []
  const text = words.unchanged(name, places.length, words.list(places))
  return [{ part: 'open', key: 'unchanged', factId: '', kind: '', text, worth: 1.8, order: sweep.step }]
}

/** The name that has to change wherever it stands; '' where the request asks for something else, or for two. */
function changedName(request: string): string {
  const names = new Set(
    [...request.matchAll(CHANGES)].map((match) => match.slice(1).find((group) => group !== undefined) ?? ''),
  )
  const [name = ''] = names
  return names.size === 1 && LIKE_CODE.test(name) ? name.replace(/\(\)$/, '') : ''
}

/** However the pattern bounds it. */
function isSearchFor({ pattern }: Sweep, name: string): boolean {
  return pattern.replace(/\\[bswd<>]|\\|[()^$.*+?]/g, '').trim() === name.replace(/[()^$.*+?]/g, '')
}

function isNamed({ text }: SweepHit, name: string): boolean {
  const at = text.indexOf(name)
  return at !== -1 && !/\w/.test(`${text[at - 1] ?? ' '}`) && !/\w/.test(`${text[at + name.length] ?? ' '}`)
}

function isWritten(ledger: Ledger, { step }: Sweep, { path }: SweepHit): boolean {
  const { did } = ledger
  if (did?.state === 'open' && did.what === path) return true
  return touchedSince(
    ledger,
    step,
    (written) => shownPath(written, ledger.cwd) === path || written.endsWith(`/${path}`),
  )
}

const NAME = '[`"\'“]?([A-Za-z_$][\\w$.]*(?:\\(\\))?)[`"\'”]?'
const KIND =
  '(?:the |our |all |every |(?:function|method|type|class|field|flag|option|constant|variable|helper|calls? (?:of|to)|uses? of) )*'
const CHANGES = new RegExp(
  [
    `\\b(?:rename|replace|remove|drop|delete|get rid of) ${KIND}${NAME}(?= (?:to|by|with|from|everywhere|and|in)\\b|[.,;!]|$)`,
    `\\badd (?:an?|the|one more|another) (?:[\\w-]+ ){0,3}(?:parameter|argument|param)s? to ${KIND}${NAME}`,
    `\\bgive ${KIND}${NAME} (?:an?|another|one more|its) (?:[\\w-]+ ){0,3}(?:parameter|argument|param)s?\\b`,
    `[把将將]\\s*${NAME}\\s*(?:重命名|改名|替[换換]|取代|改成|改为|改為|[换換]成|[删刪]掉|移除)`,
    `[给給]\\s*${NAME}\\s*(?:加|增加|添加|新增).{0,8}(?:[参參][数數])`,
  ].join('|'),
  'gi',
)
/** A word of the language may stand anywhere. */
const LIKE_CODE = /[a-z][A-Z]|_|\(\)$|\.\w|\d|^[A-Z][a-z]+[A-Z]/
const MOST = 20
