import { createHooks } from '../src/index.ts'

const hooks = createHooks({ cwd: process.cwd(), claudeSettings: true })
await hooks.fire('SessionStart', { source: 'startup' })

export async function callTool(name: string, input: object, run: (input: object) => Promise<string>): Promise<string> {
  const { outcome } = await hooks.fire('PreToolUse', { toolName: name, toolInput: input })
  if (outcome.decision === 'deny' || outcome.decision === 'ask') return `Refused: ${outcome.reason}`
  const output = await run(outcome.updatedInput ?? input)
  const after = await hooks.fire('PostToolUse', { toolName: name, toolInput: input, toolOutput: output })
  return [output, after.outcome.context].filter(Boolean).join('\n\n')
}
