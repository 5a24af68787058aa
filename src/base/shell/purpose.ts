import { remembering } from '../remember.ts'

/** What a command is run for, as somebody asks a colleague for it. */
export type Purpose =
  | 'migrate'
  | 'seed'
  | 'deploy'
  | 'release'
  | 'bench'
  | 'types'
  | 'lint'
  | 'format'
  | 'test'
  | 'generate'
  | 'install'
  | 'build'
  | 'run'

/** For what a command is run, as far as its own words tell: the names of its programs, of its tasks and of its files. '' where they do not. */
export const ranFor: (command: string) => Purpose | '' = remembering(readPurpose)

function readPurpose(command: string): Purpose | '' {
  if (BENCHES.test(command)) return 'bench'
  if (INSTALLS.test(command)) return 'install'
  if (RUNS.test(command)) return 'run'
  if (DEPLOYS.test(command)) return 'deploy'
  const words = new Set(wordsOfCommand(command.replace(GIVEN, ' ').replace(FLAGS, ' ')))
  for (const [purpose, named] of PURPOSES) if (named.some((word) => words.has(word))) return purpose
  return [...words].some((word) => word.endsWith('lint')) ? 'lint' : ''
}

/** The words that its names are made of, in small letters: `test:integration`, `assembleDebug`, `./scripts/deploy.sh`. */
export function wordsOfCommand(command: string): string[] {
  return command
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

/** The first whose words it has; what is written behind stands in many commands that are for something else. */
const PURPOSES: readonly (readonly [purpose: Purpose, words: readonly string[]])[] = (
  [
    ['migrate', 'migrate migrates migration migrations alembic flyway liquibase dbmate goose atlas'],
    ['seed', 'seed seeds fixtures'],
    ['deploy', 'deploy deployment rollout'],
    ['release', 'release publish goreleaser dist'],
    ['bench', 'bench benchmark benchmarks'],
    ['types', 'typecheck types tsc mypy pyright'],
    [
      'lint',
      'lint linter clippy vet ruff rubocop flake8 pylint staticcheck shellcheck biome credo phpstan psalm detekt vale analyze analyse sqlfluff check',
    ],
    ['format', 'format fmt prettier gofmt gofumpt rustfmt black stylua'],
    [
      'test',
      'test tests spec specs e2e integration pytest unittest nextest jest vitest mocha rspec ctest phpunit pest tox playwright cypress cucumber behave busted prove ct eunit',
    ],
    ['generate', 'generate generated codegen gen proto protos protoc openapi scaffold'],
    ['install', 'install deps bootstrap'],
    ['build', 'build compile bundle assemble package webpack rollup esbuild tsup docs doc html book latexmk'],
    ['run', 'dev start serve server runserver watch preview'],
  ] as const
).map(([purpose, words]) => [purpose, words.split(' ')])

const FLAGS = /(?<=^|\s)--?[A-Za-z][\w-]*/g
/** What a flag is given is no task: `--profile ci`. */
const GIVEN =
  /(?<=^|\s)--(?!noEmit|write|check\b)[\w-]+[ =](?!-)(?=\S*(?:\s|$))(?:ci|test|release|dev|staging|production)(?=\s|$)/g
const BENCHES = /(?<=\s)-{1,2}bench(?:mark)?\b/
const INSTALLS =
  /^(?:npm (?:-\S+ (?:[^-\s]\S* )?)*(?:ci|i)|(?:npm|pnpm|yarn|bun|pip|poetry|composer|bundle|pod|brew|gem) (?:-\S+ )*(?:install|add)|(?:uv|pdm|mix) (?:sync|install|deps\.get)|yarn$|go mod \w+)(?=\s|$)/
const DEPLOYS =
  /^(?:helm (?:install|upgrade)|(?:terraform|tofu) (?:-\S+ )*apply|kubectl (?:-\S+ \S+ )*apply|pulumi up|ansible-playbook)(?=\s|$)/
const RUNS =
  /^(?:cargo|go|dotnet|flutter|swift|mix phx\.server)(?: run)(?=\s|$)|^(?:make|just|task|rake|(?:npm|pnpm|yarn|bun|mise) run) run(?=\s|$)|^(?:docker|podman)[ -]compose (?:-\S+ \S+ )*up\b|\brails s(?:erver)?$|^mix phx\.server/
