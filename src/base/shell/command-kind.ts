import { remembering } from '../remember.ts'
import { isOnData } from './by-hand.ts'
import { plainForm } from './plain-form.ts'

/** What a command is by its words: a check of the work, a run that brings it up or out, something that may be either, or none of these. */
type CommandKind = 'check' | 'run' | 'unnamed' | 'none'

export const commandKind: (plain: string) => CommandKind = remembering(kindOf)

function kindOf(plain: string): CommandKind {
  const bare = plainForm(plain).replace(TARGET, '$1')
  if (bare === '' || isTried(bare)) return 'none'
  if (TOOLS.test(bare)) return 'check'
  if (runs().test(bare)) return 'run'
  if (isSetUp(bare)) return 'none'
  if (CONTAINED.test(bare)) return isNamed(bare, FAR_IN) ? 'check' : 'none'
  // Of `hatch run test` the name of the task is left.
  if (READS.test(bare) && (bare === plain || !TASK_ALONE.test(bare))) return 'none'
  return isNamed(bare, NEAR) && !isOnData(plain) ? 'check' : 'unnamed'
}

/** It only tells of itself, shows what it would do, or is tried with settings of the moment: what it says there is no failure. */
export function isTried(bare: string): boolean {
  return bare.split(/\s+/).some((word) => TELLS.test(word)) || TRIED.test(bare) || SHOWN.test(bare)
}

/** It has an effect: that it failed is open until it passes; that it passed says nothing of the work. */
export function isRun(command: string): boolean {
  return commandKind(command.replace(/^(?:cd|pushd) .*? && /, '').replace(/^(?:[A-Z]+=\w+ )+/, '')) === 'run'
}

function isNamed(bare: string, far: number): boolean {
  const words = bare.split(/\s+/, far + 2).filter((word) => !word.startsWith('-'))
  // `sh deploy/reconcile_test.sh`: what is run is the script.
  const program = INTERPRETS.test(words[0] ?? '') ? 1 : 0
  return words
    .slice(0, far)
    .some((word, at) => (at <= program || !/[/.]\w+$/.test(word)) && (CHECKS.test(word) || TASK.test(word)))
}

const INTERPRETS = /^(?:(?:ba|z|da|k)?sh|python[\d.]*|node|ruby|perl|php|lua|tsx|ts-node|Rscript)$/

/** It prepares a place for a tool, and checks nothing; behind some programs the word is the name of a test. */
function isSetUp(bare: string): boolean {
  const [program = '', first = '', second = ''] = bare.split(/\s+/)
  if (TAKES_NAMES.test(program)) return first === 'init'
  return PREPARES.test(first) || (ADDS.test(second) && !CHECKS.test(first) && !CHECKS.test(program))
}

