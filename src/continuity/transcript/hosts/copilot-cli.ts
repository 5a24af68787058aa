import { lookUp } from '../../../base/look-up.ts'
import { TOOLS } from '../../../hosts/copilot-cli/wire.ts'
import { normalCall } from '../../../hosts/tools.ts'
import type { Entry, Origin } from '../entry.ts'
import { type Json, type LineContext, lineReader, object, text } from '../line-reader.ts'
import { refusal } from '../refusal.ts'
import { goesOn } from '../shell-call.ts'

/** Reads the events of a Copilot CLI session: `{type, data, id, timestamp}` a line. */
export const createCopilotReader = lineReader(copilotLineEntries, () => ({}))

/** Subagents write into the same file: whose line it is stands in it. */
function copilotLineEntries(line: Json, { offset, agentId, unknown }: LineContext<unknown>): Entry[] {
  const data = object(line.data)
  const kind = text(line.type)
  const agent = text(line.agentId) || undefined
  if (!data || agent !== agentId) return []
  const at = text(line.timestamp)
  const origin: Origin = {
    offset,
    ...(text(line.id) && { uuid: text(line.id) }),
    ...(at && { at }),
    ...(agent !== undefined && { agentId: agent }),
  }
  const read = lookUp(LINES, kind)
  if (read) return read(data, origin)
  return BOOKKEEPING.test(kind) ? [] : unknown(kind)
}

/** What the client keeps for itself. Of messages and tools every kind is named: a new one may hold somebody's words. */
const BOOKKEEPING =
  /^(?:system\.message$|assistant\.(?:turn_start|turn_end|intent|reasoning|usage|message_delta|reasoning_delta)$|tool\.(?:execution_progress|execution_partial_result|user_requested)$|(?:abort|capabilities|command|commands|elicitation|exit_plan_mode|external_tool|hook|mcp|model|pending_messages|permission|sampling|session|skill|subagent|system|user_input)\b)/

const LINES: Readonly<Record<string, (data: Json, origin: Origin) => Entry[]>> = {
  'session.start': ({ context }, origin) => {
    const cwd = text(object(context)?.cwd)
    const branch = text(object(context)?.branch)
    return cwd ? [{ ...origin, type: 'place', cwd, ...(branch && { branch }) }] : []
  },
  // `source` names who else asked: an agent, a skill, a hook.
  'user.message': ({ content, source }, origin) => {
    const voice = (text(source) === '' || source === 'user') && origin.agentId === undefined ? 'typed' : 'meta'
    return text(content).trim() ? [{ ...origin, type: 'prompt', text: text(content), voice }] : []
  },
  'assistant.message': ({ content }, origin) =>
    text(content).trim() ? [{ ...origin, type: 'said', text: text(content) }] : [],
  'tool.execution_start': (data, origin) => {
    const { toolName, toolInput } = normalCall(TOOLS, data.toolName, data.arguments)
    const input = object(toolInput) ?? {}
    return [{ ...origin, type: 'call', id: text(data.toolCallId), tool: text(toolName), input }]
  },
  'tool.execution_complete': (data, origin) => {
    const content = text(object(data.result)?.content)
    const exitCode = Number(object(data.shellExecution)?.exitCode ?? ENDED.exec(content)?.[1] ?? 0)
    const error = object(data.error)
    const said = content || text(error?.message)
    const told = (text(error?.code) === 'denied' ? refusal(said, REFUSALS) : undefined) ?? said.replace(ENDED, '')
    const failed = data.success === false || exitCode > 0
    const runs = !failed && GOES_ON.test(told)
    return [{ ...origin, type: 'result', id: text(data.toolCallId), text: runs ? goesOn(told) : told, failed }]
  },
  'session.compaction_complete': compacted,
}

const REFUSALS = [/^The user rejected this tool call\.(?: User feedback: ([\s\S]+))?/]

/** The client's note behind what a command wrote. */
const ENDED = /\n?<shellId: \d+ completed with exit code (\d+)>\s*$/
const GOES_ON =
  /<[^<>]*\b(?:still running|started in (?:the )?(?:detached )?background|started in detached)\b[^<>]*>\s*$/i

/** An attempt that failed or was not applied changed nothing. */
function compacted(data: Json, origin: Origin): Entry[] {
  if (data.success === false || text(data.summaryContent) === '') return []
  const before = Number(data.preCompactionTokens)
  const after = Number(data.postCompactionTokens)
  return [
    {
      ...origin,
      type: 'boundary',
      trigger: text(data.trigger) === 'manual' ? 'manual' : 'auto',
      ...(before > 0 && { preTokens: before }),
      ...(after > 0 && { postTokens: after }),
    },
    { ...origin, type: 'summary', text: text(data.summaryContent) },
  ]
}
