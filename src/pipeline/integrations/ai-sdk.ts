import { isRecord } from '../../base/is-record.ts'
import type { PipelineTool } from '../tool.ts'
import { type GuardOptions, guarded } from './guard.ts'

export { hookedTurn, type Turn, type TurnOptions } from './turn.ts'

/** A tool of the AI SDK, as far as it is needed here. */
interface AiTool {
  readonly inputSchema?: unknown
  // Methods are compared loosely, so that tools with inputs of their own types fit.
  execute?(input: never, options: never): unknown
}

/**
 * The same tools, behind hooks: PreToolUse may refuse or rewrite a call, PostToolUse sees what came of it. A call that does not
 * run, or fails, throws with the text that the model shall read, as the SDK expects.
 */
export function hookedTools<Tools extends Readonly<Record<string, AiTool>>>(
  tools: Tools,
  options: GuardOptions,
): Tools {
  const wrapped = Object.entries(tools).map(([name, tool]) => [name, tool.execute ? hooked(name, tool, options) : tool])
  return Object.fromEntries(wrapped) as Tools
}

interface CallOptions {
  readonly toolCallId: string
  readonly abortSignal?: AbortSignal
}

function hooked(name: string, tool: AiTool, options: GuardOptions): AiTool {
  async function execute(input: unknown, callOptions: CallOptions): Promise<unknown> {
    const pipelineTool: PipelineTool = {
      name,
      validate: (changed) => problemOf(tool.inputSchema, changed),
      execute: (changed) => settled(tool.execute?.(changed as never, callOptions as never)),
    }
    const call = {
      id: callOptions.toolCallId,
      input: isRecord(input) ? input : { input },
      signal: callOptions.abortSignal,
    }
    const { result, context, content = '' } = await guarded(pipelineTool, call, options)
    if (result?.ok !== true) throw new Error(content)
    if (context.length === 0) return result.output
    return typeof result.output === 'string' ? content : { result: result.output, hookContext: context.join('\n\n') }
  }
  return { ...tool, execute }
}

/** A tool may give its results bit by bit: the last one is the result. */
async function settled(given: unknown): Promise<unknown> {
  const value = await given
  if (typeof value !== 'object' || value === null || !(Symbol.asyncIterator in value)) return value
  let last: unknown
  for await (const part of value as AsyncIterable<unknown>) last = part
  return last
}

/** By the Standard Schema that validators share, or by the SDK's own; a schema that has neither is not asked. */
async function problemOf(schema: unknown, input: unknown): Promise<string | undefined> {
  if (typeof schema !== 'object' || schema === null) return undefined
  const standard = (schema as { '~standard'?: { validate?(value: unknown): unknown } })['~standard']
  const own = schema as { validate?(value: unknown): unknown }
  const result = await (standard?.validate ? standard.validate(input) : own.validate?.(input))
  if (!isRecord(result)) return undefined
  if (Array.isArray(result.issues) && result.issues.length > 0) return result.issues.map(messageIn).join('; ')
  return result.success === false ? messageIn(result.error) : undefined
}

function messageIn(issue: unknown): string {
  return isRecord(issue) && typeof issue.message === 'string' ? issue.message : String(issue)
}
