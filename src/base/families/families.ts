/**
 * Things of which a project takes one at a time for a job: the one place where they are listed. Two statements about the same job that name
 * different ones cannot both hold.
 */
export interface ValueFamily {
  readonly name: string
  /** As one word each, in small letters. */
  readonly members: readonly string[]
  /** Members that are everyday words too: they count only as they are written here. */
  readonly named: readonly string[]
  /** What the job is called, as an expression; '' where a member says nothing of what it is for. */
  readonly job: string
}

type Row = readonly [name: string, members: string, job: string, named?: string]

const ROWS: readonly Row[] = [
  [
    'package manager',
    'npm pnpm yarn bun',
    'packages?|dependenc\\w+|workspaces?|install\\w*|lock ?files?|(?:包|套件|依[赖賴])(?:管理)?|[装裝]|安[装裝]',
  ],
  [
    'Python package manager',
    'pip poetry uv pipenv conda pdm',
    'packages?|dependenc\\w+|install\\w*|python|包|依[赖賴]|[装裝]',
  ],
  [
    'test runner',
    'jest vitest mocha jasmine ava',
    'tests?|testing|unit|specs?|suites?|runners?|[单單]?元?[测測][试試]?(?:框架)?',
  ],
  ['Python test runner', 'pytest unittest nose', 'tests?|testing|unit|python|[单單]?元?[测測][试試]?'],
  ['Java test runner', 'junit testng spock', 'tests?|testing|unit|java|[单單]?元?[测測][试試]?'],
  ['Ruby test runner', 'rspec minitest', 'tests?|testing|specs?|ruby|[测測][试試]?'],
  [
    'browser test',
    'cypress playwright selenium puppeteer',
    'e2e|end[- ]to[- ]end|browser|ui|tests?|testing|端到端|[测測][试試]?',
  ],
  ['linter', 'eslint biome tslint oxlint standardjs', 'lint\\w*|checks?|[检檢][查测測]'],
  ['Python formatter', 'black ruff yapf autopep8', 'format\\w*|python|格式化?'],
  ['Python linter', 'flake8 pylint ruff', 'lint\\w*|checks?|python|[检檢][查测測]'],
  ['formatter', 'prettier dprint biome', 'format\\w*|格式化?'],
  ['type checker', 'mypy pyright pyre', 'typ(?:es?|ing)|checks?|python|[类類]型'],
  ['bundler', 'webpack vite rollup esbuild parcel turbopack rspack', 'bundl\\w*|builds?|built|打包|[构構]建'],
  ['monorepo tool', 'turborepo lerna', 'monorepo|workspaces?|tasks?', 'Nx nx Turbo'],
  [
    'user interface',
    'react vue svelte angular solidjs preact',
    'front-?end|ui|components?|pages?|前端|[组組]件|[页頁]面|界面',
  ],
  ['style sheets', 'tailwind sass scss styledcomponents', 'css|styl\\w+|[样樣]式'],
  ['web server library', 'express fastify koa hono', 'server|http|routes?|api|服[务務]'],
  ['Python web framework', 'django flask fastapi', 'server|web|python|后端|後端|服[务務]'],
  [
    'database',
    'postgres postgresql mysql mariadb sqlite mongodb mongo oracle cockroachdb',
    'databases?|dbs?|data|stored?|storage|[数數]据?[库庫]|[资資]料[库庫]|[库庫]|存[储儲]?',
  ],
  ['cache', 'redis memcached valkey', 'cach\\w+|sessions?|[缓緩]存|快取'],
  ['queue', 'rabbitmq kafka nats sqs activemq', 'queues?|messag\\w+|events?|jobs?|[队隊]列|消息|[讯訊]息'],
  [
    'search engine',
    'elasticsearch opensearch meilisearch typesense solr',
    'search\\w*|index\\w*|搜索|搜[寻尋]|[检檢]索',
  ],
  ['database mapper', 'prisma drizzle typeorm sequelize knex kysely', 'orm|database|quer\\w+|[数數]据[库庫]|[查]询'],
  ['migrations', 'alembic flyway liquibase', 'migrations?|[迁遷]移'],
  ['build tool', 'maven gradle bazel cmake meson', 'builds?|built|[构構]建|[编編][译譯]'],
  ['task runner', 'makefile taskfile justfile', 'tasks?|任[务務]', 'mise'],
  [
    'interface style',
    'graphql grpc rest trpc soap',
    'apis?|calls?|back-?end|front-?end|talks?|speaks?|endpoints?|接口|后端|前端',
  ],
  ['container runtime', 'docker podman', 'containers?|images?|容器'],
  ['orchestration', 'kubernetes k8s swarm ecs', 'clusters?|deploy\\w*|runs?|集群|部署', 'Nomad'],
  ['infrastructure as code', 'terraform pulumi cloudformation opentofu cdk', 'infra\\w*|基[础礎][设設]施'],
  [
    'CI service',
    'githubactions gitlabci jenkins circleci travis buildkite teamcity',
    'ci|cd|builds?|built|pipelines?|deploys?|deployments?|releases?|部署|[构構]建|流水[线線]|[发發]布|[发發]版',
  ],
  ['cloud', 'aws gcp azure', 'clouds?|host\\w*|runs?|云|雲', 'Hetzner'],
  [
    'hosting',
    'vercel netlify heroku cloudflarepages flyio',
    'host\\w*|deploy\\w*|runs?|部署|托管',
    'Render Railway Fly',
  ],
  ['code host', 'github gitlab bitbucket gitea', 'code|repos?(?:itor\\w+)?|[仓倉][库庫]|代[码碼]'],
  [
    'secret store',
    'vault secretsmanager doppler 1password sops ssm bitwarden',
    'secrets?|credentials?|passwords?|keys?|密[钥鑰碼码]',
  ],
  [
    'tracker',
    'jira asana trello youtrack redmine githubissues',
    'tickets?|issues?|tasks?|track\\w*|bugs?|任[务務]|[需工][求单單]',
    'Linear Shortcut',
  ],
  ['wiki', 'confluence notion gitbook', 'docs?|documentation|wiki|文[档檔]', 'Outline'],
  [
    'chat',
    'slack mattermost msteams discord feishu dingtalk 飞书 钉钉 企业微信',
    'notif\\w+|alerts?|messages?|channel|通知|[报報]警|告警',
    'Teams',
  ],
  ['design tool', 'figma sketch adobexd framer', 'designs?|mock-?ups?|prototypes?|[设設][计計][图圖稿]|原型[图圖]?'],
  ['error tracker', 'sentry rollbar bugsnag', 'errors?|crash\\w*|report\\w*|[错錯][误誤]'],
  ['monitoring', 'datadog grafana newrelic prometheus honeycomb', 'metrics?|monitor\\w*|dashboards?|[监監]控|指[标標]'],
  ['feature flags', 'launchdarkly unleash flagsmith growthbook', 'flags?|toggles?|[开開][关關]'],
  ['sign-in', 'auth0 cognito keycloak clerk okta', 'auth\\w*|login|sign[- ]?in|登[录錄入]|[认認][证證]'],
  ['mail', 'sendgrid mailgun postmark ses mailchimp', 'e-?mails?|mails?|[邮郵]件', 'Resend'],
  ['payment', 'stripe paypal adyen braintree', 'payments?|checkout|支付|付款', 'Square'],
  ['HTTP client', 'axios ky undici superagent', 'http|requests?|calls?|[请請]求'],
  ['Python HTTP client', 'httpx aiohttp urllib3', 'http|requests?|calls?|[请請]求'],
  ['logger', 'winston pino bunyan log4j logback loguru structlog zap logrus zerolog', 'logg?\\w*|日[志誌]'],
  ['date library', 'moment luxon dayjs date-fns', 'dates?|times?|日期|[时時][间間]'],
  ['validation', 'zod joi yup ajv valibot', 'validat\\w+|schemas?|校[验驗]'],
  ['argument parser', 'argparse typer yargs', 'arguments?|cli|[参參][数數]|命令行'],
  [
    'branch',
    'main master develop trunk',
    'branch\\w*|(?:from|into|onto|off|to) (?=main|master|develop|trunk)|分支|[从從]|拉|切|合',
  ],
  ['way to merge', 'squash rebase mergecommits', 'merg\\w+|合[并併]|pull requests?|prs?'],
  ['indentation', 'tabs spaces 制表符 空格', 'indent\\w*|[缩縮][进進排]'],
  ['quotes', 'singlequotes doublequotes 单引号 双引号', 'strings?|quot\\w+|字符串|引[号號]'],
  ['case of names', 'camelcase snakecase kebabcase pascalcase 驼峰 下划线', 'nam(?:es?|ed|ing)|命名|[变變]量名?'],
  ['day of the week', 'monday tuesday wednesday thursday friday saturday sunday', ''],
  ['time zone', 'utc localtime', 'times?|timestamps?|dates?|[时時][间間區区]'],
  ['form of a date', 'iso8601 unixtimestamps', 'dates?|times?|timestamps?|[时時][间間]'],
  ['number type', 'float floats integer integers decimal decimals', ''],
  ['form of an id', 'uuid uuids uuidv4 uuidv7 ulid ulids nanoid cuid', 'ids?|keys?|主[键鍵]'],
  ['state library', 'redux zustand mobx pinia vuex jotai', 'state|stores?|[状狀][态態]'],
  ['language of people', 'english german french spanish japanese chinese 英文 中文 日文 德文 法文', ''],
  [
    'language of the code',
    'typescript javascript',
    'written|writ(?:e|ing)|convert\\w*|port(?:ed)?|rewr\\w+|代[码碼]|重[写寫]',
    'TS JS',
  ],
  ['spelling', 'british american', 'spell\\w*|english|拼[写寫]'],
  ['character set', 'utf-8 utf-16 latin-1 gbk big5', 'encod\\w+|files?|[编編][码碼]'],
  ['markup', 'markdown restructuredtext asciidoc', 'docs?|documentation|writ\\w+|文[档檔]'],
  ['form of a file', 'yaml toml json ini xml csv parquet', ''],
  ['docs tool', 'sphinx mkdocs docusaurus vitepress', 'docs?|documentation|文[档檔]'],
  ['version manager', 'nvm volta fnm asdf pyenv rbenv', 'versions?|node|python|ruby|版本'],
  ['commit style', 'conventionalcommits gitmoji', 'commits?|messages?|提交'],
  ['versioning', 'semver calver', 'versions?|releases?|版本'],
]

