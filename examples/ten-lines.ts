import { createHooks } from '../src/index.ts'

const hooks = createHooks({ cwd: process.cwd(), claudeSettings: true })
await hooks.fire('SessionStart', { source: 'startup' })

type Run = (input: object) => Promise<string>
type Ask = (question: string) => Promise<boolean>

export async function callTool(name: string, input: object, run: Run, ask: Ask = async () => false): Promise<string> {
  const before = (await hooks.fire('PreToolUse', { toolName: name, toolInput: input })).outcome
  if (before.notice !== undefined) console.error(before.notice)
  if (before.stop !== undefined) throw new Error(before.stop)
  if (before.decision === 'deny') return `Refused: ${before.reason}`
  if (before.decision === 'ask' && !(await ask(`${name}: ${before.reason}`)))
    return `Refused by the person: ${before.reason}`
  const used = before.updatedInput ?? input
  const output = await run(used)
  const after = (await hooks.fire('PostToolUse', { toolName: name, toolInput: used, toolOutput: output })).outcome
  if (after.notice !== undefined) console.error(after.notice)
  if (after.stop !== undefined) throw new Error(after.stop)
  const told = after.updatedOutput === undefined ? output : String(after.updatedOutput)
  return [told, before.context, after.context, after.reason].filter(Boolean).join('\n\n')
}
