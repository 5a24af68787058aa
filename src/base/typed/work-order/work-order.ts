import { READER_SIGNS } from '../letter-signs.ts'
import { isDataLine, isListLine, isQuoteLine, LIST_MARK, opensBlock } from '../lines.ts'
import { worksOnText } from '../others/frames.ts'
import { isSpoken, sentencesOfLine } from '../sentences.ts'
import { isAttribution } from '../voices/attributions.ts'
import { HERE, handsOver, OTHERS } from '../voices/hands-over.ts'
import { SIGNS_OF_OTHERS, TO_ANY_AGENT } from './foreign-signs.ts'
import { headIn } from './heads.ts'
import { isOfThePerson, ordersToMake, speaksToTheAgent } from './opening.ts'

/**
 * Whether a message is an order for work from its first line to its last: it begins with what is to be made, goes on with heads of such an
 * order, with points, or with what the agent is told, and nothing in it says that somebody else wrote it. Whoever pastes a text says what it
 * is, or what is to be done with it, or the text shows its print; an order shows whoever gives it.
 */
export function isWorkOrder(message: string): boolean {
  if (last?.message !== message) last = { message, is: judged(message) }
  return last.is
}

let last: { readonly message: string; readonly is: boolean } | undefined

function judged(message: string): boolean {
  if (message.length < SHORTEST || message.length > LONGEST) return false
  const lines = ownLines(message)
  if (lines.length < LEAST_LINES && !(lines.length === 1 && isSpoken(message))) return false
  const opening = openingIn(lines)
  if (opening === undefined) return false
  const text = lines.join('\n')
  if (SIGNS_OF_OTHERS.some((pattern) => pattern.test(text)) || readerSigns(text) >= ENOUGH) return false
  if (TO_ANY_AGENT.test(text) && !isOfThePerson(text)) return false
  if (lines.some((line, at) => bringsAlong(lines, at) || isAttribution(line.trim()))) return false
  if (opening === 'context' && HERE.test((lines[0] ?? '').replace(/\bits\b/gi, ''))) return false
  const end = lastParagraph(lines)
  if (asksAbout(end) || isSections(lines) || isTextBelow(lines)) return false
  if (headIn(end.split('\n', 1)[0] ?? '') === undefined && (handsOver(end, 0) || worksOnText(end))) return false
  return signsOfAnOrder(lines) >= (opening === 'work' ? LEAST_SIGNS : LEAST_SIGNS + 1)
}

/** Without what has an end of its own: fences, outputs, tables, and the line that leads to them. */
function ownLines(message: string): string[] {
  const kept: string[] = []
  let fence = ''
  for (const line of message.split('\n')) {
    const mark = opensBlock(line)
    const isOutput = fence !== '' || mark !== ''
    if (mark !== '') fence = fence === '' ? mark : mark === fence ? '' : fence
    if (isOutput) {
      while (kept.at(-1)?.trim() === '') kept.pop()
      if (/[:：]\s*$/.test(kept.at(-1) ?? '')) kept.pop()
    } else if (!TABLE.test(line) && !CLOSED.test(line)) kept.push(line)
  }
  while (kept.at(-1)?.trim() === '') kept.pop()
  while (kept[0]?.trim() === '') kept.shift()
  return kept
}

/** What the first lines say: that something is to be made, or first what it is about. */
function openingIn(lines: readonly string[]): 'work' | 'context' | undefined {
  let sentences = 0
  for (const line of lines) {
    const headed = headIn(line)
    const said = headed ? headed.rest : line
    for (const sentence of sentencesOfLine(said.replace(LIST_MARK, ''))) {
      if (ordersToMake(sentence)) return sentences === 0 ? 'work' : 'context'
      sentences++
    }
    if (headed?.head === 'work' && headed.rest !== '') return sentences <= 1 ? 'work' : 'context'
    if (sentences > MOST_BEFORE) return undefined
  }
  return undefined
}

function readerSigns(text: string): number {
  let weight = 0
  for (const { pattern, weight: more, inOrders } of READER_SIGNS) if (!inOrders && pattern.test(text)) weight += more
  return weight
}

/** A line of print, of an output or of a talk; one that hands over to what stands below. */
function bringsAlong(lines: readonly string[], at: number): boolean {
  const [line = '', next] = [lines[at], lines[at + 1]]
  if (line.trim() === '') return false
  if (TAG.test(line)) return headIn(line)?.head === undefined || headIn(line)?.head === 'context'
  if (isQuoteLine(line) || (isDataLine(line) && headIn(line) === undefined && !isListLine(line))) return true
  if (headIn(line) !== undefined || headIn(lines[at - 1] ?? '') !== undefined || isListLine(line)) return false
  const sentences = sentencesOfLine(line)
  // What the first line speaks of may stand below it; so does what a line leads to that ends open, or ends its paragraph.
  if (at === 0 && next === undefined) return false
  // "Lisa on the header:" orders nothing, and ends open.
  if (at === 0 && /[:：]\s*$/.test(line) && !sentences.some(ordersToMake) && !isOfThePerson(line))
    return !OWN_PLAN.test(line)
  if (at === 0) return sentences.some(leadsToText)
  return (/[:：]\s*$/.test(line) || next === undefined || next.trim() === '') && leadsToText(sentences.at(-1) ?? '')
}

