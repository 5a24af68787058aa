import type { Stage } from '../execution.ts'

/** Finds the tool, and refuses an input that it does not understand. */
export const discover: Stage = {
  name: 'discover',
  async process(execution, ports) {
    const { call } = execution
    const tool = ports.tool(call.name)
    if (!tool) return { ...execution, refused: { by: 'unknown-tool', reason: `There is no tool ${call.name}.` } }
    const problem = await tool.validate?.(call.input)
    return problem === undefined
      ? { ...execution, tool }
      : { ...execution, tool, refused: { by: 'input', reason: problem } }
  },
}
