import * as v from 'valibot'
import released from '../../schemas/released.json' with { type: 'json' }
import { isRecord } from '../base/is-record.ts'
import { VERSION } from '../base/version.ts'
import { fitToEvent } from '../engine/answer/fit.ts'
import { readAnswer } from '../hosts/claude-code/read-answer.ts'
import { fieldsOf, wireField } from '../hosts/claude-code/wire.ts'
import { CATALOGUE_HOST, HOSTS } from '../hosts/index.ts'
import { t } from '../messages/people/speak.ts'
import { readText } from '../platform/files/reading.ts'
import { type EventName, eventNamed, isEventName } from '../protocol/event.ts'
import { EVENTS } from '../protocol/events/index.ts'
import { type Outcome, powersOf } from '../protocol/outcome.ts'
import { eventSchema } from '../schemas/event-schema.ts'
import { brokenPromises } from '../schemas/release.ts'
import { compareSurfaces, type Difference, surfaceOf } from '../schemas/surface.ts'
import type { WireSchema } from '../schemas/wire.ts'
import { type Call, CommandError, type Result } from './command.ts'
import { lint } from './rules/lint.ts'

/**
 * Checks what a file holds: a payload against its event, a schema of ours against the one that is built in, a rule. Without a
 * file: the schemas of this version against what the last release promised.
 */
export async function checkFile(call: Call, file: string | undefined): Promise<Result> {
  if (file === undefined) return checkRelease()
  if (file.endsWith('.md')) return lint(call, [file])
  const text = await readText(file.startsWith('/') ? file : `${call.cwd}/${file}`)
  if (text === undefined)
    throw new CommandError(t`there is no file ${file}`, t`give a payload or a schema (JSON), or a rule (.md)`)
  if (call.value('part') === 'response') return checkResponse(text, file, call.value('event'))
  const value = parse(text, file)
  if (typeof value.$id === 'string' && value.$id.startsWith(PREFIX))
    return checkSchema(value as WireSchema, value.$id.slice(PREFIX.length), file)
  return checkPayload(value, file)
}

/** What a hook printed, as Claude Code would read it (S1.7, S1.32): what is wrong, and what the event does not carry. */
function checkResponse(text: string, file: string, given: string | undefined): Result {
  const name = eventNamed(given ?? /"hookEventName"\s*:\s*"(\w+)"/.exec(text)?.[1] ?? '')
  if (!name)
    throw new CommandError(
      t`${file}: nobody can tell which event this answers`,
      t`add --event PreToolUse; throughline schema lists the events`,
    )
  const { problems, outcome, isPlain } = readResponse(text, name)
  const says = isPlain ? t`plain text` : powersOf(outcome).join(', ') || t`nothing`
  return {
    text:
      problems.length === 0
        ? t`${file} answers ${name}, nothing wrong: ${says}.`
        : [
            ...problems.map((problem) => `${file}: ${problem}`),
            t`→ throughline schema ${name} --part response shows what is expected`,
          ].join('\n'),
    json: { ok: problems.length === 0, event: name, outcome, problems },
    code: problems.length > 0 ? 1 : 0,
  }
}

/** An answer as the catalogue's host reads it, with what is wrong with it. */
export function readResponse(
  text: string,
  name: EventName,
): { readonly problems: readonly string[]; readonly outcome: Outcome; readonly isPlain: boolean } {
  const answer = readAnswer(text, name, { bare: false })
  const { outcome, dropped } = fitToEvent(name, answer.kind === 'outcome' ? answer.outcome : {})
  const isPlain = answer.kind === 'plain'
  const problems = [
    ...(answer.kind === 'invalid' ? [answer.problem] : []),
    ...(text.trim().startsWith('{') && isPlain ? [t`it begins like JSON and is none`] : []),
    ...dropped.map((power) => t`${name} does not carry ${power}`),
  ]
  return { problems, outcome, isPlain }
}

const PREFIX = 'urn:throughline:event:'

function checkRelease(): Result {
  const broken = brokenPromises(released, VERSION)
  const ok = broken.length === 0
  return {
    text: ok
      ? t`The schemas keep what ${released.version} promised.`
      : [
          ...broken.map(line),
          t`${broken.length} changes break what ${released.version} promised: a new version number is needed.`,
        ].join('\n'),
    json: { ok, release: released.version, version: VERSION, differences: broken },
    code: ok ? 0 : 1,
  }
}

function checkSchema(schema: WireSchema, name: string, file: string): Result {
  if (!isEventName(name))
    throw new CommandError(t`${file}: there is no event ${JSON.stringify(name)}`, t`throughline schema lists them`)
  const differences = compareSurfaces(surfaceOf(eventSchema(name)), surfaceOf(schema))
  const breaking = differences.filter((difference) => difference.breaking).length
  return {
    text:
      differences.length === 0
        ? t`${file} is the schema of ${name} as it is built in.`
        : [
            ...differences.map(line),
            t`${differences.length} differences from the schema that is built in, ${breaking} of them breaking.`,
          ].join('\n'),
    json: { ok: breaking === 0, event: name, differences },
    code: breaking > 0 ? 1 : 0,
  }
}

function line({ path, breaking, what }: Difference): string {
  return `${breaking ? '✗' : '·'} ${path}: ${what}${breaking ? t` (breaking)` : ''}`
}

async function checkPayload(value: Record<string, unknown>, file: string): Promise<Result> {
  const host = await HOSTS[CATALOGUE_HOST]()
  const decoded = host.decode(value, {})
  if (!decoded.ok && !decoded.reason.includes(': '))
    throw new CommandError(
      `${file}: ${decoded.reason}`,
      t`a payload names its event and its session; throughline schema EVENT --part event shows one`,
    )
  const name: EventName | undefined = decoded.ok ? decoded.event.name : nameIn(decoded.reason)
  const problems = name ? problemsIn(name, value) : [decoded.ok ? '' : decoded.reason]
  return {
    text:
      problems.length === 0
        ? t`${file} is a ${name} payload, nothing wrong.`
        : [
            ...problems.map((problem) => `${file}: ${problem}`),
            t`→ throughline schema ${name} --part event shows what is expected`,
          ].join('\n'),
    json: { ok: problems.length === 0, event: name ?? null, problems },
    code: problems.length > 0 ? 1 : 0,
  }
}

function nameIn(reason: string): EventName | undefined {
  const word = reason.slice(0, reason.indexOf(':'))
  return isEventName(word) ? word : undefined
}

/** Every problem, each with the field as the host writes it. */
function problemsIn(name: EventName, value: Record<string, unknown>): string[] {
  const parsed = v.safeParse(EVENTS[name].input(), fieldsOf(value))
  return parsed.success
    ? []
    : parsed.issues.map(
        (issue) => `${(v.getDotPath(issue) ?? '').split('.').map(wireField).join('.')}: ${issue.message}`,
      )
}

function parse(text: string, file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return value
  } catch (failure) {
    throw new CommandError(
      t`${file} is not JSON: ${failure instanceof Error ? failure.message : failure}`,
      t`give a payload or a schema (JSON), or a rule (.md)`,
    )
  }
  throw new CommandError(t`${file} is not a JSON object`, t`give a payload or a schema (JSON), or a rule (.md)`)
}
