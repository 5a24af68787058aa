import * as v from 'valibot'
import { isRecord } from '../../protocol/define.ts'
import { type Event, type EventName, eventNamed } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import { safeId } from '../../protocol/ids.ts'
import { isDecision, type Outcome, type Power, powersOf } from '../../protocol/outcome.ts'
import type { Decoded, Encoded, Environment, Host } from '../host.ts'
import { EVENT_FIELD, fieldsOf, WRITERS } from './wire.ts'

/** Seen on the real client. A power that is not listed is dropped, and the drop is counted. */
const CARRIES: Readonly<Partial<Record<EventName, readonly Power[]>>> = {
  SessionStart: ['context', 'notice'],
  Setup: ['notice'],
  UserPromptSubmit: ['block', 'context', 'notice', 'stop'],
  UserPromptExpansion: ['block', 'context', 'notice', 'stop'],
  PreToolUse: ['allow', 'ask', 'deny', 'updatedInput', 'context', 'notice', 'stop'],
  PermissionRequest: ['allow', 'deny', 'updatedInput', 'notice'],
  PostToolUse: ['block', 'updatedOutput', 'context', 'notice', 'stop'],
  PostToolUseFailure: ['block', 'context', 'notice'],
  PostToolBatch: ['block', 'context', 'notice', 'stop'],
  Notification: ['notice'],
  SubagentStart: ['context', 'notice'],
  Stop: ['block', 'keepGoing', 'notice', 'stop'],
  SubagentStop: ['block', 'keepGoing', 'notice', 'stop'],
  PreModelSwitch: ['allow', 'ask', 'deny', 'notice'],
  PostModelSwitch: ['context', 'notice'],
  PreCompact: ['block', 'instructions'],
}

/** A host that knows no value may say so; to us that is the same as leaving it out. */
const MAY_BE_NULL = ['transcriptPath', 'promptId', 'permissionMode', 'agentId', 'agentType', 'effort']

export const claudeCode: Host = {
  id: 'claude-code',
  title: 'Claude Code',
  testedVersion: '2.1.325',
  carries: CARRIES,
  decode,
  encode,
}

function decode(raw: unknown, environment: Environment): Decoded {
  if (!isRecord(raw)) return { ok: false, reason: 'the payload is not a JSON object' }
  const wireName = raw[EVENT_FIELD]
  if (typeof wireName !== 'string') return { ok: false, reason: `the payload has no ${EVENT_FIELD}` }
  const name = eventNamed(wireName)
  if (!name) return { ok: false, reason: `unknown event ${JSON.stringify(wireName.slice(0, 80))}` }

  const fields = fieldsOf(raw)
  for (const field of MAY_BE_NULL) if (fields[field] === null) delete fields[field]
  const sessionId = textOr(fields.sessionId, environment.CLAUDE_SESSION_ID)
  if (!sessionId) return { ok: false, reason: `${name} without a session id` }
  fields.sessionId = safeId(sessionId)
  if (typeof fields.agentId === 'string') fields.agentId = safeId(fields.agentId)
  const { CLAUDE_PROJECT_DIR, CLAUDE_PROJECT_ROOT, PROJECT_DIR, PWD } = environment
  const projectDir = textOr(CLAUDE_PROJECT_DIR, CLAUDE_PROJECT_ROOT, PROJECT_DIR, fields.projectDir)
  fields.cwd = textOr(fields.cwd, projectDir, PWD) ?? '.'
  if (projectDir) fields.projectDir = projectDir
  if ((name === 'PreCompact' || name === 'PostCompact') && typeof fields.trigger === 'string')
    keepRawTrigger(fields, fields.trigger)

  const parsed = v.safeParse(EVENTS[name].input(), fields)
  if (!parsed.success) return { ok: false, reason: `${name}: ${problemOf(parsed.issues[0])}` }
  return { ok: true, event: { ...parsed.output, name } as Event }
}

function encode(event: Event, outcome: Outcome): Encoded {
  const carried = CARRIES[event.name] ?? []
  const dropped = powersOf(outcome).filter((power) => !carried.includes(power))
  const stdout = WRITERS[event.name]?.(without(outcome, dropped), event.name) ?? ''
  return { stdout, dropped }
}

function without(outcome: Outcome, dropped: readonly Power[]): Outcome {
  if (dropped.length === 0) return outcome
  const rest: Outcome = { ...outcome }
  for (const power of dropped) {
    if (isDecision(power)) delete rest.decision
    else delete rest[power]
  }
  return rest
}

function keepRawTrigger(fields: Record<string, unknown>, trigger: string): void {
  if (trigger !== 'manual' && trigger !== 'auto') fields.rawTrigger = trigger
}

function textOr(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value !== '')
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  return path ? `${path}: ${issue.message}` : issue.message
}
