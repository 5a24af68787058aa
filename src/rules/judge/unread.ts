import { visible } from '../../base/text/visible.ts'
import type { Event } from '../../protocol/event.ts'
import type { Rule } from '../rule.ts'
import type { Answer } from './respond.ts'

const WHY = {
  long: 'The command is longer, deeper or more than can be checked, or it cannot be parsed',
  slow: 'The rules could not be held against this call in time',
  opaque: 'What this runs is known only when it runs',
  late: 'There are rules that could not be compiled in time',
  failed: 'The rules could not be read',
} as const

const THEREFORE = 'and rules are in force here: it is not let through unseen. Smaller steps can be checked.'

/**
 * The answer where rules are in force and what they would say is not known: the person is asked. Only before a tool runs; everywhere
 * else nothing is about to happen.
 */
export function unread(event: Event, why: Why, what?: string): Answer[] {
  return asking(event, `${WHY[why]}${named(what)}, ${THEREFORE}`)
}

/** The same in the person's language, where there is time to look for it. */
export async function unreadIn(
  { inLanguage }: { inLanguage?(text: string): Promise<string> },
  event: Event,
  why: Why,
  what?: string,
): Promise<Answer[]> {
  if (!inLanguage || event.name !== 'PreToolUse') return unread(event, why, what)
  const [reason, therefore] = [await inLanguage(WHY[why]), await inLanguage(THEREFORE)]
  if (reason === WHY[why]) return unread(event, why, what)
  return asking(event, `${reason}${named(what)}，${therefore}`)
}

/** Every text that may be said here. */
export const UNREAD_TEXTS: readonly string[] = [...Object.values(WHY), THEREFORE]

type Why = keyof typeof WHY

function named(what: string | undefined): string {
  return what === undefined ? '' : ` (\`${visible(what).slice(0, 80)}\`)`
}

function asking(event: Event, reason: string): Answer[] {
  if (event.name !== 'PreToolUse') return []
  return [{ rule: { ...RULE, text: reason }, outcome: { decision: 'ask', reason } }]
}

const RULE: Rule = {
  name: 'unread',
  description: 'What cannot be read is not let through.',
  events: ['PreToolUse'],
  priority: 100,
  action: 'ask',
  text: '',
  origin: 'pack',
  file: 'own/unread',
}
