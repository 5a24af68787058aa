import { isRecord } from '../../base/is-record.ts'
import type { ParsedRule } from '../compile/parse.ts'
import { type Import, literal, ruleFile, ruleSlug } from './imported.ts'

type Where = 'bash' | 'file' | 'prompt' | 'stop'

interface Target {
  event: string
  tool?: string | readonly string[]
  /** What a plain pattern looks at. */
  field: string
  block: string
  warn: string
}

const TARGETS: Readonly<Record<Where, Target>> = {
  bash: { event: 'PreToolUse', tool: 'Bash', field: 'command', block: 'deny', warn: 'context' },
  file: {
    event: 'PreToolUse',
    tool: ['Edit', 'Write', 'MultiEdit'],
    field: 'new_text',
    block: 'deny',
    warn: 'context',
  },
  prompt: { event: 'UserPromptSubmit', field: 'user_prompt', block: 'block', warn: 'context' },
  stop: { event: 'Stop', field: 'reason', block: 'block', warn: 'notice' },
}

/** A rule of Anthropic's hookify plugin in our words. `all` becomes a rule for each event. */
export function fromHookify({ values, body }: ParsedRule, file: string): Import {
  const name = ruleSlug(typeof values.name === 'string' ? values.name : file)
  const given = String(values.event ?? 'all')
  const places = given === 'all' ? (['bash', 'file', 'prompt', 'stop'] as const) : isWhere(given) ? [given] : []
  if (places.length === 0)
    return { rules: [], left: [`${file}: there is no event ${given} in hookify that is known here`] }
  const left: string[] = []
  const rules = places.flatMap((place) => {
    const made = conditionsFor(place, values, file)
    left.push(...made.left)
    if (!made.ok) return []
    const { event, tool, block, warn } = TARGETS[place]
    const when = [...(tool ? [{ tool }] : []), ...made.conditions]
    const fields = {
      name: places.length > 1 ? `${name}-${place}` : name,
      description: `From hookify: ${name}.`,
      event,
      ...(values.enabled === false && { enabled: false }),
      when: when.length > 1 ? { all: when } : when[0],
      action: values.action === 'block' ? block : warn,
    }
    return [ruleFile(fields, body || name)]
  })
  return { rules, left }
}

function isWhere(word: string): word is Where {
  return Object.hasOwn(TARGETS, word)
}

interface Made {
  ok: boolean
  conditions: Record<string, unknown>[]
  left: string[]
}

function conditionsFor(place: Where, values: Readonly<Record<string, unknown>>, file: string): Made {
  const list = Array.isArray(values.conditions) ? values.conditions.filter(isRecord) : []
  const pattern =
    typeof values.pattern === 'string'
      ? [{ field: TARGETS[place].field, operator: 'regex_match', pattern: values.pattern }]
      : []
  const made: Made = { ok: true, conditions: [], left: [] }
  for (const { field, operator = 'regex_match', pattern: wanted } of list.length > 0 ? list : pattern) {
    const read = Object.hasOwn(READERS, String(field)) ? READERS[String(field)] : undefined
    const write = Object.hasOwn(OPERATORS, String(operator)) ? OPERATORS[String(operator)] : undefined
    if (!read || !write) {
      made.ok = false
      made.left.push(`${file}: the condition on ${field} (${operator}) is not carried over, and the rule with it`)
    } else made.conditions.push(read(write(String(wanted ?? ''))))
  }
  // At the end of a turn there is no text but the agent's last message.
  if (place === 'stop' && list.length === 0)
    made.conditions = values.pattern === undefined || values.pattern === '.*' ? [] : made.conditions
  return made
}

type Pattern = string | { not: string }

/** Hookify ignores case. */
const OPERATORS: Readonly<Record<string, (text: string) => Pattern>> = {
  regex_match: (text) => `/${text}/i`,
  contains: (text) => `/${literal(text)}/`,
  not_contains: (text) => ({ not: `/${literal(text)}/` }),
  equals: (text) => `/^${literal(text)}$/`,
  starts_with: (text) => `/^${literal(text)}/`,
  ends_with: (text) => `/${literal(text)}$/`,
}

const READERS: Readonly<Record<string, (pattern: Pattern) => Record<string, unknown>>> = {
  command: (pattern) => ({
    command: typeof pattern === 'string' ? { search: pattern } : { not: { search: pattern.not } },
  }),
  file_path: (pattern) => ({ path: regexOf(pattern) }),
  new_text: (pattern) => ({ content: pattern }),
  new_string: (pattern) => ({ content: pattern }),
  content: (pattern) => ({ content: pattern }),
  old_text: (pattern) => ({ input: { old_string: pattern } }),
  old_string: (pattern) => ({ input: { old_string: pattern } }),
  user_prompt: (pattern) => ({ prompt: pattern }),
  prompt: (pattern) => ({ prompt: pattern }),
  reason: (pattern) => ({ message: pattern }),
}

/** A path is a glob unless it says that it is not. */
function regexOf(pattern: Pattern): Record<string, unknown> {
  if (typeof pattern !== 'string') return { not: regexOf(pattern.not) }
  const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(pattern) ?? []
  return { regex: source, ...(flags && { flags }) }
}
