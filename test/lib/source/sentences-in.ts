import { type Literal, literalsIn } from './literals-in.ts'

export interface Sentence extends Literal {
  /** In a function it is said as it stands; in a table it is passed through `said` where it is printed. */
  readonly place: 'function' | 'table'
}

/** Strings and untagged templates that look as if a person was to read them: words with a space between. */
export function sentencesIn(source: string): Sentence[] {
  const lines = source.split('\n')
  return literalsIn(source)
    .filter((literal) => literal.tag === '' && looksLikeProse(literal.text) && isValue(source, literal))
    .map((literal) => ({ ...literal, place: placeOf(lines, literal.line) }))
    .filter(({ line, place }) => place === 'function' || !isExample(lines, line))
}

function looksLikeProse(text: string): boolean {
  const plain = text.replace(/\{\d+\}|<[^>]*>/g, '')
  return /\s/.test(plain) && /[a-z]{2,}/.test(plain) && !OTHER_LANGUAGE.test(plain)
}

/** A query, or a style sheet. */
const OTHER_LANGUAGE =
  /^\s*(?:SELECT|INSERT|UPDATE|DELETE|PRAGMA|CREATE|VACUUM|WITH|FROM|WHERE|BEGIN|c\.state|session, agent)\b|^\s*:root \{/
/** What is imported, compared or a type is no text; what help and doctor say of themselves is looked at for itself. */
function isValue(source: string, { from }: Literal): boolean {
  const before = source.slice(Math.max(0, from - 80), from)
  return !/(?:\bfrom|\bimport|[!=]==|\||\btype \w+ =|startsWith\(|\b(?:about|check)(?::| =))\s*\(?$/.test(before)
}

/** What begins at the margin decides: a function, or a constant; in a command's definition, whether it is behind `run`. */
function placeOf(lines: readonly string[], line: number): Sentence['place'] {
  let isBehindRun = false
  for (let at = line - 1; at >= 0; at--) {
    const text = lines[at] ?? ''
    if (/^ {2}(?:async )?run\b/.test(text)) isBehindRun = true
    if (!/^[a-z]/.test(text)) continue
    if (/^(?:export )?(?:async )?function\b/.test(text)) return 'function'
    return /^export const \w+: Command/.test(text) && isBehindRun ? 'function' : 'table'
  }
  return 'table'
}

/** A line of a command's examples, or what stands behind its name. */
function isExample(lines: readonly string[], line: number): boolean {
  for (let at = line - 1; at >= 0; at--) {
    const text = lines[at] ?? ''
    if (/^ {2}(?:examples|takes|verbs):/.test(text)) return true
    if (/^ {2}\w+:/.test(text) || /^[a-z]/.test(text)) return false
  }
  return false
}
