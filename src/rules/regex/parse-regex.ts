import { ALL, type Charset, CLASSES, complement, folded, LINE_BREAKS, NONE, one, range } from './charset.ts'

export type Node =
  | { type: 'chars'; set: Charset }
  | { type: 'sequence'; parts: Node[] }
  | { type: 'either'; parts: Node[] }
  | { type: 'repeat'; body: Node; least: number; most: number }
  | { type: 'start' | 'end' | 'boundary' }
  | { type: 'look'; body: Node }
  | { type: 'backreference' }

/** The shape of a regular expression that the engine has already accepted; undefined for what is not understood. */
export function parseRegex(source: string, flags: string): Node | undefined {
  const reader = new Reader(source, flags)
  const node = reader.either()
  return reader.atEnd() ? node : undefined
}

const MOST_DEPTH = 100

class Reader {
  private at = 0
  private depth = 0
  private readonly source: string
  private readonly flags: string

  constructor(source: string, flags: string) {
    this.source = source
    this.flags = flags
  }

  atEnd(): boolean {
    return this.at >= this.source.length
  }

  either(): Node {
    const parts = [this.sequence()]
    while (this.take('|')) parts.push(this.sequence())
    return parts.length === 1 && parts[0] ? parts[0] : { type: 'either', parts }
  }

  private sequence(): Node {
    const parts: Node[] = []
    while (!this.atEnd() && this.peek() !== '|' && this.peek() !== ')') parts.push(this.repeated(this.atom()))
    return { type: 'sequence', parts }
  }

  private repeated(body: Node): Node {
    const counts = this.quantifier()
    return counts ? { type: 'repeat', body, ...counts } : body
  }

  private quantifier(): { least: number; most: number } | undefined {
    const found = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/.exec(this.source.slice(this.at, this.at + 24))
    if (!found) return undefined
    this.at += found[0].length
    const [whole, least, comma, most] = found
    if (least === undefined) return QUANTIFIERS[whole[0] ?? '*']
    return {
      least: Number(least),
      most: comma === undefined ? Number(least) : most ? Number(most) : Number.POSITIVE_INFINITY,
    }
  }

  private atom(): Node {
    const char = this.next()
    if (char === '(') return this.group()
    if (char === '[') return this.chars(this.bracket())
    if (char === '.') return this.chars(this.flags.includes('s') ? ALL : complement(LINE_BREAKS))
    if (char === '^') return { type: 'start' }
    if (char === '$') return { type: 'end' }
    return char === '\\' ? this.escape() : this.chars(one(char.codePointAt(0) ?? 0))
  }

  private group(): Node {
    this.depth += 1
    if (this.depth > MOST_DEPTH) throw new RangeError('nested too deeply')
    const intro = /^\?(?::|[=!]|<[=!]|<[^>]+>|[a-z-]+:)/.exec(this.source.slice(this.at))?.[0] ?? ''
    this.at += intro.length
    const body = this.either()
    this.take(')')
    this.depth -= 1
    return /^\?<?[=!]/.test(intro) ? { type: 'look', body } : body
  }

  private escape(): Node {
    const char = this.next()
    if (char === 'b' || char === 'B') return { type: 'boundary' }
    if (/[1-9k]/.test(char)) {
      this.skip(char === 'k' ? /^<[^>]*>/ : /^\d*/)
      return { type: 'backreference' }
    }
    return this.chars(this.escaped(char))
  }

  private escaped(char: string): Charset {
    if (char === 'p' || char === 'P') this.skip(/^\{[^}]*\}/)
    const known = CLASSES[char]
    if (known !== undefined) return known
    const control = CONTROLS[char]
    if (control !== undefined) return one(control)
    if (char === 'x' || char === 'u') return one(this.code(char))
    if (char === 'c') return one((this.next().codePointAt(0) ?? 0) % 32)
    return one(char.codePointAt(0) ?? 0)
  }

  private code(char: string): number {
    const found = (char === 'x' ? /^[0-9a-f]{2}/i : /^(?:\{[0-9a-f]+\}|[0-9a-f]{4})/i).exec(this.source.slice(this.at))
    if (!found) return char.charCodeAt(0)
    this.at += found[0].length
    return Number.parseInt(found[0].replace(/[{}]/g, ''), 16)
  }

  private bracket(): Charset {
    const negated = this.take('^')
    let set = NONE
    while (!this.atEnd() && this.peek() !== ']') {
      const [from, single] = this.member()
      if (single === undefined || this.peek() !== '-' || this.source[this.at + 1] === ']') {
        set |= from
        continue
      }
      this.at += 1
      const [to, last] = this.member()
      set |= last === undefined ? from | to | one(45) : range(single, last)
    }
    this.take(']')
    return negated ? complement(set) : set
  }

  /** A member of a bracket: its set, and its code when it is a single character. */
  private member(): readonly [Charset, number | undefined] {
    const char = this.next()
    if (char !== '\\') return [one(char.codePointAt(0) ?? 0), char.codePointAt(0)]
    const escaped = this.next()
    if (escaped === 'b') return [one(8), 8]
    const set = this.escaped(escaped)
    return [set, CLASSES[escaped] === undefined ? codeIn(set) : undefined]
  }

  private chars(set: Charset): Node {
    return { type: 'chars', set: this.flags.includes('i') ? folded(set) : set }
  }

  private peek(): string | undefined {
    return this.source[this.at]
  }

  private next(): string {
    const char = String.fromCodePoint(this.source.codePointAt(this.at) ?? 0)
    this.at += char.length
    return char
  }

  private take(char: string): boolean {
    if (this.peek() !== char) return false
    this.at += 1
    return true
  }

  private skip(pattern: RegExp): void {
    this.at += pattern.exec(this.source.slice(this.at))?.[0].length ?? 0
  }
}

const QUANTIFIERS: Readonly<Record<string, { least: number; most: number }>> = {
  '*': { least: 0, most: Number.POSITIVE_INFINITY },
  '+': { least: 1, most: Number.POSITIVE_INFINITY },
  '?': { least: 0, most: 1 },
}

const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, v: 11, f: 12, 0: 0 }

function codeIn(set: Charset): number {
  for (let code = 0; code < 128; code++) if (set === one(code)) return code
  return 128
}
