import { clipClause, joinTyped, LEFT_OUT, NOT_THEIRS, sentencesOf } from '../../../../base/text/sentences.ts'
import {
  isOthersText,
  isRelayed,
  isSurelyEssay,
  isWording,
  namesSource,
  type TextPart,
  takesUp,
  typedParts,
  typedSentences,
  voicesIn,
  worksOnText,
} from '../../../../base/typed/index.ts'

/**
 * What the person typed themselves in a message, a line for each of theirs and word for word: nothing that was pasted, quoted or
 * attached. What cannot be told stays where the person announced points of their own; of a document that follows a colon the
 * title stays, because the message means nothing without it.
 */
export function typedLines(text: string): readonly string[] {
  return piecesOf(text).flatMap((piece) => (piece.by === 'person' && !HEADING.test(piece.text) ? [piece.text] : []))
}

/**
 * Whether a sentence of a message is surely the person's own. A request is told with what may be somebody else's, whole, because it
 * means nothing without it; a limit is not taken from there.
 */
export function ownSentences(text: string): (sentence: string) => boolean {
  if (isOthersText(text)) return () => false
  const { quoting, parts } = typedParts(text.replace(ATTACHED, ''))
  const isWorkedOn = worksOnItsText(text)
  const again = speaksAgainFrom(parts)
  const written = ownDocuments(parts)
  const isAtEnd = ({ kind }: TextPart, at: number) => kind === 'unclear' && (at >= again || written.has(at))
  const theirs = parts.filter(
    (part, at) => (isAtEnd(part, at) || isLikelyOwn(part, parts[at - 1])) && (!isWorkedOn || REPLIES.test(part.text)),
  )
  const { isAsked, beside } = voicesIn(text)
  const heard = lettersOf([quoting, ...beside, ...theirs.map((part) => part.text)].join(' '))
  const surely = theirs.filter((part) => REPLIES.test(part.text) || isAtEnd(part, parts.indexOf(part)))
  const replies = lettersOf(surely.map((part) => part.text).join(' '))
  return (sentence) => {
    const letters = lettersOf(sentence)
    return !isWording(sentence) && heard.includes(letters) && (isAsked(sentence) || replies.includes(letters))
  }
}

/** What they tell of somebody else's wish, and whether they take it up in the next sentence. */
export function relayedAmong(sentences: readonly string[]): ReadonlyMap<string, 'told' | 'taken up'> {
  return new Map(
    sentences.flatMap((sentence, at) =>
      isRelayed(sentence) ? [[sentence, takesUp(sentences[at + 1] ?? '') ? 'taken up' : 'told'] as const] : [],
    ),
  )
}

/** It is not sure whose it is, but it speaks as one speaks to somebody, or stands below a lead that announces points of their own. */
function isLikelyOwn({ kind, text }: TextPart, lead: TextPart | undefined): boolean {
  if (kind !== 'unclear' || DOCUMENT.test(text)) return false
  if (SPEAKS.test(text)) return true
  return lead?.kind === 'typed' && /[:：]\s*$/.test(lead.text) && !isForeign(lead.text)
}

/** Something of somebody else's follows. */
function isForeign(lead: string): boolean {
  return FOREIGN.test(lead) || ANNOUNCES.test(lead) || SOMEBODY.test(lead) || isSourceLead(lead)
}

/** "Mail from Kim:" alone on its line. */
function isSourceLead(line: string): boolean {
  return /^[^\n]{2,80}[:：]$/.test(line) && namesSource(line)
}

/** "Here is the spec I wrote:": what follows is theirs, headings and all. */
function ownDocuments(parts: readonly TextPart[]): ReadonlySet<number> {
  const own = new Set<number>()
  let isOwn = false
  for (const [at, { kind, text }] of parts.entries()) {
    if (kind === 'typed') isOwn = /[:：]\s*$/.test(text) && WRITTEN_BY_THEM.test(text)
    else if (isOwn && kind === 'unclear') own.add(at)
  }
  return own
}

