import { isRecord } from '../../base/is-record.ts'
import { clip } from '../../base/text/text.ts'
import type { EventName } from '../../protocol/event.ts'
import { isDecision, type Outcome, POWERS } from '../../protocol/outcome.ts'
import type { Outline } from '../../protocol/outline.ts'
import { OUTLINES } from '../../protocol/outlines.ts'

const LONGEST = 9500

/**
 * What a program of a rule said. JSON is an outcome, in our words; other text is told; exit code 2 refuses, where that is
 * possible, with what stands on standard error. Anything else is a failure and says nothing.
 */
export function runAnswer(
  name: EventName,
  { code, stdout, stderr }: { code: number; stdout: string; stderr: string },
): Outcome | string | undefined {
  const { can }: Outline = OUTLINES[name]
  if (code === 2) {
    const decision = can.includes('deny') ? 'deny' : can.includes('block') ? 'block' : undefined
    const said = clip(stderr.trim(), LONGEST)
    if (decision) return { decision, reason: said }
    // Where nothing can be refused the person is told, if that is possible.
    return said && can.includes('notice') ? { notice: said } : undefined
  }
  if (code !== 0) return undefined
  const text = stdout.trim()
  const value = text.startsWith('{') ? parsed(text) : undefined
  return isRecord(value) ? outcomeIn(name, value) : clip(text, LONGEST) || undefined
}

/** Only what the event can carry; the rest is dropped. */
function outcomeIn(name: EventName, value: Record<string, unknown>): Outcome {
  const { can }: Outline = OUTLINES[name]
  const outcome: Record<string, unknown> = {}
  for (const power of can) {
    if (isDecision(power)) {
      if (value.decision === power) outcome.decision = power
    } else if (
      power === 'updatedInput'
        ? isRecord(value[power])
        : power === 'updatedOutput'
          ? power in value
          : typeof value[power] === 'string'
    ) {
      const said = value[power]
      outcome[power] = typeof said === 'string' ? clip(said, LONGEST) : said
    }
  }
  if (outcome.decision && typeof value.reason === 'string') outcome.reason = clip(value.reason, LONGEST)
  // "context" is the word for telling at every event.
  if (typeof value.context === 'string' && !can.includes('context')) {
    const told = POWERS.find((power) => (power === 'instructions' || power === 'keepGoing') && can.includes(power))
    if (told) outcome[told] ??= clip(value.context, LONGEST)
  }
  return outcome
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
