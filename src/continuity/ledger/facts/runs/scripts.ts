import { cleaned, segmentsOf } from '../../../../base/shell/segments.ts'
import type { Entry } from '../../../transcript/entry.ts'
import { callPath, inputText, shownPath } from '../../call-text.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall } from '../../state.ts'

/** Scripts and tasks that the agent wrote, until they are run: nobody knows yet whether they work. */
export function takeScript(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  const path = callPath(entry)
  takeContained(ledger, entry, path)
  if (entry.tool === 'Edit') takeTasks(ledger, entry, path)
  if (entry.tool !== 'Write') return
  if (!BY_HAND.test(baseOf(path)) || RUNNERS_OWN.test(baseOf(path))) return
  if (!SCRIPT.test(path) && !inputText(entry, 'content').startsWith('#!')) return
  // What a throwaway is for is told by what it printed.
  if (THROWAWAY.test(path)) return
  const shown = shownPath(path, ledger.cwd)
  const others = (ledger.unrun ?? []).filter((script) => script.path !== shown)
  ledger.unrun = [...others, { path: shown, step: ledger.step }].slice(-MOST)
}

/** What a container is built or started with runs there, where nobody sees it. */
function takeContained(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>, path: string): void {
  if (ledger.unrun === undefined || !CONTAINER.test(path)) return
  const text = inputText(entry, entry.tool === 'Write' ? 'content' : 'new_string')
  const left = ledger.unrun.filter((script) => !text.includes(baseOf(script.path)))
  if (left.length < ledger.unrun.length) ledger.unrun = left
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
  const commands = segmentsOf(whole)
    .map((segment) => cleaned(segment))
    .filter((segment) => !LOOKS.test(segment))
  // What is fed to an interpreter may read and run it.
  const segments = READS_CODE.test(whole) || FILLS_CONTAINER.test(whole) ? [...commands, whole] : commands
  const left = unrun.filter(({ path }) => !segments.some((segment) => isRunBy(path, segment)))
  if (left.length < unrun.length) ledger.unrun = left
}

/** The person tells how it went, in words or by what it printed: which one they ran is not always said. */
export function takeScriptTold(ledger: Ledger, text: string): void {
  const { unrun = [] } = ledger
  if (unrun.length === 0) return
  const head = text.slice(0, LONGEST_TOLD)
  const left = RAN.test(head) ? [] : WENT.test(head) ? unrun.filter(({ path }) => !head.includes(baseOf(path))) : unrun
  if (left.length < unrun.length) ledger.unrun = left
}

/** It shows something, and runs nothing. */
export function isLook(segment: string): boolean {
  return LOOKS.test(segment)
}

/** A task by its whole name: `mise run dup` is not `mise run dup:staged`. */
function isRunBy(path: string, segment: string): boolean {
  const task = /^(?:mise run|make|just) (\S+)$/.exec(path)?.[1]
  if (task === undefined) return segment.includes(baseOf(path)) || isNamedIn(segment, stemOf(path))
  return segment.split(/\s+/).includes(task)
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** `scripts/backfill.py` as `python -m scripts.backfill`, `import backfill` and `npm run backfill` name it. */
function stemOf(path: string): string {
  return baseOf(path).replace(/\.\w+$/, '')
}

function isNamedIn(segment: string, stem: string): boolean {
  const at = segment.indexOf(stem)
  if (at === -1) return false
  return segment.split(/[^\w-]+/).some((word) => word === stem)
}

const READS_CODE = /\b(?:python3?|node|ruby|perl|psql|bash|sh|deno|bun)\b[^\n]*<</
const RAN =
  /(?<!(?:not|n['’]t|before I|after I|when I|once I|until I) )\b(?:I|we|just|already|i['’]ve|we['’]ve) (?:just |already )?(?:ran|run it|executed|started it)\b|(?:^|[.!,;\n] *)ran (?:it|them|that)\b|跑了|跑过|跑過|运行了|運行了|執行了|执行了/i
const WENT =
  /Traceback|File "|, line \d|\.\w{1,4}:\d+|\b(?:ran|worked|works|printed|prints|finished|took|failed|fails|crash\w*|errors?|exited|stopped|hangs?|hung)\b|报错|報錯|输出|輸出|停了|失败|失敗/i
const LONGEST_TOLD = 6000
const SCRIPT = /\.(?:sh|bash|zsh|ps1)$/
/** Where a project's tasks are written, how one begins there, and how it is run. */
const RUNNERS: readonly { readonly file: RegExp; readonly task: RegExp; readonly run: string }[] = [
  { file: /(?:^|\/)\.?mise\.toml$/, task: /^\[tasks\.["']?([\w:.-]+)["']?\]/gm, run: 'mise run' },
  { file: /(?:^|\/)(?:GNU)?[Mm]akefile$/, task: /^([a-z][\w-]*):(?!=)/gm, run: 'make' },
  { file: /(?:^|\/)\.?[Jj]ustfile$/, task: /^@?([a-z][\w-]*)(?: [^:\n]*)?:(?!=)/gm, run: 'just' },
]
/** Somebody starts it to see, to fill or to bring out something. */
const BY_HAND =
  /(?:^|[._-])(?:tests?|checks?|verify|validate|e2e|smoke|bench(?:mark)?|lint|audit|doctor|migrat(?:e|ion|ions)|seed|backfill|import|export|deploy|release|publish|rollback|provision|backup|restore|reset|cleanup)(?=[._-]|$)/i
/** A test runner finds them by their names. */
const RUNNERS_OWN = /^test_.*\.py$|_test\.\w+$|\.(?:test|spec)\.\w+$/
const CONTAINER =
  /(?:^|\/)(?:[\w.-]*(?:Dockerfile|Containerfile)[\w.-]*|(?:docker-)?compose[\w.-]*\.ya?ml|devcontainer\.json|Procfile)$/i
const FILLS_CONTAINER =
  /(?:Dockerfile|Containerfile|compose[\w.-]*\.ya?ml|Procfile)[^\n]*<<|<<[^\n]*(?:Dockerfile|Containerfile|compose[\w.-]*\.ya?ml|Procfile)/
const THROWAWAY = /^\/(?:tmp|private\/tmp|var\/folders)\//
const LOOKS = /^(?:chmod|chown|ls|cat|head|tail|wc|grep|rg|sed -n|diff|file|stat|git|shellcheck|(?:ba|z)?sh -n)\b/
const MOST = 4
