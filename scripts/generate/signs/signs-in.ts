/**
 * Pieces of text, in lower case, of which at least one stands in whatever an expression matches; undefined when nothing can be said.
 * Only what is sure is said: a part that may be left out, a class of many characters and whatever looks around count for nothing.
 */
export function signsIn({ source }: RegExp): readonly string[] | undefined {
  const reader = { source: [...source], at: 0 }
  const { need } = alternatives(reader)
  if (reader.at < reader.source.length)
    throw new Error(`nobody can read ${source} from its ${reader.at}th character on`)
  return shortest(need) >= SHORTEST ? unique(need ?? []) : undefined
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
/** A single letter stands in any text. */
const SHORTEST = 2
const MOST_EXACT = 48

function alternatives(reader: Reader): Part {
  const branches = [sequence(reader)]
  while (reader.source[reader.at] === '|') {
    reader.at++
    branches.push(sequence(reader))
  }
  const exact = branches.every((branch) => branch.exact) ? branches.flatMap((branch) => branch.exact ?? []) : undefined
  const need = branches.every((branch) => branch.need) ? branches.flatMap((branch) => branch.need ?? []) : undefined
  return { exact: exact && exact.length <= MOST_EXACT ? exact : undefined, need }
}

function sequence(reader: Reader): Part {
  let run: readonly string[] = ['']
  let isExact = true
  let need: readonly string[] | undefined
  const flush = () => {
    need = better(need, run)
    run = ['']
  }
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const part = repeated(reader, atom(reader))
    const joined = part.exact && run.flatMap((before) => (part.exact ?? []).map((after) => before + after))
    if (joined && joined.length <= MOST_EXACT) {
      run = joined
      continue
    }
    flush()
    isExact &&= part.exact !== undefined
    need = better(need, part.need ?? part.exact)
    if (part.exact) run = part.exact
    else isExact = false
  }
  const whole = isExact && need === undefined ? run : undefined
  return { exact: whole, need: better(need, run) }
}

/** Of two lists the one that says more: its shortest piece is longer, or it has fewer. */
function better(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  const [own, theirs] = [shortest(one), shortest(other)]
  if (theirs === 0) return own === 0 ? undefined : one
  if (own === 0) return other
  if (Math.min(own, ENOUGH) !== Math.min(theirs, ENOUGH)) return own > theirs ? one : other
  return (one?.length ?? 0) <= (other?.length ?? 0) ? one : other
}

/** Letters that hardly any sentence has by chance. */
const ENOUGH = 4

/** A Chinese character says as much as a short word. */
function shortest(pieces: readonly string[] | undefined): number {
  if (pieces === undefined || pieces.length === 0) return 0
  return Math.min(...pieces.map((piece) => piece.replace(/[\u3000-\u9fff\uff00-\uffef]/g, '  ').length))
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

function atom(reader: Reader): Part {
  const letter = reader.source[reader.at++] ?? ''
  if (letter === '^' || letter === '$') return NOTHING
  if (letter === '.') return ANYTHING
  if (letter === '[') return characters(reader)
  if (letter === '(') return group(reader)
  if (letter === '\\') return escaped(reader)
  return { exact: [letter.toLowerCase()] }
}

function group(reader: Reader): Part {
  const lead = /^\?(?::|=|!|<=|<!|<\w+>)/.exec(reader.source.slice(reader.at, reader.at + 24).join(''))?.[0] ?? ''
  reader.at += lead.length
  const inside = alternatives(reader)
  reader.at++
  return lead === '' || lead === '?:' || lead.endsWith('>') ? inside : NOTHING
}

function escaped(reader: Reader): Part {
  const letter = reader.source[reader.at++] ?? ''
  if (letter === 'b' || letter === 'B') return NOTHING
  if (/[wWsSdDnrtfv\d]/.test(letter)) return ANYTHING
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
