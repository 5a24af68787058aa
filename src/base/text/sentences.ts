/** The sentences of a text written for people: code blocks and tables left out, list marks and emphasis removed. */
export function sentencesOf(text: string): readonly string[] {
  if (text === last.text) return last.sentences
  const found: string[] = []
  for (const line of unwrapped(plainText(text).split('\n'))) {
    const plain = line.trim()
    if (plain.length < 3) continue
    if (!ENDS_WITHIN.test(plain)) found.push(plain)
    else for (const sentence of plain.split(SENTENCE_END)) if (sentence.length >= 3) found.push(sentence.trim())
  }
  last = { text, sentences: found }
  return found
}

/** Marks are taken off the whole text at once: a pattern per line costs a cold process ten times as much. */
function plainText(text: string): string {
  let plain = text.includes('```') ? text.replace(CODE_BLOCK, '\n') : text
  if (plain.includes('|')) plain = plain.replace(TABLE_ROW, '')
  // An empty line before each item, so that it is not taken for the rest of the line before it.
  plain = plain.replace(LIST_MARK, '\n')
  if (plain.includes('**')) plain = plain.replace(EMPHASIS, '$1').replace(LIST_MARK, '\n')
  if (plain.includes('](http')) plain = plain.replace(LINK, '$1')
  return plain.replace(SPACE_RUN, ' ')
}

/** Several extractors ask for the sentences of the same message one after another. */
let last: { readonly text: string; readonly sentences: readonly string[] } = { text: '', sentences: [] }

/** Sentences as one text: Chinese ones stand side by side. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .join(' ')
    .replace(/([。！？]) /g, '$1')
    .trim()
}

/** What somebody typed, as one text: a line that no mark ends, and one with a number before it, stays a line. */
export function joinTyped(pieces: readonly string[]): string {
  let text = ''
  for (const piece of pieces) {
    const isMark = piece === LEFT_OUT || piece.startsWith(NOT_THEIRS)
    const breaks = !isMark && (!LINE_ENDED.test(text) || STARTS_LINE.test(piece))
    const between = text === '' ? '' : breaks ? '\n' : piece !== LEFT_OUT && HAN_ENDED.test(text) ? '' : ' '
    text += between + piece
  }
  return text
}

/** The same in one line, with a stroke where nothing but the line's end parted two of them. */
export function typedInLine(text: string): string {
  return text.includes('\n') ? text.replace(LINE_BREAK, (_, mark?: string) => (mark === undefined ? ' / ' : ' ')) : text
}

/** Where something that was said is not told. */
export const LEFT_OUT = '…'
/** Opens what somebody else said in the midst of it, up to the bracket that closes. */
export const NOT_THEIRS = '[> '
const LINE_ENDED = /[.!?:;,…。！？：；，」』\]][)"'”’`*]*$/
const HAN_ENDED = /[。！？；：，」』][”’)]*$/
const STARTS_LINE = /^(?:\d{1,2}[.)、）]|#{1,6}\s)\s*\S/
const LINE_BREAK = /(?:(?<=([.!?:;,…。！？：；，」』\]][)"'”’`*]*))|(?<=\S))\s*\n\s*/g

/** The longest head that ends at a clause border within the limit; failing that at a word, with a mark that it was cut. */
export function clipClause(sentence: string, limit: number): string {
  if (sentence.length <= limit) return sentence
  const head = sentence.slice(0, limit - 1)
  let end = -1
  const half = Math.floor(limit * 0.5)
  for (const match of head.slice(half).matchAll(CLAUSE_END)) end = half + match.index
  if (end !== -1) return balanced(head.slice(0, end))
  // Text without spaces (Chinese) is cut between characters, never inside one.
  const space = head.lastIndexOf(' ')
  const cut = space > limit * 0.5 ? head.slice(0, space) : head.replace(/[\uD800-\uDBFF]$/, '')
  return `${balanced(cut)} …`
}

/** Several sentences within the limit: whole ones where at least one fits, with a mark that more was there. */
export function clipSentences(text: string, limit: number): string {
  if (text.length <= limit) return text
  let end = -1
  for (const match of text.slice(0, limit - 1).matchAll(SENTENCE_BORDER)) end = match.index + match[0].length
  if (end > limit * 0.55) return `${text.slice(0, end)} …`
  // A list of five steps that is cut behind the second must not look like the whole of it.
  const head = clipClause(text, limit - 2)
  return head.endsWith('…') ? head : `${head} …`
}

/** The heads of a sentence that stand on their own, longest first, the whole sentence included. */
export function clauses(sentence: string): string[] {
  const heads = [sentence]
  if (DEPENDENT.test(sentence)) return heads
  for (const match of sentence.slice(0, LONGEST_HEAD).matchAll(CLAUSE_END)) {
    const head = balanced(sentence.slice(0, match.index))
    if (head.length >= 40) heads.push(head)
  }
  return heads.sort((a, b) => b.length - a.length)
}

/** A line that goes on in lower case belongs to the one before it: commit messages and comments are wrapped by hand. */
function unwrapped(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    if (before !== undefined && before.length > 40 && GOES_ON.test(line) && !/[.:!?。：]\s*$/.test(before)) {
      whole[whole.length - 1] = `${before} ${line.trim()}`
      continue
    }
    whole.push(line)
  }
  return whole
}

/** A cut must not leave half a code span, quotation or bracket behind: then it goes back to before the opening one. */
function balanced(text: string): string {
  let out = text.trim()
  for (const mark of ['`', '"']) {
    if (out.split(mark).length % 2 === 0) out = out.slice(0, out.lastIndexOf(mark))
  }
  for (const [open, close] of BRACKETS) {
    const at = out.lastIndexOf(open)
    if (at !== -1 && !out.slice(at).includes(close)) out = out.slice(0, at)
  }
  return out.replace(/[\s,;:—–(-]+(?:(?:and|or|but|the|a|an|to|of|in|with|for|that)\s*)?$/i, '').trim()
}

const CODE_BLOCK = /```[\s\S]*?(?:```|$)/g
const TABLE_ROW = /^[\t ]*\|.*\|[\t ]*$/gm
const LIST_MARK = /^[\t ]*(?:[-*+•>]|\d+[.)]|#{1,6})[\t ]+(?:\[[ xX]\][\t ]+)?/gm
const EMPHASIS = /\*\*([^*\n]+)\*\*/g
const LINK = /\[([^\]]+)\]\(https?:[^)]*\)/g
const SPACE_RUN = /[\t ]{2,}|\t/g
/** A sentence may end before the line does. */
const ENDS_WITHIN = /[.!?] |[。！？]/
const GOES_ON = /^\s*(?:[a-z]+[\s,.;:)]|[(`])/
const SENTENCE_END = /(?<=[.!?])\s+(?=[A-Z`"'(*[])|(?<=[。！？])/
const SENTENCE_BORDER = /(?<!(?:^|\n)\d{1,2})[.!?](?= [A-Z`"'(])|[。！？]|(?=\n)/g
/** Nobody tells more of a sentence than this. */
const LONGEST_HEAD = 2000
const CLAUSE_END =
  /;\s| [—–-] |, (?=(?:which|so|because|and|but|since|while|where|not|instead|rather|then|with|including|making|causing|to)\b)| \(|[；。]/g
const DEPENDENT = /^(?:when|if|since|because|looking|given|after|before|although|while|for|to|once|as|by|with|in|on)\b/i
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
] as const
