import { laysDownAbove } from '../lines.ts'
import { type TextPart, typedParts } from '../parts.ts'
import { withoutQuotations, withoutWordings } from '../quotations.ts'
import { sentencesOfLine } from '../sentences.ts'
import { handsOver, isShort, LABEL, pointsAbove, WANTED } from './hands-over.ts'
import { attributedIn, ownSentencesOf } from './hearsay.ts'
import { ASKS, goesOnFrom, isOfToday } from './own-signs.ts'
import { speaksThroughout } from './throughout.ts'
import { FOREIGN, isOfSomething, OF_SOMETHING, type Unit, unitsOf } from './units.ts'

/**
 * Whose voice a sentence of a message is, by all its parts together. One paragraph is one voice, but for what it says that somebody else
 * says. Of more, a person speaks at the edges: above what they brought along and below it, in lines that speak to the agent. What
 * stands between, or speaks to nobody, is not surely theirs.
 */
export interface Voices {
  /** Surely the person's: what they lay down for good is kept. */
  isOwn(sentence: string): boolean
  /** Nothing says that it is somebody else's: what it demands holds for the request that it stands in. */
  isAsked(sentence: string): boolean
  /** What speaks to the agent, though it may be part of what was pasted. */
  readonly beside: readonly string[]
  /** Somebody else's: it is told with the whole message, and never by itself. */
  isForeign(sentence: string): boolean
  /** Somebody else says so within a sentence of the person's. */
  isHearsay(sentence: string): boolean
  /** It stands beside a sentence that says where it comes from. */
  isAttributed(sentence: string): boolean
}

export function voicesIn(prompt: string): Voices {
  if (last?.prompt !== prompt) last = { prompt, made: withAttributed(heard(prompt), typedParts(prompt).parts) }
  return last.made
}

/** What is attributed is nobody's order here; all else that is said of the message stays. */
function withAttributed(voices: Omit<Voices, 'isAttributed'>, parts: readonly TextPart[]): Voices {
  const theirs = parts.flatMap(({ kind, text }) => (kind === 'typed' ? attributedIn(text) : []))
  if (theirs.length === 0) return { ...voices, isAttributed: () => false }
  const letters = theirs.map(lettersOf).join('\n')
  const isAttributed = (sentence: string) => letters.includes(lettersOf(sentence))
  return {
    ...voices,
    isOwn: (sentence) => !isAttributed(sentence) && voices.isOwn(sentence),
    isAsked: (sentence) => !isAttributed(sentence) && voices.isAsked(sentence),
    isAttributed,
  }
}

let last: { readonly prompt: string; readonly made: Voices } | undefined

function heard(prompt: string): Omit<Voices, 'isAttributed'> {
  const { parts } = typedParts(prompt)
  const [only] = parts
  if (speaksThroughout(prompt)) return inOneVoice(parts)
  if (parts.length === 1 && only?.kind === 'typed' && !only.text.includes('\n')) {
    const isOwn = ownSentencesOf(only.text).length < sentencesOfLine(only.text).length ? among([only]) : () => true
    const isHearsay = hearsayIn([only])
    return { isOwn, isAsked: isOwn, beside: [], isForeign: isHearsay, isHearsay }
  }
  const units = inOneStyle(unitsOf(parts))
  const own = ownAmong(units)
  const beside = units.flatMap((unit, at) =>
    unit.kind === 'unclear' && !unit.isList && (own.has(at) || isLoud(units, at)) ? [unit.text] : [],
  )
  const isOwn = among(units.filter((_, at) => own.has(at)))
  const isPlain = !isMixed(units, ({ kind, isList }) => kind === 'typed' || isList)
  const isAsked = ({ isList }: Unit, at: number) =>
    !isLoose(units, at) && (!isList || at === 0 || !isOfSomething(units[at - 1]))
  const isHearsay = hearsayIn(units)
  const claimed = closedPart(units)
  const theirs = isMixed(units, ({ kind }) => kind === 'typed')
    ? wordsOf(units.filter((unit, at) => !own.has(at) && (unit.part === claimed || !isAtEdge(units, at))))
    : () => ''
  const isForeign = (sentence: string) => theirs().includes(lettersOf(sentence)) || isHearsay(sentence)
  return { isOwn, isAsked: isPlain ? among(units.filter(isAsked)) : isOwn, beside, isForeign, isHearsay }
}

function inOneVoice(parts: readonly TextPart[]): Omit<Voices, 'isAttributed'> {
  const typed = parts.filter(({ kind }) => kind === 'typed')
  const isOwn = among(typed)
  return { isOwn, isAsked: isOwn, beside: [], isForeign: hearsayIn(typed), isHearsay: hearsayIn(typed) }
}

