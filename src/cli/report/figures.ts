import type { Fate } from '../../continuity/measure/fates.ts'

/** What a compaction did to what the session had established; the same for `report` and `replay`. */
interface Figures {
  /** What the person said must or must not be done: how many there were, and how many the model still has. */
  readonly limits: { readonly all: number; readonly survived: number }
  readonly facts: number
  readonly kept: number
  readonly putBack: number
  readonly lost: number
  /** By kind of fact, the most frequent first. */
  readonly kinds: readonly KindFigures[]
}

export interface KindFigures {
  readonly kind: string
  readonly kept: number
  readonly putBack: number
  readonly lost: number
}

export function figuresOf(fates: readonly Fate[]): Figures {
  const { kept, putBack, lost } = countOf(fates)
  const limits = fates.filter(({ kind }) => kind === 'constraint')
  const kinds = [...new Set(fates.map(({ kind }) => kind))]
    .map((kind) => ({ kind, ...countOf(fates.filter((fate) => fate.kind === kind)) }))
    .sort((a, b) => b.kept + b.putBack + b.lost - (a.kept + a.putBack + a.lost) || (a.kind < b.kind ? -1 : 1))
  return {
    limits: { all: limits.length, survived: limits.filter(({ fate }) => fate !== 'lost').length },
    facts: fates.length,
    kept,
    putBack,
    lost,
    kinds,
  }
}

function countOf(fates: readonly Fate[]): Omit<KindFigures, 'kind'> {
  const of = (wanted: Fate['fate']) => fates.filter(({ fate }) => fate === wanted).length
  return { kept: of('kept'), putBack: of('back'), lost: of('lost') }
}

/** The one in the middle of those that are known; undefined when none is. */
export function median(numbers: readonly (number | null | undefined)[]): number | undefined {
  const known = numbers.filter((number) => typeof number === 'number').sort((a, b) => a - b)
  return known[Math.floor((known.length - 1) / 2)]
}
