import { isInChinese, type SentenceLook } from './look.ts'
import { GRANTS } from './vetoes.ts'
import { BIAS, CHINESE_BIAS, WEIGHTS } from './weights.ts'
import { oddsOfWords } from './word-odds.ts'

const SURE_ODDS = 0.2
const SURE_CHINESE_ODDS = 0
/** From here on it is kept only after asking. */
export const DOUBTFUL_ODDS = -0.7
/** From here on what speaks against it by itself is outweighed, and from there on whatever it is. */
export const STRONG_ODDS = 1.5
export const PLAIN_ODDS = 2.5
/** From here on what is put as a thought waits. */
export const THOUGHT_ODDS = -2.2
/** From here on what says how somebody feels about things of a kind waits: its words are those of no rule. */
export const SOFT_ODDS = -3

/** From here on the words alone say it, in whatever story they stand. */
export const TELLING_ODDS = 1.8

/** Where everything else speaks against it, not even what is said in so many words is kept without asking. */
const GRANTED_ODDS = -2

/** From here on something is kept without asking: so that, of writers the fit has not seen, as much is left wrongly as is kept. */
export function sureOdds(text: string): number {
  return isInChinese(text) ? SURE_CHINESE_ODDS : SURE_ODDS
}

function biasOf(text: string): number {
  return isInChinese(text) ? CHINESE_BIAS : BIAS
}

export function oddsOf(text: string, seen: ReadonlySet<string>): number {
  let odds = oddsOfWords(text) + biasOf(text)
  for (const name of seen) odds += WEIGHTS[name] ?? 0
  const sure = sureOdds(text)
  if (odds >= sure) return odds
  // Against all the rest it is doubtful.
  for (const name of GRANTS) if (seen.has(name)) return odds >= GRANTED_ODDS ? sure : DOUBTFUL_ODDS
  return odds
}

/** Asking costs the person a thought: only about what speaks of more than the work in hand, and can be understood by itself. */
export function isWorthAsking(text: string, seen: ReadonlySet<string>): boolean {
  for (const name of GRANTS) if (seen.has(name)) return true
  if (seen.has('do-the') || seen.has('fragment')) return false
  if (!isInChinese(text) && text.split(/\s+/).length < FEWEST_WORDS) return false
  return SIGNS.some((name) => seen.has(name))
}

/** Something says that it speaks of more than the work in hand. */
export function speaksOfMore(seen: ReadonlySet<string>): boolean {
  return SIGNS.some((name) => seen.has(name)) || GRANTS.some((name) => seen.has(name))
}

const FEWEST_WORDS = 4
const SIGNS: readonly string[] = [
  'for-good',
  'always-never',
  'convention',
  'we-do',
  'we-always',
  'we-chose',
  'dont',
  'stop-ing',
  'i-like',
  'told',
  'corrects',
  'contrast',
  'when-you',
  'only',
  'all',
  'language',
  'ask-first',
  'z-for-good',
  'z-all',
  'z-never',
  'z-dont',
  'z-convention',
  'z-we-do',
  'z-chose',
  'z-me',
  'z-told',
  'z-corrects',
  'z-limit',
  'z-if-then',
]

/**
 * Whether the odds can still reach what lasts, once what weighs most has been looked for: of most sentences a few expressions tell, and
 * to make one ready takes longer than to use it. Its no is certain.
 */
export function couldLast(look: SentenceLook, text: string): boolean {
  const sure = sureOdds(text)
  let most = oddsOfWords(text) + biasOf(text)
  let signs = 0
  const names = look.names()
  for (const name of names) {
    const weight = WEIGHTS[name] ?? 0
    if (weight > 0) most += weight
    if (SIGNS.includes(name)) signs++
  }
  for (const name of GRANTS) if (look.has(name)) return true
  let above = Number.POSITIVE_INFINITY
  for (const least of STEPS) {
    for (const name of names) {
      if (isBeyond(most, signs, sure)) return false
      const weight = WEIGHTS[name] ?? 0
      const size = weight < 0 ? -weight : weight
      if (size < least || size >= above || (size === 0 && !SIGNS.includes(name))) continue
      if (look.has(name)) {
        if (weight < 0) most += weight
        continue
      }
      if (weight > 0) most -= weight
      if (SIGNS.includes(name)) signs--
    }
    above = least
  }
  return !isBeyond(most, signs, sure)
}

function isBeyond(most: number, signs: number, sure: number): boolean {
  return most < (signs === 0 ? sure : DOUBTFUL_ODDS) - ROUNDING
}

/** Sums of the same weights in another order differ by less. */
const ROUNDING = 1e-6

/** What weighs most first. */
const STEPS: readonly number[] = [1.5, 1, 0.5, 0]
