import type { Host } from '../hosts/host.ts'
import { endAt, unsay } from '../platform/watchdog.ts'
import type { Event } from '../protocol/event.ts'
import type { Outcome } from '../protocol/outcome.ts'
import { judge } from '../rules/feature/feature.ts'
import type { Answer as Said } from '../rules/judge/respond.ts'
import { type Beforehand, rulesContext } from './hook-context.ts'
import { cleanOutcome } from './in/hear.ts'

export interface RulesVerdict {
  readonly said: readonly Said[]
  /** Printed at once: a refusal needs nobody else. */
  readonly first: string
  /** Printed when nothing else can be. */
  text(): string
}

/** What the rules decide, before the store is asked for and whatever becomes of it. */
export async function judged(
  host: Host,
  event: Event,
  given: Beforehand & { arm(): void },
  counted: 'all' | 'decisions',
): Promise<RulesVerdict | undefined> {
  let armed = false
  const beforeSlow = async () => {
    if (armed || event.name !== 'PreToolUse') return
    armed = true
    const { askBeforeEnd } = await import('./out/verdict.ts')
    await askBeforeEnd(host, event, given)
  }
  const isLate = given.end - Date.now() < IN_TIME_MS
  const judging = judge(event, { ...rulesContext(given), arm: given.arm, beforeSlow, isLate })
  if (!judging) return undefined
  const said: Said[] = []
  const answers = await judging
  if (armed) {
    unsay()
    endAt(given.end + AFTER_JUDGING_MS - Date.now())
  }
  for (const answer of answers)
    if (counted === 'all' || isRefusing(answer.outcome)) said.push({ ...answer, outcome: cleanly(answer.outcome) })
  if (said.length === 0) return undefined
  const { verdictOf } = await import('./out/verdict.ts')
  return verdictOf(host, event, said, given)
}

/** With less left than this the machine is slow, and whether there will be an answer in time nobody can say. */
const IN_TIME_MS = 3600
/** What was decided at the last moment is still printed; the host waits that much longer. */
const AFTER_JUDGING_MS = 700

function isRefusing({ decision }: Outcome): boolean {
  return decision === 'deny' || decision === 'ask' || decision === 'block'
}

/** What a rule says may quote what it judged; if that cannot be cleaned, the decision goes without its words. */
function cleanly(outcome: Outcome): Outcome {
  try {
    return cleanOutcome(outcome)
  } catch {
    const { decision, updatedInput } = outcome
    return { ...(decision && { decision }), ...(updatedInput && { updatedInput }) }
  }
}
