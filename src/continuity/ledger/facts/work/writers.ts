import { cleaned, segmentsOf } from '../../../../base/shell/segments.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall } from '../../state.ts'

/** Commands that write files of the project themselves: that all is committed holds no more. */
export function takeWriters(ledger: Ledger, { command, whole = command, away }: OpenCall): void {
  if (away || !MAY_WRITE.test(whole)) return
  const hasWritten = segmentsOf(whole).some((segment) => {
    const bare = cleaned(segment)
    return WRITES.test(bare) && !NOWHERE.test(bare)
  })
  if (hasWritten) ledger.work = { ...ledger.work, wroteStep: ledger.step }
}

const MAY_WRITE = /\b(?:go|npm|pnpm|yarn|bun|cargo|uv|poetry|bundle|mix|composer)\b/
/** A name has to stand behind those that install what is listed anyway. */
const WRITES =
  /^(?:go (?:get|mod (?:tidy|edit))\b|npm (?:i|install|add)(?: -\S+)* [\w@]|npm (?:uninstall|remove|rm) |(?:pnpm|bun|cargo) (?:add|remove|rm) |(?:yarn|uv|poetry|bundle) (?:add|remove) |mix deps\.(?:get|update|unlock)\b|composer (?:require|remove) )/
/** Installed for the whole machine, or only shown. */
const NOWHERE = /\s(?:-g|--global|--dry-run|-n|--help)(?:\s|$)/
