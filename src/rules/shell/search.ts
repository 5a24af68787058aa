import type { SyntaxNode } from 'unbash'
import type { SimpleCommand } from './simple-command.ts'
import type { Variables } from './variables.ts'

/** The work there is for one text: characters parsed, nested ones once more, and nodes looked at. */
export const MOST_READ = 400_000
export const MOST_VISITS = 60_000

export interface State {
  whole: boolean
  plain: boolean
  opaque?: string
  read: number
  visits: number
  scopes: number
}

export interface Search {
  readonly found: SimpleCommand[]
  readonly state: State
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

export function feed(found: readonly SimpleCommand[], [from, to]: Stretch, [readerFrom, readerTo]: Stretch): void {
  for (let at = from; at < to; at++)
    for (let reader = readerFrom; reader < readerTo; reader++) if (reader !== at) found[at]?.into.push(reader)
}
