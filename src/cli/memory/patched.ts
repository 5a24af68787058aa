import type { Memory } from '../../memory/store/record.ts'
import { t } from '../../messages/people/speak.ts'
import { CommandError, usageError } from '../command.ts'

/** The text of a memory with one piece of it changed; undefined when no piece is named. */
export function patched(
  { uri, content }: Memory,
  replace: string | undefined,
  by: string | undefined,
): string | undefined {
  if (replace === undefined && by === undefined) return undefined
  if (!replace || by === undefined) throw usageError(t`replace and with belong together`, t`give both`)
  const found = content.split(replace).length - 1
  if (found === 1) return content.split(replace).join(by)
  throw new CommandError(
    found === 0
      ? t`${uri} does not say ${JSON.stringify(replace)}`
      : t`${uri} says ${JSON.stringify(replace)} ${found} times`,
    t`name a piece of its text that is there once`,
  )
}

/** The text that a memory is given: an empty one would wipe it, and an empty line be told from then on. */
export function notEmpty(uri: string, content: string): string {
  if (content.trim() !== '') return content
  throw usageError(
    t`the new text of ${uri} is empty`,
    t`give the text that is to stand there; forget takes a memory away`,
  )
}
