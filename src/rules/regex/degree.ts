import { ALL, type Charset, NONE } from './charset.ts'
import type { Node } from './parse-regex.ts'

/**
 * How the work of a search grows with the text at worst, for an expression that is not exponential: the number of loops that
 * can take the same text from each other. The search itself is the first loop, unless the expression is tied to the start.
 */
export function degree(node: Node): number {
  const loops: Link[] = isAnchored(node) ? [] : [{ loop: ALL }]
  return Math.max(1, longest([...loops, ...links(node)]))
}

/** In how many ways the parts with an end can be taken, at most: what the work is multiplied by. */
export function ways(node: Node): number {
  if (node.type === 'sequence') return node.parts.reduce((all, part) => all * ways(part), 1)
  if (node.type === 'either') {
    // Of texts without repetitions hardly ever two fit at one place.
    const open = node.parts.filter((part) => !isFixed(part))
    return open.reduce((all, part) => all + ways(part), open.length < node.parts.length ? 1 : 0)
  }
  if (node.type !== 'repeat') return 1
  if (node.most > MOST_COPIES) return ways(node.body)
  return (node.most - node.least + 1) * ways(node.body) ** Math.max(1, node.most)
}

function isFixed(node: Node): boolean {
  if (node.type === 'sequence' || node.type === 'either') return node.parts.every(isFixed)
  return node.type !== 'repeat'
}

/** A piece of the expression in reading order: a loop, or characters that must stand between two loops. */
type Link = { loop: Charset } | { must: Charset }

function links(node: Node): Link[] {
  if (node.type === 'chars') return [{ must: node.set }]
  if (node.type === 'sequence') return node.parts.flatMap(links)
  if (node.type === 'repeat') {
    if (node.most > MOST_COPIES) return [{ loop: charsOf(node.body) }, ...(node.least > 0 ? musts(node.body) : [])]
    const inner = links(node.body)
    const optional = inner.filter((link) => 'loop' in link)
    return Array.from({ length: node.most }, (_, at) => (at < node.least ? inner : optional)).flat()
  }
  if (node.type !== 'either') return []
  // Of several branches nobody knows which is taken, and nothing is sure to stand there: their loops count together.
  const branches = node.parts.map((part) => links(part).flatMap((link) => ('loop' in link ? [link.loop] : [])))
  const most = Math.max(...branches.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => ({
    loop: branches.reduce((set, loops) => set | (loops[at] ?? NONE), NONE),
  }))
}

const MOST_COPIES = 6

function musts(node: Node): Link[] {
  return node.type === 'chars' ? [{ must: node.set }] : []
}

/** The longest chain of loops of which each can take over what the one before it reads, the characters between included. */
function longest(all: readonly Link[]): number {
  let best = 0
  const chains: { set: Charset; length: number }[] = []
  for (const link of all) {
    if ('must' in link) {
      for (const chain of chains) if ((chain.set & link.must) === NONE) chain.length = 0
      continue
    }
    let length = 1
    let set = link.loop
    for (const chain of chains) {
      if (chain.length === 0 || (chain.set & link.loop) === NONE || chain.length + 1 <= length) continue
      length = chain.length + 1
      set = chain.set & link.loop
    }
    chains.push({ set, length })
    best = Math.max(best, length)
  }
  return best
}

function charsOf(node: Node): Charset {
  if (node.type === 'chars') return node.set
  if (node.type === 'sequence' || node.type === 'either')
    return node.parts.reduce((set, part) => set | charsOf(part), NONE)
  return node.type === 'repeat' ? charsOf(node.body) : NONE
}

function isAnchored(node: Node): boolean {
  if (node.type === 'start') return true
  if (node.type === 'sequence') return node.parts[0] !== undefined && isAnchored(node.parts[0])
  return node.type === 'either' && node.parts.every(isAnchored)
}
