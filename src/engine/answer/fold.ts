import type { FoldName } from '../../protocol/define.ts'
import type { Decision, Outcome } from '../../protocol/outcome.ts'

/**
 * Many outcomes become one.
 * A deny or block wins over an ask, an ask over an allow; the winners' reasons keep their order.
 * Contexts, instructions and notices of all survive, whatever was decided.
 * Inputs are merged over each other in order; of outputs the last one stands.
 */
export function fold(law: FoldName, outcomes: readonly Outcome[]): Outcome {
  if (law === 'none') return {}
  const only = outcomes[0]
  if (outcomes.length < 2 && law !== 'collect') return only ?? {}

  const folded: Outcome = {}
  if (law !== 'collect') decide(outcomes, folded)
  for (const outcome of outcomes) {
    if (outcome.updatedInput) folded.updatedInput = { ...folded.updatedInput, ...outcome.updatedInput }
    if (outcome.updatedOutput !== undefined) folded.updatedOutput = outcome.updatedOutput
  }
  for (const field of ['context', 'instructions', 'notice', 'keepGoing', 'stop'] as const) {
    const texts: string[] = []
    for (const { [field]: text } of outcomes) if (text !== undefined && !texts.includes(text)) texts.push(text)
    if (texts.length > 0) folded[field] = joined(texts)
  }
  return folded
}

function joined(texts: readonly string[]): string {
  let whole = ''
  for (const text of texts) whole += whole === '' || text === '' ? text : `\n\n${text}`
  return whole
}

const STRICTNESS: Readonly<Record<Decision, number>> = { allow: 1, ask: 2, deny: 3, block: 3 }

function decide(outcomes: readonly Outcome[], folded: Outcome): void {
  const strictness = ({ decision }: Outcome) => (decision ? STRICTNESS[decision] : 0)
  const strictest = Math.max(0, ...outcomes.map(strictness))
  if (strictest === 0) return
  const winners = outcomes.filter((outcome) => strictness(outcome) === strictest)
  const decision = winners[0]?.decision
  if (decision) folded.decision = decision
  const reasons = winners.map(({ reason }) => reason).filter((reason) => reason !== undefined)
  if (reasons.length > 0) folded.reason = reasons.join('\n')
}
