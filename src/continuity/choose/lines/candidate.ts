import type { FactKind } from '../../ledger/facts.ts'
import type { Group } from '../../texts/labels.ts'

/** How much a line would gain by naming an anchor: 0 when the reader has it already. */
export type Want = (anchor: string) => number

/** Whether a line before this one has said as much already, in these words or nearly. */
export type Told = (phrase: string) => boolean

/**
 * A line that could be said. It is built when its turn comes, because which names are worth a place in it depends on what
 * the lines before it have already said.
 */
export interface Candidate {
  /** Candidates with the same key say the same thing; only one of them is taken. */
  readonly key: string
  readonly factId: string
  readonly kind: FactKind
  readonly group: Group
  /** Worth beyond its anchors: a constraint matters though it names nothing. */
  readonly bonus: number
  /** How much the line tells beside its names, 0 to 1: a reason tells more than a list. */
  readonly tells: number
  /** The phrase it leaves out when another line has told it; so it changes when such a line is taken. */
  readonly retells?: string
  /** Only said after the line with this key: it goes on from there. */
  readonly after?: string
  /** Order within its group. */
  readonly order: number
  /** The anchors it could name: what it is worth at most is known without building it. */
  readonly anchors: readonly string[]
  /** No shorter than this, for the same reason. */
  readonly shortest: number
  build(want: Want, told: Told): string
}
