import { type Lead, leadIn } from './leads.ts'
import { isDataLine, isDiffLine, isHead, isListLine, isQuoteLine, isTraceLine, opensBlock, opensDiff } from './lines.ts'
import { chatLinesIn } from './others/chats.ts'
import { endsAsLead, namesSource, speaksOfWork, speaksToAgent, worksOnText } from './others/frames.ts'
import { letterLinesIn } from './others/letters.ts'
import { withoutTags } from './others/tags.ts'
import { withoutQuotations, withoutWordings } from './quotations.ts'
import { sentencesOfLine } from './sentences.ts'
import { speaksThroughout } from './voices/throughout.ts'
import { isWorkOrder } from './work-order/work-order.ts'

/** Who a piece of a prompt comes from. What cannot be told is unclear, and never the person's. */
export type PartKind = 'typed' | 'pasted' | 'unclear'

export interface TextPart {
  readonly kind: PartKind
  readonly text: string
}

export interface TypedParts {
  /** What the person typed, an empty line between its parts, quotations replaced by an ellipsis. */
  readonly typed: string
  /** The same with all that they quote: a limit is told as it was typed. */
  readonly quoting: string
  readonly parts: readonly TextPart[]
}

/**
 * Separates what the person typed from what was pasted, quoted, attached or written by the client. Read once, top down: tags and fences
 * first, then lines by their looks, then paragraphs by what the person says about them ("look at this issue:").
 */
export function typedParts(prompt: string): TypedParts {
  if (last?.prompt !== prompt) last = { prompt, made: partsOf(prompt) }
  return last.made
}

/** Rules and words are taken from the same prompt one after the other. */
let last: { readonly prompt: string; readonly made: TypedParts } | undefined

function partsOf(prompt: string): TypedParts {
  const parts: TextPart[] = []
  // The person said that something of somebody else's follows, and its end is not in sight.
  let foreign = false
  let lead: Lead = ''
  // What was announced stands in quotation marks: up to the mark that closes them.
  let quoted: Quoted = 'no'
  const tags = parts.length
  const isOwn = speaksThroughout(prompt)
  const isOrder = isWorkOrder(prompt)
  const typed = withoutMark(prompt.slice(0, LONGEST))
  const blocks = blocksOf(isOrder ? typed : withoutTags(typed, (text) => push(parts, 'pasted', text)))
  for (const block of blocks) {
    quoted = quotedIn(block, quoted, foreign)
    const isTheirs: boolean = !isOwn && foreign && !(block.looks === 'list' && OWN_LISTS.has(lead))
    const kind: PartKind =
      quoted !== 'no' ? 'unclear' : isOrder && block.looks !== 'data' ? 'typed' : kindOf(block, isTheirs)
    const above = parts.length > tags
    push(parts, kind, block.text)
    lead = kind === 'typed' ? leadIn(block.text) : ''
    if (kind === 'typed' && worksOnText(block.text)) {
      // What is to be worked on stands above, or else below; behind a colon always below.
      const isAbove = above && !/[:：]\s*$/.test(block.text)
      if (isAbove) disownAbove(parts)
      foreign = !isAbove
    }
    // Below "what it has to do:" a list is the person's own; another text may be what they speak of.
    else if (kind === 'typed') foreign = lead === 'theirs' || OWN_LISTS.has(lead)
    else if (quoted !== 'no') foreign = quoted === 'open'
    // Material with an end of its own (a fence, a quotation, a trace) was what was announced; other text may go on.
    else
      foreign =
        kind === 'unclear' ||
        block.talk === true ||
        (opensBlock(block.text) === '' && isHead(block.text)) ||
        /^[>|].*[:：]$/.test(block.text) ||
        (foreign && parts.at(-2)?.kind === 'unclear')
  }
  if (prompt.length > LONGEST) push(parts, 'unclear', prompt.slice(LONGEST))
  const said = parts
    .filter(({ kind }) => kind === 'typed')
    .map(({ text }) => text)
    .join('\n\n')
  return { typed: withoutQuotations(withoutWordings(said)), quoting: said, parts }
}

