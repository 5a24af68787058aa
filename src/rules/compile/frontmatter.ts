import { ACTION_FIELDS } from '../actions/written/index.ts'
import type { OwnField } from '../actions/written/written.ts'

/** Every field of a rule's frontmatter, with what the schema, the linter and the documentation say about it. */
export const FRONTMATTER: Readonly<Record<string, string>> = {
  name: 'The name of the rule: small letters, digits and dashes.',
  description: 'What the rule is for, in a sentence.',
  event: 'The event it listens to, or a list of them.',
  enabled: 'Whether the rule is in force.',
  priority: 'Rules with a larger number speak first, 0 to 100.',
  when: 'The conditions; all of them must hold. Without any, the rule applies to every firing of its events.',
  action: 'What the rule does.',
  reason: 'What is said; without it, the text below the frontmatter.',
  context: 'What is said, for the action context.',
  once: 'Say it once between two compactions of a session.',
  ...own(({ isShort }) => !isShort),
  tests: 'Cases: {event, expect}.',
}

/** Other systems' words for the same, read as they are. */
export const SHORTHANDS: Readonly<Record<string, string>> = {
  tool: 'Short for when.tool.',
  match:
    'A regular expression on the prompt, the command, the path, the trigger or the source; or {cmd, any_cmd, flags, args}.',
  cmd: 'Short for when.command.cmd.',
  any_cmd: 'Short for when.command.cmd with a list.',
  flags: 'Short for when.command.flags.',
  has_flags: 'Short for when.command.flags.',
  args: 'Short for when.command.args.',
  args_match: 'Short for when.command.args.',
  source: 'Short for when.source.',
  trigger: 'Short for when.trigger.',
  subagent_type: 'Short for when.agent.',
  notification_type: 'Short for when.notification.',
  ...own(({ isShort }) => isShort === true),
}

/** Where the text of a rule may stand besides the body, in the order in which it is looked for. */
export const TEXT_FIELDS = ['reason', 'context', 'additionalContext', 'message', 'notice', 'instructions'] as const

export const RULE_FIELDS: readonly string[] = [...Object.keys(FRONTMATTER), ...Object.keys(SHORTHANDS)]

export const NAME_PATTERN = '^[a-z0-9-]+$'
export const DEFAULT_PRIORITY = 50

/** What actions bring along. */
function own(which: (field: OwnField) => boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ACTION_FIELDS)
      .filter(([, field]) => which(field))
      .map(([name, { about }]) => [name, about]),
  )
}
