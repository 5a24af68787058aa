import { clipClause, joinSentences, sentencesOf } from '../../../../base/text/sentences.ts'
import {
  isOthersText,
  isWording,
  namesSource,
  type TextPart,
  typedParts,
  voicesIn,
  worksOnText,
} from '../../../../base/typed/index.ts'

/**
 * What the person typed themselves in a message, a line for each of theirs and word for word: nothing that was pasted, quoted or
 * attached. What cannot be told stays where the person announced points of their own; of a document that follows a colon the
 * title stays, because the message means nothing without it.
 */
export function typedLines(text: string): readonly string[] {
  return piecesOf(text).flatMap((piece) => (piece.by === 'person' ? [piece.text] : []))
}

/**
 * Whether a sentence of a message is surely the person's own. A request is told with what may be somebody else's, whole, because it
 * means nothing without it; a limit is not taken from there.
 */
export function ownSentences(text: string): (sentence: string) => boolean {
  if (isOthersText(text)) return () => false
  const { quoting, parts } = typedParts(text.replace(ATTACHED, ''))
  const isWorkedOn = worksOnItsText(text)
  const theirs = parts.filter(isLikelyOwn).filter((part) => !isWorkedOn || REPLIES.test(part.text))
  const { isAsked, beside } = voicesIn(text)
  const heard = lettersOf([quoting, ...beside, ...theirs.map((part) => part.text)].join(' '))
  const replies = lettersOf(theirs.flatMap((part) => (REPLIES.test(part.text) ? [part.text] : [])).join(' '))
  return (sentence) => {
    const letters = lettersOf(sentence)
    return !isWording(sentence) && heard.includes(letters) && (isAsked(sentence) || replies.includes(letters))
  }
}

/** It is not sure whose it is, but it speaks as one speaks to somebody, or stands below a lead that announces points of their own. */
function isLikelyOwn({ kind, text }: TextPart, at: number, parts: readonly TextPart[]): boolean {
  if (kind !== 'unclear' || DOCUMENT.test(text)) return false
  if (SPEAKS.test(text)) return true
  const lead = parts[at - 1]
  return lead?.kind === 'typed' && /[:：]\s*$/.test(lead.text) && !FOREIGN.test(lead.text) && !ANNOUNCES.test(lead.text)
}

/** Whether the message wants something done with a text in it ("convert to toml"): what that text demands is not what is asked for. */
export function worksOnItsText(text: string): boolean {
  return namesSource(text) || typedParts(text).parts.some((part) => part.kind === 'typed' && worksOnText(part.text))
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '')
}

/** A line of theirs, or where somebody else's words stood: the first sentence of those. */
interface Piece {
  readonly text: string
  readonly by: 'person' | 'other'
}

function piecesOf(text: string): readonly Piece[] {
  if (text !== last.text) last = { text, pieces: piecesIn(text) }
  return last.pieces
}

/** Words and limits are taken from the same message one after the other. */
let last: { readonly text: string; readonly pieces: readonly Piece[] } = { text: '', pieces: [] }

function piecesIn(text: string): Piece[] {
  const { parts } = typedParts(text.replace(ATTACHED, ''))
  const pieces: Piece[] = []
  let before = ''
  // Pieces that follow each other are read as one: a line may be broken between them.
  let theirs = ''
  const flush = () => {
    pieces.push(...withoutReviews(unwrapped(theirs)))
    theirs = ''
  }
  // Once a raw log has begun, nobody can tell its lines from the person's, but for a short last word below it.
  let inLog = false
  // Nor what stands under the headings of a document, until they speak again.
  let inDocument = false
  for (const [at, { kind, text: piece }] of parts.entries()) {
    const own =
      (kind === 'typed' && (!inLog || (at === parts.length - 1 && piece.length <= LAST_WORD && RETURNS.test(piece)))) ||
      (kind === 'unclear' &&
        !inLog &&
        !inDocument &&
        !DOCUMENT.test(piece) &&
        (text.length <= SHORT_MESSAGE || piece.length <= OWN_POINTS) &&
        !FOREIGN.test(before) &&
        !worksOnText(before))
    inLog ||= kind === 'pasted' && piece.length > LONG_LOG && !FENCED.test(piece)
    inDocument = kind !== 'typed' && (inDocument || (before !== '' && DOCUMENT.test(piece)))
    if (own) {
      theirs = theirs === '' ? piece : `${theirs}\n${piece}`
      if (kind === 'typed') before = piece
      continue
    }
    flush()
    const lead = pieces.at(-1)?.text ?? ''
    const title = /[:：]\s*$/.test(lead) ? DOCUMENT.exec(piece)?.[1] : undefined
    if (title !== undefined) pieces.push({ text: title.trim(), by: 'person' })
    else if (ANNOUNCES.test(lead)) pieces.push({ text: inLog || inDocument ? '…' : gistOf(piece), by: 'other' })
    theirs = behindQuotation(piece)
  }
  flush()
  return pieces
}

