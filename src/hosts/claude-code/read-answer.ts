import * as v from 'valibot'
import type { EventName } from '../../protocol/event.ts'
import type { Decision, Outcome } from '../../protocol/outcome.ts'

/**
 * What a hook printed, or answered over http. Text that is no JSON object is plain, also when it merely begins like one.
 * `replaceInput`: the updated input stands alone instead of being merged. `quiet`: what it printed is not to be shown.
 */
export type HookAnswer =
  | { kind: 'nothing' }
  | { kind: 'plain'; text: string }
  | { kind: 'invalid'; problem: string }
  | { kind: 'outcome'; outcome: Outcome; replaceInput: boolean; quiet: boolean }

/** Reads an answer. With `bare`, what belongs into `hookSpecificOutput` may also stand at the top. */
export function readAnswer(text: string, event: EventName, { bare }: { bare: boolean }): HookAnswer {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'nothing' }
  const value = trimmed.startsWith('{') ? parsed(trimmed) : undefined
  if (value === undefined) return { kind: 'plain', text: trimmed }
  const answer = v.safeParse(ANSWER, value)
  if (!answer.success) return { kind: 'invalid', problem: problemOf(answer.issues[0]) }
  const top = answer.output
  const wrapped = top.hookSpecificOutput ?? {}
  const named = wrapped.hookEventName
  if (named !== undefined && named !== event)
    return { kind: 'invalid', problem: `the answer is for ${named}, not ${event}` }
  const inner = v.safeParse(SPECIFIC, bare ? { ...top, decision: undefined, ...wrapped } : wrapped)
  if (!inner.success) return { kind: 'invalid', problem: problemOf(inner.issues[0]) }
  const outcome = outcomeOf(top, inner.output, { event, bare, keepsGoing: wrapped.continue === true })
  return {
    kind: 'outcome',
    outcome,
    replaceInput: inner.output.replaceInput === true,
    quiet: top.suppressOutput === true,
  }
}

const flag = () => v.optional(v.boolean())
const words = () => v.optional(v.string())
const fields = () => v.optional(v.record(v.string(), v.unknown()))

const ANSWER = v.looseObject({
  continue: flag(),
  stopReason: words(),
  suppressOutput: flag(),
  systemMessage: words(),
  decision: v.optional(v.picklist(['approve', 'allow', 'deny', 'ask', 'block'])),
  reason: words(),
  prevent: flag(),
  hookSpecificOutput: v.optional(v.looseObject({ hookEventName: words(), continue: flag() })),
})

const SPECIFIC = v.looseObject({
  permissionDecision: v.optional(v.picklist(['allow', 'deny', 'ask', 'defer'])),
  permissionDecisionReason: words(),
  decision: v.optional(
    v.union([
      v.picklist(['approve', 'allow', 'deny', 'ask', 'block']),
      v.looseObject({ behavior: v.picklist(['allow', 'deny']), message: words(), updatedInput: fields() }),
    ]),
  ),
  reason: words(),
  updatedInput: fields(),
  replaceInput: flag(),
  additionalContext: words(),
  prevent: flag(),
})

type Top = v.InferOutput<typeof ANSWER>
type Specific = v.InferOutput<typeof SPECIFIC>

function outcomeOf(
  top: Top,
  specific: Specific,
  { event, bare, keepsGoing }: { event: EventName; bare: boolean; keepsGoing: boolean },
): Outcome {
  const nested = typeof specific.decision === 'object' ? specific.decision : undefined
  const plain = typeof specific.decision === 'string' ? specific.decision : undefined
  const word = specific.permissionDecision ?? nested?.behavior ?? plain ?? top.decision
  const prevented = bare && (top.prevent || specific.prevent) ? 'block' : undefined
  const decision = word === undefined ? prevented : DECISION[word]
  const reason = specific.permissionDecisionReason ?? nested?.message ?? specific.reason ?? top.reason
  const updatedInput = specific.updatedInput ?? nested?.updatedInput
  const output =
    specific.updatedToolOutput ?? specific.updatedMCPToolOutput ?? (bare ? specific.updatedOutput : undefined)
  // `continue: true` alone is what many scripts print to mean "fine": only with a reason, or inside, does it keep the agent going.
  const goesOn = bare && STOPS.includes(event) && (keepsGoing || (top.continue === true && top.reason !== undefined))
  return {
    ...(decision && { decision }),
    ...(reason !== undefined && { reason }),
    ...(updatedInput && { updatedInput }),
    ...(output !== undefined && { updatedOutput: output }),
    ...(specific.additionalContext !== undefined && { context: specific.additionalContext }),
    ...(top.systemMessage !== undefined && { notice: top.systemMessage }),
    ...(top.continue === false && { stop: top.stopReason ?? top.reason ?? 'A hook ended the turn.' }),
    ...(goesOn && { keepGoing: reason ?? 'Go on.' }),
  }
}

const STOPS: readonly EventName[] = ['Stop', 'SubagentStop']

const DECISION = {
  approve: 'allow',
  allow: 'allow',
  deny: 'deny',
  ask: 'ask',
  // Claude Code hands a deferred call to whoever started it; an agent without that has the person to ask.
  defer: 'ask',
  block: 'block',
} as const satisfies Readonly<Record<string, Decision>>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  return path ? `${path}: ${issue.message}` : issue.message
}
