/** A string or template as it stands in a source file. */
export interface Literal {
  /** What it says, each value as {0}, {1} … */
  readonly text: string
  readonly from: number
  readonly to: number
  readonly line: number
  /** The name right before a template: its tag. */
  readonly tag: string
}

/** Every string and template of a source file, those inside the values of templates too; comments and patterns are passed over. */
export function literalsIn(source: string): Literal[] {
  const found: Literal[] = []
  code(source, 0, found, '')
  return found.sort((a, b) => a.from - b.from)
}

/** Reads code up to the closing brace, or to the end; says where it stopped. */
function code(source: string, start: number, found: Literal[], until: '' | '}'): number {
  let depth = 0
  let at = start
  while (at < source.length) {
    const character = source[at]
    if (source.startsWith('//', at)) at = endOr(source.indexOf('\n', at), source)
    else if (source.startsWith('/*', at)) at = endOr(source.indexOf('*/', at), source) + 2
    else if (character === '/' && isPattern(source, at)) at = endOfPattern(source, at)
    else if (character === "'" || character === '"') at = quoted(source, at, found)
    else if (character === '`') at = template(source, at, found)
    else {
      if (character === '{') depth++
      if (character === '}' && depth-- === 0 && until === '}') return at
      at++
    }
  }
  return at
}

function quoted(source: string, from: number, found: Literal[]): number {
  const quote = source[from]
  let text = ''
  let at = from + 1
  for (; at < source.length && source[at] !== quote; at++) {
    if (source[at] === '\\') text += unescaped(source[++at] ?? '')
    else text += source[at]
  }
  found.push({ text, from, to: at + 1, line: lineAt(source, from), tag: '' })
  return at + 1
}

function template(source: string, from: number, found: Literal[]): number {
  let text = ''
  let values = 0
  let at = from + 1
  for (; at < source.length && source[at] !== '`'; at++) {
    if (source[at] === '\\') text += unescaped(source[++at] ?? '')
    else if (source.startsWith('${', at)) {
      text += `{${values++}}`
      at = code(source, at + 2, found, '}')
    } else text += source[at]
  }
  const tag = /[\w$.]*$/.exec(source.slice(Math.max(0, from - 40), from))?.[0] ?? ''
  found.push({ text, from, to: at + 1, line: lineAt(source, from), tag })
  return at + 1
}

/** A slash is a pattern where a value may begin. */
function isPattern(source: string, at: number): boolean {
  const before = source.slice(Math.max(0, at - 60), at).trimEnd()
  return /(?:[=([{,;:!&|?+]|=>|\breturn)$/.test(before)
}

function endOfPattern(source: string, from: number): number {
  let isInSet = false
  for (let at = from + 1; at < source.length; at++) {
    const character = source[at]
    if (character === '\\') at++
    else if (character === '\n') return from + 1
    else if (character === '[') isInSet = true
    else if (character === ']') isInSet = false
    else if (character === '/' && !isInSet) return at + 1
  }
  return source.length
}

function endOr(at: number, source: string): number {
  return at < 0 ? source.length : at
}

function unescaped(character: string): string {
  return ESCAPED[character] ?? character
}

function lineAt(source: string, at: number): number {
  return source.slice(0, at).split('\n').length
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t' }