/**
 * The same on one line; '' when nothing is left. Where somebody else's words stood below theirs, their first sentence stands in
 * brackets: "Copilot says: ignore the lock" is not what they said.
 */
export function typedPart(text: string): string {
  const pieces = piecesOf(text)
  if (!pieces.some(({ by }) => by === 'person')) return ''
  let whole = ''
  let first = ''
  for (const { text: line, by } of pieces) {
    if (by === 'other' && whole === '') first ||= line
    const said = by === 'person' ? line : `[> ${line}]`
    if (by === 'other' && whole === '') continue
    const ended = whole === '' || /[.!?:;,。！？：；，…」』\]-]$/.test(whole) ? whole : `${whole}.`
    whole = `${ended}${ended === '' || /[。！？；：，」』]$/.test(ended) ? '' : ' '}${said}`
  }
  // What they speak of stands behind what they say of it.
  if (first !== '') whole += ` [> ${first}]`
  return whole.slice(0, LONGEST)
}

/** What a review or a colleague says reads like a text about the code: it speaks to nobody, and suggests. */
function withoutReviews(lines: readonly string[]): Piece[] {
  const pieces = lines.flatMap((line, at) => {
    const isQuoted = ANNOUNCES.test(lines[at - 1] ?? '') && !speaks(line) && SENTENCE.test(line)
    if (isQuoted || isReview(line)) return [{ text: gistOf(line), by: 'other' as const }]
    return announcedIn(line)
  })
  return pieces.some((piece) => piece.by === 'person' && !ANNOUNCES.test(piece.text))
    ? pieces
    : lines.map((text) => ({ text, by: 'person' }))
}

/** "A comment from the review: … . What do you think?" */
function announcedIn(line: string): Piece[] {
  const [, head, rest = ''] = ANNOUNCED.exec(line) ?? []
  // Theirs mostly begins with a small letter.
  const sentences = head === undefined ? [] : rest.split(/(?<=[.!?。！？])\s+/)
  const at = sentences.findIndex((sentence, index) => index > 0 && (speaks(sentence) || /^[a-z]/.test(sentence)))
  if (head === undefined || at === -1) return [{ text: line, by: 'person' }]
  return [
    { text: head, by: 'person' },
    { text: gistOf(rest), by: 'other' },
    { text: joinSentences(sentences.slice(at)), by: 'person' },
  ]
}

function isReview(line: string): boolean {
  return line.length >= SHORTEST_REVIEW && !OWN_VOICE.test(line) && REVIEWS.test(line)
}

function speaks(line: string): boolean {
  return RETURNS.test(line) || OWN_VOICE.test(line)
}

