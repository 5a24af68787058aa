import { remembering } from '../remember.ts'
import { LIST_MARK } from './lines.ts'

/** The sentences of what somebody typed: in a chat they begin in lower case, and a line is one even without a full stop. */
export function typedSentences(typed: string): readonly string[] {
  if (last?.typed !== typed) last = { typed, sentences: sentencesIn(typed) }
  return last.sentences
}

/** Rules and limits are taken from the same words one after the other. */
let last: { readonly typed: string; readonly sentences: readonly string[] } | undefined

function sentencesIn(typed: string): string[] {
  const found: string[] = []
  for (const line of typed.split('\n')) found.push(...sentencesOfLine(line))
  return found
}

/** Whose voice a message has and what it lays down is judged by the same lines. */
export const sentencesOfLine: (line: string) => readonly string[] = remembering(splitLine)

function splitLine(line: string): string[] {
  const found: string[] = []
  const plain = line.replace(HEADING, '').replace(LIST_MARK, '').trim()
  for (const sentence of inOneBreath(withQuotations(plain.split(endIn(plain)), plain))) {
    const whole = sentence.trim()
    if (whole.length >= SHORTEST) found.push(whole)
  }
  return found
}

/** A line "... and 37 more" is one: no sentence ends where a quotation has only begun, and goes on in the same breath. */
function withQuotations(pieces: readonly string[], line: string): readonly string[] {
  if (pieces.length === 1 || !PAUSES.test(line)) return pieces
  const whole: string[] = []
  for (const piece of pieces) {
    const before = whole.at(-1)
    if (before !== undefined && OPENS.test(before) && CLOSES.test(piece)) whole[whole.length - 1] = `${before} ${piece}`
    else whole.push(piece)
  }
  return whole
}

/** "We don't use let! in this codebase", "Never use eval! it is slow": the mark is part of a name, or the next words say why. */
function inOneBreath(pieces: readonly string[]): readonly string[] {
  if (pieces.length === 1) return pieces
  const whole: string[] = []
  for (const piece of pieces) {
    const before = whole.at(-1)
    if (before !== undefined && goesOn(before, piece)) whole[whole.length - 1] = `${before} ${piece}`
    else whole.push(piece)
  }
  return whole
}

function goesOn(before: string, piece: string): boolean {
  if (!before.endsWith('!') || !(MARKED_NAME.test(before) ? CONTINUES : REFERS).test(piece)) return false
  return MARKED_NAME.test(before) || MARKED_FILE.test(before)
}

const MARKED_NAME =
  /\b(?:us(?:e|es|ed|ing)|writ(?:e|es|ing)|call(?:s|ed|ing)?|prefers?|avoid|never|no|like|say|with|named|is)(?: (?:it|them|to|the))? [\w.:'`-]+!$/i
const MARKED_FILE = /\b(?:is|called|named|in) [\w/-]*\.[a-z]{1,8}!$/i
const CONTINUES =
  /^(?:in|not|rather|instead|with|without|for|of|from|on|at|by|as|than|nowhere|anywhere|everywhere|any ?more|because|since|unless|where|inside|outside|it|they|that['’]s)\b/
const REFERS = /^(?:never|always|don['’]t|do not|please) \w+ (?:it|them)\b/

/** Dots that do not end what is quoted. */
const PAUSES = /["“「][^"”」]{0,40}\.{3}\s/
const OPENS = /["“「][^"“”「」]{0,40}\.{3}$/
const CLOSES = /^[^"“”「」]{1,60}["”」]/

function endIn(line: string): RegExp {
  return isUnpointed(line) ? GAP : isSpoken(line) ? TURN : END
}

/** Dictated, a whole message has no comma and no full stop: a sentence ends where the speaker turns to what is to be done or left next. */
export function isSpoken(line: string): boolean {
  return line.length >= LONG_SPOKEN && !/[,;:!?]|\.\s|[\u3400-\u9fff]/.test(line)
}

const LONG_SPOKEN = 240
const TURN =
  / (?=(?:and|but|oh|so|um|uh|yeah) (?:(?:please|also|yeah|oh|then|um|uh|yes) )*(?:(?:please|just|and) )*(?:don['’]?t|do not|never|make sure|whatever you do|(?:it|this|that) (?:must|should|has to|can only)|when (?:you|it)|give me|tell me|show me)\b)| (?=(?:and|but|so|oh) (?:please|also|yeah|oh|then|um|uh)\b)/i

/** 帮我看下日志 为什么会跑两次 …: whoever types so ends a sentence with a space. */
function isUnpointed(line: string): boolean {
  return line.length >= LONG && !POINTED.test(line) && (line.match(GAPS)?.length ?? 0) >= MANY
}

const LONG = 60
const MANY = 4
const POINTED = /[，。！？；,;]/
const GAP = /(?<=[\u3400-\u9fff]) +(?=[\u3400-\u9fff])/
const GAPS = /[\u3400-\u9fff] +(?=[\u3400-\u9fff])/g
const HEADING = /^\s*#{1,6}\s+/
/** Not after "e.g." and the like, nor inside a number or a name; `??` is one. */
const END =
  /(?<=(?<!\b(?:e\.g|i\.e|vs|etc|approx|resp|incl|cf|dr|mrs?|ms|prof))[.!?]["')\]]?)(?<!\bno\.(?=\s+\d))(?<!\/\.{3}(?=\s+[a-z]))\s+(?=\S)|(?<=[。！？]["」』）]?)\s+(?=\S)|(?<=[。！？!?](?:["」』）]?))(?<!`[!?]{1,3})(?=[\u3400-\u9fffA-Za-z「『`])|(?<=[a-z)"'`][.])(?=[\u3400-\u9fff])/i
const SHORTEST = 2
