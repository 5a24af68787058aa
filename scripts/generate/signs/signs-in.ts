/**
 * Pieces of text, in lower case, of which at least one stands in whatever an expression matches; undefined when nothing can be said.
 * Only what is sure is said: a part that may be left out, a class of many characters and whatever looks around count for nothing.
 */
export function signsIn(expression: RegExp): readonly string[] | undefined {
  const found = markedIn(expression)
  return found && unique(found.map(unmarked))
}

/** A sign, and of its words the one that stands in the text as a word of its own: '' where none is sure to. */
export interface SignWord {
  readonly sign: string
  readonly word: string
}

/** The same pieces, each with a word to look it up by. */
export function signWordsIn(expression: RegExp): readonly SignWord[] | undefined {
  const found = markedIn(expression)
  if (!found) return undefined
  const words = new Map<string, string>()
  for (const marked of found) {
    const sign = unmarked(marked)
    const word = wholeWordIn(marked)
    // Where the same piece stands once with its ends and once without them, it may stand within a word.
    words.set(sign, words.has(sign) && words.get(sign) !== word ? '' : word)
  }
  const bare = unique([...words].filter(([, word]) => word === '').map(([sign]) => sign))
  return [...words]
    .filter(([sign, word]) => (word === '' ? bare.includes(sign) : !bare.some((other) => sign.includes(other))))
    .map(([sign, word]) => ({ sign, word }))
}

/** The longest word that ends on both sides within the piece, or at an end that the expression demands. */
function wholeWordIn(marked: string): string {
  const words = marked.match(/(?<=[^\w])\w+(?=[^\w])/g) ?? []
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}

/** With the ends of words that the expression demands. */
function markedIn({ source }: RegExp): readonly string[] | undefined {
  const reader = { source: [...source], at: 0 }
  const { need } = alternatives(reader, WITHIN)
  if (reader.at < reader.source.length)
    throw new Error(`nobody can read ${source} from its ${reader.at}th character on`)
  return need && shortest(need) >= SHORTEST ? need : undefined
}

/** Stands in a piece for the end of a word: it is no character of the text. */
const END = '\u0001'

function unmarked(piece: string): string {
  return piece.replaceAll(END, '')
}

interface Reader {
  readonly source: readonly string[]
  at: number
}

/** What a part of an expression matches: all of it, when that is a short list; and what must stand in it. */
interface Part {
  readonly exact?: readonly string[] | undefined
  readonly need?: readonly string[] | undefined
}

const NOTHING: Part = { exact: [''] }
const ANYTHING: Part = {}
const WORD_END: Part = { exact: [END] }
/** A single letter stands in any text. */
const SHORTEST = 2
const MOST_EXACT = 48

/** What stands around a part: the end of a word, or nobody knows. */
interface Around {
  readonly before: string
  readonly after: string
}

const WITHIN: Around = { before: '', after: '' }

function alternatives(reader: Reader, around: Around): Part {
  const branches = [sequence(reader, around)]
  while (reader.source[reader.at] === '|') {
    reader.at++
    branches.push(sequence(reader, around))
  }
  const exact = branches.every((branch) => branch.exact) ? branches.flatMap((branch) => branch.exact ?? []) : undefined
  const need = branches.every((branch) => branch.need) ? branches.flatMap((branch) => branch.need ?? []) : undefined
  return { exact: exact && exact.length <= MOST_EXACT ? exact : undefined, need }
}

function sequence(reader: Reader, around: Around): Part {
  let run: readonly string[] = [around.before]
  let isExact = true
  let need: readonly string[] | undefined
  const flush = () => {
    need = better(need, run)
    run = ['']
  }
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const before = run.every((piece) => ENDS_WORD.test(piece)) ? END : ''
    const spaces = spacesAt(reader)
    const part = repeated(reader, atom(reader, before))
    if (spaces) {
      if (spaces === 'some' || STANDS_BETWEEN.test(ahead(reader))) run = run.map((piece) => piece + END)
      flush()
      run = [spaces === 'some' ? END : before]
      isExact = false
      continue
    }
    const joined = part.exact && run.flatMap((one) => (part.exact ?? []).map((after) => one + after))
    if (joined && joined.length <= MOST_EXACT) {
      run = joined
      continue
    }
    flush()
    isExact &&= part.exact !== undefined
    need = better(need, part.need ?? part.exact)
    if (part.exact) run = part.exact.map((piece) => before + piece)
    else isExact = false
  }
  run = run.map((piece) => piece + around.after)
  const whole = isExact && need === undefined ? run : undefined
  return { exact: whole, need: better(need, run) }
}

/** What follows it begins a word, if it is a letter. */
const ENDS_WORD = /[^\w]$/

/** Of two lists the one that says more: its shortest piece is longer, more of it are whole words, or it has fewer. */
function better(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  const [own, theirs] = [shortest(one), shortest(other)]
  if (theirs === 0) return own === 0 ? undefined : one
  if (own === 0) return other
  if (Math.min(own, ENOUGH) !== Math.min(theirs, ENOUGH)) return own > theirs ? one : other
  const [within, theirsWithin] = [withinWords(one), withinWords(other)]
  if ((within === 0) !== (theirsWithin === 0)) return within === 0 ? one : other
  return (one?.length ?? 0) <= (other?.length ?? 0) ? one : other
}

