import type { Charset } from './charset.ts'
import type { Node } from './parse-regex.ts'

/**
 * Whether a backtracking engine can need exponential time. Every character of the expression is a state (Glushkov); an edge
 * that the expression makes in two ways is two edges. The law: if one text leads from a state back to itself in two ways, a
 * repetition of that text can be split in exponentially many ways, and every one is tried before the match fails.
 * `unknown`: too large to tell, or with what this cannot judge.
 */
export function ambiguity(node: Node): 'none' | 'exponential' | 'unknown' {
  const graph: Graph = { sets: [], edges: [], looks: [], backreferences: 0, emptyLoops: 0 }
  const fragment = build(node, graph)
  if (!fragment || graph.backreferences > 0) return 'unknown'
  if (graph.emptyLoops > 0 || looped(graph)) return 'exponential'
  return graph.looks.map(ambiguity).find((found) => found !== 'none') ?? 'none'
}

interface Graph {
  readonly sets: Charset[]
  /** From state to state, and in how many ways. */
  readonly edges: Map<number, number>[]
  readonly looks: Node[]
  backreferences: number
  /** A loop around what may be empty: an empty round more or less is always possible. */
  emptyLoops: number
}

interface Fragment {
  readonly first: readonly number[]
  readonly last: readonly number[]
  readonly nullable: boolean
}

const MOST_STATES = 300
/** A bounded repetition of more than this counts as an endless one. */
const MOST_COPIES = 6

function build(node: Node, graph: Graph): Fragment | undefined {
  if (graph.sets.length > MOST_STATES) return undefined
  if (node.type === 'chars') {
    const state = graph.sets.push(node.set) - 1
    graph.edges.push(new Map())
    return { first: [state], last: [state], nullable: false }
  }
  if (node.type === 'sequence') return inSequence(node.parts, graph)
  if (node.type === 'either') return asChoice(node.parts, graph)
  if (node.type === 'repeat') return repeated(node, graph)
  if (node.type === 'look') graph.looks.push(node.body)
  if (node.type === 'backreference') graph.backreferences += 1
  return EMPTY
}

const EMPTY: Fragment = { first: [], last: [], nullable: true }

function inSequence(parts: readonly Node[], graph: Graph): Fragment | undefined {
  let whole: Fragment = EMPTY
  for (const part of parts) {
    const next = build(part, graph)
    if (!next) return undefined
    connect(whole.last, next.first, graph)
    whole = {
      first: whole.nullable ? [...whole.first, ...next.first] : whole.first,
      last: next.nullable ? [...whole.last, ...next.last] : next.last,
      nullable: whole.nullable && next.nullable,
    }
  }
  return whole
}

function asChoice(parts: readonly Node[], graph: Graph): Fragment | undefined {
  const built = parts.map((part) => build(part, graph))
  const whole = built.filter((part) => part !== undefined)
  if (whole.length < built.length) return undefined
  return {
    first: whole.flatMap(({ first }) => first),
    last: whole.flatMap(({ last }) => last),
    nullable: whole.some(({ nullable }) => nullable),
  }
}

function repeated({ body, least, most }: Extract<Node, { type: 'repeat' }>, graph: Graph): Fragment | undefined {
  if (most <= MOST_COPIES) {
    const optional: Node = { type: 'repeat', body, least: 0, most: 1 }
    if (most === 1 && least === 0) {
      const once = build(body, graph)
      return once && { ...once, nullable: true }
    }
    return inSequence([...Array<Node>(least).fill(body), ...Array<Node>(most - least).fill(optional)], graph)
  }
  const loop = build(body, graph)
  if (!loop) return undefined
  if (loop.nullable) graph.emptyLoops += 1
  connect(loop.last, loop.first, graph)
  return { ...loop, nullable: loop.nullable || least === 0 }
}

function connect(from: readonly number[], to: readonly number[], { edges }: Graph): void {
  for (const start of from) for (const end of to) edges[start]?.set(end, (edges[start]?.get(end) ?? 0) + 1)
}

/** Looks for two different ways around: first along doubled edges, then in pairs of states that read the same text. */
function looped({ sets, edges }: Graph): boolean {
  const reach = sets.map((_, state) => reachable(state, edges))
  const doubled = edges.some((next, from) => [...next].some(([to, ways]) => ways > 1 && reach[to]?.has(from)))
  if (doubled) return true
  return sets.some((_, state) => reach[state]?.has(state) && splits(state, sets, edges, reach))
}

function reachable(from: number, edges: Graph['edges']): Set<number> {
  const seen = new Set<number>()
  const open = [...(edges[from]?.keys() ?? [])]
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (seen.has(state)) continue
    seen.add(state)
    open.push(...(edges[state]?.keys() ?? []))
  }
  return seen
}

/** Whether two walks leave a state on the same text, part, and meet in it again. */
function splits(
  state: number,
  sets: readonly Charset[],
  edges: Graph['edges'],
  reach: readonly Set<number>[],
): boolean {
  const size = sets.length
  const seen = new Set<number>()
  const open: number[] = [state * size + state]
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const left = Math.floor(pair / size)
    const right = pair % size
    for (const a of edges[left]?.keys() ?? []) {
      if (!reach[a]?.has(state) && a !== state) continue
      for (const b of edges[right]?.keys() ?? []) {
        if (((sets[a] ?? 0n) & (sets[b] ?? 0n)) === 0n) continue
        if (a === state && b === state && left !== right) return true
        if (a === b && left === right) {
          if (a !== state && !seen.has(a * size + b)) push(a, b)
        } else if ((reach[b]?.has(state) || b === state) && !seen.has(a * size + b)) push(a, b)
      }
    }
  }
  return false

  function push(a: number, b: number): void {
    seen.add(a * size + b)
    open.push(a * size + b)
  }
}
