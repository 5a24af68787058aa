import { baseName } from '../../base/paths/paths.ts'
import { testRunOf } from '../../base/shell/test-run.ts'
import { definitionOf } from '../truth/definition.ts'
import type { TextChange } from './change.ts'
import type { OpenFailure } from './open-failures.ts'

/** What was changed after a failure, by paths from the project's root. */
interface Changed {
  readonly files: readonly string[]
  readonly changes: readonly TextChange[]
  readonly commands: readonly string[]
}

/** The text of a file of the project, where it was looked at. */
export type TextAt = (path: string) => string | undefined

/**
 * Whether a failure points at what was changed: it names the file or its test, a name in the change, something that is defined in the
 * file, or a file that uses it; or what the failing program reads was changed. Or a command was run that the failure speaks of, or that
 * brings along what it misses.
 */
export function pointsAt(failure: Pick<OpenFailure, 'output' | 'line' | 'command'>, done: Changed, textAt: TextAt) {
  const written = `${failure.line}\n${failure.output}\n${failure.command}`
  const text = written.toLowerCase()
  if (done.commands.some((command) => isCalledFor(command, failure))) return true
  if (done.files.some((file) => isReadBy(failure.command, file))) return true
  if (done.changes.some(({ before, after }) => sharesName(`${before} ${after}`, text))) return true
  const tested = testedIn(text)
  const called = calledIn(written)
  const using = filesNamedIn(written).flatMap((path) => textAt(path) ?? [])
  return done.files.some((file) => {
    const base = baseName(file).toLowerCase()
    const stem = stemOf(base)
    if (text.includes(base) || (stem.length >= LONG && text.includes(stem)) || tested.has(stem)) return true
    const own = textAt(file) ?? ''
    return called.some((name) => definitionOf(own, name) !== undefined) || using.some((one) => imports(one, file))
  })
}

/** It is named where the failure is told; or something is missing, out of date or not to be reached, and this brings it. */
function isCalledFor(
  command: string,
  { line, output, command: failed }: Pick<OpenFailure, 'output' | 'line' | 'command'>,
) {
  const said = `${line}\n${output}`
  if (PUTS_RIGHT.test(command) || (/\s(?:-u|--update\S*)(?=\s|$)/.test(command) && /snapshot/i.test(said))) return true
  if ((MISSES.test(said) && BRINGS.test(command)) || (SPOILT.test(said) && CLEARS.test(command))) return true
  const known = new Set(wordsIn(failed))
  const about = new Set(wordsIn(said.slice(0, MOST_SAID)))
  return wordsIn(command).some((word) => !known.has(word) && about.has(word))
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[a-z][\w-]{3,}/g) ?? []).filter((word) => !OF_COMMANDS.has(word))
}

/** A package manager, a builder and their like read files of their own, which their failures seldom name. */
function isReadBy(command: string, file: string): boolean {
  if (testRunOf(command) !== undefined) return false
  const base = baseName(file)
  return READS.some(([program, files]) => files.test(base) && program.test(command))
}