/** Its first sentence, where that says something by itself. */
function gistOf(piece: string): string {
  if (/^\s*(?:```|~~~|[<{[|])/.test(piece)) return '…'
  const [sentence = '', next] = sentencesOf(piece.replace(/^[\s>"“「『*-]+/gm, ''))
  if (!/[a-z]{2,} [a-z]{2,} [a-z]{2,}|[\u3400-\u9fff]{6}/i.test(sentence)) return '…'
  return `${clipClause(sentence, LONGEST_GIST)}${next === undefined ? '' : ' …'}`
}

/** Below a quotation that has its end they speak again. */
function behindQuotation(piece: string): string {
  const [, rest = ''] = /^\s*["“「『][\s\S]*?["”」』][.。]?\n([\s\S]+)$/.exec(piece) ?? []
  return RETURNS.test(rest.trim()) ? rest.trim() : ''
}

/** Lines that were broken by hand are put together again; list marks are left out. */
function unwrapped(text: string): string[] {
  const lines: string[] = []
  for (const raw of text.split('\n')) {
    const line = raw.trim().replace(/\s{2,}/g, ' ')
    if (line === '') continue
    const before = lines.at(-1)
    const goesOn =
      before !== undefined &&
      before.length > WRAPPED &&
      !/[.!?:;]$/.test(before) &&
      (/^[a-z(]/.test(line) || (OPEN_END.test(before) && !/^(?:[-*•#]|\d+[.)])/.test(line)))
    if (goesOn) lines[lines.length - 1] = `${before} ${line}`
    else lines.push(line.replace(/^[-*•]\s+/, ''))
  }
  // "1. - with the files?" is an answer as they typed it; of a list no point may end behind its number.
  return lines.filter((line) => NUMBERED.test(line)).length < 2
    ? lines
    : lines.map((line) => line.replace(NUMBERED, '$1) '))
}

/** In print nobody does. */
const SPEAKS = /\b(?:I|I['’](?:m|d|ve|ll)|my|me|let['’]?s)\b|[我咱]/
/** No text that was handed over begins so. */
const REPLIES =
  /^\s*(?:yes|yeah|yep|no|nope|ok(?:ay)?|sure|right|hmm+|ah|oh|well|actually|thanks|cool|great)\b[,.!… ]|^\s*(?:好的?|[对對]|不[对對是]?|嗯|是的?)[，。！ ]/i
const ATTACHED = /\[(?:Image|Pasted text)[^\]]*\]/g
const DOCUMENT = /^\s*#{1,3} (\S.*)$/m
/** Something of somebody else's follows. */
const FOREIGN =
  /\b(?:issue|log|logs|error|errors|output|comments?|review|feedback|message|trace|stack|says?|said|wrote|mail|email|doc|docs|following|this|here)\b[^\n]{0,40}[:：]?\s*$|(?:如下|這個|这个|日誌|日志|錯誤|错误|輸出|输出|留言|評論|评论)[^\n]{0,12}[:：]?\s*$/i
/** What a reviewer or a colleague said follows. */
const WHO =
  '(?:\\b(?:review(?:er)?s?|copilot|coderabbit\\w*|bugbot|feedback|comments?|remarks?|colleague|coworker|teammate|boss|manager)\\b|\\b\\w+ (?:says|said|wrote|writes|commented|noted|suggests|suggested)\\b|(?:[評评][審审]|[審审]查|同事|主管|老[闆板]|他|她)[^。！？：:]{0,8}(?:意[見见]|[說说]|[寫写]道|[評评][論论]|留言|回[饋馈]|反[饋馈]|建[議议]))'
const ORDERS_FIRST =
  '(?!(?:please |then |and |now |also |can you |could you )*(?:address|fix|respond|reply|answer|handle|apply|incorporate|resolve|write|add|leave|post|do|make|change|delete|remove|review|update|use)\\b)'
const ANNOUNCES = new RegExp(`^${ORDERS_FIRST}[^.!?。！？]{0,60}${WHO}[^.!?。！？:：]{0,40}[:：]$`, 'i')
const ANNOUNCED = new RegExp(
  `^(${ORDERS_FIRST}[^.!?。！？:：]{0,60}${WHO}[^.!?。！？:：]{0,40}[:：])\\s*(\\S.{40,})$`,
  'i',
)
const SENTENCE = /^.{20,}[.!。！]$/
const REVIEWS =
  /(?:^|[.!] )Consider (?:\w+ly )?(?:\w+ing|an?|the|whether)\b|^\**(?:nit(?:pick)?|suggestion|issue|praise|thought|chore)\**(?: \([^)]*\))?\**:|[。，]建[议議](?:在|将|將|把|使用|改|考[虑慮]|[将將])/i
const OWN_VOICE = /\b(?:I|me|my|we|us|our|you|your|please|let['’]?s)\b|[我你您咱]|[请請]/i
const SHORTEST_REVIEW = 40
const LONGEST_GIST = 180
const SHORT_MESSAGE = 3000
/** Points that follow a colon of theirs, in however long a message. */
const OWN_POINTS = 500
const LONG_LOG = 400
const LAST_WORD = 200
/** They speak again: they ask, or tell what to do. */
const RETURNS =
  /^[^\n]*[?？吗嗎呢]\s*$|^(?:can|could|would|why|how|what|where|any idea|fix|explain|look|check|tell me|help|please|so\b|now\b|do not|don['’]?t|never|always|make sure|only|use|keep|leave|avoid|stop|\^)[^\n]*$|^(?:幫|帮|你|請|请|麻煩|麻烦|怎麼|怎么|為什麼|为什么|不|別|别|必|只|先|改|用)[^\n]*$/i
const FENCED = /^\s*(?:```|~~~|"""|'''|>)/
/** Nobody ends a sentence there. */
const OPEN_END = /(?:,|\b(?:if|when|the|a|an|to|of|in|on|for|with|and|or|but|that|from|by|is|are))$/i
const NUMBERED = /^(\d{1,2})\.\s+/
const WRAPPED = 60
const LONGEST = 20_000
