import { files } from '../../platform/files/file-port.ts'
import type { Call } from '../command.ts'
import type { Finding } from './finding.ts'

/** The project's own workflows, where it has a file of them. */
export async function checkWorkflows(call: Call): Promise<Finding[]> {
  const file = `${call.cwd}/.throughline/workflows.yaml`
  if (!files.exists(file)) return []
  const { lintFile } = await import('../workflow/commands.ts')
  const { problems, own } = lintFile(file)
  if (problems.length === 0) {
    return [{ check: 'Workflows', state: 'fine', detail: `${file} adds ${own.workflows.join(', ') || 'no workflow'}` }]
  }
  return problems.map(({ line, column, message, hint }) => ({
    check: 'Workflows',
    state: 'wrong',
    detail: `${file}:${line}:${column}: ${message}`,
    remedy: hint,
  }))
}