/** A tool is tried with settings of the moment: `golangci-lint run -c /tmp/dupl.yml`, `-c /dev/null`. What it finds there is no failure. */
const TRIED =
  /(?:^| )(?:-c|-f|--?(?:config|rcfile|settings|config-file|config-path)|--rules?dir)[ =]["']?(?:\/(?:private\/)?tmp\/|\/var\/tmp\/|\/dev\/(?:null|stdin|fd)|<\()/

/** What would be run is only shown. */
const SHOWN = /^(?:g?make|just|task|ninja|rake)\s(?:.*\s)?(?:-n|--dry-run|--just-print|--recon|--dry)(?=\s|$)/

/** In how many words it may stand: before the command of a container stand its own. */
const NEAR = 5
const FAR_IN = 12
/** What a check is called, in whatever tool: as a word of its own in a name like `test:ci`, `run-lint.sh` or `make check`. */
const CHECKS =
  /(?:^|[:/_.+-])(?:pre-?commit|presubmit|tests?|spec|specs|e2e|lint|linter|check|checks|verify|validate|build|compile|typecheck|types|tsc|vet|fmt|format|prettier|coverage|ci|pytest|unittest|nextest|runtest|eunit|bats|gotestsum|ginkgo|behave|cucumber|nosetests|kaocha|pest|ava|busted|jest|vitest|mocha|eslint|ruff|mypy|pyright|clippy|biome|rspec|phpunit|ctest|credo|tox|nox|playwright|cypress|golangci-lint|staticcheck|flake8|pylint|rubocop|stylelint|phpstan|psalm|detekt|ktlint|swiftlint|hadolint|actionlint|buildifier|yamllint|markdownlint|tflint|shellcheck|benchmark|bench)(?:$|[:_.-])/i
/** A task whose name is written in one word: `ktlintCheck`, `testDebugUnitTest`, `:api:compileKotlin`. */
const TASK = /[a-z\d](?:Test|Check|Lint)s?(?=$|[A-Z])|^(?:[\w-]*:)*(?:test|lint|check|compile|build|verify)[A-Z]/
/** Checks that are called otherwise. */
const TOOLS =
  /^(?:node (?:-\S+ )*--test|prove|cl(?:j|ojure) (?:-\S+ )*-[AMX]\S*:test\S*|julia\b.*\bPkg\.test\(\S*|Rscript\b.*\b(?:devtools::(?:test|check)|testthat::\w+)\(\S*|(?:terraform|tofu) (?:plan|validate)|helm (?:lint|template)|pulumi preview|cdk (?:synth|diff)|(?:docker|podman) (?:compose |buildx |image )?(?:-\S+ \S+ )*(?:build|bake)|gh (?:pr checks|run watch)|glab ci status|(?:g?make|rake)(?: -\S+)*(?: all)?$|ninja(?: -\S+)*$|msbuild\b|(?:\.\/)?mill (?:-\S+ )*\S*\b(?:compile|test)|(?:dart|flutter) analy[sz]e|(?:gradle|mvn) (?:assemble|package|install)\w*)(?=\s|$)/

let asRun: RegExp | undefined

/** Made when it is needed first: a hook that judges nothing does without. */
function runs(): RegExp {
  asRun ??= new RegExp(RUNS.map(({ source }) => source).join('|'))
  return asRun
}

const RUNS: readonly RegExp[] = [
  /^(?:(?:docker|podman|nerdctl)[ -]compose (?:-\S+ \S+ )*(?:up|start|restart|pull|push)|(?:docker|podman) (?:push|stack deploy))(?=\s|$)/,
  /^kubectl (?:-\S+ \S+ )*(?:apply|create|replace|patch|rollout|delete)(?=\s|$)/,
  /^(?:helm (?:install|upgrade|rollback)|(?:terraform|tofu) (?:apply|init|destroy|import)|pulumi (?:up|destroy)|ansible-playbook)(?=\s|$)/,
  /^(?:\w[\w-]* (?:-\S+ )*)?deploy(?=\s|$)|^(?:npm|pnpm|yarn|bun|cargo|poetry|uv|twine) (?:publish|upload)(?=\s|$)|^vercel(?: --prod|$)/,
  /^(?:make|just|task|mise|rake|npm|pnpm|yarn|bun|composer|rails|php artisan|python3? manage\.py)(?: run)? (?:-\S+ )*[\w:.-]*(?:deploy|release|publish|migrate|provision|rollout)[\w:.-]*(?=\s|$)/,
  /^(?:alembic (?:upgrade|downgrade)|prisma (?:migrate|db push)|(?:flyway|knex|dbmate|goose|diesel|sqlx|drizzle-kit|sequelize|typeorm|liquibase)\b.*\b(?:migrat\w+|up|update|push))(?=\s|:|$)/,
  /^(?:(?:ba|z)?sh )?(?:\.{0,2}\/)?(?:[\w.-]+\/)*[\w-]*(?:deploy|release|publish|migrate|provision)[\w-]*\.(?:sh|py|[cm]?[jt]s|rb)(?=\s|$)/,
]
/** They run another command inside; it is that one which checks. */
const CONTAINED = /^(?:(?:docker|podman)(?:[ -]compose)? (?:-\S+ \S+ )*(?:run|exec)|kubectl (?:-\S+ \S+ )*exec)(?=\s|$)/
/** Where infrastructure is told to look. */
const TARGET =
  /^((?:terraform|tofu|kubectl|helm|docker))(?: -(?:chdir|n|-namespace|-context|-kube-context|-host)[= ]\S+)+/
/** They look, move and publish; they check nothing. */
const READS =
  /^(?:ls|cat|head|tail|grep|rg|egrep|find|fd|wc|which|type|git|gh|glab|echo|printf|sed|awk|cd|mkdir|rm|cp|mv|test|\[|sleep|curl|wget|jq|yq|diff|code|open|touch|export|source|\.|for|if|while|do|done|then|fi|else|kill|pkill|killall|ps|lsof|nc|ping|ssh|chmod|chown|ln|pwd|date|env|set|tree|stat|file|sort|uniq|cut|tr|xargs|tee|less|du|df|man|read|wait|true|false|exit|return|brew|apt|apt-get|pip|npm (?:i|install|ci|view|info)|pnpm (?:i|install|add)|yarn (?:add|install)|bun (?:i|install|add)|docker|podman|kubectl|helm|terraform|tofu|psql|sqlite3|redis-cli|node -e|python3? -c|bd|linear)\b/
const TASK_ALONE = /^test(?: -|$)/
const PREPARES =
  /^(?:init|enable|disable|install|uninstall|setup|login|logout|add|remove|new|create|config|completions?|help|version|upgrade|update)$/
const ADDS = /^(?:add|remove|install|init|create|enable|disable)$/
const TAKES_NAMES = /^(?:jest|vitest|mocha|ava|pytest|rspec)$/
const TELLS =
  /^(?:--(?:help|version|init|showConfig|print-config|env-info|collect-only|co|listTests|list-tests|list)|-h|-list)(?:=|$)/
