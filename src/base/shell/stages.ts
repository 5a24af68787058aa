import { remembering } from '../remember.ts'
import { coverage } from './coverage.ts'
import { plainForm } from './plain-form.ts'
import { type TestRun, testRunOf } from './test-run.ts'
import { FOLDER_WORD, folderNamed } from './written/folder-word.ts'

/**
 * Whether a run has gone through what an earlier one ran: the same stage of the same tool on as much or more (`cargo check` and `cargo
 * check --all-targets`), or a later stage, which contains it (`./gradlew :api:compileTestJava` and `./gradlew test`). However that went on:
 * it is what there is to be told of the earlier one now.
 */
export function goesThrough(later: string, earlier: string, cwd = ''): boolean {
  if (quiet(later) === quiet(earlier)) return true
  const [wide, narrow] = [stagesIn(later), stagesIn(earlier)]
  if (narrow.length === 0) return false
  return narrow.every((one) => wide.some((other) => contains(other, one, cwd)))
}

/** How much it prints changes nothing of what it does. */
const quiet: (command: string) => string = remembering((command) =>
  plainForm(command).replace(/ -(?:q+|v+)(?= |$)/g, ''),
)

/** How far a command goes with a tool, and with what. */
interface Stage {
  readonly tool: Tool
  readonly name: string
  readonly run: TestRun
  /** For another system, or for production. */
  readonly system: string
  /** Another compiler than the usual one. */
  readonly by: string
  /** What it names are modules, and no tests. */
  readonly knowsParts: boolean
  /** Where it runs tests, which. */
  readonly tests: TestRun | undefined
}

function contains(later: Stage, earlier: Stage, cwd: string): boolean {
  if (later.tool !== earlier.tool || later.system !== earlier.system) return false
  if (earlier.by !== '' && later.by !== earlier.by) return false
  const isOf =
    later.name === earlier.name ? isAsMuch(later, earlier) : isBeyond(later.tool.within, later.name, earlier.name)
  return isOf && coverage(later.run, earlier.run, '', cwd) === 'covers'
}

/** Which tests ran is compared by what knows tests, but for modules, which it does not know. */
function isAsMuch(later: Stage, earlier: Stage): boolean {
  if (!TESTS.test(later.name) || (later.tests === undefined && earlier.tests === undefined)) return true
  const isAll = later.tests !== undefined && later.tests.filters.length === 0 && later.tests.tags === ''
  return later.knowsParts && isAll
}

function isBeyond(within: Tool['within'], later: string, earlier: string): boolean {
  if (earlier.startsWith('lint ')) return later === 'check' || isBeyond(within, later, 'check')
  return (within[earlier] ?? []).some((next) => next === later || isBeyond(within, later, next))
}

/** The checks of a session are compared each with each. */
const stagesIn: (command: string) => readonly Stage[] = remembering(readStages)