/** Files of the project that an output speaks of. */
export function filesNamedIn(output: string): string[] {
  const paths = output.match(/(?<![\w/.])(?:\.\/)?[\w@-][\w@.-]*(?:\/[\w@.-]+)*\.[A-Za-z]{1,5}(?![\w/])/g) ?? []
  return [...new Set(paths.map((path) => path.replace(/^\.\//, '')))].slice(0, MOST_FILES)
}

/** "tax" for `tax.test.ts`, `tax_spec.rb`, `test_tax.py` and `TaxTest.java`. */
function testedIn(low: string): ReadonlySet<string> {
  const names = low.match(/[\w.-]+\.[a-z]{1,5}\b/g) ?? []
  return new Set(names.map((name) => ({ name, stem: stemOf(name) })).flatMap((one) => (isTest(one) ? [one.stem] : [])))
}

function isTest({ name, stem }: { name: string; stem: string }): boolean {
  return stem.length > 1 && stem !== name.replace(/\.\w+$/, '')
}

function stemOf(base: string): string {
  return base.replace(/\.\w+$/, '').replace(/[._-](?:test|spec)s?$|(?<=[a-z])(?:tests?|spec)$|^test[_-]/, '')
}

/** What the failing code calls, without what a runner calls itself. */
function calledIn(output: string): string[] {
  const names = [...output.matchAll(/(?<![.\w])([A-Za-z_]\w{2,})\(/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !OF_RUNNERS.has(name)).slice(0, MOST_CALLED)
}

/** A change that writes or takes out a name which the failure speaks of. */
function sharesName(change: string, failure: string): boolean {
  const names = change.match(/[A-Za-z_]\w{5,}/g) ?? []
  return names.some((name) => /[a-z][A-Z]|_/.test(name) && failure.includes(name.toLowerCase()))
}

/** `from '../src/calc'`, `import calc`, `require "calc"`. */
function imports(text: string, file: string): boolean {
  const stem = baseName(file).replace(/\.\w+$/, '')
  if (!text.includes(stem)) return false
  return text
    .split('\n')
    .some(
      (line) =>
        /\b(?:import|from|require|use|include|export)\b/.test(line) &&
        line.split(/[^\w-]+/).some((word) => word === stem),
    )
}

const MOST_SAID = 4000
const PUTS_RIGHT = /\s(?:--fix|--write|--apply)\b|\b(?:fmt|format)\b/
const MISSES =
  /cannot find|can'?t find|could not|no such|not found|missing|do(?:es)?(?: not|n't) exist|unresolved|undefined reference|E(?:NOENT|CONN|NOTFOUND|ACCES|RESOLVE)|denied|refused|unreachable|not (?:been )?(?:installed|initiali[sz]ed|running|generated|built|reachable|available|executable|set|defined)|did not initiali[sz]e|out of (?:date|sync)|outdated|stale|unable to|timed? ?out|no module named|no matching|in sync|lock ?file|incompatible|mismatch|unknown (?:command|module|package)|找不到|未找到|不存在|缺少|拒[绝絕]|未安[装裝]|[过過]期/i
const BRINGS =
  /\b(?:i|ci|install|add|sync|up|start|restart|build|compile|gen|generate|codegen|make|migrate|migrations?|upgrade|update|create\w*|init\w*|setup|bootstrap|restore|pull|download|fetch|get|mkdir|touch|cp|mv|ln|link|tidy|vendor|login|seed|provision|prepare|export|chmod|tsc|cmake|dedupe|rebuild|lock|push|deploy|enable|load|import)\b/
/** Too much of something, or something that is broken: it helps to empty it. */
const SPOILT =
  /no space left|ENOSPC|disk (?:is )?full|quota|corrupt|checksum|integrity|EINTEGRITY|空[间間]不足|[损損][坏壞]/i
const CLEARS = /\b(?:rm|clean|clear|prune|cache)\b/
const OF_COMMANDS: ReadonlySet<string> = new Set(
  'install build test tests exec node python python3 bash make docker compose kubectl cargo yarn pnpm bunx true false http https error errors fail failed passed exit code with from this that line file files expected received src main index'.split(
    ' ',
  ),
)
const READS: readonly (readonly [program: RegExp, files: RegExp])[] = [
  [
    /^(?:\w+=\S+ )*(?:npm|pnpm|yarn|bun)\b/,
    /^(?:package\.json|\.npmrc|pnpm-workspace\.yaml|\.yarnrc\S*|bunfig\.toml)$/,
  ],
  [
    /^(?:uv|poetry|pip3?|pdm|hatch|pipenv|python3? -m pip)\b/,
    /^(?:pyproject\.toml|setup\.(?:py|cfg)|requirements\S*\.(?:txt|in)|Pipfile)$/,
  ],
  [/^(?:bundle|gem)\b/, /^(?:Gemfile|\S+\.gemspec)$/],
  [/^composer\b/, /^composer\.json$/],
  [/^cargo\b/, /^Cargo\.toml$/],
  [/^go\b/, /^go\.(?:mod|work)$/],
  [/^(?:mvnw?|\.\/mvnw)\b/, /^pom\.xml$/],
  [/^(?:gradlew?|\.\/gradlew)\b/, /^(?:build|settings)\.gradle(?:\.kts)?$|^gradle\.properties$/],
  [/^dotnet\b/, /\.(?:cs|fs|vb)proj$|^(?:nuget\.config|Directory\.\S+)$/i],
  [/^mix\b/, /^mix\.exs$/],
  [
    /^(?:g?make|just|task|mise|tox|nox)\b/,
    /^(?:(?:GNU)?[Mm]akefile|[Jj]ustfile|Taskfile\.ya?ml|\.?mise\.toml|tox\.ini|noxfile\.py)$/,
  ],
  [/^(?:docker|podman)\b/, /^(?:Dockerfile\S*|Containerfile|(?:docker-)?compose\S*\.ya?ml|\.dockerignore)$/],
  [/^(?:terraform|tofu|terragrunt)\b/, /\.(?:tf|tfvars|hcl)$/],
  [/^pulumi\b/, /^Pulumi\S*\.ya?ml$/],
  [/^ansible\S*/, /\.ya?ml$|\.j2$/],
  [/^(?:helm|kubectl|kustomize)\b/, /\.(?:ya?ml|tpl)$/],
  [/^(?:cmake|ninja)\b/, /^CMakeLists\.txt$|\.cmake$/],
]
const LONG = 4
const MOST_FILES = 8
const MOST_CALLED = 20
const OF_RUNNERS: ReadonlySet<string> = new Set(
  'expect assert test describe it toBe toEqual require import function catch throw new Error print printf println println log main'.split(
    ' ',
  ),
)
