import type { Entry } from '../../../transcript/entry.ts'
import { callPath, inputText, shownPath } from '../../call-text.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall } from '../../state.ts'
import { cleaned, segmentsOf } from './check-command.ts'

/** Scripts that the agent wrote, until they are run: nobody knows yet whether they work. */
export function takeScript(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  if (entry.tool !== 'Write') return
  const path = callPath(entry)
  if (!SCRIPT.test(path) && !inputText(entry, 'content').startsWith('#!')) return
  // What a throwaway is for is told by what it printed.
  if (THROWAWAY.test(path)) return
  const shown = shownPath(path, ledger.cwd)
  const others = (ledger.unrun ?? []).filter((script) => script.path !== shown)
  ledger.unrun = [...others, { path: shown, step: ledger.step }].slice(-MOST)
}

/** Run, moved or removed: whatever names it and does more than look at it. */
export function takeScriptRun(ledger: Ledger, { command, whole = command }: OpenCall): void {
  const { unrun = [] } = ledger
  if (unrun.length === 0) return
  const segments = segmentsOf(whole)
    .map((segment) => cleaned(segment))
    .filter((segment) => !LOOKS.test(segment))
  const left = unrun.filter(({ path }) => !segments.some((segment) => segment.includes(baseOf(path))))
  if (left.length < unrun.length) ledger.unrun = left
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

const SCRIPT = /\.(?:sh|bash|zsh|ps1)$/
const THROWAWAY = /^\/(?:tmp|private\/tmp|var\/folders)\//
const LOOKS = /^(?:chmod|chown|ls|cat|head|tail|wc|grep|rg|sed -n|diff|file|stat|git|shellcheck|(?:ba|z)?sh -n)\b/
const MOST = 4
