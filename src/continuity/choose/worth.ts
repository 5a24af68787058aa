import type { Ledger } from '../ledger/facts.ts'
import { surroundingsOf } from './features.ts'
import { likelihoodOf, rarity } from './likelihood.ts'
import type { Candidate, Want } from './lines/candidate.ts'

export interface Worth {
  /** When the summary is not known yet: likely needed, and likely not kept. */
  readonly unseen: Want
  /** When it is known: likely needed. */
  readonly needed: Want
  readonly bonus: (candidate: Candidate) => number
}

/** What each anchor of a ledger is worth saying; computed once per anchor and ledger. */
export function worthOf(ledger: Ledger): Worth {
  const known = made.get(ledger)
  if (known !== undefined) return known
  const worth = makeWorth(ledger)
  made.set(ledger, worth)
  return worth
}

const made = new WeakMap<Ledger, Worth>()

function makeWorth(ledger: Ledger): Worth {
  const around = surroundingsOf(ledger)
  const measured = new Map<string, { unseen: number; needed: number }>()
  const measure = (anchor: string) => {
    const known = measured.get(anchor)
    if (known !== undefined) return known
    const use = ledger.names[anchor]
    const likely = use === undefined ? { needed: 0, kept: 0 } : likelihoodOf(anchor, use, around)
    const needed = use === undefined ? 0 : likely.needed * rarity(use, around)
    const made = { needed, unseen: needed * (1 - likely.kept) }
    measured.set(anchor, made)
    return made
  }
  return {
    unseen: (anchor) => measure(anchor).unseen,
    needed: (anchor) => measure(anchor).needed,
    bonus: (candidate) => {
      if (LASTING.has(candidate.kind)) return candidate.bonus
      const age = ledger.step - (ledger.facts[candidate.factId]?.lastSeen ?? 0)
      return candidate.bonus * Math.exp(-age / (candidate.kind === 'task' ? TASKS_FADE_OVER : FADES_OVER))
    },
  }
}

/** What the person asked does not fade; the agent's own remarks do. */
const LASTING: ReadonlySet<string> = new Set(['goal', 'constraint', 'question', 'git'])
const FADES_OVER = 60
/** A task nobody touched for hundreds of steps was forgotten rather than left open. */
const TASKS_FADE_OVER = 200
