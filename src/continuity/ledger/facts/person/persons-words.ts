import { typedParts } from '../../../../base/typed/index.ts'

/**
 * What the person typed themselves in a message, a line for each of theirs and word for word: nothing that was pasted, quoted or
 * attached. What cannot be told stays where the person announced points of their own; of a document that follows a colon the
 * title stays, because the message means nothing without it.
 */
export function typedLines(text: string): readonly string[] {
  if (text !== last.text) last = { text, lines: linesOf(text) }
  return last.lines
}

/** Words and limits are taken from the same message one after the other. */
let last: { readonly text: string; readonly lines: readonly string[] } = { text: '', lines: [] }

function linesOf(text: string): string[] {
  const { parts } = typedParts(text.replace(ATTACHED, ''))
  const lines: string[] = []
  let before = ''
  // Pieces that follow each other are read as one: a line may be broken between them.
  let theirs = ''
  const flush = () => {
    lines.push(...unwrapped(theirs))
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
        !FOREIGN.test(before))
    inLog ||= kind === 'pasted' && piece.length > LONG_LOG && !FENCED.test(piece)
    inDocument = kind !== 'typed' && (inDocument || (before !== '' && DOCUMENT.test(piece)))
    if (own) {
      theirs = theirs === '' ? piece : `${theirs}\n${piece}`
      if (kind === 'typed') before = piece
      continue
    }
    flush()
    const title = /[:：]\s*$/.test(lines.at(-1) ?? '') ? DOCUMENT.exec(piece)?.[1] : undefined
    if (title !== undefined) lines.push(title.trim())
  }
  flush()
  return lines
}

/** The same on one line; '' when nothing is left. */
export function typedPart(text: string): string {
  let whole = ''
  for (const line of typedLines(text)) {
    const ended = whole === '' || /[.!?:;,。！？：；，…-]$/.test(whole) ? whole : `${whole}.`
    whole = `${ended}${ended === '' || /[。！？；：，]$/.test(ended) ? '' : ' '}${line}`
  }
  return whole.slice(0, LONGEST)
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
    else lines.push(line.replace(/^[-*•]\s+/, '').replace(/^(\d{1,2})\.\s+/, '$1) '))
  }
  return lines
}

const ATTACHED = /\[(?:Image|Pasted text)[^\]]*\]/g
const DOCUMENT = /^\s*#{1,3} (\S.*)$/m
/** Something of somebody else's follows. */
const FOREIGN =
  /\b(?:issue|log|logs|error|errors|output|comments?|review|feedback|message|trace|stack|says?|said|wrote|mail|email|doc|docs|following|this|here)\b[^\n]{0,40}[:：]?\s*$|(?:如下|這個|这个|日誌|日志|錯誤|错误|輸出|输出|留言|評論|评论)[^\n]{0,12}[:：]?\s*$/i
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