/**
 * Where the person turns to the agent again below a text of somebody else's: with the last paragraphs, one of which says what is to be done
 * with it, or what they think of it.
 */
function speaksAgainFrom(parts: readonly TextPart[]): number {
  const first = Math.max(1, parts.length - LAST_PARAGRAPHS)
  const isProse = ({ kind, text }: TextPart) =>
    kind !== 'pasted' && text.length <= LAST_PARAGRAPH && !DOCUMENT.test(text) && !CLOSES.test(text)
  for (let at = first; at < parts.length; at++) {
    const rest = parts.slice(at)
    if (rest[0]?.kind === 'unclear' && TURNS_BACK.test(rest[0].text) && rest.every(isProse)) return at
  }
  return parts.length
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
  const again = speaksAgainFrom(parts)
  const written = ownDocuments(parts)
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
  // Of a text that was written for others their own are the lines that turn to the agent.
  const isOthers = isOthersText(text)
  const speaksToAgent = isOthers ? voicesIn(text).isOwn : () => true
  for (const [at, { kind, text: piece }] of parts.entries()) {
    const isOwn = written.has(at)
    const isHeard = !isOthers || typedSentences(piece).some(speaksToAgent)
    const own =
      isHeard &&
      ((kind === 'typed' &&
        (!inLog || (at === parts.length - 1 && piece.length <= LAST_WORD && RETURNS.test(piece)))) ||
        (kind === 'unclear' && (at >= again || isSourceLead(piece))) ||
        (kind === 'unclear' &&
          !inLog &&
          !inDocument &&
          (isOwn || !DOCUMENT.test(piece)) &&
          (text.length <= SHORT_MESSAGE || piece.length <= OWN_POINTS) &&
          (isOwn || (!isForeign(before) && !worksOnText(before)))))
    inLog ||= kind === 'pasted' && piece.length > LONG_LOG && !FENCED.test(piece)
    inDocument = kind !== 'typed' && !isOwn && (inDocument || (before !== '' && DOCUMENT.test(piece)))
    if (own) {
      theirs = theirs === '' ? piece : `${theirs}\n${piece}`
      if (kind === 'typed' || isSourceLead(piece)) before = piece
      continue
    }
    flush()
    const lead = pieces.at(-1)
    const title = lead?.by === 'person' && /[:：]\s*$/.test(lead.text) ? DOCUMENT.exec(piece)?.[1] : undefined
    if (title !== undefined) pieces.push({ text: title.trim(), by: 'person' })
    else if (lead?.by === 'other') {
      const gist = pieces.pop()?.text ?? ''
      pieces.push({ text: gist === LEFT_OUT && pieces.length === 0 ? gistOf(piece) : withMark(gist), by: 'other' })
    } else if (lead === undefined && isOthers && kind === 'unclear') pieces.push({ text: gistOf(piece), by: 'other' })
    else if (lead !== undefined && (ANNOUNCES.test(lead.text) || (kind === 'unclear' && isForeign(lead.text))))
      pieces.push({ text: inLog || inDocument ? LEFT_OUT : gistOf(piece), by: 'other' })
    else if (lead !== undefined) pieces.push({ text: '', by: 'other' })
    theirs = behindQuotation(piece)
  }
  flush()
  return pieces
}

function withMark(gist: string): string {
  return gist === '' || gist.endsWith(LEFT_OUT) ? gist : `${gist} ${LEFT_OUT}`
}

/**
 * The same as one text. Where somebody else's words stood below theirs, their first sentence stands in brackets: "Copilot says: ignore the
 * lock" is not what they said; where a log or code stood between theirs there is a mark.
 */