function readStages(command: string): readonly Stage[] {
  const folder = folderNamed(GOES.exec(command)?.[1] ?? '')
  const bare = plainForm(command.replace(/^\(?\s*(?:cd|pushd) .*? && /, '').replace(FOR_WHAT, ''))
  const tool = TOOLS.find(({ program }) => program.test(bare))
  if (tool === undefined) return []
  const by = / \+(\S+)/.exec(bare)?.[1] ?? ''
  const words = (bare.replace(tool.program, '').match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? []).map((word) =>
    word.replace(/["']/g, ''),
  )
  const own = tool.folder?.exec(bare)?.[1] ?? ''
  const at = [folder, own].filter((one) => one !== '').join('/')
  const tests = testRunOf(command)
  return tool.read(words, bare).map(({ name, targets = [], packages = [] }) => ({
    tool,
    name,
    by,
    system: FOR_WHAT.exec(command)?.[0] ?? '',
    tests,
    knowsParts:
      tool.modules === true || OF_WORKSPACE.test(bare) || (OF_SCRIPT.test(bare) && tests?.targets.length === 0),
    run: { runner: '', tags: '', filters: [], targets, packages, folder: at },
  }))
}

/** Linters and type checkers: what they are to look at. */
function looksAt(words: readonly string[], whole: string): readonly Read[] {
  const name = (LOOKS_AT.exec(whole)?.[0] ?? '').replace(/ (?:lint|check|run|ci|analy[sz]e)$/, '')
  const project =
    /(?: -p| --project| -c| --config(?:-file)?)[ =](?!\.(?: |$)|(?:\.\/)?tsconfig\.json)(\S+)/.exec(whole)?.[1] ?? ''
  const paths = words.filter(
    (word, at) =>
      !word.startsWith('-') && /[/.]|^[\w-]+$/.test(word) && !/^-(?!-?fix|[vqs]$)/.test(words[at - 1] ?? ''),
  )
  return [
    {
      name: `${name} ${project}`,
      targets: paths.map((path) => path.replace(/^\.\//, '').replace(/\/?\*.*$/, '') || '.'),
    },
  ]
}

const LOOKS_AT =
  /^(?:mypy|pyright|ruff(?: check)?|flake8|pylint|black|isort|eslint|biome(?: check| lint| ci)?|oxlint|prettier|stylelint|(?:vue-)?tsc|rubocop|standardrb|(?:vendor\/bin\/)?(?:phpstan(?: analy[sz]e)?|psalm|phpcs|pint)|golangci-lint run|staticcheck|shellcheck|yamllint|ansible-lint|hadolint|tflint|sqlfluff lint|vale|markdownlint(?:-cli2)?|swiftlint(?: lint)?|ktlint|clang-tidy|buf lint|(?:dart|flutter) analy[sz]e)(?= |$)/

interface Read {
  readonly name: string
  readonly targets?: readonly string[]
  readonly packages?: readonly string[]
}

interface Tool {
  readonly program: RegExp
  /** Of each stage those that come right after it and contain it. */
  readonly within: Readonly<Record<string, readonly string[]>>
  /** Where it is told to work. */
  readonly folder?: RegExp
  readonly modules?: true
  read(words: readonly string[], whole: string): readonly Read[]
}

/** The first word is the stage, plain words behind it name what it is for. */
function verbs(flags: RegExp, takes: 'targets' | 'nothing'): Tool['read'] {
  return (words, whole) => {
    const plain: string[] = []
    const packages: string[] = []
    for (let at = 0; at < words.length && words[at] !== '--'; at++) {
      const word = words[at] ?? ''
      const [flag = '', value] = word.split('=', 2)
      if (flags.test(flag)) packages.push(value ?? words[++at] ?? '')
      else if (!word.startsWith('-') && !word.startsWith('+')) plain.push(word)
    }
    const [name = '', ...targets] = plain
    if (/(?:^| )--no-(?:build|check|run)(?: |$)/.test(whole)) return []
    return [{ name, packages, targets: takes === 'targets' ? targets.filter((one) => one !== 'all') : [] }]
  }
}

/** Several tasks with one line, each of a module or of all. */
function gradleTasks(words: readonly string[]): readonly Read[] {
  const out = new Set<string>()
  const found: Read[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === '-x' || word === '--exclude-task') out.add((words[++at] ?? '').replace(/^.*:/, ''))
    else if (word === '--tests') at++
    else if (!word.startsWith('-')) {
      const [, module = '', task = ''] = /^:?(?:(.*):)?([^:]*)$/.exec(word) ?? []
      const name = GRADLE.find(([form]) => form.test(task))?.[1]
      if (name !== undefined)
        found.push({ name: name || `lint ${task}`, targets: module === '' ? [] : [`${module.replaceAll(':', '/')}/`] })
    }
  }
  return out.has('test')
    ? found.map((one) => (GRADLE_TESTED.test(one.name) ? { ...one, name: 'assemble' } : one))
    : found
}

function mavenPhases(words: readonly string[], whole: string): readonly Read[] {
  const phases = words.filter((word) => MAVEN.includes(word))
  const last = MAVEN.toReversed().find((phase) => phases.includes(phase))
  if (last === undefined) return []
  const named = /(?: -pl| --projects)[ =](\S+)/.exec(whole)?.[1]
  const isUntested = /-DskipTests|-Dmaven\.test\.skip/.test(whole) && MAVEN.indexOf(last) >= MAVEN.indexOf('test')
  return [{ name: isUntested ? 'test-compile' : last, packages: named?.split(',') ?? [] }]
}

function sbtTasks(words: readonly string[]): readonly Read[] {
  return words.flatMap((word) => {
    const [, project = '', name = ''] =
      /^(?:(\w+)\/)?((?:Test\/)?compile|test(?:Only|Quick)?|run|package)(?: |$)/.exec(word.replace(/^Test\//, '')) ?? []
    return name === '' ? [] : [{ name: name.replace(/(?:Only|Quick)$/, ''), packages: project === '' ? [] : [project] }]
  })
}

function dotnetVerbs(words: readonly string[], whole: string): readonly Read[] {
  const [name = '', ...rest] = words
  if (/ --no-build(?: |$)/.test(whole)) return []
  // Tests of a project build it.
  const projects = rest.filter((word) => !word.startsWith('-') && /[/.]/.test(word) && !/\.slnx?$/.test(word))
  return [
    { name, packages: projects.map((path) => (path.replace(/\/$/, '').split('/').at(-1) ?? '').replace(OF_TESTS, '')) },
  ]
}

/** `core.compile`, `__.test`. */
function millTasks(words: readonly string[]): readonly Read[] {
  return words.flatMap((word) => {
    const [, module = '', name = ''] = /^(?:([\w.]*)\.)?(compile|test|run|assembly)$/.exec(word) ?? []
    return name === '' ? [] : [{ name, packages: /^(?:_*)$/.test(module) ? [] : [module.replace(/\.test$/, '')] }]
  })
}

/** An image is built by itself or with what it is brought up with. */
function dockerVerbs(words: readonly string[], whole: string): readonly Read[] {
  if (/ compose .*\bup\b/.test(whole)) return / --build(?: |$)/.test(whole) ? [{ name: 'up' }] : []
  return words.slice(0, 3).includes('build') ? [{ name: words.includes('compose') ? 'compose' : 'build' }] : []
}

function rCalls(_words: readonly string[], whole: string): readonly Read[] {
  const name = R_CALLS.find(([form]) => form.test(whole))?.[1]
  return name === undefined ? [] : [{ name }]
}

/** `-f x.yaml`, `site.yml`: what it is done with, and whether it is only tried. */
function kubectlVerbs(words: readonly string[], whole: string): readonly Read[] {
  const name = / --dry-run/.test(whole) || words[0] === 'diff' ? 'try' : (words[0] ?? '')
  const file = /(?: -[fk]| --filename| --kustomize)[ =](\S+)/.exec(whole)?.[1]
  return file === '-' ? [{ name }] : [{ name, packages: file === undefined ? [] : [file] }]
}

function playbooks(words: readonly string[], whole: string): readonly Read[] {
  const name = / --syntax-check/.test(whole) ? 'syntax' : / (?:--check|-C)(?: |$)/.test(whole) ? 'check' : 'run'
  return [{ name, packages: words.filter((word) => /\.ya?ml$/.test(word) && !word.includes('=')) }]
}

function dbtVerbs(words: readonly string[], whole: string): readonly Read[] {
  const some = /(?: -s| -m| --select| --models)[ =](\S+)/.exec(whole)?.[1]
  return [{ name: words.find((word) => !word.startsWith('-')) ?? '', packages: some === undefined ? [] : [some] }]
}

function cmakeSteps(words: readonly string[], whole: string): readonly Read[] {
  return [{ name: words.includes('--build') || /^(?:g?make|ninja)/.test(whole) ? 'build' : 'configure' }]
}

/** Tasks of a project's packages, by whatever starts them. */
function scriptTasks(words: readonly string[], whole: string): readonly Read[] {
  const packages: string[] = []
  const plain: string[] = []
  const named: string[] = []
  let isNamed = false
  for (let at = 0; at < words.length && words[at] !== '--'; at++) {
    const word = words[at] ?? ''
    const [flag = '', value] = word.split('=', 2)
    if (TASK_NAMES.test(flag)) {
      isNamed = value === undefined
      if (value !== undefined) named.push(...value.split(','))
    } else if (OF_PACKAGES.test(flag)) packages.push(...(value ?? words[++at] ?? '').split(','))
    else if (word.startsWith('-')) isNamed = false
    else if (isNamed) named.push(...word.split(','))
    else plain.push(word)
  }
  // A pattern is as good as all: what it leaves out is not known.
  const of = packages.some((name) => /[*.^{]/.test(name)) ? [] : packages
  if (named.length > 0) return named.map((name) => ({ name, packages: of }))
  const [first = '', second = ''] = plain
  if (/^nx /.test(whole)) {
    const [project = '', target = ''] = first === 'run' ? second.split(':') : [second, first]
    return target === '' ? [] : [{ name: target, packages: project === '' ? of : [project] }]
  }
  if (first === 'workspace') return plain.slice(2, 3).map((name) => ({ name, packages: [second] }))
  if (first === 'workspaces') return plain.slice(-1).map((name) => ({ name }))
  const tasks = first === 'run' ? plain.slice(1) : plain
  return (/^(?:turbo|lerna) /.test(whole) ? tasks : tasks.slice(0, 1)).map((name) => ({ name, packages: of }))
}

const GOES = new RegExp(String.raw`^\(?\s*(?:cd|pushd) (${FOLDER_WORD})`)
const TASK_NAMES = /^(?:-t|--targets?)$/
const OF_PACKAGES = /^(?:--filter|-F|--scope|--projects?|-p|-w|--workspace|-C|--dir|--prefix|--cwd)$/
const TESTS = /test|spec|e2e/i
const OF_SCRIPT = /^(?:npm|pnpm|yarn|bun run) /
/** They know the packages, and are told nothing of what is in them. */
const OF_WORKSPACE = /^(?:\w+ )?(?:nx|turbo|lerna) /
const FOR_WHAT = /(?<=^|&& )(?:(?:GOOS|GOARCH|NODE_ENV)=\S+ )+/
const OF_TESTS = /(?:\.\w*Tests?)?(?:\.\w+proj)?$/
const GRADLE_TESTED = /^(?:test|check|build)$/
const GRADLE: readonly (readonly [RegExp, string])[] = [
  [/^(?:compile\w*Test(?:Java|Kotlin|Scala|Groovy)?|compileTest\w*|testClasses|compile\w*Test\w+)$/, 'compileTest'],
  [/^(?:compile\w+|classes|ksp\w*|kapt\w*)$/, 'compile'],
  [/^(?:test\w*|\w+Test)$/, 'test'],
  [/^check$/, 'check'],
  [/^build$/, 'build'],
  [/^(?:assemble\w*|jar|bootJar|war|installDist|shadowJar)$/, 'assemble'],
  [/^(?:run|bootRun)$/, 'run'],
  // Each its own, and all of them a part of `check`.
  [/^(?:ktlint|detekt|lint|spotless|checkstyle|pmd|spotbugs)\w*$/, ''],
]
const MAVEN = [
  'validate',
  'compile',
  'test-compile',
  'test',
  'package',
  'integration-test',
  'verify',
  'install',
  'deploy',
]
const R_CALLS: readonly (readonly [RegExp, string])[] = [
  [/devtools::check\(|R CMD check|rcmdcheck::/, 'check'],
  [/devtools::test\(|testthat::test_(?:local|dir|package)\(/, 'test'],
  [/testthat::test_file\(|devtools::test_active_file/, 'test-file'],
  [/devtools::(?:load_all|document)\(/, 'load'],
]
const COMPILED: Tool['within'] = {
  check: ['build'],
  build: ['test', 'run', 'bench', 'pack', 'publish'],
  restore: ['build'],
}
const TOOLS: readonly Tool[] = [
  { program: /^(?:\.\/)?mill(?= |$)/, within: { compile: ['test', 'run', 'assembly'] }, read: millTasks },
  {
    program: /^(?:docker|podman)(?:-(?=compose))?(?= |compose)/,
    within: { build: ['compose'], compose: ['up'] },
    read: dockerVerbs,
  },
  { program: /^(?=prove(?: |$))/, within: {}, read: verbs(/^-[Ij]$/, 'targets') },
  { program: LOOKS_AT, within: {}, read: looksAt },
  {
    program: /^cargo(?= |$)/,
    within: {
      check: ['clippy', 'build', 'c', 'doc'],
      c: ['clippy', 'build'],
      build: ['test', 'nextest', 'run', 'bench', 'install', 't', 'tarpaulin', 'llvm-cov'],
    },
    read: verbs(/^(?:-p|--package)$/, 'nothing'),
  },
  {
    program: /^gradle(?= |$)/,
    within: {
      compile: ['compileTest', 'assemble', 'run'],
      compileTest: ['test'],
      test: ['check'],
      check: ['build'],
      assemble: ['build'],
    },
    modules: true,
    read: gradleTasks,
  },
  {
    program: /^mvn(?= |$)/,
    within: Object.fromEntries(MAVEN.map((phase, at) => [phase, MAVEN.slice(at + 1, at + 2)])),
    read: mavenPhases,
  },
  {
    program: /^sbt(?= |$)/,
    within: { compile: ['Test/compile', 'test', 'run', 'package'], 'Test/compile': ['test'] },
    read: sbtTasks,
  },
  {
    program: /^go(?= |$)/,
    within: { build: ['test', 'run'], vet: ['test'], install: ['test'] },
    read: verbs(/^(?:-run|-tags|-o|-C|-timeout|-count|-bench|-coverprofile)$/, 'targets'),
  },
  { program: /^dotnet(?= |$)/, within: COMPILED, read: dotnetVerbs },
  {
    program: /^swift(?= |$)/,
    within: { build: ['test', 'run'] },
    read: verbs(/^(?:--target|--product)$/, 'nothing'),
  },
  {
    program: /^(?:mix|gleam|dub|crystal|forge|hardhat|anchor|rebar3|lein|alr|nimble|shards|scarb|aiken)(?= |$)/,
    within: {
      ...COMPILED,
      'deps.get': ['compile'],
      compile: ['test', 'run', 'phx.server', 'dialyzer', 'release', 'eunit', 'ct', 'spec', 'uberjar'],
      build: ['test', 'run', 'spec'],
    },
    read: verbs(/^(?:-e|--only)$/, 'nothing'),
  },
  {
    program: /^(?:stack|cabal)(?= |$)/,
    within: { configure: ['build'], build: ['test', 'bench', 'run', 'exec', 'install'] },
    read: verbs(/^(?:--ta|--test-arguments|--flag|--test-show-details|--test-options)$/, 'targets'),
  },
  {
    program: /^bazel(?:isk)?(?= |$)/,
    within: { build: ['test', 'run', 'coverage'] },
    read: verbs(/^--config$/, 'targets'),
  },
  {
    program: /^(?:terraform|tofu|terragrunt)(?= |$)/,
    within: { init: ['validate'], validate: ['plan'], plan: ['apply', 'destroy'] },
    folder: / -chdir=(\S+)/,
    read: verbs(/^-$/, 'nothing'),
  },
  {
    program: /^helm(?= |$)/,
    within: { dependency: ['lint'], lint: ['template'], template: ['install', 'upgrade', 'diff'], diff: ['upgrade'] },
    read: verbs(/^-$/, 'nothing'),
  },
  { program: /^kubectl(?= |$)/, within: { try: ['apply', 'create', 'replace'] }, read: kubectlVerbs },
  { program: /^zig(?= |$)/, within: COMPILED, read: (words) => [{ name: words.includes('test') ? 'test' : 'build' }] },
  { program: /^ansible-playbook(?= |$)/, within: { syntax: ['check'], check: ['run'] }, read: playbooks },
  {
    program: /^dbt(?= |$)/,
    within: {
      deps: ['parse'],
      parse: ['compile'],
      compile: ['run', 'test'],
      run: ['build'],
      test: ['build'],
      seed: ['build'],
    },
    read: dbtVerbs,
  },
  { program: /^(?:cmake|g?make$|ninja$)/, within: { configure: ['build'] }, read: cmakeSteps },
  {
    program: /^meson(?= |$)/,
    within: { setup: ['compile'], compile: ['test', 'install'] },
    read: verbs(/^-C$/, 'nothing'),
  },
  {
    program: /^deno(?= |$)/,
    within: { check: ['test', 'bench', 'compile'] },
    read: verbs(/^-$/, 'nothing'),
  },
  {
    program: /^(?:Rscript|R)(?= |$)/,
    within: { load: ['test'], 'test-file': ['test'], test: ['check'] },
    read: rCalls,
  },
  {
    program: /^(?:(?:npm|pnpm|yarn|bun) )?(?:turbo|nx|lerna)(?= )|^(?:npm|pnpm|yarn|bun run)(?= )/,
    within: {},
    read: (words, whole) => scriptTasks(words, whole.replace(/^(?:npm|pnpm|yarn|bun) (?=(?:turbo|nx|lerna) )/, '')),
  },
]
