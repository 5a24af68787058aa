/** The keys of all texts for people in a source file: the templates tagged `t`, each value a number. */
export function templatesIn(source: string): string[] {
  const found: string[] = []
  for (const { index } of source.matchAll(/(?<![\w$.])t`/g)) found.push(keyAt(source, index + 2))
  return found
}

function keyAt(source: string, from: number): string {
  let key = ''
  let values = 0
  for (let at = from; at < source.length; at++) {
    const character = source[at]
    if (character === '`') return key
    if (character === '\\') {
      key += ESCAPED[source[at + 1] ?? ''] ?? source[at + 1] ?? ''
      at++
    } else if (character === '$' && source[at + 1] === '{') {
      key += `{${values++}}`
      at = endOfValue(source, at + 2)
    } else key += character
  }
  return key
}

/** Where the brace closes that a value was opened with; templates inside it have values of their own. */
function endOfValue(source: string, from: number): number {
  let depth = 1
  for (let at = from; at < source.length; at++) {
    const character = source[at]
    if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at
    else if (character === '`') at = endOfTemplate(source, at + 1)
    else if (character === "'" || character === '"') at = source.indexOf(character, at + 1)
  }
  return source.length
}

function endOfTemplate(source: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '`') return at
    else if (source[at] === '$' && source[at + 1] === '{') at = endOfValue(source, at + 2)
  }
  return source.length
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t' }