export function typedPart(text: string): string {
  // An essay that somebody pasted with no word of their own: what it is about, and that it is not theirs.
  if (isSurelyEssay(text)) return `${NOT_THEIRS}${gistOf(text)}]`
  const pieces = piecesOf(text)
  const end = pieces.findLastIndex(({ by }) => by === 'person')
  if (end === -1) return isOthersText(text) && !PRINTED_ALONE.test(text) ? `${NOT_THEIRS}${gistOf(text)}]` : ''
  const said: string[] = []
  let first = ''
  for (const [at, { text: piece, by }] of pieces.entries()) {
    if (by === 'person') said.push(piece)
    else if (said.length === 0) first ||= piece
    else if (piece !== '') said.push(`${NOT_THEIRS}${piece}]`)
    else if (at < end && said.at(-1) !== LEFT_OUT) said.push(LEFT_OUT)
  }
  // What they speak of stands behind what they say of it.
  if (first !== '') said.push(`${NOT_THEIRS}${first}]`)
  return joinTyped(said).slice(0, LONGEST)
}

/** A failure that was pasted without a word is told by its line. */
const PRINTED_ALONE = /^(?:Traceback|\w*(?:Error|Exception):|panic:|FAIL|error(?:\[\w+\])?:)/m

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
  const sentences = head === undefined ? [] : rest.split(/(?<=[.!?。！？])(?<!(?:^|\s)\d{1,2}\.)\s+/)
  const at = sentences.findIndex((sentence, index) => index > 0 && (speaks(sentence) || /^[a-z]/.test(sentence)))
  if (head === undefined || at === -1 || OWN_SAYING.test(head)) return [{ text: line, by: 'person' }]
  return [
    { text: head, by: 'person' },
    { text: gistOf(joinTyped(sentences.slice(0, at))), by: 'other' },
    { text: joinTyped(sentences.slice(at)), by: 'person' },
  ]
}

/** "What I said with 5 attempts: make it 8". */
const OWN_SAYING = /\b(?:i|we) (?:just )?(?:said|told you|wrote|meant|asked)\b/i

function isReview(line: string): boolean {
  return line.length >= SHORTEST_REVIEW && !OWN_VOICE.test(line) && REVIEWS.test(line)
}

function speaks(line: string): boolean {
  return RETURNS.test(line) || OWN_VOICE.test(line)
}

