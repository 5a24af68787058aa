import type { Hooks } from '../engine/types.ts'

/** A tool as the pipeline needs to know it. */
export interface PipelineTool {
  readonly name: string
  /** What is wrong with an input; undefined when nothing is. */
  validate?(input: ToolInput): string | undefined | Promise<string | undefined>
  execute(input: ToolInput, context: { readonly signal: AbortSignal }): unknown
}

export type ToolInput = Readonly<Record<string, unknown>>

export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly input: ToolInput
}

export type Permission = 'allow' | 'ask' | 'deny'
export interface Ruling {
  readonly permission: Permission
  readonly reason?: string
}

export interface PipelinePorts {
  readonly hooks: Hooks
  tool(name: string): PipelineTool | undefined
  /** The agent's own rules. They win over a hook's allow. */
  permit(call: ToolCall, mode: string): Ruling | Promise<Ruling>
  /** Asks the person. Without it, what needs a yes does not happen. */
  confirm?(question: { readonly call: ToolCall; readonly reason: string | undefined }): Promise<boolean>
}

export interface PipelineSession {
  readonly sessionId?: string
  readonly agentId?: string
  readonly agentType?: string
  readonly cwd?: string
  readonly mode?: string
  readonly signal?: AbortSignal
}
