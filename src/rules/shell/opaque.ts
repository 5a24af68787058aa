import type { Variables } from './variables.ts'

/**
 * Whether what a command runs is only known when it runs: its program is read from a file, decoded, or put together by another
 * program. A variable that nobody set in the text is empty or comes from the person's own environment, and what a tool prints to
 * set up a shell (`eval "$(ssh-agent -s)"`) is the tool's.
 */
export function isOpaque(program: string, variables: Variables): boolean {
  if (program === '{}' || (/[?*[]/.test(program) && !/^\[\[?$/.test(program))) return true
  if (!program.includes('$') && !program.includes('`')) return false
  // Whatever folder it lies in, the program has a name.
  if (/[)}\w"`]\/[\w.+-]+$/.test(program)) return false
  if (/\$\(|`/.test(program)) return MAKES_TEXT.test(program)
  for (const [, braced, plain] of program.matchAll(/\$(?:\{!?(\w+)|(\w+))/g))
    if (variables.isHidden(braced ?? plain ?? '')) return true
  return false
}

/** `r${x}m` where nobody has set x: the rest of the word is the program. */
export function withoutExpansions(program: string): string | undefined {
  if (!program.includes('$')) return undefined
  const rest = program.replace(/\$\(\)|\$\{\w+\}|\$\w+?(?=\W|$)|\$[@*]/g, '')
  return rest !== program && /^[\w.+-]+$/.test(rest) ? rest : undefined
}

/** Programs whose output is whatever stands in a file, was fetched, decoded or computed. */
const MAKES_TEXT =
  /(?:\$\(|[|;&(`])\s*(?:\S*\/)?(?:base64|base32|basenc|xxd|od|hexdump|openssl|gpg|uudecode|cat|tac|head|tail|sed|g?awk|cut|tr|rev|jq|yq|strings|curl|wget|http|nc|ncat|socat|dig|python[\d.]*|perl|ruby|php|lua|gunzip|zcat|bzcat|xzcat|sort|shuf|paste|fold|printf|echo|dd|git (?:show|cat-file|log)|xclip|pbpaste|xsel|sqlite3|psql|redis-cli)\b|\$\(\s*</
