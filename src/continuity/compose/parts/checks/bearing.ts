import type { CheckFact, Ledger } from '../../../ledger/facts.ts'
import { changesSince, isOpenEdit } from './edits-since.ts'

/** What was edited after a check: nothing that it reads (then `only` lists it), or something. */
interface Age {
  readonly count: number
  readonly other: string
  readonly only: readonly string[]
  /** Files of which only comments were edited. */
  readonly remarks?: readonly string[]
  /** What wrote the files anew for their form, and nothing else did. */
  readonly formatted?: string
}

/** How old a check is: edits of files that it does not look at make it no older. */
export function sinceOf(ledger: Ledger, checks: readonly CheckFact[]): Age {
  const [first] = checks
  if (first === undefined) return { count: 0, other: '', only: [] }
  const { count, other, mixed } = changesSince(ledger, first.lastSeen)
  const paths = pathsSince(ledger, first.lastSeen)
  const isReader = checks.some(({ command }) => READS_REMARKS.test(command))
  if (count > 0 && paths.length === 0 && !isReader && isFormattedOnly(ledger, first.lastSeen))
    return { count: 0, other: '', only: [], formatted: other }
  const isAway = !mixed && count > 0 && paths.length === count
  if (isAway && !isReader && isRemarksOnly(ledger, first.lastSeen))
    return { count: 0, other: '', only: [], remarks: [...new Set(paths)] }
  if (!isAway || paths.some((path) => path === '' || checks.some((check) => bears(check, path))))
    return { count, other, only: [] }
  return { count: 0, other: '', only: [...new Set(paths)] }
}

/** A formatter changes nothing of what code does. */
function isFormattedOnly({ work }: Ledger, step: number): boolean {
  return (work.changes ?? []).every((change) => change.step <= step || FORMATS.test(change.what))
}

function isRemarksOnly({ work, did }: Ledger, step: number): boolean {
  const { editSteps, remarkSteps = [] } = work
  return !isOpenEdit(did) && editSteps.every((at) => at <= step || remarkSteps.includes(at))
}

/** The files that were edited after a step, in order, each as often as it was. */
export function pathsSince({ work, did }: Ledger, step: number): string[] {
  const { editSteps, editPaths = [] } = work
  const from = editPaths.length - editSteps.length
  const made = editSteps.flatMap((at, index) => (at > step ? [editPaths[from + index] ?? ''] : []))
  return isOpenEdit(did) && did.step > step ? [...made, did.what] : made
}

/** Whether what a check does can depend on a file: a compiler reads its own language, and nobody runs prose. */
export function bears({ command, inner = '' }: CheckFact, path: string): boolean {
  const reads = READS.find(({ run }) => run.test(`${command} ${inner}`))
  if (reads === undefined) return (!PROSE.test(path) || IS_READ.test(path)) && !BESIDE.test(path)
  return reads.files.test(path) && reads.but?.test(path) !== true
}

const FORMATS = /(?:^|[\s:])(?:fmt|format|prettier|gofmt|goimports|black|isort|rustfmt)$/
/** They look at the code as it is written. */
const READS_REMARKS =
  /\b(?:lint|eslint|biome|prettier|ruff|flake8|pylint|golangci-lint|staticcheck|clippy|fmt|format|rubocop|check|docs?|ci|all|verify)\b/
const GO_FILES = /\.(?:go|mod|sum|s|c|h)$/
const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|json)$/
/** By the program that reads the files; the first that fits. */
const READS: readonly { readonly run: RegExp; readonly files: RegExp; readonly but?: RegExp }[] = [
  {
    run: /\b(?:markdownlint|prettier|vale|remark|cspell|lychee|mkdocs|docusaurus|mdbook|docs?|fmt|format)\b/,
    files: /./,
  },
  { run: /\bgo (?:build|install|run)\b/, files: GO_FILES, but: /_test\.go$/ },
  { run: /\b(?:go vet|golangci-lint|staticcheck)\b/, files: /\.(?:go|mod|sum|ya?ml|toml)$/ },
  { run: /\bcargo (?:build|check|clippy)\b/, files: /\.(?:rs|toml|lock)$/ },
  { run: /\b(?:vue-)?tsc\b/, files: CODE },
  { run: /\beslint\b/, files: /\.(?:[cm]?[jt]sx?|vue|svelte|json|mdx?)$/ },
  { run: /\b(?:mypy|pyright|pylint|flake8)\b/, files: /\.(?:pyi?|toml|cfg|ini)$/ },
]
/** For those who host, edit or pack the project. */
const BESIDE =
  /(?:^|\/)\.(?:github|gitlab|circleci|vscode|idea|devcontainer)\/|(?:^|\/)(?:\.(?:git|docker|npm|prettier|eslint)ignore|\.gitattributes|\.editorconfig|\.mailmap|CODEOWNERS)$/
const PROSE = /\.(?:md|mdx|markdown|rst|adoc|txt|png|jpe?g|gif|svg|pdf)$|(?:^|\/)(?:LICENSE|NOTICE|CHANGELOG|README)$/i
/** Written like prose, and read by a program or its tests. */
const IS_READ =
  /^(?!docs?\/)(?:.*\/)?(?:tests?|__tests__|fixtures?|testdata|__snapshots__|snapshots?|golden|prompts?|templates?)\/|(?:^|\/)(?:CMakeLists|(?:[\w-]+[-_.])?(?:requirements|constraints)(?:[-_.][\w-]+)?)\.txt$/i
