import { type Lift, liftsIn } from './lifts.ts'
import { deedsOf, isAct, mattersOf } from './matters.ts'

/** Whether a limit is what somebody takes back: it is about the same, and forbids what is permitted or demands what is not needed any more. */
export function speaksOfLimit(limit: string, lift: Lift, least = MOST_OF_IT): boolean {
  const { topic, how, isDeed, isBan } = lift
  if (isBan) return speaksOfLimit(demandedIn(limit), { ...lift, isBan: false }, least)
  if (isOfState(lift, limit)) return false
  const about = mattersOf(topic)
  if (about.size === 0 || (how !== 'relieves' && (!RESTRICTS.test(limit) || liftsIn(limit).length > 0))) return false
  const own = mattersOf(limit)
  const shared = [...about].filter((matter) => own.has(matter))
  if (shared.length === 0) return false
  const isAsked = shared.length === 1 && shared[0] === '#ask'
  // To be allowed to commit is not to be allowed to commit secrets.
  if (shared.every(isAct) && !isAsked)
    return shared.length === own.size && (least === MOST_OF_IT || shared.length >= about.size * least)
  if (how !== 'relieves' && !isSameDeed(deedsIn(topic, isDeed), deedsOf(limit))) return false
  return shared.length >= about.size * least || (least === MOST_OF_IT && shared.length === own.size)
}

/** Of "never commit without a test" the test; '' of what only forbids. */
export function demandedIn(limit: string): string {
  const rest = limit.replace(WITHOUT, '')
  return FORBIDS.test(rest) ? '' : rest
}

/** "The API is fine": that it is good as it is. Of what may not be used it says that it may, of what may not be changed nothing. */
export function isOfState({ isState }: Pick<Lift, 'isState'>, limit: string): boolean {
  return isState && (isKept(limit) || MADE.test(limit))
}

/** Something is to stay as it is. */
export function isKept(limit: string): boolean {
  const deeds = deedsOf(limit)
  return (deeds.has('change') || deeds.has('delete')) && !USES.test(limit)
}

function deedsIn(topic: string, isDeed: boolean): ReadonlySet<string> {
  const named = deedsOf(topic)
  return named.size === 0 && isDeed ? OTHER_DEED : named
}

/** What may be looked at may not be changed for that. */
function isSameDeed(permitted: ReadonlySet<string>, forbidden: ReadonlySet<string>): boolean {
  if (forbidden.size === 0 || permitted.size === 0) return true
  for (const deed of permitted) if (forbidden.has(deed)) return true
  return false
}

/** It forbids, or sets bounds. */
export const RESTRICTS =
  /\b(?:not?|never|nothing|nobody|none|don['’]?t|cannot|avoid|without|only|ask|wait|approval|frozen|off|away|out of|clear of|refrain|at most|max(?:imum)?|below|under|within|less|stop|leave|keep|ban|until|before)\b|n['’]t\b|不|別|别|勿|禁|只|最多|至多|先[问問]|等我|凍結|冻结|僅|仅|避/i
const WITHOUT = /^.*\b(?:never|no|not|nothing|nobody|don['’]?t)\b.*\bwithout\b/i
const FORBIDS =
  /\b(?:never|no|not|nothing|nobody|none|don['’]?t|cannot|avoid|stop|refrain|forbidden|off[- ]limits)\b|n['’]t\b|不|[别別]|勿|禁/i
const USES = /\b(?:us(?:e|es|ed|ing)|add\w*|install\w*|import\w*|introduc\w*)\b|[用加裝装]|引入/i
/** What is not to be made yet may be there and be good. */
const MADE = /\b(?:writ|creat|mak|open)\w*\b|[写寫]/i
const OTHER_DEED: ReadonlySet<string> = new Set(['other'])
const MOST_OF_IT = 0.6
