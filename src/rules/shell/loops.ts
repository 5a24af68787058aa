import type { SyntaxNode } from 'unbash'
import { expand } from './expand.ts'
import { feed, type Search } from './search.ts'

type Loop = Extract<SyntaxNode, { type: 'For' | 'Select' }>

/**
 * What a loop does with each of its words, as long as that is not too much; with all the rest at once. What it goes through is what its
 * body gets.
 */
export function visitLoop(
  { name, wordlist, body }: Loop,
  search: Search,
  visit: (node: SyntaxNode, search: Search) => void,
): void {
  const { found, variables } = search
  const listed = found.length
  for (const word of wordlist ?? []) visit(word, search)
  const from = found.length
  const turn = (values: string | readonly string[]) => {
    variables.loop(name.value, values)
    visit(body, search)
  }
  // Without words it goes through what the script was called with.
  const words = wordlist?.flatMap((word) => expand(word, variables)) ?? variables.positional ?? []
  const [first, ...rest] = words
  if (first === undefined) visit(body, search)
  else turn(first)
  if ((found.length - from) * rest.length <= MOST_IN_TURNS) for (const value of rest) turn(value)
  else turn(rest)
  feed(search, [listed, from], [from, found.length])
}

/** Commands that a loop may come to, word by word. */
const MOST_IN_TURNS = 100
