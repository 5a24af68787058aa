import { leadIn } from '../leads.ts'
import { isListLine } from '../lines.ts'
import type { TextPart } from '../parts.ts'
import { handsOver, LABEL, type Opening, pointsAway } from './hands-over.ts'
import { weightOf } from './own-signs.ts'

/** A line, a paragraph that was broken by hand, or a list. */
export interface Unit {
  readonly text: string
  readonly kind: TextPart['kind']
  readonly isList: boolean
  /** What speaks for the person, less what speaks for somebody else. */
  readonly own: number
  /** It hands over to a text, or asks about one. */
  readonly hands: boolean
  /** Which paragraph it is of. */
  readonly part: number
}

export function unitsOf(parts: readonly TextPart[]): Unit[] {
  return parts.flatMap(({ kind, text }, part) => {
    const isLed = part > 0 && isOwnLead(parts[part - 1])
    return textsOf(text, isLed).map((one, at, all) => {
      const opens = part > 0 || at > 0 ? '' : all.length === 1 ? 'apart' : 'line'
      return { ...unitOf(one, kind, isLed, opens), part }
    })
  })
}

/** "A few conventions:" */
function isOwnLead(part: TextPart | undefined): boolean {
  return part?.kind === 'typed' && leadIn(part.text) === 'rules'
}

function textsOf(text: string, isLed: boolean): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isOne = isLed || lines.some(isListLine) || lines.every((line) => line.length > WRAPPED || line === lines.at(-1))
  return isOne ? [lines.join('\n')] : lines
}

function unitOf(text: string, kind: TextPart['kind'], isLed: boolean, opens: Opening): Omit<Unit, 'part'> {
  const isList = isLed || isListLine(text)
  const isPasted = kind === 'pasted'
  const hands = !isPasted && !isList && (handsOver(text, -1) || (opens !== '' && pointsAway(text, opens)))
  const weight = isPasted ? FOREIGN : weightOf(text)
  const isHead = kind === 'typed' && /^#{1,6} /.test(text)
  const isOwnHead = isHead || (!hands && leadIn(text) === 'rules' && (weight > 0 || !OF_SOMETHING.test(text)))
  const least = isOwnHead ? 1 : isList && !/^\s*[•·▪◦●►]/.test(text) ? 0 : FOREIGN * 9
  return { text, kind, isList, own: Math.max(weight, least), hands }
}

/** "The rules of the tournament:" */
export const OF_SOMETHING =
  /\b(?:of|by|from|for) (?:the|an?|their|[A-Z])|^(?!.*(?:[团團][队隊]|[项專項]目|[仓倉]|[组組]|本|[这這])).{1,12}的(?:[规規]|[约約]|守|[准準])/

export function isOfSomething(lead: Unit | undefined): boolean {
  return lead !== undefined && lead.own <= 0 && OF_SOMETHING.test(lead.text) && LABEL.test(lead.text)
}

export const FOREIGN = -2

const WRAPPED = 60
