import { READER_SIGNS } from '../letter-signs.ts'
import { isDataLine, isListLine, isQuoteLine, LIST_MARK, opensBlock } from '../lines.ts'
import { worksOnText } from '../others/frames.ts'
import { isSpoken, sentencesOfLine } from '../sentences.ts'
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
  if (lines.some((_, at) => bringsAlong(lines, at))) return false
  if (opening === 'context' && HERE.test((lines[0] ?? '').replace(/\bits\b/gi, ''))) return false
  const end = lastParagraph(lines)
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
  if (at === 0) return next !== undefined && sentences.some(leadsToText)
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
