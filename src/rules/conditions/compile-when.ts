import { isRecord } from '../../base/is-record.ts'
import { didYouMean } from '../../base/text/did-you-mean.ts'
import type { EventName } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import { type Draft, fault, type Path, shown, warn } from '../compile/draft.ts'
import { EFFECT_WORDS, EFFECTS, type EffectKind } from '../effects/effect.ts'
import type { Condition } from '../rule.ts'
import { compileCommand } from './compile-command.ts'
import { compilePattern } from './compile-pattern.ts'
import { FIELD_NAMES, FIELDS, type FieldName, hasField, isField } from './fields.ts'

/** Words that put conditions together. */
const JOINERS = ['all', 'any', 'not', 'input', 'has', 'effect'] as const

/** `when` as one condition; undefined when something in it is wrong, which was said then. */
export function compileWhen(
  draft: Draft,
  path: Path,
  value: unknown,
  events: readonly EventName[],
): Condition | undefined {
  if (typeof value === 'string') {
    const field = mainField(events)
    return field
      ? compileField(draft, path, field, value, events)
      : fault(draft, path, 'this event has no field that a plain text could mean', 'write when: {field: pattern}')
  }
  if (!isRecord(value))
    return fault(
      draft,
      path,
      `when is ${shown(value)}`,
      'write fields below it, e.g. when: {tool: Bash}; for either of several use any: [ … ]',
    )
  const conditions: Condition[] = []
  let good = true
  for (const [key, inner] of Object.entries(value)) {
    const part = compileEntry(draft, [...path, key], key, inner, events)
    if (part) conditions.push(part)
    else good = false
  }
  if (!good) return undefined
  if (conditions.length === 0)
    return fault(draft, path, 'when has no condition', `use ${FIELD_NAMES.join(', ')}, or leave it out`)
  return allOf(conditions)
}

export function allOf(conditions: readonly Condition[]): Condition {
  const [only] = conditions
  return only && conditions.length === 1 ? only : { all: conditions }
}

function compileEntry(
  draft: Draft,
  path: Path,
  key: string,
  value: unknown,
  events: readonly EventName[],
): Condition | undefined {
  if (key === 'all' || key === 'any') {
    if (!Array.isArray(value) || value.length === 0)
      return fault(draft, path, `${key} is not a list`, `write ${key}: [ {tool: Bash}, … ]`)
    const parts = value.map((item, at) => compileWhen(draft, [...path, at], item, events))
    const good = parts.filter((part) => part !== undefined)
    if (good.length < parts.length) return undefined
    return key === 'all' ? { all: good } : { any: good }
  }
  if (key === 'not') {
    const inner = compileWhen(draft, path, value, events)
    return inner && { not: inner }
  }
  if (key === 'input') return compileInput(draft, path, value)
  if (key === 'effect') return compileEffect(draft, path, value, events)
  if (key === 'has') {
    const files = Array.isArray(value) ? value : [value]
    const good = files.filter((file): file is string => typeof file === 'string' && file !== '')
    return good.length > 0 && good.length === files.length
      ? { has: good }
      : fault(draft, path, 'has is not a file', 'write has: package.json')
  }
  if (isField(key)) return compileField(draft, path, key, value, events)
  const alias = Object.hasOwn(FIELD_ALIASES, key) ? FIELD_ALIASES[key] : undefined
  if (alias) return compileField(draft, path, alias, value, events)
  const meant = didYouMean(key, [...FIELD_NAMES, ...JOINERS])
  return fault(
    draft,
    path,
    `there is no condition ${shown(key)}`,
    meant ? `did you mean ${meant}?` : `conditions: ${[...FIELD_NAMES, ...JOINERS].join(', ')}`,
  )
}

const FIELD_ALIASES: Readonly<Record<string, FieldName>> = {
  file_path: 'path',
  file: 'path',
  agent_type: 'agent',
  subagent_type: 'agent',
  notification_type: 'notification',
  permission_mode: 'mode',
}

export function compileField(
  draft: Draft,
  path: Path,
  name: FieldName,
  value: unknown,
  events: readonly EventName[],
): Condition | undefined {
  warnLacking(draft, path, name, events)
  const { kind } = FIELDS[name]
  if (kind === 'command') {
    const command = compileCommand(draft, path, value)
    return command && { command }
  }
  const test = compilePattern(draft, path, value, kind)
  return test && { field: name, test }
}

function warnLacking(draft: Draft, path: Path, name: FieldName, events: readonly EventName[]): void {
  const lacking = events.filter((event) => !hasField(event, name))
  if (lacking.length > 0) {
    const which = FIELD_NAMES.filter((known) => events.every((event) => hasField(event, known)))
    warn(
      draft,
      path,
      `${lacking.join(' and ')} ${lacking.length === 1 ? 'has' : 'have'} no ${name}: this condition never matches there`,
      `conditions that fit: ${which.join(', ')}`,
    )
  }
}

/** `deletes home`, or `deletes` for whatever it is done to; of a list one will do. */
function compileEffect(draft: Draft, path: Path, value: unknown, events: readonly EventName[]): Condition | undefined {
  warnLacking(draft, path, 'command', events)
  const words = (Array.isArray(value) ? value : [value]).map(String)
  for (const [at, word] of words.entries()) {
    if (EFFECT_WORDS.includes(word)) continue
    const meant = didYouMean(word, EFFECT_WORDS)
    const kind = word.split(' ')[0] ?? ''
    const targets = Object.hasOwn(EFFECTS, kind) ? EFFECTS[kind as EffectKind] : undefined
    return fault(
      draft,
      Array.isArray(value) ? [...path, at] : path,
      `there is no effect ${shown(word)}`,
      targets
        ? `${kind} can be followed by ${targets.join(', ')}`
        : meant
          ? `did you mean ${meant}?`
          : `effects: ${Object.keys(EFFECTS).join(', ')}`,
    )
  }
  return { effect: words, shown: words.join(' or ') }
}

function compileInput(draft: Draft, path: Path, value: unknown): Condition | undefined {
  if (!isRecord(value) || Object.keys(value).length === 0)
    return fault(draft, path, 'input has no fields', 'write input: {url: pattern}')
  const parts = Object.entries(value).map(([key, pattern]) => {
    const test = compilePattern(draft, [...path, key], pattern, 'regex')
    return test && { input: key, test }
  })
  const good = parts.filter((part) => part !== undefined)
  return good.length < parts.length ? undefined : allOf(good)
}

/** What a plain text means: the field a string matcher of the event looks at, else the prompt. */
function mainField(events: readonly EventName[]): FieldName | undefined {
  const [first] = events
  if (!first) return undefined
  const { matcher } = EVENTS[first]
  const named = FIELD_NAMES.find(
    (name) => matcher !== null && (FIELDS[name].from as readonly string[]).includes(matcher),
  )
  return named ?? (hasField(first, 'prompt') ? 'prompt' : hasField(first, 'message') ? 'message' : undefined)
}
