import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { messageOf } from '../base/message-of.ts'
import { t } from '../messages/people/speak.ts'
import { CommandError } from './command.ts'

/**
 * A file that a person asked for by name. What was said in sessions is for its owner alone, also where a file stood before. Says what was
 * written, and that a folder was made for it, which may be a slip of the fingers.
 */
export function writeAskedFile(path: string, text: string): string {
  const isNew = !existsSync(dirname(path))
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { mode: 0o600 })
    // `/dev/stdout` is nobody's alone.
    if (statSync(path).isFile()) chmodSync(path, 0o600)
  } catch (error) {
    throw new CommandError(t`${path} cannot be written`, t`${messageOf(error)}; name another file`)
  }
  return isNew ? t`Written to ${path}. The folder ${dirname(path)} was made for it.` : t`Written to ${path}`
}
