import type { Execution } from './execution.ts'
import { STAGES } from './stages.ts'
import type { PipelinePorts, PipelineSession, ToolCall } from './tool.ts'

/** Takes one tool call through all stages. A call that was refused goes straight to the last one. */
export async function runTool(call: ToolCall, session: PipelineSession, ports: PipelinePorts): Promise<Execution> {
  let execution: Execution = { call, session, context: [], notices: [] }
  for (const stage of STAGES) {
    if (execution.refused && stage.name !== 'format') continue
    execution = await stage.process(execution, ports)
  }
  return execution
}
