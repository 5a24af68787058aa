import { dirname } from 'node:path'
import { t } from '../../messages/people/speak.ts'
import type { Paths } from '../../platform/paths.ts'
import { CommandError } from '../command.ts'

/** What the system did not allow, as a person can act on it; undefined where it is no such thing. */
export function fileFailure(failure: unknown, { home }: Pick<Paths, 'home'>): CommandError | undefined {
  const { code, path, syscall } = failure as { code?: unknown; path?: unknown; syscall?: unknown }
  const kind = typeof code === 'string' ? KINDS[code] : undefined
  if (!kind || typeof path !== 'string') return undefined
  const message =
    syscall === 'open' || syscall === 'scandir' || syscall === 'read'
      ? t`${path} cannot be opened: ${kind.reason()}`
      : t`${path} cannot be written: ${kind.reason()}`
  const isOurs = path === home || path.startsWith(`${home}/`) || home.startsWith(`${path}/`)
  return new CommandError(message, isOurs ? kind.remedy.ours() : kind.remedy.theirs(dirname(path)))
}

interface Kind {
  reason(): string
  readonly remedy: { ours(): string; theirs(folder: string): string }
}

const NOT_ALLOWED: Kind = {
  reason: () => t`you have no right to it (permission denied)`,
  remedy: {
    ours: () => t`give yourself the right to write there, or set THROUGHLINE_HOME to a folder of your own`,
    theirs: (folder) => t`give yourself the right to it: ls -ld "${folder}" shows whose it is`,
  },
}
const READ_ONLY: Kind = {
  reason: () => t`that disk is read-only`,
  remedy: {
    ours: () => t`set THROUGHLINE_HOME to a folder that can be written`,
    theirs: () => t`make it writable and run the command again`,
  },
}
const FULL: Kind = {
  reason: () => t`no room is left on that disk`,
  remedy: {
    ours: () => t`make room there, or set THROUGHLINE_HOME to a folder on another disk`,
    theirs: () => t`make room there and run the command again`,
  },
}
const IN_THE_WAY: Kind = {
  reason: () => t`a file stands where a folder should be, or a folder where a file should`,
  remedy: {
    ours: () => t`move it away, or set THROUGHLINE_HOME to another folder`,
    theirs: () => t`move it away and run the command again`,
  },
}

const KINDS: Readonly<Record<string, Kind>> = {
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: READ_ONLY,
  ENOSPC: FULL,
  EDQUOT: FULL,
  ENOTDIR: IN_THE_WAY,
  EISDIR: IN_THE_WAY,
  EEXIST: IN_THE_WAY,
}