/** Letters that hardly any sentence has by chance. */
const ENOUGH = 4

/** How many of them may stand within a longer word, where a short one often does. */
function withinWords(pieces: readonly string[] | undefined): number {
  return pieces?.filter((piece) => isLatin(piece) && wholeWordIn(piece) === '').length ?? 0
}

const isLatin = (piece: string) => /[a-z]/.test(piece)

/** A Chinese character says as much as a short word. */
function shortest(pieces: readonly string[] | undefined): number {
  if (pieces === undefined || pieces.length === 0) return 0
  return Math.min(...pieces.map((piece) => unmarked(piece).replace(/[\u3000-\u9fff\uff00-\uffef]/g, '  ').length))
}

function repeated(reader: Reader, part: Part): Part {
  const rest = reader.source.slice(reader.at, reader.at + 12).join('')
  const times = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(rest)
  if (!times) return part
  reader.at += times[0].length
  const least = times[1] ? (times[1] === '+' ? 1 : 0) : Number(times[2])
  const isOnce = times[1] === '?' || (times[2] === '0' && times[4] === '1')
  if (least === 0) return isOnce && part.exact ? { exact: ['', ...part.exact] } : ANYTHING
  return { need: better(part.need, part.exact) }
}

function atom(reader: Reader, before: string): Part {
  const letter = reader.source[reader.at++] ?? ''
  if (letter === '^' || letter === '$') return WORD_END
  if (letter === '.') return ANYTHING
  if (letter === '[') return characters(reader)
  if (letter === '(') return group(reader, before)
  if (letter === '\\') return escaped(reader)
  return { exact: [letter.toLowerCase()] }
}

function group(reader: Reader, before: string): Part {
  const lead = /^\?(?::|=|!|<=|<!|<\w+>)/.exec(reader.source.slice(reader.at, reader.at + 24).join(''))?.[0] ?? ''
  reader.at += lead.length
  const after = endsAWord(reader) ? END : ''
  const inside = alternatives(reader, { before, after })
  reader.at++
  return lead === '' || lead === '?:' || lead.endsWith('>') ? inside : NOTHING
}

/** Whether what follows the group that is being read is the end of a word, and cannot be left out. */
function endsAWord({ source, at }: Reader): boolean {
  let depth = 1
  let inClass = false
  let end = at
  for (; depth > 0 && end < source.length; end++) {
    const letter = source[end]
    if (letter === '\\') end++
    else if (letter === ']') inClass = false
    else if (inClass) continue
    else if (letter === '[') inClass = true
    else if (letter === '(') depth++
    else if (letter === ')') depth--
  }
  const behind = ahead({ source, at: end })
  return STANDS_BETWEEN.test(behind.replace(/^(?:\\s| )[*?]/, ''))
}

/** Spaces that no piece is to be made of, and whether there are some for certain. */
function spacesAt(reader: Reader): 'some' | 'perhaps' | undefined {
  const [, times] = /^\\s([*+?]?)/.exec(ahead(reader)) ?? []
  return times === undefined ? undefined : times === '' || times === '+' ? 'some' : 'perhaps'
}

function ahead({ source, at }: Reader): string {
  return source.slice(at, at + 20).join('')
}

/** What a word does not go on with. */
const STANDS_BETWEEN = /^(?:\\[bs|.()[\]{}]|[ ,;:!"'`]|\[(?:[ ,;:!：，]|\\uff1a|\\uff0c)+\]|\$)(?![?*{])/i

function escaped(reader: Reader): Part {
  const letter = reader.source[reader.at++] ?? ''
  if (letter === 'b') return WORD_END
  if (letter === 'B') return NOTHING
  if (/[wWsSdDnrtfv\d]/.test(letter)) return ANYTHING
  if (/[pPkc]/.test(letter)) throw new Error(`nobody can read \\${letter}`)
  if (letter !== 'u' && letter !== 'x') return { exact: [letter.toLowerCase()] }
  const length = letter === 'u' ? 4 : 2
  const code = reader.source.slice(reader.at, reader.at + length).join('')
  reader.at += length
  return { exact: [String.fromCodePoint(Number.parseInt(code, 16)).toLowerCase()] }
}

/** A class of a few letters that are written out; any other is anything. */
function characters(reader: Reader): Part {
  const letters: string[] = []
  let isPlain = reader.source[reader.at] !== '^'
  while (reader.source[reader.at] !== ']') {
    if (reader.at >= reader.source.length) throw new Error('a class that does not end')
    const letter = reader.source[reader.at++] ?? ''
    // \b is a backspace here.
    const exact = letter === '\\' ? (reader.source[reader.at] === 'b' ? undefined : escaped(reader).exact) : [letter]
    if (exact === undefined && reader.source[reader.at] === 'b') reader.at++
    isPlain &&= exact !== undefined && letter !== '-'
    letters.push(...(exact ?? []))
  }
  reader.at++
  return isPlain && letters.length <= MOST_LETTERS ? { exact: letters.map((letter) => letter.toLowerCase()) } : ANYTHING
}

const MOST_LETTERS = 6

function unique(pieces: readonly string[]): string[] {
  const all = [...new Set(pieces)]
  // A piece that holds another says nothing more.
  return all.filter((piece) => !all.some((other) => other !== piece && piece.includes(other)))
}
