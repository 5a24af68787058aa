/** Whether a pattern of a shell could mean a path: part by part, as a shell expands it. A star alone means no name that begins with a dot. */
export function matchesPattern(pattern: string, path: string): boolean {
  return spelledOut(pattern, MOST_SPELLINGS).some((one) => matches(one.split('/'), path.split('/')))
}

const MOST_SPELLINGS = 64

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  if (pattern.length !== path.length) return false
  return pattern.every((part, at) => partMatches(part, path[at] ?? ''))
}

function partMatches(part: string, name: string): boolean {
  if (part === name) return true
  if (!/[*?[]/.test(part) || (name.startsWith('.') && !part.startsWith('.'))) return false
  try {
    return new RegExp(`^${expressionOf(part)}$`).test(name)
  } catch {
    return true
  }
}

function expressionOf(part: string): string {
  return part.replace(/\[[!^]?[^\]]*\]|[*]+|[?]|[^\w]/g, (sign) => {
    if (sign.startsWith('*')) return '.*'
    if (sign === '?') return '.'
    if (sign.startsWith('[') && sign.length > 2) return sign.replace(/^\[!/, '[^')
    return `\\${sign}`
  })
}

/** `a{b,c}d` as `abd` and `acd`. */
function spelledOut(pattern: string, most: number): string[] {
  const found = /\{([^{}]*,[^{}]*)\}/.exec(pattern)
  if (!found) return [pattern]
  const [all, inner = ''] = found
  const each = inner
    .split(',')
    .map((one) => pattern.slice(0, found.index) + one + pattern.slice(found.index + all.length))
  return each
    .slice(0, most)
    .flatMap((one) => spelledOut(one, Math.floor(most / 2)))
    .slice(0, most)
}
