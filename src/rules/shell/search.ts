import type { SyntaxNode } from 'unbash'
import type { SimpleCommand } from './simple-command.ts'
import type { Variables } from './variables.ts'

/** The work there is for one text: characters parsed, nested ones once more, and nodes looked at. */
export const MOST_READ = 400_000
/** How often something is read by something else. */
const MOST_FED = 20_000
export const MOST_VISITS = 60_000

export interface SearchState {
  whole: boolean
  plain: boolean
  opaque?: string
  read: number
  visits: number
  fed: number
  scopes: number
}

export interface Search {
  readonly found: SimpleCommand[]
  readonly state: SearchState
  readonly variables: Variables
  /** The bodies of functions that use what they are called with. */
  readonly functions: Map<string, { readonly body: SyntaxNode; readonly source: string }>
  readonly depth: number
  readonly scope: string
  /** The text that positions of nodes count in. */
  readonly source: string
  readonly by?: number
  /** What stands on its standard input, where the text says so. */
  readonly piped?: string | undefined
}

/** The same search one subshell further in. */
export function inside(search: Search): Search {
  return { ...search, scope: `${search.scope}/${++search.state.scopes}` }
}

/** A stretch of `found`: what one node of the tree came to. */
export type Stretch = readonly [from: number, to: number]

/** What is printed there is read here. */
export function feed({ found, state }: Search, [from, to]: Stretch, [readerFrom, readerTo]: Stretch): void {
  state.fed += (to - from) * (readerTo - readerFrom)
  if (state.fed > MOST_FED) {
    state.whole = false
    return
  }
  for (let at = from; at < to; at++)
    for (let reader = readerFrom; reader < readerTo; reader++) if (reader !== at) found[at]?.into.push(reader)
}

/** Substitutions inside substitutions are parsed again at every level, and from every brace the parser looks for the one that closes it. */
export function isTooDeep(text: string): boolean {
  let open = 0
  let braces = 0
  let brackets = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === CLOSES && open > 0) open--
    else if (sign === OPENS && at > 0 && '$<>'.includes(text.charAt(at - 1)) && ++open > DEEPEST_SUBSTITUTION)
      return true
    else if (sign === BRACE && ++braces > MOST_OPEN) return true
    else if (sign === BRACE_END && braces > 0) braces--
    else if (sign === BRACKET && text.charAt(at - 1) === '$' && ++brackets > MOST_OPEN) return true
    else if (sign === BRACKET_END && brackets > 0) brackets--
  }
  return false
}

const OPENS = '('.charCodeAt(0)
const CLOSES = ')'.charCodeAt(0)
const BRACE = '{'.charCodeAt(0)
const BRACE_END = '}'.charCodeAt(0)
const BRACKET = '['.charCodeAt(0)
const BRACKET_END = ']'.charCodeAt(0)
const DEEPEST_SUBSTITUTION = 24
/** That many that nobody closes are in no text that people write. */
const MOST_OPEN = 300