/** What leads to somebody else's text, or asks about it: short, at the beginning or the end, and in nobody else's voice. */
function isAtEdge(units: readonly Unit[], at: number): boolean {
  const unit = units[at]
  if (!unit || unit.isList || unit.kind === 'pasted' || unit.own <= FOREIGN || !isShort(unit.text)) return false
  if (at === 0) return unit.kind === 'typed' ? unit.hands || unit.own > 0 || isOneLine(unit) : LABEL.test(unit.text)
  const isApart = unit.kind === 'typed' || units[at - 1]?.part !== unit.part
  return at === units.length - 1 && isApart && (unit.own > 0 || handsOver(unit.text, 0))
}

function isOneLine({ text }: Unit): boolean {
  return sentencesOfLine(text).length <= 1
}

function hearsayIn(units: readonly Pick<Unit, 'text'>[]): (sentence: string) => boolean {
  const theirs = wordsOf(
    units.flatMap(({ text }) => {
      const own = ownSentencesOf(text)
      const all = text.split('\n').flatMap(sentencesOfLine)
      return own.length === all.length
        ? []
        : all.filter((sentence) => !own.includes(sentence)).map((text) => ({ text }))
    }),
  )
  return (sentence) => theirs() !== '' && theirs().includes(lettersOf(sentence))
}

/** Made when somebody asks. */
function wordsOf(units: readonly Pick<Unit, 'text'>[]): () => string {
  let letters: string | undefined
  return () => {
    letters ??= units.map(({ text }) => lettersOf(text)).join('\n')
    return letters
  }
}

/** Whoever asks in small letters and without a full stop has not set the paragraph beside it as print is. */
function inOneStyle(units: readonly Unit[]): readonly Unit[] {
  const edges = [units[0], units.at(-1)].filter((unit) => unit !== undefined)
  if (units.length < 2 || !edges.some(({ text, isList }) => !isList && isCasual(text) && ASKS.test(text))) return units
  return units.map((unit) => (isPrint(unit.text) ? { ...unit, own: unit.own + FOREIGN } : unit))
}

function isCasual(text: string): boolean {
  return /[\u3400-\u9fff]/.test(text) ? !/[。！]\s*$/.test(text) : /^[a-z]/.test(text) && !/[.!]\s*$/.test(text)
}

function isPrint(text: string): boolean {
  if (/[\u3400-\u9fff]/.test(text)) return /。.+。\s*$/s.test(text)
  return /^[A-Z].*[.!] [A-Z].*[.!]\s*$/s.test(text) && !/[.!?] [a-z]/.test(text)
}

function isLoud(units: readonly Unit[], at: number): boolean {
  return (units[at]?.own ?? 0) >= STRONG * 2 && units[at - 1]?.kind !== 'pasted'
}

function among(units: readonly Pick<Unit, 'text'>[]): (sentence: string) => boolean {
  let letters: string | undefined
  return (sentence) => {
    if (letters === undefined) {
      const said = units.flatMap(({ text }) => ownSentencesOf(text)).join('\n')
      letters = lettersOf(`${said}\n${withoutQuotations(withoutWordings(said))}`)
    }
    return letters.includes(lettersOf(sentence))
  }
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '')
}

function ownAmong(units: readonly Unit[]): ReadonlySet<number> {
  const typed = units.flatMap(({ kind }, at) => (kind === 'typed' ? [at] : []))
  if (units.length === 1) return new Set(typed)
  if (!isMixed(units, ({ kind }) => kind === 'typed')) {
    const speaking = units.filter(({ text }, at) => speaks(units, at) || isOfToday(text)).length
    const least = speaking * 2 >= units.length ? 1 : STRONG
    // Where somebody speaks, a short order beside that needs no "please".
    const isOrder = (at: number) => speaking > 0 && isBareOrder(units, at)
    return new Set(typed.filter((at) => speaks(units, at) >= least || isOrder(at)))
  }
  const own = new Set<number>()
  const end = units.length - 1
  const isClaimed = handsOver(units[end]?.text ?? '', 0) || asksWhich(units)
  const closed = closedPart(units)
  const claimed = closed === -1 && isClaimed ? (units[end]?.part ?? 0) - 1 : closed
  let top = 0
  while (top < units.length && speaks(units, top) > 0 && units[top]?.part !== claimed) {
    own.add(top)
    if (units[top]?.hands) break
    top++
  }
  for (let at = end; at > top && speaksBelow(units, at, top); at--) own.add(at)
  return own
}

function isBareOrder(units: readonly Unit[], at: number): boolean {
  const unit = units[at]
  return unit?.own === 0 && !unit.isList && isShort(unit.text) && !isLoose(units, at) && ORDER.test(unit.text)
}

/** Something in it may be somebody else's. */
function isMixed(units: readonly Unit[], isTyped: (unit: Unit) => boolean): boolean {
  if (units.length < 2) return false
  const [first, last] = [units[0], units.at(-1)]
  if (units.some((unit) => unit.kind === 'pasted' || !isTyped(unit) || unit.hands || unit.own <= FOREIGN)) return true
  if (units.some((unit) => isTitle(unit, unit === first)) || asksWhich(units) || closedPart(units) !== -1) return true
  return last !== undefined && handsOver(last.text, 0)
}

