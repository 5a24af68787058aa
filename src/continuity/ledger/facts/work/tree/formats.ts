/** What has written files anew for their form: a formatter or a fixer, by its name or by the task's; '' where it only looked, or left all as it was. */
export function formatterIn(command: string, output: string): string {
  if (LOOKS.test(command) || (UNCHANGED.test(output) && !CHANGED.test(output))) return ''
  for (const form of [TOLD_TO, BY_ITSELF, TASK, TASK_TOLD_TO]) {
    const name = form.exec(command)?.[1]
    if (name !== undefined) return name
  }
  return ''
}

/**
 * The same of a tool that nobody knows, where a word of it says that it formats or fixes and a file of the project is given to it:
 * `vp fmt src/a.ts`.
 */
export function formatterOf(command: string, isFile: (path: string) => boolean): string {
  if (!(WORD.test(command) || FLAG.test(command)) || LOOKS.test(command) || PRINTS.test(command)) return ''
  const words = command.split(/\s+/)
  if (!words.slice(1).some((word) => !word.startsWith('-') && isFile(word.replace(/^["']|["']$/g, '')))) return ''
  return WORD.exec(command)?.[1] ?? FLAG.exec(command)?.[1] ?? ''
}

/** The formatter's word stands near the program, before any file. */
const WORD = /^((?:(?:npx|bunx|uvx|pnpm|yarn|npm run|uv run|pnpm (?:dlx|exec)) )?[\w@][\w./@-]* (?:fmt|format))(?=\s|$)/
const FLAG = /^((?:(?:npx|bunx|uvx|pnpm|yarn|uv run|pnpm (?:dlx|exec)) )?[\w@][\w./@-]*)\b.*\s--(?:write|fix)(?=\s|$)/
/** They print what they would write, or are no tools of this kind. */
const PRINTS =
  /^(?:git|gh|docker|kubectl|ls|stat|date|echo|printf|cat|grep|rg|find|cp|mv|rm|curl|man|which)\b|\bbiome (?:format|check|lint)\b(?!.*\s--(?:write|fix)\b)|\bswift[- ]format\b(?!.*\s(?:-i|--in-place)\b)/
const TOLD_TO =
  /^(?:npx |pnpm |yarn |bunx |uv run |poetry run )?(prettier|eslint|biome|ruff|gofmt|goimports|stylelint)\b.*(?:\s--(?:write|fix)\b|\s-w\b)/
const BY_ITSELF =
  /^(?:uv run |poetry run |python3? -m |bundle exec )?(black|isort|ruff format|cargo fmt|go fmt|mix format|dotnet format|terraform fmt|rustfmt)(?=\s|$)/
const TASK =
  /^((?:npm run|pnpm(?: run)?|yarn(?: run)?|bun run|make|just|task|mise run) (?:format|fmt|(?:lint|format|style)[:-]fix|fix[:-](?:lint|format|style)))(?=\s|$)/
const TASK_TOLD_TO = /^((?:npm run|pnpm(?: run)?|yarn(?: run)?|bun run) lint)\b.*\s--fix\b/
const LOOKS = /\s(?:--(?:check(?:-only|-formatted)?|diff|dry-run|verify-no-changes|fix-dry-run|help|version)|-check)\b/
const UNCHANGED = /^\d+ files? (?:would be )?left unchanged/m
const CHANGED = /\b(?:reformatted|Fixing)\b/
