import { cleaned, segmentsOf } from '../../../../../base/shell/segments.ts'
import type { Ledger } from '../../../facts.ts'
import type { Answered } from './commits.ts'
import { covers } from './staging.ts'
import { isAt, markOpen } from './status.ts'

/** What git was seen to hold is not new, whoever has put it there: a log of the file, its blame, a change of it against the index. */
export function takeTracked(ledger: Ledger, { command, output }: Answered): void {
  if (!ledger.work.edits.some(({ made }) => made !== undefined)) return
  const tracked = [...askedFor(command, output), ...listedIn(command, output)]
  if (tracked.length === 0) return
  const { work } = ledger
  ledger.work = {
    ...work,
    edits: work.edits.map((edit) => {
      const isTracked = tracked.some((path) => isAt(edit.path, path)) && !isInIndex(ledger, edit.path)
      if (edit.made === undefined || !isTracked) return edit
      const { made: _, ...known } = edit
      return known
    }),
  }
}

/** What git shows as changed is not committed: where all of the tree was looked at, and the output is that of the look. */
export function takeShownOpen(ledger: Ledger, { command, whole, output, failed }: Answered): void {
  const segments = segmentsOf(whole)
  const last = segments.at(-1)
  if (failed || last === undefined || !LOOKS.test(cleaned(last))) return
  // What it took in stands in the look before it.
  if (segments.some(({ text, then }) => then === '|' || then === '||' || MOVES.test(text))) return
  markOpen(ledger, listedIn(command, output))
}

/** What is new and in the index differs from it like any other. */
function isInIndex(ledger: Ledger, path: string): boolean {
  return ledger.work.staged.some((one) => covers(one, path, ledger))
}

/** The one file whose history was asked for, and git had some. */
function askedFor(command: string, output: string): string[] {
  const [, verb, rest = ''] = /^git (log|blame|annotate)\b([^&|;\n]*)/m.exec(command) ?? []
  if (verb === undefined || !HISTORY.test(output)) return []
  const named = verb === 'log' ? (rest.split(/\s--\s/)[1] ?? '') : rest
  const paths = named.split(/\s+/).filter((word) => /[^/]\.\w+$/.test(word) && !/^[-<>\d]/.test(word))
  return paths.length === 1 ? paths : []
}

/** Files that git shows as changed and has had before. */
function listedIn(command: string, output: string): string[] {
  const isPlainDiff = (command.match(/^git diff\b[^&|;\n]*/gm) ?? []).every((line) => PLAIN.test(line))
  const found: string[] = []
  if (/^git status\b/m.test(command))
    for (const match of output.matchAll(MODIFIED)) found.push(match[1] ?? match[2] ?? '')
  if (/^git diff\b/m.test(command) && isPlainDiff) {
    for (const [, path = ''] of output.matchAll(DIFF)) found.push(path)
    if (/--stat\b/.test(command)) for (const [, path = ''] of output.matchAll(STAT)) found.push(path.trim())
  }
  return found.filter((path) => path !== '')
}

const MOVES = /\bgit (?:-\S+ \S+ )*(?:commit|stash|reset|checkout|merge|rebase|pull)\b/
const LOOKS =
  /^git (?:--no-pager )?(?:status(?:\s+(?:-s|-sb|-b|--short|--porcelain|--branch|-uall))*|diff(?:\s+--stat)?)$/
const HISTORY = /^(?:commit )?\^?[0-9a-f]{7,40}\b/m
/** Against the index, not against another commit. */
const PLAIN =
  /^git diff(?:\s+(?:--(?!cached|staged|no-index)\S+|-\w\S*|--|(?![0-9a-f]{7,})[\w@./-]+\/[\w@./-]+|[\w@-]+\.\w+))*\s*(?:\d?>\S*)?$/
const MODIFIED = /^\t(?:modified|deleted): +(\S.*)$|^(?! {2})(?: [MD]|M[ M]|D ) (\S.*)$/gm
const DIFF = /^diff --git a\/(\S+) b\/\S+\n(?:old mode \d+\nnew mode \d+\n)?index /gm
const STAT = /^ (?!\.\.\.)(\S.*?)\s+\|\s+(?:\d+|Bin)\b/gm