/** The part above a few words that end the message, of printed sentences in which nobody speaks of themselves or to the agent; else -1. */
function closedPart(units: readonly Unit[]): number {
  let from = units.length
  while (from > 0 && units.length - from < MOST_CLOSING && isClosing(units[from - 1])) from--
  const last = units[from]
  if (!last || last.part === 0 || units[from - 1]?.part === last.part) return -1
  const above = units.filter(({ part }) => part === last.part - 1)
  const text = above.map((unit) => unit.text).join(' ')
  const isTyped = above.every(({ kind, isList }) => kind === 'typed' && !isList)
  if (!isTyped || text.length > LONGEST_PRINT || !isPrint(text) || TO_THE_AGENT.test(text)) return -1
  return last.part - 1
}

function isClosing(unit: Unit | undefined): boolean {
  return unit !== undefined && !unit.isList && unit.kind !== 'pasted' && !isPrint(unit.text) && pointsAbove(unit.text)
}

const MOST_CLOSING = 2
const LONGEST_PRINT = 3000
const TO_THE_AGENT =
  /\b(?:I|I['’]\w+|me|my|mine|from now on|going forward|in this (?:repo|project|codebase))\b|\byou (?:keep|always|did|forgot|put|made|left)\b|我(?![们們])|咱|你|[这這][个個]?(?:[项專项]目|[仓倉][库庫])|[帮幫]/

/** "Which of them would fail?": of points that nobody has called their own. */
function asksWhich(units: readonly Unit[]): boolean {
  const [lead, list, last] = [units.at(-3), units.at(-2), units.at(-1)]
  if (!last || !list?.isList || !WHICH.test(last.text)) return false
  return lead === undefined || !OWN_POINTS.test(lead.text)
}

/** How surely a line speaks for the person; a list does as what announces it does. */
function speaks(units: readonly Unit[], at: number): number {
  const unit = units[at]
  if (!unit) return 0
  if (unit.isList && unit.kind === 'typed' && laysDownAbove(units[at + 1]?.text ?? '')) return STRONG
  if (!unit.isList || at === 0) return unit.kind === 'typed' && !isLoose(units, at) ? unit.own : 0
  const lead = units[at - 1]
  if (!lead || lead.kind !== 'typed' || lead.hands) return 0
  return Math.max(lead.own, LABEL.test(lead.text) && !OF_SOMETHING.test(lead.text) ? 1 : 0)
}

/**
 * Several sentences right below a short first line that neither go on from it nor say "I": as often as not the line is about them. "We" and
 * "please" are in every letter.
 */
function isLoose(units: readonly Unit[], at: number): boolean {
  const [first, unit] = [units[0], units[at]]
  if (!first || !unit || unit.part !== 1 || unit.isList || units[1]?.part !== 1 || !isShort(first.text)) return false
  return first.own < SURE && sentencesOfLine(unit.text.replaceAll('\n', ' ')).length > 1 && !goesOnFrom(unit.text)
}

function isTitle({ text, own, isList }: Unit, opens: boolean): boolean {
  return own <= 0 && !isList && TITLE.test(text) && (opens || /^[A-Z]/.test(text))
}

/** The last paragraph, below what was brought along; right below the line that hands over stands what was meant. */
function speaksBelow(units: readonly Unit[], at: number, top: number): boolean {
  const [unit, lead] = [units[at], units[top]]
  if (!unit || unit.isList || unit.kind === 'pasted' || unit.part !== units.at(-1)?.part) return false
  if (lead?.hands && unit.part <= lead.part + 1) return false
  const isBounded = units[at - 1]?.kind === 'pasted'
  // Below a trace or code, whose end is seen, a short line need not go on from it, unless a text was to be worked on.
  const isLine =
    isBounded &&
    unit.kind === 'typed' &&
    isShort(unit.text) &&
    !unit.text.includes('\n') &&
    !WANTED.test(lead?.text ?? '')
  if (isLoose(units, at) || (lead?.hands && !isLine && !goesOnFrom(unit.text))) return false
  if (isLine) return unit.own >= 0
  return unit.own >= (unit.kind === 'typed' && (isBounded || !lead?.hands) ? 1 : STRONG)
}

const ORDER =
  /^(?:(?:and|also|but|please),? )*(?:never|always|only|do not)\b|^(?:[请請也]|[绝絕][对對]|永[远遠])*(?:不[要准得]|[别別]|必[须須]|一律|只[能用])/i
const WHICH =
  /\b(?:which|how many|how much|any|what|all|none|some|half) of (?:them|these|those|that|it)\b[^.!\n]*\?\s*$|(?:哪[几幾些]?[条條个個点點项項]|[这這]里面|[这這]裡面|其中|[几幾][条條])[^。！\n]*[？?]?\s*$/i
const OWN_POINTS = /\b(?:I|I['’]\w+|me|my|mine|we|our|ours)\b|[我咱]/i
const STRONG = 2
const SURE = 5

/** A line of its own that is no sentence, as print has it. */
const TITLE = /^(?![a-z#]|\d+\b)[^\n]{1,70}[^\s.?!:：。？！,，;；]$/
