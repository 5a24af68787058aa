import { cleaned, segmentsOf } from '../../../../base/shell/segments.ts'
import type { Entry } from '../../../transcript/entry.ts'
import { callPath, inputText, shownPath } from '../../call-text.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall } from '../../state.ts'

/** Scripts and tasks that the agent wrote, until they are run: nobody knows yet whether they work. */
export function takeScript(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  const path = callPath(entry)
  if (entry.tool === 'Edit') takeTasks(ledger, entry, path)
  if (entry.tool !== 'Write') return
  if (!SCRIPT.test(path) && !inputText(entry, 'content').startsWith('#!')) return
  // What a throwaway is for is told by what it printed.
  if (THROWAWAY.test(path)) return
  const shown = shownPath(path, ledger.cwd)
  const others = (ledger.unrun ?? []).filter((script) => script.path !== shown)
  ledger.unrun = [...others, { path: shown, step: ledger.step }].slice(-MOST)
}

/** Tasks that an edit adds to those of the project, each as it is run. */
function takeTasks(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>, path: string): void {
  const runner = RUNNERS.find(({ file }) => file.test(path))
  if (runner === undefined) return
  const before = new Set(namesIn(inputText(entry, 'old_string'), runner.task))
  const added = namesIn(inputText(entry, 'new_string'), runner.task).filter((name) => !before.has(name))
  const tasks = [...new Set(added)].map((name) => ({ path: `${runner.run} ${name}`, step: ledger.step }))
  if (tasks.length > 0) ledger.unrun = [...(ledger.unrun ?? []), ...tasks].slice(-MOST)
}

/** What a call that failed was to write is not there. */
export function takeBackScript(ledger: Ledger, step: number): void {
  const { unrun = [] } = ledger
  if (unrun.some((script) => script.step === step)) ledger.unrun = unrun.filter((script) => script.step !== step)
}

function namesIn(text: string, task: RegExp): string[] {
  return [...text.matchAll(task)].map(([, name = '']) => name)
}

/** Run, moved or removed: whatever names it and does more than look at it. */
export function takeScriptRun(ledger: Ledger, { command, whole = command }: OpenCall): void {
  const { unrun = [] } = ledger
  if (unrun.length === 0) return
  const segments = segmentsOf(whole)
    .map((segment) => cleaned(segment))
    .filter((segment) => !LOOKS.test(segment))
  const left = unrun.filter(({ path }) => !segments.some((segment) => isRunBy(path, segment)))
  if (left.length < unrun.length) ledger.unrun = left
}

/** A task by its whole name: `mise run dup` is not `mise run dup:staged`. */
function isRunBy(path: string, segment: string): boolean {
  const task = /^(?:mise run|make|just) (\S+)$/.exec(path)?.[1]
  if (task === undefined) return segment.includes(baseOf(path))
  return segment.split(/\s+/).includes(task)
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

const SCRIPT = /\.(?:sh|bash|zsh|ps1)$/
/** Where a project's tasks are written, how one begins there, and how it is run. */
const RUNNERS: readonly { readonly file: RegExp; readonly task: RegExp; readonly run: string }[] = [
  { file: /(?:^|\/)\.?mise\.toml$/, task: /^\[tasks\.["']?([\w:.-]+)["']?\]/gm, run: 'mise run' },
  { file: /(?:^|\/)(?:GNU)?[Mm]akefile$/, task: /^([a-z][\w-]*):(?!=)/gm, run: 'make' },
  { file: /(?:^|\/)\.?[Jj]ustfile$/, task: /^@?([a-z][\w-]*)(?: [^:\n]*)?:(?!=)/gm, run: 'just' },
]
const THROWAWAY = /^\/(?:tmp|private\/tmp|var\/folders)\//
const LOOKS = /^(?:chmod|chown|ls|cat|head|tail|wc|grep|rg|sed -n|diff|file|stat|git|shellcheck|(?:ba|z)?sh -n)\b/
const MOST = 4
