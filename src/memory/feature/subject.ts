import { fingerprint } from '../../base/ids.ts'
import { commandKey } from '../../base/shell/command.ts'
import { fileOf } from './file-tools.ts'

/** What failed and may work later: a command, a tool with its file, or a tool with exactly this input. */
export function subjectOf(tool: string, input: Readonly<Record<string, unknown>>): string {
  if (tool === 'Bash') return typeof input.command === 'string' ? commandKey(input.command) : ''
  const path = fileOf(tool, input)
  return path === undefined ? `${tool} ${fingerprint(JSON.stringify(input))}` : `${tool} ${path}`
}

/** What a call said. */
export function outputOf(output: unknown): string {
  if (typeof output === 'string') return output
  if (typeof output !== 'object' || output === null) return ''
  const { stdout, stderr } = output as { stdout?: unknown; stderr?: unknown }
  if (typeof stdout !== 'string') return typeof stderr === 'string' ? stderr : ''
  return typeof stderr === 'string' ? `${stdout}\n${stderr}` : stdout
}
