import type { Hooks } from '../../engine/types.ts'
import type { Execution } from '../execution.ts'
import { runTool } from '../run.ts'
import type { PipelinePorts, PipelineSession, PipelineTool, ToolInput } from '../tool.ts'

export interface GuardOptions {
  readonly hooks: Hooks
  /** The agent's own rules; without them everything is allowed that no hook minds. */
  readonly permit?: PipelinePorts['permit']
  /** Asks the person; without it what a hook wants confirmed does not run. */
  readonly confirm?: NonNullable<PipelinePorts['confirm']>
  readonly session?: PipelineSession
  /** A hook ends the turn after this call: the loop around the tools is the caller's. */
  readonly onStop?: (reason: string) => void
  /** What hooks tell the person. */
  readonly onNotice?: (notice: string) => void
}

/** Takes a call of a framework's tool through the pipeline. */
export async function guarded(
  tool: PipelineTool,
  call: { readonly id: string; readonly input: ToolInput; readonly signal: AbortSignal | undefined },
  { hooks, permit = () => ({ permission: 'allow' }), confirm, session = {}, onStop, onNotice }: GuardOptions,
): Promise<Execution> {
  const ports: PipelinePorts = { hooks, tool: () => tool, permit, ...(confirm && { confirm }) }
  const { id, input, signal } = call
  const execution = await runTool({ id, name: tool.name, input }, { ...session, ...(signal && { signal }) }, ports)
  for (const notice of execution.notices) onNotice?.(notice)
  if (execution.stop !== undefined) onStop?.(execution.stop)
  return execution
}