export const VALUE_FAMILIES: readonly ValueFamily[] = ROWS.map(([name, members, job, named = '']) => ({
  name,
  members: members.split(' '),
  named: named === '' ? [] : named.split(' '),
  job,
}))

/** Names of several words as one, and other spellings as the usual one. */
export const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:github|gh) actions?\b/gi, 'githubactions'],
  [/\bgithub issues\b/gi, 'githubissues'],
  [/\bgitlab[ -]ci\b/gi, 'gitlabci'],
  [/\bsingle[ -]quot(?:es?|ed|ation marks)\b|(?<=引[号號][^，。]{0,4})[单單]的|[单單]引[号號]/gi, 'singlequotes'],
  [/\bdouble[ -]quot(?:es?|ed|ation marks)\b|(?<=引[号號][^，。]{0,4})[双雙]的|[双雙]引[号號]/gi, 'doublequotes'],
  [/\b(camel|snake|kebab|pascal)[ _-]?case\b/gi, '$1case'],
  [/\blocal time\b/gi, 'localtime'],
  [/\b(?:postgresql|postgre|pg)\b/gi, 'postgres'],
  [/\bmongo\b/gi, 'mongodb'],
  [/\bmaria ?db\b/gi, 'mariadb'],
  [/\butf8\b/gi, 'utf-8'],
  [/\b(?:aws )?secrets manager\b/gi, 'secretsmanager'],
  [/\brst\b/gi, 'restructuredtext'],
  [/\bmicrosoft teams\b|\bms teams\b/gi, 'msteams'],
  [/\bdate ?fns\b/gi, 'date-fns'],
  [/\bday\.?js\b/gi, 'dayjs'],
  [/\bmoment\.?js\b/gi, 'moment'],
  [/\bnew relic\b/gi, 'newrelic'],
  [/\bstyled[ -]components\b/gi, 'styledcomponents'],
  [/\bcloudflare pages\b/gi, 'cloudflarepages'],
  [/\bfly\.io\b/gi, 'flyio'],
  [/\btailwind ?css\b/gi, 'tailwind'],
  [/\biso[- ]?8601\b/gi, 'iso8601'],
  [/\bunix (?:timestamps?|time)\b|\bepoch (?:seconds|millis\w*)\b/gi, 'unixtimestamps'],
  [/\bconventional[ -]commits?(?: format| style)?\b/gi, 'conventionalcommits'],
  [/\bmerge commits?\b/gi, 'mergecommits'],
  [/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b/gi, '$1'],
  [/\b(squash|rebase)(?:ed|ing|s)\b|\bsquash[ -]and[ -]merge\b/gi, '$1'],
  [/\brebasing\b|\brebased\b/gi, 'rebase'],
]

