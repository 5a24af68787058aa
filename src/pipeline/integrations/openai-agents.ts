import { isRecord } from '../../base/is-record.ts'
import { type GuardOptions, guarded } from './guard.ts'

export { hookedTurn, type Turn, type TurnOptions } from './turn.ts'

/** A function tool of the OpenAI Agents SDK, as far as it is needed here. */
interface FunctionTool {
  readonly type: 'function'
  readonly name: string
  invoke(context: never, input: string, details?: never): Promise<unknown>
}

/**
 * The same tools, behind hooks. Tools that the service itself runs are left alone. A call that does not run answers with the
 * text that the model shall read, as the SDK does with errors of its own.
 */
export function hookedTools<Tool extends { readonly type: string }>(
  tools: readonly Tool[],
  options: GuardOptions,
): Tool[] {
  return tools.map((tool) => (isFunctionTool(tool) ? (hooked(tool, options) as Tool & FunctionTool) : tool))
}

function isFunctionTool<Tool extends { readonly type: string }>(tool: Tool): tool is Tool & FunctionTool {
  return tool.type === 'function' && 'invoke' in tool
}

interface Details {
  readonly toolCall?: { readonly callId?: string }
  readonly signal?: AbortSignal
}

function hooked<Tool extends FunctionTool>(tool: Tool, options: GuardOptions): Tool {
  async function invoke(context: unknown, text: string, details?: Details): Promise<unknown> {
    const call = { id: details?.toolCall?.callId ?? crypto.randomUUID(), input: inputOf(text), signal: details?.signal }
    const { name } = tool
    const execute = (input: object) => tool.invoke(context as never, JSON.stringify(input), details as never)
    const { result, context: told, content } = await guarded({ name, execute }, call, options)
    return result?.ok === true && told.length === 0 ? result.output : content
  }
  return { ...tool, invoke }
}

/** What the tool cannot read either is passed on as it is: the tool says what is wrong with it. */
function inputOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : { input: value }
  } catch {
    return { input: text }
  }
}
