import type { Execution, Stage } from '../execution.ts'

/** What the model reads: the result, the error or the refusal, and behind it what hooks had to say. */
export const format: Stage = {
  name: 'format',
  process(execution) {
    const { context } = execution
    const said = context.length > 0 ? `\n\n[Hook Context]\n${context.join('\n\n')}` : ''
    return { ...execution, content: `${body(execution)}${said}` }
  },
}

function body({ refused, result, call }: Execution): string {
  if (refused) return `${call.name} did not run: ${refused.reason}`
  if (result?.ok === false) return `${call.name} failed: ${result.error}`
  const output = result?.output
  return typeof output === 'string' ? output : (JSON.stringify(output, null, 2) ?? '')
}
