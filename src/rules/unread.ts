import { visible } from '../base/visible.ts'
import type { Event } from '../protocol/event.ts'
import type { Answer } from './respond.ts'
import type { Rule } from './rule.ts'

const WHY = {
  long: 'The command is longer, deeper or more than can be checked, or it cannot be parsed',
  slow: 'The rules could not be held against this call in time',
  opaque: 'What this runs is known only when it runs',
  late: 'There are rules that could not be compiled in time',
  failed: 'The rules could not be read',
} as const

/**
 * The answer where rules are in force and what they would say is not known: the person is asked. Only before a tool runs; everywhere
 * else nothing is about to happen.
 */
export function unread(event: Event, why: keyof typeof WHY, what?: string): Answer[] {
  if (event.name !== 'PreToolUse') return []
  const named = what === undefined ? '' : ` (\`${visible(what).slice(0, 80)}\`)`
  const reason = `${WHY[why]}${named}, and rules are in force here: it is not let through unseen. Smaller steps can be checked.`
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
