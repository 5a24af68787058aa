import { replacementIn } from '../../../../base/typed/replaces.ts'
import { saysTurn } from '../../../../base/typed/taken-back/turns.ts'
import { saysValue, sharedWords } from '../alike/subjects.ts'
import { reachOf } from './scope.ts'
import type { SlotVerdict } from './slots.ts'

/**
 * The same thing is to be the other way round: short answers where long ones were wanted, inline where "not inline" was said, any day where
 * it was one.
 */
export function byOpposite(later: string, earlier: string): SlotVerdict {
  if (!saysTurn(later) || !(isOfOtherSize(later, earlier) || takesBackDenial(later, earlier) || isFree(later, earlier)))
    return undefined
  return reachOf(later, earlier) === 'other' ? undefined : 'over'
}

function isOfOtherSize(later: string, earlier: string): boolean {
  return OPPOSITES.some(
    ([one, other]) => saysOfTheSame(one, other, later, earlier) || saysOfTheSame(other, one, later, earlier),
  )
}

/** "Big PRs" and "small PRs". */
function saysOfTheSame(one: string, other: string, later: string, earlier: string): boolean {
  const own = thingOf(one, later)
  const theirs = thingOf(other, earlier)
  return own !== '' && theirs !== '' && sharedWords(own, theirs).size > 0
}

function thingOf(size: string, text: string): string {
  return new RegExp(`\\b(?:${size}) (\\w[\\w-]*)`, 'i').exec(text)?.[1] ?? ''
}

/** "…, not in a __tests__ folder", and now it is to be there. */
function takesBackDenial(later: string, earlier: string): boolean {
  const { now = '', old = '' } = replacementIn(earlier) ?? {}
  const name = old.split(' ').find((word) => /[\w.]{3,}/.test(word) && !EMPTY.test(word)) ?? ''
  if (now === '' || name === '' || !FOR_GOOD.test(later)) return false
  if (!saysValue(later, name) || saysValue(replacementIn(later)?.old ?? '', name) || DENIES.test(later)) return false
  // And it is said of the same: "tests go next to …", not of what stands beside them.
  const head = earlier.slice(0, Math.max(0, earlier.indexOf(now))) || earlier.split(' ').slice(0, 3).join(' ')
  return sharedWords(head.replace(DEEDS, ' '), later.replace(name, ' ')).size > 0
}

/** "Any day", 哪天都行: which one does not matter any more. */
function isFree(later: string, earlier: string): boolean {
  const isMet = (FREE_DAY.test(later) && DAY.test(earlier)) || (FREE_TIME.test(later) && HOUR.test(earlier))
  return isMet && sharedWords(later.replace(FREE_DAY, ' ').replace(FREE_TIME, ' '), earlier).size > 0
}

const OPPOSITES: readonly (readonly [one: string, other: string])[] = [
  ['short|brief|terse|concise|shorter', 'long|longer|detailed|verbose'],
  ['small|tiny|little|smaller', 'big|large|huge|bigger|larger'],
  ['few|fewer', 'many'],
  ['fast|quick', 'slow'],
  ['flat', 'nested|deep'],
  ['upper[- ]?case', 'lower[- ]?case'],
  ['plain', 'rich|fancy'],
]
const FOR_GOOD = /\b(?:from (?:now|here|today) on|again|after all|now|going forward|i was wrong|instead)\b/i
const DEEDS = /\b(?:put|keep|place|write|use|store|go(?:es)?|lives?)\b/gi
const DENIES = /\b(?:not|never|no|don['’]?t)\b/i
const EMPTY = /^(?:the|and|any|our|new|old|with|into|beside|folder|file|files)$/i
const FREE_DAY =
  /\b(?:any|every|whichever|whatever) (?:(?:week|work|working )?day|time)\b|\bwhenever\b|哪天都|[随隨][时時]|(?:什[么麼]|任何)[时時](?:候|间|間)都?|每天都?[可能行]/i
const FREE_TIME = /\b(?:any ?time|whenever)\b|[随隨][时時]|(?:什[么麼]|任何)[时時](?:候|间|間)都?/i
const DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweekends?\b|(?:[周週]|星期|[礼禮]拜)[一二三四五六日天末]/i
const HOUR = /晚上|早上|上午|下午|\bnights?\b|\bmornings?\b|\bevenings?\b/i
