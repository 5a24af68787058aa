import { isRecord } from '../../base/is-record.ts'
import { ACTION_ALIASES } from '../actions/written/index.ts'
import type { ParsedRule } from '../compile/parse.ts'
import { type Import, ruleFile, ruleSlug } from './imported.ts'

/** Fields that system documents or accepts and this one does not have (S1.21, S1.23). */
const LEFT = [
  'feature',
  'suppress',
  'hint',
  'transform_cmd',
  'transform_append',
  'transform_prepend',
  'transform_flags',
  'append',
  'prepend',
  'keep_flags',
] as const

/** A rule of mindnext-hooks (S1.14-S1.24) in our words. */
export function fromMindnext({ values, body }: ParsedRule, file: string): Import {
  const name = typeof values.name === 'string' ? ruleSlug(values.name) : ruleSlug(file)
  const left = LEFT.filter((key) => values[key] !== undefined).map((key) => `${file}: ${key} is not carried over`)
  const action = String(
    values.action ??
      (values.loaders ? 'load' : values.updatedInput ? 'transform' : values.additionalContext ? 'context' : ''),
  )
  if (
    action === '' ||
    action === 'memory' ||
    action === 'echo' ||
    (values.feature !== undefined && values.action === undefined)
  )
    return { rules: [], left: [...left, `${file}: the rule has no action that exists here (${action || 'none'})`] }
  const when = conditions(values)
  const rule = ruleFile(
    {
      name,
      description: values.description ?? name,
      event: values.event,
      ...(values.enabled === false && { enabled: false }),
      priority: typeof values.priority === 'number' ? Math.min(100, Math.max(0, values.priority)) : undefined,
      ...(typeof values.match === 'string' && { match: values.match }),
      when: Object.keys(when).length > 0 ? when : undefined,
      action: (Object.hasOwn(ACTION_ALIASES, action) && ACTION_ALIASES[action]) || action,
      reason: values.reason ?? values.message ?? values.additionalContext,
      rewrite: values.updatedInput,
      // There, a transformed call is allowed without asking.
      ...(action === 'transform' && { permission: 'allow' }),
      load: values.loaders,
    },
    body,
  )
  return { rules: [rule], left }
}

function conditions(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const match = isRecord(values.match) ? values.match : {}
  const command = {
    cmd: program(match.cmd ?? match.any_cmd ?? values.cmd ?? values.any_cmd),
    flags: match.flags ?? match.has_flags ?? values.flags ?? values.has_flags,
    args: match.args ?? match.args_match ?? values.args ?? values.args_match,
  }
  const given = Object.fromEntries(Object.entries(command).filter(([, value]) => value !== undefined))
  const fields = {
    tool: values.tool,
    source: values.source,
    trigger: trigger(values.trigger),
    agent: values.subagent_type,
    notification: values.notification_type,
    ...(Object.keys(given).length > 0 && { command: given }),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** There it is a regular expression at the start of the first word; a plain word means that program. */
function program(value: unknown): unknown {
  if (typeof value !== 'string' || /^[\w.-]+$/.test(value)) return value
  return `/^(?:${value.replace(/^\^/, '')})/`
}

const TRIGGERS: Readonly<Record<string, string>> = { context_limit: 'auto', user_request: 'manual' }

function trigger(value: unknown): unknown {
  return typeof value === 'string' ? (Object.hasOwn(TRIGGERS, value) && TRIGGERS[value]) || value : value
}
