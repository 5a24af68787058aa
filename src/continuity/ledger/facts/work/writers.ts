import { cleaned, segmentsOf } from '../../../../base/shell/segments.ts'
import { shownPath } from '../../call-text.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall } from '../../state.ts'

/** Commands that write files of the project themselves: what they changed is not committed either. */
export function takeWriters(ledger: Ledger, { command, whole = command, away }: OpenCall): void {
  if (away || !MAY_WRITE.test(whole)) return
  const { work, cwd } = ledger
  let folder = below(work.here, cwd)
  for (const segment of segmentsOf(whole)) {
    const bare = cleaned(segment)
    if (bare.startsWith('cd ')) folder = below(bare.slice(3).trim(), cwd)
    const found = WRITERS.find(([form]) => form.test(bare))
    if (found === undefined || bare.length > LONGEST || NOWHERE.test(bare)) continue
    const files = found[1].map((file) => (folder === '' ? file : `${folder}/${file}`))
    const others = (ledger.work.writers ?? []).filter((writer) => writer.command !== bare)
    ledger.work = { ...ledger.work, writers: [...others, { command: bare, files, step: ledger.step }].slice(-MOST) }
  }
}

/** A folder as it is shown, '' for the project's own. */
function below(folder: string, cwd: string): string {
  const shown = shownPath(folder, cwd).replace(/^\.\/?|\/$/g, '')
  return shown === cwd || shown.startsWith('/') || shown.startsWith('..') ? '' : shown
}

const MAY_WRITE = /\b(?:go|npm|pnpm|yarn|bun|cargo|uv|poetry|bundle|mix|composer)\b/
/** A name has to stand behind those that install what is listed anyway. */
const WRITERS: readonly (readonly [form: RegExp, files: readonly string[]])[] = [
  [/^go (?:get|mod (?:tidy|edit))\b/, ['go.mod', 'go.sum']],
  [/^npm (?:i|install|add)(?: -\S+)* [\w@]|^npm (?:uninstall|remove|rm) /, ['package.json', 'package-lock.json']],
  [/^pnpm (?:add|remove|rm) /, ['package.json', 'pnpm-lock.yaml']],
  [/^yarn (?:add|remove) /, ['package.json', 'yarn.lock']],
  [/^bun (?:add|remove|rm) /, ['package.json', 'bun.lock']],
  [/^cargo (?:add|remove|rm) /, ['Cargo.toml', 'Cargo.lock']],
  [/^uv (?:add|remove) /, ['pyproject.toml', 'uv.lock']],
  [/^poetry (?:add|remove) /, ['pyproject.toml', 'poetry.lock']],
  [/^bundle (?:add|remove) /, ['Gemfile', 'Gemfile.lock']],
  [/^mix deps\.(?:get|update|unlock)\b/, ['mix.lock']],
  [/^composer (?:require|remove) /, ['composer.json', 'composer.lock']],
]
/** Installed for the whole machine, or only shown. */
const NOWHERE = /\s(?:-g|--global|--dry-run|-n|--help)(?:\s|$)/
const LONGEST = 80
const MOST = 8
