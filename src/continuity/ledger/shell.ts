/** A command that checks something: it passes or fails. */
export function isCheck(command: string): boolean {
  return CHECKS.test(command)
}

/** What a command that runs tests was told to run. */
export interface TestRun {
  readonly runner: string
  readonly tags: string
  readonly targets: readonly string[]
  readonly filters: readonly string[]
}

/** The same few commands are run again and again, and asked about by several. */
export function testRunOf(command: string): TestRun | undefined {
  if (runs.has(command)) return runs.get(command)
  const run = readTestRun(command)
  if (runs.size >= MOST_RUNS) runs.clear()
  runs.set(command, run)
  return run
}

const runs = new Map<string, TestRun | undefined>()
const MOST_RUNS = 200

function readTestRun(command: string): TestRun | undefined {
  if (!RUNS_TESTS.test(command)) return undefined
  const part = command
    .split(/&&|\|\||[;|\n]/)
    .map((piece) => piece.trim().replace(/^(?:\w+=\S+ +)+/, ''))
    .find((piece) => RUNS_TESTS.test(piece) && !READS.test(piece))
  if (part === undefined) return undefined
  const words = part.split(/\s+/).map((word) => word.replace(/^["']|["']$/g, ''))
  const at = words.findIndex((word) => RUNS_TESTS.test(word))
  const run = { runner: words.slice(0, at + 1).join(' '), tags: '', targets: [] as string[], filters: [] as string[] }
  for (let next = at + 1; next < words.length; next++) {
    const word = words[next] ?? ''
    const [flag = '', value] = word.split('=', 2)
    const isFlag = flag.startsWith('-')
    if (isFlag && FILTERS.has(flag)) run.filters.push(...(value ?? words[++next] ?? '').split('|'))
    else if (isFlag && TAGS.has(flag)) run.tags = value ?? words[++next] ?? ''
    else if (!isFlag && /[/.:]/.test(word) && !/^\d?>/.test(word) && !/^\d+(?:\.\d+)?m?s?$/.test(word))
      run.targets.push(word)
  }
  return run
}

export type Coverage = 'covers' | 'apart' | 'unknown'

/** Whether one run has run what another ran, as far as their command lines tell. */
export function coverage(later: TestRun, earlier: TestRun, test: string): Coverage {
  const places = placesCovered(later, earlier)
  if (places === 'apart') return 'apart'
  if (later.runner !== earlier.runner || later.tags !== earlier.tags) return 'unknown'
  if (later.filters.length === 0 || later.filters.join() === earlier.filters.join()) return places
  if (later.filters.some((filter) => /[.*+?()[\]\\]/.test(filter))) return 'unknown'
  return later.filters.some((filter) => test.includes(filter.replace(/[\^$]/g, ''))) ? places : 'apart'
}

function placesCovered(later: TestRun, earlier: TestRun): Coverage {
  const wide = later.targets.map((target) => target.replace(/\/?\.\.\.$/, '').replace(/^\.\//, ''))
  if (wide.length === 0 || wide.some((target) => target === '' || target === '.')) return 'covers'
  const before = earlier.targets.map((target) => target.replace(/^\.\//, ''))
  if (before.length === 0) return 'unknown'
  const within = before.filter((target) => wide.some((place) => target.startsWith(place)))
  if (within.length === before.length) return 'covers'
  const touching = before.some((target) => wide.some((place) => place.startsWith(target.replace(/\/?\.\.\.$/, ''))))
  return within.length === 0 && !touching ? 'apart' : 'unknown'
}

const CHECKS =
  /^(?:\w+=\S+ )*(?:npx |mix |go |cargo |npm (?:run )?|pnpm (?:run )?|yarn (?:run )?|bun (?:run )?|mise run |make |just |uv run |poetry run |bundle exec |dotnet |gradle |mvn )?(?:test|lint|check|build|vet|tsc|typecheck|pytest|jest|vitest|credo|clippy|fmt|format|ruff|mypy|eslint|biome|golangci-lint|rspec|compile)\b/
const RUNS_TESTS = /\b(?:test|tests|pytest|jest|vitest|mocha|rspec|ctest|phpunit|tox|ci)\b/
/** They speak of tests and run none. */
const READS =
  /^(?:ls|cat|head|tail|grep|rg|find|wc|which|git|gh|echo|sed|awk|cd|mkdir|rm|cp|mv|test|sleep|curl|jq|diff|code|touch|export|for|if|while)\b/
const FILTERS: ReadonlySet<string> = new Set(['-run', '-k', '-t', '--filter', '--grep', '-g', '--test-name-pattern'])
const TAGS: ReadonlySet<string> = new Set(['-tags', '--features', '--project', '-m'])
