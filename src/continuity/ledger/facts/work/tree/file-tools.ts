import type { Entry } from '../../../../transcript/entry.ts'
import { inputText, shownPath } from '../../../call-text.ts'
import type { Ledger } from '../../../facts.ts'
import { factOf } from '../../../put.ts'
import type { OpenCall } from '../../../state.ts'
import { deleteFiles, renameFiles } from './file-ends.ts'
import { isOwn } from './shell-paths.ts'

/** What a tool that deletes or moves a file was asked for, whatever its host calls it. */
export function fileToolOf(entry: Extract<Entry, { type: 'call' }>, { cwd }: Ledger): Partial<OpenCall> {
  if (!DELETES.test(entry.tool) && !MOVES.test(entry.tool)) return {}
  const of = (keys: readonly string[]) => shownPath(keys.map((key) => inputText(entry, key)).find(Boolean) ?? '', cwd)
  const path = of(FROM)
  return path === '' ? {} : { path, to: of(TO) }
}

/** One that has succeeded. */
export function takeFileTool(ledger: Ledger, { tool, path = '', to = '' }: OpenCall, at = ''): void {
  if (path === '') return
  if (MOVES.test(tool) && to !== '') renameFiles(ledger, path, to)
  if (!DELETES.test(tool)) return
  const isMade = ledger.work.edits.some((edit) => edit.path === path && edit.made !== undefined)
  const was = isOwn(path, ledger) && !isMade && (tool === 'Delete' || factOf(ledger, 'file', path) !== undefined)
  deleteFiles(ledger, (other) => other === path || other.startsWith(`${path}/`), was ? [path] : [], at)
}

const DELETES = /^(?:Delete|(?:\w+__)?(?:delete|remove)_?files?)$/i
const MOVES = /^(?:Move|(?:\w+__)?(?:move|rename)_?files?)$/i
const FROM = ['file_path', 'path', 'target_file', 'filePath', 'source', 'old_path', 'from'] as const
const TO = ['to', 'destination', 'new_path', 'target', 'new_name'] as const
