import * as v from 'valibot'
import type { Environment } from '../../base/environment.ts'
import { isRecord } from '../../base/is-record.ts'
import { EVENT_NAMES, type EventName, eventNamed } from '../../protocol/event.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { impossible } from './impossible.ts'
import { interpolate } from './interpolate.ts'
import type { JsonPath, Position } from './json-reader.ts'
import { expectedScalar, fits, isScalarKey, SCALAR_KEYS, type Scalars, scalarFromText } from './scalars.ts'
import { ENTRY_KEYS, ENTRY_SCHEMA, fieldsOfKind, HOOK_SCHEMAS, isHookKind, MATCHER_KEYS } from './schema.ts'
import type { ConfiguredHook, Dialect, Matcher, Origin, RunnableHook } from './settings.ts'

/** One place that says something about hooks: a file, a variable or code. */
export interface LayerSource {
  readonly origin: Origin
  readonly dialect: Dialect
  /** What stands under `hooks`. */
  readonly value: unknown
  /** How people call the place in a message. */
  readonly where: string
  locate?(path: JsonPath): Position
}

export interface Layer {
  readonly origin: Origin
  readonly scalars: Partial<Scalars>
  readonly allowedEnvVars: readonly string[]
  readonly allowedHttpUrls: readonly string[]
  readonly hooks: readonly ConfiguredHook[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads one layer. Each mistake is a diagnostic and costs only what it stands in. */
export function readLayer(source: LayerSource, environment: Environment): Layer {
  const diagnostics: Diagnostic[] = []
  const layer = {
    scalars: {} as Record<string, unknown>,
    allowedEnvVars: [] as string[],
    allowedHttpUrls: [] as string[],
  }
  const hooks: ConfiguredHook[] = []
  const report: Report = (path, message, hint) => {
    const position = source.locate?.(['hooks', ...path])
    diagnostics.push({ where: source.where, ...position, message, ...(hint && { hint }) })
  }
  const value = Array.isArray(source.value) ? nested(source.value) : source.value
  if (!isRecord(value)) {
    report([], 'hooks must be an object.', 'Write "hooks": { "PreToolUse": [ … ] }.')
    return { origin: source.origin, ...layer, hooks, diagnostics }
  }
  for (const [key, given] of Object.entries(value)) {
    const event = eventNamed(key)
    if (event) hooks.push(...readEntries(source, event, key, given, report))
    else if (source.dialect === 'claude') continue
    else if (isScalarKey(key)) readScalar(key, given, environment, layer.scalars, report)
    else if (key === 'allowedEnvVars' || key === 'allowedHttpUrls') {
      if (v.is(v.array(v.string()), given)) layer[key].push(...given)
      else report([key], `${key} must be a list of texts.`)
    } else if (key !== '$schema') {
      report([key], `There is no event or setting ${JSON.stringify(key)}.`, knownHint(key))
    }
  }
  return { origin: source.origin, ...layer, hooks, diagnostics }
}

type Report = (path: JsonPath, message: string, hint?: string) => void

function readScalar(
  key: keyof Scalars,
  given: unknown,
  environment: Environment,
  scalars: Record<string, unknown>,
  report: Report,
): void {
  let value = given
  if (typeof given === 'string' && given.includes('$')) {
    const text = interpolate(
      given,
      (name) => environment[name],
      (name) => {
        report([key], `The variable ${name} is not set.`, `Write \${${name}:-value}.`)
        return ''
      },
    )
    value = scalarFromText(key, text)
  }
  if (fits(key, value)) scalars[key] = value
  else report([key], `${key} must be ${expectedScalar(key)}, not ${show(given)}.`)
}

function readEntries(source: LayerSource, event: EventName, key: string, given: unknown, report: Report) {
  if (Array.isArray(given)) return given.flatMap((entry, at) => readEntry(source, event, [key, at], entry, report))
  report([key], `${key} must be a list of entries.`, `Write "${key}": [ { "hooks": [ … ] } ].`)
  return []
}

function readEntry(
  source: LayerSource,
  event: EventName,
  path: JsonPath,
  given: unknown,
  report: Report,
): readonly ConfiguredHook[] {
  const parsed = v.safeParse(ENTRY_SCHEMA, given)
  if (!parsed.success) {
    for (const issue of parsed.issues) report([...path, ...pathOf(issue)], said(issue))
    return []
  }
  const { name, matcher, hooks, ...rest } = parsed.output
  if (source.dialect === 'own') {
    unknownKeys(rest, path, ENTRY_KEYS, report)
    for (const key of impossible(event, matcher as string | Matcher | undefined)) {
      report([...path, 'matcher', key], `${event} never has ${key || 'a value for this matcher'}: it never matches.`)
    }
    if (isRecord(matcher)) unknownKeys(without(matcher, MATCHER_KEYS), [...path, 'matcher'], MATCHER_KEYS, report)
  }
  return hooks.flatMap((one, at): ConfiguredHook[] => {
    const here = [...path, 'hooks', at]
    const hook = readHook(source, here, one, report)
    if (!hook) return []
    const line = source.locate?.(['hooks', ...here]).line
    return [
      {
        event,
        name: name ?? shortName(hook),
        ...(matcher !== undefined && { matcher: matcher as string | Matcher }),
        hook,
        origin: { ...source.origin, ...(line !== undefined && { line }) },
        dialect: source.dialect,
      },
    ]
  })
}

function readHook(source: LayerSource, path: JsonPath, given: unknown, report: Report): RunnableHook | undefined {
  const kind = isRecord(given) ? given.type : undefined
  if (!isRecord(given) || !isHookKind(kind) || (kind === 'function' && source.origin.layer !== 'code')) {
    report([...path, 'type'], `A hook of the type ${show(kind)} cannot be run here.`, 'Known: command, http, prompt.')
    return undefined
  }
  const parsed = v.safeParse(HOOK_SCHEMAS[kind], given)
  if (!parsed.success) {
    for (const issue of parsed.issues) report([...path, ...pathOf(issue)], said(issue))
    return undefined
  }
  if (source.dialect === 'own') unknownKeys(without(given, fieldsOfKind(kind)), path, fieldsOfKind(kind), report)
  if (source.dialect === 'claude' && runsThroughline(given)) return undefined
  return parsed.output as RunnableHook
}

/** Our own product in Claude Code's files: it already answers there, and to run it from here would answer twice. */
function runsThroughline({ command, args }: Record<string, unknown>): boolean {
  if (typeof command !== 'string') return false
  const line = Array.isArray(args) ? `${command} ${args.join(' ')}` : command
  return /(^|[\\/"'\s])throughline(\.exe)?["']?\s+hook\b/.test(line)
}

/** The flat shape: a list of hooks that each name their event. */
function nested(flat: readonly unknown[]): Record<string, unknown> {
  const events: Record<string, unknown[]> = {}
  for (const one of flat.filter(isRecord)) {
    const { event, matcher, name, ...hook } = one
    const entry = { ...(matcher !== undefined && { matcher }), ...(name !== undefined && { name }), hooks: [hook] }
    events[String(event)] = [...(events[String(event)] ?? []), entry]
  }
  return events
}

function shortName(hook: RunnableHook): string {
  const text =
    hook.type === 'command'
      ? hook.command
      : hook.type === 'http'
        ? hook.url
        : hook.type === 'prompt'
          ? hook.prompt
          : hook.run.name || 'function'
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

function unknownKeys(rest: object, path: JsonPath, known: readonly string[], report: Report): void {
  for (const key of Object.keys(rest)) report([...path, key], `There is no ${key} here.`, `Known: ${known.join(', ')}.`)
}

function without(record: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}

function pathOf(issue: v.BaseIssue<unknown>): JsonPath {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}

function said(issue: v.BaseIssue<unknown>): string {
  const at = issue.path?.map(({ key }) => String(key)).join('.')
  return `${at ? `${at}: ` : ''}${issue.message}.`.replace(/\.\.$/, '.')
}

function knownHint(key: string): string {
  const near = EVENT_NAMES.find((name) => name.toLowerCase().startsWith(key.slice(0, 4).toLowerCase()))
  return near ? `Did you mean ${near}?` : `Settings: ${SCALAR_KEYS.join(', ')}; events have Claude Code's names.`
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