/** How people write what is taken as one word. */
export const AS_WRITTEN: ReadonlyMap<string, string> = new Map([
  ['githubactions', 'GitHub Actions'],
  ['githubissues', 'GitHub issues'],
  ['gitlabci', 'GitLab CI'],
  ['singlequotes', 'single quotes'],
  ['doublequotes', 'double quotes'],
  ['camelcase', 'camelCase'],
  ['snakecase', 'snake_case'],
  ['kebabcase', 'kebab-case'],
  ['pascalcase', 'PascalCase'],
  ['localtime', 'local time'],
  ['secretsmanager', 'Secrets Manager'],
  ['iso8601', 'ISO 8601'],
  ['unixtimestamps', 'Unix timestamps'],
  ['conventionalcommits', 'conventional commits'],
  ['mergecommits', 'merge commits'],
])

/** Everyday words in small letters: behind an article they name no tool. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  'rest black nose react express flask click vault sketch stripe moment jest prettier main master trunk oracle unleash emotion british american rollup'.split(
    ' ',
  ),
)

/** How Chinese calls some of them. */
export const IN_CHINESE: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['english', /英[文語语]/],
  ['chinese', /中文|[汉漢][语語字]/],
  ['japanese', /日[文語语]/],
  ['german', /德[文語语]/],
  ['french', /法[文語语]/],
  ['monday', /(?:[周週]|星期|[礼禮]拜)一/],
  ['tuesday', /(?:[周週]|星期|[礼禮]拜)二/],
  ['wednesday', /(?:[周週]|星期|[礼禮]拜)三/],
  ['thursday', /(?:[周週]|星期|[礼禮]拜)四/],
  ['friday', /(?:[周週]|星期|[礼禮]拜)五/],
  ['saturday', /(?:[周週]|星期|[礼禮]拜)六/],
  ['sunday', /(?:[周週]|星期|[礼禮]拜)[日天]/],
  ['singlequotes', /[单單]引[号號]/],
  ['doublequotes', /[双雙]引[号號]/],
  ['camelcase', /[驼駝]峰/],
  ['snakecase', /下[划劃][线線]|蛇形/],
  ['spaces', /空格/],
  ['tabs', /\btab\b|制表符/i],
]
