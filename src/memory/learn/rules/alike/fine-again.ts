import type { DigestRule } from '../../../../protocol/ports.ts'
import { bySlots } from '../slots/slots.ts'
import { sharedThings } from '../slots/things.ts'

type Said = Pick<DigestRule, 'text' | 'ends'>

/** "English is fine again", 哪天都行了: nothing is asked for in its place, and what was asked for is over. */
export function isFineAgain({ text, ends }: Said, earlier: string): boolean {
  if (ends?.how !== 'permits' || ends.part !== '' || !AGAIN.test(text) || isLeaveBeside({ text, ends })) return false
  // Which language is fine says nothing of what it is fine for: it is what they are spoken to in.
  if (SPOKEN.test(text) && !TALKS.test(earlier) && sharedThings(text, earlier).shared === 0) return false
  return bySlots(text, earlier) === 'over' || bySlots(text, earlier) === 'given up'
}

const SPOKEN = /^(?:(?:ok|well|and|so),? )*[A-Z][a-z]+ (?:is|would be) |^[\u3400-\u9fff]文(?:也|就|都|又)*(?:可以|行)/
const TALKS =
  /\b(?:talk|speak|answer|reply|respond|write)(?:s|ing)?\b(?: (?:to|with))?(?: me)?\b(?=.*\b(?:in|only)\b)|\banswers?\b|[回答复復]{2}|跟我|回我|[对對]我/i
const AGAIN = /\b(?:again|after all|any (?:week)?day|whenever|now)\b|都行|都可以|[随隨][时時]|了[。！]?$/i
const TOO = /\b(?:too|also|as well|either)\b|也/i

/** "npm is fine, too": beside what holds, and not in its place. */
export function isLeaveBeside({ text, ends }: Said): boolean {
  return ends?.how === 'permits' && TOO.test(text)
}
