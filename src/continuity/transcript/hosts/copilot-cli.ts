import { TOOLS } from '../../../hosts/copilot-cli/wire.ts'
import { normalCall } from '../../../hosts/tools.ts'
import type { Entry, Origin } from '../entry.ts'
import { type Json, lineReader, object, text } from '../line-reader.ts'

/** Reads the events of a Copilot CLI session: `{type, data, id, timestamp}` a line. */
export const createCopilotReader = lineReader(copilotLineEntries, () => ({}))

function copilotLineEntries(line: Json, offset: number): Entry[] {
  const data = object(line.data)
  const at = text(line.timestamp)
  const origin: Origin = { offset, ...(text(line.id) && { uuid: text(line.id) }), ...(at && { at }) }
  return (data && LINES[text(line.type)]?.(data, origin)) ?? []
}

const LINES: Readonly<Record<string, (data: Json, origin: Origin) => Entry[]>> = {
  'session.start': ({ context }, origin) => {
    const cwd = text(object(context)?.cwd)
    const branch = text(object(context)?.branch)
    return cwd ? [{ ...origin, type: 'place', cwd, ...(branch && { branch }) }] : []
  },
  'user.message': ({ content }, origin) =>
    text(content).trim() ? [{ ...origin, type: 'prompt', text: text(content), voice: 'typed' }] : [],
  'assistant.message': ({ content }, origin) =>
    text(content).trim() ? [{ ...origin, type: 'said', text: text(content) }] : [],
  'tool.execution_start': (data, origin) => {
    const { toolName, toolInput } = normalCall(TOOLS, data.toolName, data.arguments)
    const input = object(toolInput) ?? {}
    return [{ ...origin, type: 'call', id: text(data.toolCallId), tool: text(toolName), input }]
  },
  'tool.execution_complete': (data, origin) => {
    const exitCode = Number(object(data.shellExecution)?.exitCode ?? 0)
    const told = text(object(data.result)?.content) || text(object(data.error)?.message)
    const failed = data.success === false || exitCode > 0
    return [{ ...origin, type: 'result', id: text(data.toolCallId), text: told, failed }]
  },
  'session.compaction_complete': compacted,
}

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
