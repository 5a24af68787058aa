import { visible } from '../../base/text/visible.ts'
import { fold } from '../../engine/answer/fold.ts'
import type { Host } from '../../hosts/host.ts'
import { sayBeforeEnd } from '../../platform/libc.ts'
import type { Event } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { OUTLINES } from '../../protocol/outlines.ts'
import type { Answer } from '../../rules/judge/respond.ts'
import { unread } from '../../rules/judge/unread.ts'
import type { Beforehand } from '../hook-context.ts'
import { askable, keepsGoing } from './print.ts'

/** What the rules said as it is printed: a refusal at once, a question at the latest when the process ends. */
export async function verdictOf(host: Host, event: Event, answers: readonly Answer[], given: Beforehand) {
  const said = answers.map((answer) => ({ ...answer, outcome: plainly(answer.outcome) }))
  // What is said once only the store can tell; without one a decision is said again rather than not at all.
  const certain = folded(event, said, ({ rule }) => !rule.once)
  const whole = folded(event, said, ({ rule, outcome }) => !rule.once || isDecided(outcome))
  const refuses = (certain.decision === 'deny' || certain.decision === 'block') && !keepsGoing(event, certain)
  const text = host.encode(event, await askable(host, event, whole, given)).stdout
  if (!refuses && whole.decision === 'ask') sayBeforeEnd(text, given.end - Date.now())
  return {
    said,
    first: refuses ? host.encode(event, certain).stdout : '',
    text: () => (refuses ? '' : text),
  }
}

/** A terminal shows it to the person: what could hide something there, or turn it round, is written out. */
function plainly(outcome: Outcome): Outcome {
  const { reason, notice } = outcome
  return {
    ...outcome,
    ...(reason !== undefined && { reason: visible(reason) }),
    ...(notice !== undefined && { notice: visible(notice) }),
  }
}

/** Should the rules not come to an end, the person is asked. */
export async function askBeforeEnd(host: Host, event: Event, given: Beforehand): Promise<void> {
  const [{ outcome } = { outcome: {} }] = unread(event, 'slow')
  const { stdout } = host.encode(event, await askable(host, event, outcome, given))
  if (stdout) sayBeforeEnd(stdout, given.end - Date.now())
}

function folded(event: Event, said: readonly Answer[], counts: (answer: Answer) => boolean): Outcome {
  const outcomes: Outcome[] = []
  for (const answer of said) if (counts(answer)) outcomes.push(answer.outcome)
  return fold(OUTLINES[event.name].fold, outcomes)
}

function isDecided({ decision }: Outcome): boolean {
  return decision !== undefined && decision !== 'allow'
}
