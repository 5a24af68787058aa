import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { messageOf } from '../base/message-of.ts'
import { t } from '../messages/people/speak.ts'
import { CommandError } from './command.ts'

/** A file that a person asked for by name. What was said in sessions is for its owner alone, also where a file stood before. */
export function writeAskedFile(path: string, text: string): void {
  // A folder that nobody has is a slip of the fingers, not a wish for one.
  if (!existsSync(dirname(path)))
    throw new CommandError(t`there is no folder ${dirname(path)}`, t`make it first, or name another file`)
  try {
    writeFileSync(path, text, { mode: 0o600 })
    // `/dev/stdout` is nobody's alone.
    if (statSync(path).isFile()) chmodSync(path, 0o600)
  } catch (error) {
    throw new CommandError(t`${path} cannot be written`, t`${messageOf(error)}; name another file`)
  }
}
