import type { Environment } from '../../base/environment.ts'
import type { Host } from '../../hosts/host.ts'
import type { AllSettings } from '../../platform/settings/settings-table.ts'
import type { Event } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'

/** Whether what is said at the event reaches the model. */
export function tells({ carries }: Host, { name }: Event): boolean {
  return carries[name]?.includes('context') === true
}

/** Whether the model hears nothing when a session begins, and something with the first prompt. */
export function isDeafAtStart({ carries }: Host): boolean {
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
