import { anchorsOf } from '../../base/names.ts'
import { selectLines } from '../choose/select.ts'
import { worthOf } from '../choose/worth.ts'
import type { Ledger } from '../ledger/facts.ts'
import type { Audit } from '../measure/audit.ts'
import { ENGLISH, type Labels } from './labels.ts'
import { type Marks, markedLines, type Recovery } from './recover.ts'
import { headingOf, renderGroups } from './render.ts'

export interface DeltaInput {
  readonly ledger: Ledger
  readonly audit: Audit
  /** What was injected first. */
  readonly a: Pick<Recovery, 'text' | 'lineKeys'>
  readonly budget?: number
  readonly marks?: Marks
  readonly labels?: Labels
}

/**
 * Delta (B): what the audit found lost and A did not bring back, most needed first. Every line names at least one thing that
 * neither the summary, nor the kept tail, nor A holds; what the person asked or forbade without naming anything may stand on its words.
 */
export function delta(input: DeltaInput): Recovery {
  const labels = input.labels ?? ENGLISH
  const budget = (input.budget ?? DEFAULT_BUDGET) - labels.deltaTitle.length
  const lost = new Set(input.audit.lost)
  const said = new Set(input.a.lineKeys)
  const worth = worthOf(input.ledger)
  const held = new Set([...input.audit.held, ...anchorsOf(input.a.text)])
  const known = input.ledger.names
  const candidates = markedLines(input.ledger, input.marks ?? {}, labels).filter((line) => !said.has(line.key))
  const picked = selectLines(candidates, {
    budget,
    want: worth.needed,
    bonus: (candidate) => (lost.has(candidate.factId) ? worth.bonus(candidate) : 0),
    held,
    said: input.a.text.split('\n'),
    allow: (candidate, _, fresh) =>
      fresh.some((anchor) => known[anchor] !== undefined) ||
      (fresh.length === 0 &&
        (candidate.kind === 'constraint' || candidate.kind === 'goal') &&
        lost.has(candidate.factId) &&
        factNamesNothing(input.ledger, candidate.factId)),
    least: LEAST_WORTH,
    headingCost: (group) => headingOf(group, labels).length + 1,
  })
  if (picked.length === 0) return { text: '', factIds: [], lineKeys: [] }
  return {
    text: [labels.deltaTitle, ...renderGroups(picked, labels)].join('\n'),
    factIds: [...new Set(picked.map((line) => line.candidate.factId))],
    lineKeys: picked.map((line) => line.candidate.key),
  }
}

function factNamesNothing(ledger: Ledger, factId: string): boolean {
  return ledger.facts[factId]?.anchors.length === 0
}

const DEFAULT_BUDGET = 2000
const LEAST_WORTH = 0.12