/** "Build a tool that reads statements and writes entries" speaks of texts, and of what is to be made. */
function leadsToText(sentence: string): boolean {
  if (OWN_PLAN.test(sentence)) return false
  if (TEXT_BELOW.test(sentence)) return true
  const isOfWork =
    ordersToMake(sentence) && !/[:：]\s*$/.test(sentence) && !HERE.test(sentence) && !OTHERS.test(sentence)
  return !isOfWork && handsOver(sentence, 0)
}

function lastParagraph(lines: readonly string[]): string {
  const from = lines.findLastIndex((line) => line.trim() === '')
  return from === -1 ? '' : lines.slice(from + 1).join('\n')
}

/** An order ends with what is to be done, or whether it is clear; who asks something else asks about what stands above. */
function asksAbout(end: string): boolean {
  const last = sentencesOfLine(end.slice(end.lastIndexOf('\n') + 1)).at(-1) ?? ''
  if (/[?？]\s*$/.test(last)) return !ordersToMake(last) && !IS_CLEAR.test(last)
  return !end.includes('\n') && (LOOKS_UP.test(end) || SOURCE.test(end))
}

/** Titles that are no heads of an order stand above more of its paragraphs than heads do. */
function isSections(lines: readonly string[]): boolean {
  const isTitle = (line: string, at: number) =>
    at > 0 && lines[at - 1]?.trim() === '' && TITLE.test(line) && (lines[at + 1] ?? '').trim() !== ''
  const titles = lines.filter((line, at) => isTitle(line, at) && !headIn(line)).length
  return titles >= 2 && titles > lines.filter((line) => headIn(line)).length
}

/** A line, and below it nothing but print in which nobody speaks, to nobody. */
function isTextBelow(lines: readonly string[]): boolean {
  const blank = lines.findIndex((line) => line.trim() === '')
  if (blank !== 1) return false
  const rest = lines.slice(blank)
  if (rest.some((line) => headIn(line) !== undefined || isListLine(line))) return false
  const text = rest.join('\n')
  return (
    PRINTED.test(text) &&
    !isOfThePerson(text) &&
    !TO_YOU.test(text) &&
    !rest.some((line) => sentencesOfLine(line).some(ordersToMake))
  )
}

function signsOfAnOrder(lines: readonly string[]): number {
  const heads = new Set(lines.flatMap((line) => headIn(line)?.head ?? []))
  const sentences = lines.flatMap((line) => sentencesOfLine(line.replace(LIST_MARK, '')))
  const told = sentences.filter((sentence) => ordersToMake(sentence) || speaksToTheAgent(sentence)).length
  return heads.size + Math.min(told, MOST_TOLD)
}

/** What was written elsewhere follows: a plan that an agent made is handed over so, too. */
const TEXT_BELOW =
  /\b(?:the following|this|these|(?:the )?attached|below) (?:[\w-]+ )?(?:plans?|specs?|specification|issues?|tickets?|texts?|design|prompts?|proposal|documents?|doc|story|stories|description|requirements|instructions|mail|email|message|notes|comments?)\b[^.!?]*[:：]\s*$|(?:以下|下面|[这這][个個份段]).{0,8}(?:[计計][划劃畫]|方案|文[档檔]|需求|[问問][题題]|[邮郵]件|消息|[说說]明|[内內]容)[^。！？]{0,6}[:：]\s*$/i
/** What they made up themselves follows, or what they want. */
const OWN_PLAN =
  /\b(?:here(?:['’]s| is) (?:the|my|our) (?:\w+ )?plan|(?:this is|here(?:['’]s| is)) what (?:I|we) (?:want|need))\b/i
const IS_CLEAR =
  /^(?:(?:so|and),? )*(?:ok(?:ay)?|clear|understood|got it|any questions|(?:is|does) (?:that|this|it|everything) (?:clear|make sense|work|sound)|sounds good|shall we|deal|明白|清楚|好[吗嗎]|可以[吗嗎]|有[没沒]?有?[问問][题題]|¿?(?:de acuerdo|está claro|vale))/i
const LOOKS_UP =
  /^(?:(?:please|now|can you|could you),? )*(?:review|check|compare|verify|rate|explain|judge|answer|translate|shorten|improve)\b.*\b(?:this|that|it|them|these|those|above)[.!]?$/i
/** Where it comes from, below it. */
const SOURCE =
  /^(?:\(|[—–-]+ ?)?(?:from|by|via|source|quelle|de|von)[: ](?!(?:now|here|then|there|today|tomorrow|friday)\b)[^.!?]{2,60}[.)]*$|^(?:[来來]自|出自|[来來]源)/i
const TITLE = /^[A-Z\u3400-\u9fff][^.!?:;,。！？：，]{1,40}$/
const PRINTED = /[a-z\d)][.!]\s+[A-Z][^\n]*[.!]\s*(?:\n|$)|。[^\n]*。/
const TO_YOU = /\b(?:you|your|please|let['’]?s)\b|你|[请請]/i
const TABLE = /^\s*\|.*\|\s*$/
/** `<constraints>` on its line is a head. */
const TAG = /^\s*<[a-z_-]+>\s*$/
const CLOSED = /^\s*<\/[a-z_-]+>\s*$/
const SHORTEST = 120
const LONGEST = 12_000
const LEAST_LINES = 3
const MOST_BEFORE = 8
const LEAST_SIGNS = 3
const MOST_TOLD = 4
const ENOUGH = 2
