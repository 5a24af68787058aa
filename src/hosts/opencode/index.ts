import type { Environment } from '../../base/environment.ts'
import { isRecord } from '../../base/is-record.ts'
import {
  type Carries,
  decoded,
  encodedBy,
  type Fields,
  notAnObject,
  nothing,
  placed,
  unknownEvent,
} from '../adapter.ts'
import type { Decoded, Host } from '../host.ts'
import { EVENTS_OF, OWN_FIELDS, PASSED_OVER, READERS, sessionIn, toolEnd, WRITERS } from './wire.ts'

/** Seen on the real client, through our own plugin file. It goes on where it stays: `run` ends with its turn. */
const CARRIES: Carries = {
  SessionStart: ['context'],
  UserPromptSubmit: ['context'],
  PreToolUse: ['deny', 'updatedInput'],
  PostToolUse: ['block', 'context', 'updatedOutput'],
  PostToolUseFailure: ['block', 'context'],
  PreCompact: ['instructions'],
  PostCompact: [],
  Stop: ['block', 'keepGoing'],
}

export const opencode: Host = {
  id: 'opencode',
  title: 'OpenCode',
  testedVersion: '1.18.33',
  carries: CARRIES,
  compaction: {
    toldBy: 'start',
    forgets: true,
    command: '/compact',
    steer: 'experimental.session.compacting',
    notice: 'the event session.compacted',
    summary: 'the message of the session that is marked as one',
    restore: 'the system prompt of every request after it',
  },
  decode,
  encode: encodedBy(CARRIES, WRITERS),
}

function decode(raw: unknown, environment: Environment, word?: string): Decoded {
  if (!isRecord(raw)) return notAnObject()
  const wireName = nameOf(word ?? (raw.ev === 'event' ? raw.type : raw.ev))
  if (wireName && PASSED_OVER.includes(wireName)) return nothing(`${wireName} says nothing`)
  const name = wireName && Object.hasOwn(EVENTS_OF, wireName) ? EVENTS_OF[wireName] : undefined
  if (!name) return unknownEvent(wireName)
  const input = isRecord(raw.input) ? raw.input : {}
  const output = isRecord(raw.output) ? raw.output : {}
  const own: Fields = { ...READERS[name]?.(input, output), sessionId: sessionIn(input), cwd: raw.directory }
  // The client speaks by itself; nobody typed.
  if (name === 'UserPromptSubmit' && own.prompt === '') return nothing('chat.message without a prompt')
  const fields = placed(own, { projectDir: folderOf(raw), cwd: environment.PWD })
  return name === 'PostToolUse' ? afterTool(fields) : decoded(name, fields, OWN_FIELDS)
}

function nameOf(said: unknown): string | undefined {
  if (typeof said !== 'string') return undefined
  return said.startsWith('event.') ? said.slice(6) : said
}

/** Outside a repository the client calls the root of the disk its worktree. */
function folderOf({ worktree, directory }: Record<string, unknown>): string | undefined {
  const folder = typeof worktree === 'string' && worktree !== '/' && worktree !== '' ? worktree : directory
  return typeof folder === 'string' ? folder : undefined
}

function afterTool(fields: Fields): Decoded {
  const { failed, error, output } = toolEnd(fields.toolName, fields.toolOutput)
  const { toolOutput: _, ...rest } = fields
  if (failed) return decoded('PostToolUseFailure', { ...rest, error }, OWN_FIELDS)
  return decoded('PostToolUse', { ...rest, toolOutput: output }, OWN_FIELDS)
}
