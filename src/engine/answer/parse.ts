import { type HookAnswer, readAnswer } from '../../hosts/claude-code/read-answer.ts'
import type { EventName } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import { DECISIONS, type Outcome } from '../../protocol/outcome.ts'
import type { Behavior } from '../config/scalars.ts'
import type { Dialect } from '../config/settings.ts'
import type { Ran, RunStatus } from '../run/runner.ts'
import { fitToEvent } from './fit.ts'

/** What a hook's run means for its event. */
interface Meaning {
  readonly status: RunStatus
  readonly outcome: Outcome
  /** The updated input stands alone instead of being merged over the present one. */
  readonly replaceInput: boolean
  /** What it printed is not to be shown to anybody (S1.9, S1.31). */
  readonly quiet?: true
  readonly notes: readonly string[]
}

interface Policy {
  readonly failureBehavior: Behavior
  readonly timeoutBehavior: Behavior
}

/**
 * Exit codes: 0 go on · 2 refuse, where the event can · 124 out of time · anything else, or death by signal: failed.
 * A failure changes nothing unless the policy says deny or ask, and then only where permission is the question.
 */
export function parseAnswer(event: EventName, dialect: Dialect, ran: Ran, policy: Policy): Meaning {
  if (ran.status === 'ok' && ran.outcome) {
    const { decision } = ran.outcome
    if (decision === undefined || DECISIONS.includes(decision)) return fitted(event, ran.outcome, ran.notes)
    return failed(
      event,
      'failed',
      [`Its answer is not valid: there is no decision ${decision}.`],
      policy.failureBehavior,
    )
  }
  if (ran.status === 'ok' && ran.exitCode === 2) return refused(event, ran)
  if (ran.status === 'timed-out' || ran.exitCode === 124) {
    return failed(event, 'timed-out', ['It ran out of time.', ...ran.notes], policy.timeoutBehavior)
  }
  if (ran.status === 'aborted') return { status: 'aborted', outcome: {}, replaceInput: false, notes: ran.notes }
  if (ran.status === 'failed' || ran.exitCode !== 0) {
    return failed(event, 'failed', failureNotes(ran), policy.failureBehavior)
  }
  const answer = readAnswer(ran.stdout, event, { bare: dialect === 'own' })
  if (answer.kind === 'invalid') {
    return failed(
      event,
      'failed',
      [`Its answer is not valid: ${answer.problem}.`, ...ran.notes],
      policy.failureBehavior,
    )
  }
  const meaning = fitted(
    event,
    outcomeOf(event, dialect, answer),
    ran.notes,
    answer.kind === 'outcome' && answer.replaceInput,
  )
  return answer.kind === 'outcome' && answer.quiet ? { ...meaning, quiet: true } : meaning
}

function outcomeOf(event: EventName, dialect: Dialect, answer: Exclude<HookAnswer, { kind: 'invalid' }>): Outcome {
  if (answer.kind === 'outcome') return answer.outcome
  if (answer.kind === 'nothing' || !readsPlainText(event, dialect)) return {}
  return { context: answer.text }
}

/** Plain text is for the model wherever it can be told something, but for Claude Code's own hooks only where Claude Code does so. */
function readsPlainText(event: EventName, dialect: Dialect): boolean {
  const { can } = EVENTS[event]
  if (dialect === 'claude') return event === 'SessionStart' || event === 'UserPromptSubmit' || event === 'PreCompact'
  return can.some((power) => power === 'context' || power === 'instructions')
}

function fitted(event: EventName, given: Outcome, notes: readonly string[], replaceInput = false): Meaning {
  const { outcome, dropped } = fitToEvent(event, given)
  const lost = dropped.length > 0 ? [`${event} cannot carry: ${dropped.join(', ')}.`] : []
  const refuses = outcome.decision === 'deny' || outcome.decision === 'block'
  return { status: refuses ? 'blocked' : 'ok', outcome, replaceInput, notes: [...notes, ...lost] }
}

function refused(event: EventName, ran: Ran): Meaning {
  const reason = ran.stderr.trim() || 'A hook refused it.'
  const { outcome, dropped } = fitToEvent(event, { decision: 'block', reason })
  if (dropped.length > 0) {
    return {
      status: 'failed',
      // Nothing can be refused here: the person is told, where the event can do that.
      outcome: fitToEvent(event, { notice: reason }).outcome,
      replaceInput: false,
      notes: [`${event} cannot be refused: ${reason}`, ...ran.notes],
    }
  }
  return { status: 'blocked', outcome, replaceInput: false, notes: ran.notes }
}

function failed(event: EventName, status: RunStatus, notes: readonly string[], behavior: Behavior): Meaning {
  return { status, outcome: outcomeOfFailure(event, behavior, notes[0] ?? status), replaceInput: false, notes }
}

/** What a failure means by the policy: nothing, unless permission is the question. */
export function outcomeOfFailure(event: EventName, behavior: Behavior, what: string): Outcome {
  const can: readonly string[] = EVENTS[event].can
  const acts = behavior !== 'ignore' && can.includes(behavior) && can.includes('deny')
  return acts ? { decision: behavior, reason: `A hook failed: ${what}` } : {}
}

function failureNotes({ exitCode, signal, stderr, notes }: Ran): string[] {
  const how = signal ? [`It was ended by ${signal}.`] : exitCode ? [`It ended with exit code ${exitCode}.`] : []
  const said = stderr.trim().slice(0, 500)
  return [...how, ...(said ? [said] : []), ...notes]
}
