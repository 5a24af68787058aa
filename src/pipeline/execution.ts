import type { PipelinePorts, PipelineSession, PipelineTool, Ruling, ToolCall } from './tool.ts'

/** All that is known about one tool call. Each stage adds to it; none takes anything away. */
export interface Execution {
  readonly call: ToolCall
  readonly session: PipelineSession
  readonly tool?: PipelineTool
  readonly ruling?: Ruling
  /** Why the person is asked first; undefined when nobody is. */
  readonly asks?: { readonly reason: string | undefined }
  /** Set when the call does not happen. Later stages let it pass, but for the last. */
  readonly refused?: {
    readonly by: 'unknown-tool' | 'input' | 'permission' | 'hook' | 'person'
    readonly reason: string
  }
  readonly result?: { readonly ok: true; readonly output: unknown } | { readonly ok: false; readonly error: string }
  /** What hooks tell the model, in order. */
  readonly context: readonly string[]
  readonly notices: readonly string[]
  /** The turn ends after this call. */
  readonly stop?: string
  /** What the model reads. */
  readonly content?: string
  readonly startedAt?: number
  readonly durationMs?: number
}

export interface Stage {
  readonly name: string
  process(execution: Execution, ports: PipelinePorts): Execution | Promise<Execution>
}

/** The fields that every event of this call has. */
export function eventFields({ session }: Execution) {
  const { sessionId, agentId, agentType, cwd, mode } = session
  return {
    ...(sessionId !== undefined && { sessionId }),
    ...(agentId !== undefined && { agentId }),
    ...(agentType !== undefined && { agentType }),
    ...(cwd !== undefined && { cwd }),
    ...(mode !== undefined && { permissionMode: mode }),
  }
}

export function callFields(execution: Execution) {
  const { id, name, input } = execution.call
  return { ...eventFields(execution), toolName: name, toolInput: { ...input }, toolUseId: id }
}
