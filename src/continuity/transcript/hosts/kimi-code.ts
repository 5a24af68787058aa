import { lookUp } from '../../../base/look-up.ts'
import { TOOLS } from '../../../hosts/kimi-code/wire.ts'
import { normalCall } from '../../../hosts/tools.ts'
import type { Entry, Origin, Prompt } from '../entry.ts'
import { type Json, joined, type LineContext, lineReader, object, text } from '../line-reader.ts'
import { refusal } from '../refusal.ts'
import { goesOn, inItsFolder } from '../shell-call.ts'
import { voiceOf } from '../voice.ts'

/** Reads the wire file of a Kimi Code agent: `{type, time, …}` a line. A subagent has a file of its own, and says so in every line. */
export const createKimiReader = lineReader(kimiLineEntries, (): Memory => ({ trigger: 'auto', asked: [], places: [] }))

interface Memory {
  trigger: string
  /** What the person asked, newest last: the client keeps it word for word beside a summary. */
  asked: string[]
  /** Where each of them stands that can still be undone. */
  places: number[]
}

type Read = (line: Json, origin: Origin, context: LineContext<Memory>) => Entry[]

function kimiLineEntries(line: Json, context: LineContext<Memory>): Entry[] {
  const { offset, unknown } = context
  const kind = text(line.type)
  const agent = text(line.agentId)
  const origin: Origin = {
    offset,
    ...(typeof line.time === 'number' && { at: new Date(line.time).toISOString() }),
    ...(agent && agent !== 'main' && { agentId: agent }),
  }
  const read = lookUp(LINES, kind)
  if (read) return read(line, origin, context)
  return BOOKKEEPING.test(kind) ? [] : unknown(kind)
}

const LINES: Readonly<Record<string, Read>> = {
  'profile.bind': (line, origin) => {
    const cwd = text(object(line.environmentDisclosure)?.cwd)
    return cwd ? [{ ...origin, type: 'place', cwd }] : []
  },
  'context.append_message': (line, origin, { memory }) => {
    const message = object(line.message) ?? {}
    const said = joined(message.content)
    if (said.trim() === '') return []
    const uuid = text(message.id)
    const whose = uuid ? { ...origin, uuid } : origin
    if (message.role === 'assistant') return [{ ...whose, type: 'said', text: said }]
    if (message.role !== 'user') return []
    const voice = voiceIn(message, said, origin)
    if (voice === 'typed') {
      memory.asked = [...memory.asked, said].slice(-MOST_ASKED)
      memory.places = [...memory.places, origin.offset].slice(-MOST_ASKED)
    }
    return [{ ...whose, type: 'prompt', text: said, voice }]
  },
  'context.append_loop_event': (line, origin, { unknown }) => {
    const event = object(line.event) ?? {}
    const kind = text(event.type)
    const read = lookUp(EVENTS, kind)
    if (read) return read(event, origin)
    return kind.startsWith('step.') ? [] : unknown(`context.append_loop_event ${kind}`)
  },
  // So many of the person's messages, and all that came of them.
  'context.undo': (line, origin, { memory }) => {
    const count = Number(line.count)
    const from = count > 0 ? memory.places.at(-count) : undefined
    if (from === undefined) return []
    memory.places = memory.places.slice(0, -count)
    memory.asked = memory.asked.slice(0, -count)
    return [{ ...origin, type: 'back', from }]
  },
  'context.clear': (_, origin, { memory }) => {
    memory.places = []
    memory.asked = []
    return [{ ...origin, type: 'back', from: 0 }]
  },
  'full_compaction.begin': ({ source }, _, { memory }) => {
    memory.trigger = text(source) === 'manual' ? 'manual' : 'auto'
    return []
  },
  'context.apply_compaction': (line, origin, { memory }) => {
    const before = Number(line.tokensBefore)
    const after = Number(line.tokensAfter)
    const written = text(line.summary) || joined(object(line.summary)?.content) || text(line.contextSummary)
    const kept = Number(line.keptUserMessageCount) > 0 ? memory.asked : []
    // What stands behind a summary is not undone any more.
    memory.places = []
    return [
      {
        ...origin,
        type: 'boundary',
        trigger: memory.trigger,
        ...(before > 0 && { preTokens: before }),
        ...(after > 0 && { postTokens: after }),
      },
      { ...origin, type: 'summary', text: [written, ...kept].join('\n') },
    ]
  },
}

const EVENTS: Readonly<Record<string, (event: Json, origin: Origin) => Entry[]>> = {
  'content.part': (event, origin) => {
    const part = object(event.part) ?? {}
    const said = part.type === 'text' ? text(part.text) : ''
    return said.trim() === '' ? [] : [{ ...origin, type: 'said', text: said }]
  },
  'tool.call': (event, origin) => {
    const { toolName, toolInput } = normalCall(TOOLS, event.name, event.args)
    return [
      {
        ...origin,
        type: 'call',
        id: text(event.toolCallId),
        tool: text(toolName),
        input: inItsFolder(object(toolInput) ?? {}, ''),
      },
    ]
  },
  'tool.result': (event, origin) => {
    const result = object(event.result) ?? {}
    const told = joined(result.output)
    const refused = refusal(told, REFUSALS)
    return [
      {
        ...origin,
        type: 'result',
        id: text(event.toolCallId),
        text: refused ?? (GOES_ON.test(told) ? goesOn(told) : told),
        failed: refused !== undefined || result.isError === true,
      },
    ]
  },
}

/** Only what the client says the person sent is theirs. Whoever asks a subagent is the agent. */
function voiceIn(message: Json, said: string, { agentId }: Origin): Prompt['voice'] {
  if (agentId !== undefined) return 'meta'
  const from = object(message.origin)
  if (!from) return voiceOf(said)
  if (from.kind === 'shell_command') return from.phase === 'input' ? 'shell' : 'output'
  return lookUp(VOICES, text(from.kind)) ?? 'meta'
}

const VOICES: Readonly<Record<string, Prompt['voice']>> = {
  user: 'typed',
  skill_activation: 'command',
  plugin_command: 'command',
}

/** The task that a command has become, told line by line. */
const GOES_ON = /^(?:[^\n]{0,200}\n){0,2}task_id: \S+\n(?:[^\n]*\n){0,8}?status: (?:running|starting)\b/
const REFUSALS: readonly RegExp[] = [
  /^Tool "[^"]*" was not run because the user rejected the approval request\.(?: Reason: ([\s\S]*))?$/,
  /^User rejected the plan\.(?: Feedback:\s*([\s\S]*))?$/,
]

/** What the client keeps for itself. Of the conversation itself (`context.…`) every kind is named: a new one may hold somebody's words. */
const BOOKKEEPING =
  /^(?:metadata$|context\.(?:undone|spliced|overflow)$|(?:agent|config|cron|file_history|full_compaction|goal|interaction|llm|mcp|permission|plan|plan_mode|plugin|plugin_command|profile|prompt|runtime|session|skill|subagent|swarm_mode|task|taskref|todo|token_counting|tools|turn|usage|forked)\b)/
const MOST_ASKED = 40