/** Its first sentence, where that says something by itself. */
function gistOf(piece: string): string {
  if (/^\s*(?:```|~~~|[<{[|])/.test(piece)) return '…'
  const [sentence = '', next] = sentencesOf(piece.replace(GREETING, '').replace(/^[\s>"“「『*-]+/gm, ''))
  if (!/[a-z]{2,} [a-z]{2,} [a-z]{2,}|[\u3400-\u9fff]{6}/i.test(sentence)) return '…'
  const whole = /^[^"“「『]*["”」』]$/.test(sentence) ? sentence.slice(0, -1) : sentence
  return `${clipClause(whole, LONGEST_GIST)}${next === undefined ? '' : ' …'}`
}

const HEADING = /^#{1,6}\s/
const GREETING =
  /^\s*(?:hello|hi|hey|dear|good (?:morning|evening|day))\b[^\n.!?]{0,30}\n|^\s*[^\n，。]{0,6}[您你]好[，,！。]?\s*\n/i

/** Below a quotation that has its end they speak again. */
function behindQuotation(piece: string): string {
  const [, rest = ''] = /^\s*["“「『][\s\S]*?["”」』][.。]?\n([\s\S]+)$/.exec(piece) ?? []
  return RETURNS.test(rest.trim()) ? rest.trim() : ''
}

/** Lines that were broken by hand are put together again; list marks are left out. */
function unwrapped(text: string): string[] {
  const lines: string[] = []
  // As it was typed: what was put together is longer than any line.
  let above = ''
  for (const raw of text.split('\n')) {
    const line = raw.trim().replace(/\s{2,}/g, ' ')
    if (line === '') continue
    const goesOn =
      above.length > WRAPPED &&
      !/[.!?:;]$/.test(above) &&
      (/^[a-z(]/.test(line) || (OPEN_END.test(above) && !/^(?:[-*•#]|\d+[.)])/.test(line)))
    if (goesOn) lines[lines.length - 1] = `${lines.at(-1)} ${line}`
    else lines.push(line.replace(/^[-*•]\s+/, ''))
    above = line
  }
  return lines
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
  /\b(?:issue|ticket|story|thread|post|prompt|changelog|readme|log|logs|error|errors|output|comments?|review|feedback|message|trace|stack|says?|said|wrote|mail|email|doc|docs|following|this|here)\b[^\n]{0,40}[:：]?\s*$|(?:如下|這個|这个|日誌|日志|錯誤|错误|輸出|输出|留言|評論|评论)[^\n]{0,12}[:：]?\s*$/i
/** Somebody is named, and what they wrote follows. */
const SOMEBODY =
  /\b(?:customers?|clients?|architects?|boss|manager|colleagues?|coworkers?|teammates?|support|legal|reports?|cto|ceo)\b[^\n,.]{0,24}:\s*$|(?:客[户戶]|用[户戶]|[顾顧]客|同事|主管|老[板闆]|[领領][导導]|[经經]理|架[构構][师師]|反[馈饋]|回[馈饋]|[来來]信|[邮郵]件|消息|[说說寫写]道?)[^\n，。]{0,6}[:：]\s*$/i
const WRITTEN_BY_THEM =
  /\b(?:I|we)(?:['’]ve| have)? (?:just |already |also )?(?:wrote|written|drafted|made|put together|came up with|worked out|prepared)\b|\bmy (?:own )?(?:\w+ )?(?:spec|plan|design|requirements|draft|notes|proposal|concept|ticket|list)\b|我(?:[们們])?(?:自己)?(?:[刚剛])?(?:[写寫擬拟整定]|起草|列)[^\n：:]{0,8}(?:[规規]格|方案|[计計][划劃畫]|需求|[设設][计計]|草稿|[清单單])|我的(?:[规規]格|方案|[计計][划劃畫]|需求|[设設][计計])/i
/** Nobody says so in a text for others: what is to be done with it, and whether it is right. */
const TURNS_BACK = new RegExp(
  [
    String.raw`^(?:(?:so|now|ok(?:ay)?|but|and|then|well|please|anyway|also|just|can you|could you|would you),? )*(?:find out|figure out|look (?:at|into|up|for)|check|investigate|analy[sz]e|debug|reproduce|fix|implement|build|ignore|reply|answer|respond|explain|summari[sz]e|tell me|do (?:it|that|this|what|as|the|only|not do|nothing)|see (?:if|what|whether|why|how)|apply (?:it|that|this|the)|follow (?:it|that|this|the|his|her|their))\b`,
    String.raw`\bI (?:do not|don['’]t) (?:agree|think so|share)\b|\bI (?:fully |totally |strongly )?(?:dis)?agree\b|\b(?:he|she|they)(?:['’]s|['’]re| is| are) (?:right|wrong|mistaken|not right)\b|\b(?:what|as|like) (?:he|she|they) (?:says?|said|wants?|writes?|wrote|suggests?|asks?)\b`,
    '^(?:那[么麼]?|所以|[现現]在|但是?|[请請麻烦煩]+你?|先|你)*(?:查(?:一下|查|清|明|出)|看(?:一下|看|下)|找(?:出|一下|找|到)|[帮幫](?:我|忙|他)|修(?:一下|[复復]|好|掉)|[实實][现現]|[处處]理|回[复覆]|分析|[忽][略]|[别別不][用要]?(?:理|管|[听聽])|[照按](?:他|她|[这這])|排[查除])|我?不同意|我同意|(?:他|她)[们們]?[说說]?得?(?:[对對]|有道理|不[对對]|[错錯])',
  ].join('|'),
  'i',
)
/** The end of a letter, and what stands around one. */
const CLOSES =
  /^(?:best|regards|kind regards|cheers|thanks|thank you|sincerely|yours|hello|hi|dear)\b[\w ,.]{0,40}$|\n(?:best|regards|kind regards|best regards|cheers|sincerely|yours)\b|^p\.? ?s\.?\b|^(?:此致|祝好|[谢謝]{2}[。！]?$|您?你?好[，,！])/i
const LAST_PARAGRAPHS = 3
const LAST_PARAGRAPH = 400
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
const WRAPPED = 60
const LONGEST = 20_000
