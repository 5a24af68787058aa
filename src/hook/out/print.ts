import type { Environment } from '../../base/environment.ts'
import { messageOf } from '../../base/message-of.ts'
import type { AllSettings } from '../../base/settings-table.ts'
import { fold } from '../../engine/answer/fold.ts'
import type { Host } from '../../hosts/host.ts'
import { count } from '../../journal/record-event.ts'
import { isFilled } from '../../platform/files/reading.ts'
import type { Paths } from '../../platform/paths.ts'
import type { Event } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { OUTLINES } from '../../protocol/outlines.ts'
import { type HookCall, leftOver } from '../call.ts'
import type { WritingContext } from '../context.ts'

/** The answer in the host's words; only what the rules said when it comes too late for the agent to be kept waiting. */
export async function printed(
  host: Host,
  event: Event,
  outcomes: readonly Outcome[],
  context: WritingContext,
  call: HookCall,
): Promise<string> {
  const folded = fold(OUTLINES[event.name].fold, outcomes)
  const outcome = keepsGoing(event, folded) ? (await import('./stop-cap.ts')).capped(event, folded, context) : folded
  const { stdout, dropped } = host.encode(event, await askable(host, event, outcome, context))
  try {
    for (const power of dropped) count(context.sql, `dropped:${host.id}:${event.name}:${power}`, context.now)
  } catch (failure) {
    context.note(messageOf(failure))
  }
  const late = Date.now() - context.deadline
  // A refusal that is on the timeline is said, however late: the host has waited for it already.
  if (late <= 0 || stdout === '' || outcome.decision === 'deny') return stdout
  const said = leftOver(call)
  if (said !== stdout) context.note(`${event.name}: the answer was ${late.toFixed(0)} ms late and was dropped`)
  return said
}

export async function withWords(outcomes: Outcome[], host: Host, event: Event, paths: Paths): Promise<Outcome[]> {
  if (event.name !== 'SessionStart' && event.name !== 'UserPromptSubmit') return outcomes
  const word = await wordFor(host, event, paths)
  const said = word.notice === undefined ? outcomes : [...outcomes, word]
  return isDeafAtStart(host) ? (await import('./start-word.ts')).atPrompt(said, event, paths.spool) : said
}

/** What the person must know of the store, where the host can tell them. */
export async function wordFor(host: Host, event: Event, paths: Paths): Promise<Outcome> {
  if (!isFilled(`${paths.home}/told-next`) || !host.carries[event.name]?.includes('notice')) return {}
  const notice = (await import('./word-to-person.ts')).takeWord(paths)
  return notice === undefined ? {} : { notice }
}

/** Whether what is said at the event reaches the model. */
export function tells({ carries }: Host, { name }: Event): boolean {
  return carries[name]?.includes('context') === true
}

/** Whether the model hears nothing when a session begins, and something with the first prompt. */
function isDeafAtStart({ carries }: Host): boolean {
  return carries.SessionStart?.includes('context') === false && carries.UserPromptSubmit?.includes('context') === true
}

/** Whether the host reports a failed tool call as a failure: then whatever it reports as done ended well. */
export function failsApart({ carries }: Host): boolean {
  return carries.PostToolUseFailure !== undefined
}

export function keepsGoing({ name }: Event, { keepGoing, decision }: Outcome): boolean {
  return (name === 'Stop' || name === 'SubagentStop') && (keepGoing !== undefined || decision === 'block')
}

interface Needs {
  readonly settings: Pick<AllSettings, 'language'>
  readonly environment: Environment
}

/** A question that the host cannot put to the person is a refusal that says how to allow it: never nothing. */
export async function askable(host: Host, event: Event, outcome: Outcome, needs: Needs): Promise<Outcome> {
  if (outcome.decision !== 'ask' || event.name !== 'PreToolUse') return outcome
  const carried = host.carries.PreToolUse ?? []
  if (!carried.includes('deny')) return outcome
  const nobodyThere = carried.includes('ask') && (await isAlone(host))
  if (carried.includes('ask') && !nobodyThere) return outcome
  const { chooseLanguage, messages } = await import('../../messages/index.ts')
  const { rules } = await messages(chooseLanguage({ setting: needs.settings.language, env: needs.environment }))
  const { updatedInput: _, ...rest } = outcome
  const how = nobodyThere ? rules.nobodyThere({ host: host.title }) : rules.cannotAsk({ host: host.title })
  return { ...rest, decision: 'deny', reason: outcome.reason ? `${outcome.reason}\n${how}` : how }
}

async function isAlone({ unattended }: Host): Promise<boolean> {
  return unattended !== undefined && (await import('../../platform/attended.ts')).isUnattended(unattended)
}
