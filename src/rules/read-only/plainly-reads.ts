/**
 * Whether a command is so plain that a look at its words is enough: nothing but programs that only read, one after the other in a pipe.
 * Its yes is certain, its no is for the analysis to settle, which costs a hook several times as much.
 */
export function plainlyReads(text: string): boolean {
  if (!PLAIN.test(text) || STARTS_OR_WRITES.test(text) || text.includes('||')) return false
  return text.split('|').every((part) => {
    const [program = '', sub = ''] = part.trim().split(/\s+/)
    return program === 'git' ? GIT.has(sub) : READERS.has(program)
  })
}

/** No redirection, list, substitution, variable or escape. */
const PLAIN = /^[\w ./:@=,+%^~"'|*?[\]#-]+$/
/** Options by which these programs start another, or write a file: `rg --pre`, `git grep -O`, `git diff --output`. */
const STARTS_OR_WRITES = /-output|\s--?(?:pre|hostname-bin|open-files|ext-diff|textconv)|\s-[a-zA-Z]*O/
const READERS: ReadonlySet<string> = new Set([
  ...['cat', 'head', 'tail', 'ls', 'rg', 'grep', 'egrep', 'wc', 'nl', 'cut', 'tr', 'diff', 'stat', 'pwd', 'jq'],
])
const GIT: ReadonlySet<string> = new Set(['diff', 'log', 'show', 'status', 'blame', 'grep', 'ls-files', 'rev-parse'])
