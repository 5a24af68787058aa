import type { Change, HookCommand, Target, Wired } from './host.ts'

/** A file that is ours alone: install writes it, uninstall lets it go. A file of that name that is not ours is left alone. */
export interface OwnFile {
  text(command: HookCommand): string
  /** The commands of ours in the text; none in somebody else's file. */
  wired(text: string): readonly Wired[]
}

export function ownFileTarget(path: string, file: OwnFile): Target {
  const wired = (text: string | undefined) => (text === undefined ? [] : file.wired(text))
  const isOurs = (text: string) => wired(text).length > 0
  return {
    path,
    install(before, command): Change {
      if (before !== undefined && before.trim() !== '' && !isOurs(before))
        return { ok: false, problem: 'There is a file of this name that is not ours.', line: 1, column: 1 }
      return { ok: true, after: file.text(command) }
    },
    uninstall(before): Change {
      return { ok: true, after: before !== undefined && isOurs(before) ? undefined : before }
    },
    wired,
  }
}
