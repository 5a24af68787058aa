import { projectFolder } from '../../base/thread.ts'
import { files } from '../../platform/files/file-port.ts'
import { pathPlaceOf } from '../../rules/effects/places.ts'
import { changeIn } from '../../rules/read-only/change-in.ts'
import type { ShellEvent } from '../../workflow/feature/context.ts'

/** The part of a command that would change something, for an agent that only reads. */
export async function shellChange(command: string, event: ShellEvent, home: string): Promise<string | undefined> {
  const folder = projectFolder(event)
  // A worktree of its own may lie elsewhere.
  const project = `${event.cwd}/`.startsWith(`${folder}/`) ? folder : event.cwd
  const ground = { cwd: event.cwd, project, home }
  const script = (path: string) => (pathPlaceOf(path, ground) === 'temp' ? textOf(path) : undefined)
  return changeIn(command, { ...ground, exists: files.exists, script }, event.toolName)
}

/** One who only reads can write a script nowhere else than in a temporary folder. */
function textOf(path: string): string | undefined {
  const size = files.size(path)
  return size === undefined ? undefined : new TextDecoder().decode(files.read(path, 0, Math.min(size, LONGEST_SCRIPT)))
}

const LONGEST_SCRIPT = 100_000
