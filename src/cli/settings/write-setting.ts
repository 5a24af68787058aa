import { applyEdits, modify } from 'jsonc-parser'
import { isRecord } from '../../base/is-record.ts'
import { t } from '../../messages/people/speak.ts'
import { readUserText, writeAtomically } from '../../platform/files/files.ts'
import { parseJsonc } from '../../platform/settings/jsonc.ts'
import { CommandError } from '../command.ts'

/** Sets one key of a settings file, or takes it out when the value is undefined; comments and everything else stay as they were. */
export function writeSetting(file: string, key: string, value: unknown): void {
  const read = readUserText(file)
  if (!read.ok) throw new CommandError(read.problem, t`write it as UTF-8 first`)
  const before = read.text ?? ''
  const text = before.trim() === '' ? '{}\n' : before
  const parsed = parseJsonc(text)
  if (!parsed.ok) {
    throw new CommandError(
      `${file}:${parsed.line}:${parsed.column}: ${parsed.problem}`,
      t`mend that file first; nothing was changed`,
    )
  }
  if (value === undefined && !isSet(parsed.value, key)) return
  const edits = modify(text, key.split('.'), value, { formattingOptions: { insertSpaces: true, tabSize: 2 } })
  const after = applyEdits(text, edits)
  if (after !== before) writeAtomically(file, after)
}

function isSet(settings: unknown, key: string): boolean {
  const found = key.split('.').reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), settings)
  return found !== undefined
}
