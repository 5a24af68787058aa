import { saysTurn } from '../../../../base/typed/taken-back/turns.ts'
import { amountsIn, type Measure, quantitiesIn } from '../alike/measures.ts'
import { withoutVersions } from './by-version.ts'
import { aroundValue, reachOf } from './scope.ts'
import type { SlotVerdict } from './slots.ts'
import { sharedThings } from './things.ts'

/** Another number for the same: the old one is named beside the new one, or both measure the same of the same. */
export function byNumber(later: string, earlier: string): SlotVerdict {
  const [own, theirs] = [later, earlier].map((text) => amountsIn(withoutVersions(text)))
  if (!own?.length || !theirs?.length || !saysTurn(later)) return undefined
  // How long logs are kept is not how large they get.
  if (areOfOtherUnits(own, theirs)) return 'apart'
  // "Coverage is 74% now" where it must be above 80: how it is, not how it is to be.
  if (BOUND.test(earlier) && OBSERVED.test(later) && !BOUND.test(later)) return 'apart'
  const { shared, all } = sharedThings(later, earlier)
  const isNew = (one: Measure) => !theirs.some((their) => isOne(one, their))
  const told = aroundValue(later, (clause) => amountsIn(clause).some(isNew))
  const named = own.filter((one) => !isNew(one))
  if (named.length > 0) {
    const others = own.filter((one) => !named.includes(one))
    const isTelling = named.some(({ raw, unit }) => unit !== '' || raw.length > 1) || shared > 0
    if (others.length !== 1 || !isTelling || !fits(others[0], theirs)) return undefined
    // 缓存 5 分钟太短: what had the old number is named beside it.
    const given = later.split(CLAUSES).filter((clause) => amountsIn(clause).some((one) => !isNew(one)))
    if (shared === 0 && given.some((clause) => isOfOtherQuantity(clause, earlier))) return 'apart'
    if (shared === 0 && given.some((clause) => sharedThings(clause, earlier).all > 0)) return undefined
    return reachOf(told, earlier) === 'other' ? 'apart' : 'given up'
  }
  if (own.length !== 1 || !fits(own[0], theirs)) return undefined
  // 提交标题改成最多 50 个字符 where lines are measured: of something that the other says nothing of.
  const of = told.slice(0, Math.max(0, told.search(/\d|[一二两三四五六七八九十]/)))
  if (shared === 0 && sharedThings(of, earlier).all > 0) return 'apart'
  const isBare = own[0]?.unit === '' || theirs.every(({ unit }) => unit !== own[0]?.unit)
  // A limit is none of how long.
  if (own[0]?.unit === '' && LIMIT.test(later) && !LIMIT.test(earlier)) return undefined
  const apart = quantitiesIn(later).length > 0 && quantitiesIn(earlier).length > 0 && !shareQuantity(later, earlier)
  if (apart || (shared === 0 && (isBare || all > 0))) return undefined
  return reachOf(told, earlier) === 'other' ? 'apart' : 'over'
}

/** "…, not 30" where the other says 5: who gives up a number that was never given speaks of something else. */
export function deniesAnother(later: string, earlier: string): boolean {
  const given = [...later.matchAll(DENIED)].flatMap(([, english, chinese]) => english ?? chinese ?? [])
  if (given.length === 0) return false
  const theirs = amountsIn(withoutVersions(earlier))
  const own = amountsIn(withoutVersions(later))
  const isGiven = ({ raw }: Measure) => given.includes(raw)
  // What it says instead, or what it denies, is there: it speaks of that.
  if (theirs.length === 0 || theirs.some((their) => own.some((one) => isOne(one, their)))) return false
  return own.some(
    (one) => isGiven(one) && theirs.some(({ unit }) => unit === one.unit || one.unit === '' || unit === ''),
  )
}

const DENIED =
  /\b(?:not|instead of|rather than|no longer) (?:in |at |for |on |after |the |port )?(\d+(?:\.\d+)?)|(?:不是|而非|不再是|不用|不要)\s?(\d+(?:\.\d+)?)/g

/** The one number of its unit that the earlier one gives, or the only one where the unit goes without saying. */
function fits(one: Measure | undefined, theirs: readonly Measure[]): boolean {
  if (one === undefined) return false
  return theirs.filter(({ unit }) => unit === one.unit || one.unit === '' || unit === '').length === 1
}

function isOne(one: Measure, their: Measure): boolean {
  const isOfOneUnit = one.unit === their.unit || one.unit === '' || their.unit === ''
  return isOfOneUnit && (one.unit === their.unit ? one.value === their.value : one.raw === their.raw)
}

function areOfOtherUnits(own: readonly Measure[], theirs: readonly Measure[]): boolean {
  const both = [...own, ...theirs]
  if (both.some(({ unit }) => unit === '') || !both.some(({ isMeasured }) => isMeasured)) return false
  return !own.some(({ unit }) => theirs.some((their) => their.unit === unit))
}

function isOfOtherQuantity(clause: string, earlier: string): boolean {
  // "Too long" is said of any.
  const own = clause.replace(/\btoo \w+|太[\u3400-\u9fff]/g, ' ')
  return quantitiesIn(own).length > 0 && !shareQuantity(own, earlier)
}

function shareQuantity(later: string, earlier: string): boolean {
  const theirs = quantitiesIn(earlier)
  return quantitiesIn(later).some((one) => theirs.includes(one))
}

const CLAUSES = /[,，;；。]\s?/
const LIMIT =
  /\b(?:limit\w*|caps?|capped|quota|allow\w*|max\w*|at most|up to|under|below|no more)\b|上限|限|最多|不超|以[内內]|至多/i
const BOUND =
  /\b(?:must|should|stays?|keep|never|at (?:least|most)|above|below|under|over|limit|caps?|bar|threshold|target|max\w*|min\w*|require\w*|allow\w*|fine|enough|do|from (?:now|here) on|wants?|ok)\b|[必须須]|不[低高超少多][于於过過]|至[少多]|最[多少]|门槛|門檻|上限|下限|要求|[限就]|以[后後]/i
const OBSERVED = /\b(?:is|are|has|have|at|got)\b[^,.;]*\d|(?:是|掉到|只有|已[经經])\s?\d/i
