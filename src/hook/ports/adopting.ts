import type { Event } from '../../protocol/event.ts'

/**
 * The task list, or the file of workflows, that a session here has just written by a tool, or a command that names it; undefined for
 * nearly every event, and told by a look at the end of a path.
 */
export function writtenHere(event: Event): string | undefined {
  if (event.name !== 'PostToolUse' || READS.includes(event.toolName)) return undefined
  const { file_path: path, command } = event.toolInput
  if (typeof path === 'string')
    return path.endsWith('/tasks.md') || path.endsWith('/.throughline/workflows.yaml') ? inside(path, event) : undefined
  if (typeof command !== 'string' || !command.includes('/tasks.md')) return undefined
  const found =
    /(?:>|\btee\b[^|;&]*)\s*["']?((?:[^\s"'<>|;&]*\/)?specs\/features\/in-progress\/[a-z0-9-]+\/tasks\.md)/.exec(
      command,
    )?.[1]
  return found === undefined ? undefined : inside(found, event)
}

/** Whoever looks at a list has not written it. */
const READS: readonly string[] = ['Read', 'NotebookRead', 'Grep', 'Glob', 'LS']

function inside(path: string, { cwd }: Event): string {
  return path.startsWith('/') || /^[A-Za-z]:/.test(path) ? path : `${cwd}/${path}`
}