type Quoted = 'no' | 'open' | 'closed'

/** Paragraphs in quotation marks, each or all together; who else speaks below the mark that closes them is not quoted. */
function quotedIn({ text, looks }: Block, before: Quoted, foreign: boolean): Quoted {
  if (looks !== 'prose') return 'no'
  if (before !== 'open' && !((foreign || before === 'closed') && QUOTE_OPENS.test(text))) return 'no'
  return QUOTE_CLOSES.test(text) ? 'closed' : 'open'
}

const QUOTE_OPENS = /^["“「『]/
/** With the name of who said it below. */
const QUOTE_CLOSES = /\S["”」』][.。]?(?:\n[—–-]+ ?[^\n]{1,40})?$/

/** `[workflow:quick] build it`: a line that the person begins so is not code because of its bracket. */
function withoutMark(prompt: string): string {
  return prompt.includes('[workflow:') ? prompt.replace(MARK, '') : prompt
}

const MARK = /^[ \t]*\[workflow:\s*[^\]\s]+\s*\][ \t]*/m

/** "Translate it": the text right above is what is meant, as far up as nobody speaks to the agent; unless "it" is a file or their work. */
function disownAbove(parts: TextPart[]): void {
  for (let at = parts.length - 2; at >= 0; at--) {
    const part = parts[at]
    if (part?.kind !== 'typed' || speaksOfWork(part.text)) return
    if (at < parts.length - 2 ? speaksToAgent(part.text) : /[:：]\s*$/.test(part.text)) return
    parts[at] = { kind: 'unclear', text: part.text }
  }
}

interface Block {
  readonly text: string
  readonly looks: Looks
  /** What was copied from a talk: it may go on below without another name. */
  readonly talk?: boolean
  /** How many blocks stand before it, and after it. */
  readonly before: number
  readonly after: number
}

type Looks = 'prose' | 'data' | 'list' | 'heading'

function kindOf(block: Block, foreign: boolean): PartKind {
  if (block.looks === 'data') return 'pasted'
  if (foreign) return isReturn(block) ? 'typed' : 'unclear'
  if (namesSource(block.text)) return 'unclear'
  if (block.looks === 'heading') return OWN_HEADING.test(block.text) ? 'typed' : 'unclear'
  return block.text.length > LONGEST_PARAGRAPH && block.before > 0 ? 'unclear' : 'typed'
}

/** The person speaks again below what they pasted: last, short, and asking about it. */
function isReturn({ text, after, looks }: Block): boolean {
  if (looks !== 'prose' || after !== 0 || text.length > LONGEST_RETURN || text.includes('\n')) return false
  return worksOnText(text) || (RETURNS.test(text) && !STANDS.test(text))
}

/** Paragraphs, and within them runs of lines that look alike. */
function blocksOf(text: string): Block[] {
  const found: { text: string; looks: Looks; talk: boolean }[] = []
  let lines: string[] = []
  let looks = 'prose' as Looks
  const close = () => {
    const body = lines.join('\n').trim()
    if (body !== '')
      for (const text of looks === 'prose' ? withOrderApart(body) : [body]) found.push({ text, looks, talk })
    lines = []
    talk = false
  }
  let fence = ''
  let inDiff = false
  let talk = false
  const all = text.split('\n')
  const printed = printedIn(all)
  const said = chatLinesIn(all)
  const letter = letterLinesIn(all)
  for (const [at, line] of all.entries()) {
    const mark = fenceAt(all, at, fence)
    if (fence !== '') {
      lines.push(line)
      if (mark === fence) {
        close()
        fence = ''
      }
      continue
    }
    inDiff = opensDiff(line) || (inDiff && isDiffLine(line))
    const isData = mark !== '' || inDiff || printed.has(at) || said.has(at) || letter.has(at)
    const next: Looks = isData ? 'data' : looksOf(line, lines.length > 0 && looks === 'data' && letter.size === 0)
    // The line right above the frames of a trace is its message, wherever it is not all that was said before.
    if (next === 'data' && looks === 'prose' && lines.length === 1 && found.length > 0 && isTraceLine(line))
      looks = 'data'
    if (mark !== '' || line.trim() === '' || (lines.length > 0 && next !== looks)) close()
    looks = next
    if (line.trim() !== '') lines.push(line)
    talk ||= said.has(at)
    if (next === 'prose' && (/[:：]\s*$/.test(line) || endsAsLead(line))) close()
    fence = mark
  }
  close()
  return found.map((block, at) => ({ ...block, before: at, after: found.length - at - 1 }))
}

/** An order that speaks of the lines or sentences around it is a block of its own. */
function withOrderApart(block: string): string[] {
  const lines = block.split('\n')
  if (lines.length > 1) {
    const [first = '', last = ''] = [lines[0], lines.at(-1)]
    if (worksOnText(first)) return [first, lines.slice(1).join('\n')]
    return worksOnText(last) ? [lines.slice(0, -1).join('\n'), last] : [block]
  }
  const sentences = sentencesOfLine(block)
  const order = sentences.length > 1 ? (sentences.at(-1) ?? '') : ''
  const before = block.slice(0, block.length - order.length).trim()
  return order !== '' && worksOnText(order) && !speaksToAgent(before) ? [before, order] : [block]
}

/** Between a command at its prompt and a line that a program printed, without an empty line, nobody has typed. */
function printedIn(lines: readonly string[]): ReadonlySet<number> {
  const printed = new Set<number>()
  let command = -1
  for (const [at, line] of lines.entries()) {
    if (SHELL_PROMPT.test(line)) command = at
    else if (line.trim() === '') command = -1
    else if (command >= 0 && isDataLine(line)) for (let of = command + 1; of < at; of++) printed.add(of)
  }
  return printed
}

const SHELL_PROMPT = /^\s*[$%❯➜]\s+\S/

/** Quotation marks that nobody closes are no fence. */
function fenceAt(lines: readonly string[], at: number, open: string): string {
  const mark = opensBlock(lines[at] ?? '')
  const isQuotes = mark.startsWith('"') || mark.startsWith("'")
  if (!isQuotes || open !== '') return mark
  return lines.some((line, other) => other > at && line.trim() === mark) ? mark : ''
}

/** An indented line below data is more of it: traces and logs wrap. */
function looksOf(line: string, inData: boolean): Looks {
  if (isQuoteLine(line) || isDataLine(line)) return 'data'
  if (inData && /^[\t ]{2,}\S/.test(line)) return 'data'
  if (/^\s*#{1,6}\s/.test(line)) return 'heading'
  return isListLine(line) ? 'list' : 'prose'
}

function push(parts: TextPart[], kind: PartKind, text: string): void {
  const plain = text.trim()
  if (plain !== '') parts.push({ kind, text: plain })
}

const OWN_LISTS: ReadonlySet<Lead> = new Set(['work', 'seen', 'own'])
const RETURNS =
  /[?？吗嗎呢]\s*$|^\^|^(?:can|could|would|why|how|what|where|any idea|fix|explain|summari|look|check|tell me|is|are|does|do|help)\b|^(?:幫|帮|你(?![们們])|麻煩|麻烦|怎麼|怎么|為什麼|为什么)/i
/** Whether the last line of what was pasted lays something down, or they do, cannot be told. */
const STANDS =
  /\b(?:always|never|from now on|going forward|must)\b(?!.*\?\s*$)|(?:以[后後](?!面)|一律|必[须須]|今[后後])(?!.*[?？吗嗎呢]\s*$)/i
const LONGEST = 20_000
const LONGEST_RETURN = 300
const LONGEST_PARAGRAPH = 1200
/** What people head the parts of their own prompts with. */
const OWN_HEADING =
  /^#{1,6}\s*(?:goals?|tasks?|context|background|requirements?|constraints?|rules|notes?|what|steps|problem|todo|目[標标的]|任[務务]|背景|需求|要求|限制|規則|规则|步[驟骤])/i
