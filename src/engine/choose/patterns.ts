import picomatch from 'picomatch'

/** Alternatives separated by `|`, compared as they stand; then the whole as a regular expression from start to end. */
export function wordTest(pattern: string): (value: string) => boolean {
  const alternatives = new Set(pattern.split('|').map((part) => part.trim()))
  const expression = expressionOf(`^(?:${pattern})$`)
  const plain = !/[\\^$]/.test(pattern)
  return (value) => (plain && alternatives.has(value)) || (expression?.test(value) ?? value === pattern)
}

/** Globs separated by `|`; one without a slash is compared with the last part of the path alone. */
export function pathTest(patterns: string): (path: string) => boolean {
  const tests = splitGlobs(patterns).map((glob) => picomatch(glob, { dot: true, basename: !glob.includes('/') }))
  return (path) => {
    const tidy = tidyPath(path)
    return tests.some((test) => test(tidy) || test(tidy.replace(/^\//, '')))
  }
}

/** `git push` is that command with whatever arguments; `*` stands for anything. */
export function shellTest(pattern: string): (command: string) => boolean {
  const body = pattern
    .trim()
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const expression = new RegExp(`^${body.join('.*').replace(/ \.\*$/, '(?: .*)?')}(?:\\s.*)?$`, 's')
  return (command) => expression.test(command)
}

/** As the client does: names separated by `|` or `,` are compared whole; anything else is searched for as an expression. */
export function claudeTest(matcher: string): (value: string) => boolean {
  if (/^[\w|, -]*$/.test(matcher)) {
    const names = new Set(matcher.split(/[|,]/).map((part) => part.trim()))
    return (value) => names.has(value)
  }
  const expression = expressionOf(matcher)
  return (value) => expression?.test(value) ?? false
}

function expressionOf(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 's')
  } catch {
    return undefined
  }
}

/** On `|`, but not inside braces or parentheses, where it belongs to the glob. */
function splitGlobs(patterns: string): string[] {
  return (patterns.match(/(?:\([^)]*\)|\{[^}]*\}|[^|])+/g) ?? [])
    .map((glob) => glob.trim())
    .filter((glob) => glob !== '')
}

/** `a/./b/../c` is a/c: a path that goes round in circles is still the same file. */
function tidyPath(path: string): string {
  const parts: string[] = []
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '' && parts.at(-1) !== '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
