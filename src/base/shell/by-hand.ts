import { plainForm } from './plain-form.ts'

/**
 * What a command gives to a program of the project that it starts by hand: what that says is what it is for, and no check. Undefined
 * where it starts none, or one that is a check by its own name.
 */
export function givenByHand(command: string): string | undefined {
  const bare = command.replace(FOLDER, '')
  const start = STARTS.find((form) => form.test(bare))?.exec(bare)?.[0] ?? STARTS[0]?.exec(plainForm(bare))?.[0]
  if (start === undefined || CHECKS.test(start)) return undefined
  return (bare.startsWith(start) ? bare : plainForm(bare)).slice(start.length).trim()
}

/** It is started on something that lies there to be worked on: its words say what it is to do, and not that it checks. */
export function isOnData(command: string): boolean {
  return (
    givenByHand(command)
      ?.split(/\s+/)
      .some((word) => DATA.test(word)) ?? false
  )
}

const FOLDER = /^(?:cd|pushd) .*? && /
const CODE = String.raw`\.(?:[cm]?[jt]sx?|py|rb|php|pl|lua|exs?|jl|R|kts?|swift)`
/** A path, what is run by its source, a package of the project. */
const STARTS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:node|deno run|bun(?: run)?|python(?:3(?:\.\d+)?)?|\S*\/python3?|ruby|php|perl|lua|elixir|julia|Rscript|tsx|ts-node|vite-node|npx (?:tsx|ts-node|vite-node))(?: -\S+)* (?:\S+${CODE}|-m [\w.]+)(?=\s|$)`,
  ),
  /^(?:cargo|go|dotnet|swift|zig build|gradle|mix|stack|cabal|dune) (?:run|exec)(?: (?!--(?: |$))(?:-\S+|(?<=-p )\S+|(?<= run )\.?\.?\/\S+|\.(?= )))*(?: --)?(?=\s|$)/,
  /^(?:\.\/)?(?:(?:bin|build|dist|out|target|cmd|exe)\/)?(?:[\w.-]+\/)*(?<=\/)[\w.-]+(?=\s|$)/,
]
const CHECKS =
  /(?:^|[/_. -])(?:tests?|specs?|checks?|lint|verify|validate|smoke|bench|ci|e2e|typecheck|pytest|unittest|mypy|ruff|black|flake8|pylint|pip|venv|manage|setup)(?=$|[/_.-])|\.(?:ba|z)?sh$/i
/** Fixtures and samples, and files of data by their endings. */
const DATA =
  /(?:^|\/)(?:fixtures?|testdata|test-data|samples?|examples?|data)\/|\.(?:csv|tsv|jsonl?|ya?ml|toml|ini|conf|xml|txt|log|md|html?|db|sqlite3?|png|jpe?g|pdf|wav|bin|dat|ics)$/i
