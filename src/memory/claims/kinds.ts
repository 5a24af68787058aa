/** Things of which a project takes one at a time. Two statements that differ only in which one they name cannot both hold. */
const KINDS: readonly (readonly [kind: string, words: string])[] = [
  ['package manager', 'npm pnpm yarn bun'],
  ['Python package manager', 'pip poetry uv pipenv conda pdm'],
  ['test runner', 'jest vitest mocha jasmine ava'],
  ['Python test runner', 'pytest unittest nose'],
  ['Java test runner', 'junit testng spock'],
  ['browser test', 'cypress playwright selenium puppeteer'],
  ['linter', 'eslint biome tslint oxlint standardjs'],
  ['Python formatter', 'black ruff yapf autopep8'],
  ['formatter', 'prettier dprint'],
  ['bundler', 'webpack vite rollup esbuild parcel turbopack rspack'],
  ['user interface', 'react vue svelte angular solidjs preact'],
  ['web server library', 'express fastify koa hono'],
  ['Python web framework', 'django flask fastapi'],
  ['database', 'postgres postgresql mysql mariadb sqlite mongodb oracle'],
  ['database mapper', 'prisma drizzle typeorm sequelize knex'],
  ['build tool', 'maven gradle bazel'],
  ['interface style', 'graphql grpc rest'],
  ['container runtime', 'docker podman'],
  ['CI service', 'githubactions gitlabci jenkins circleci travis'],
  ['cloud', 'aws gcp azure'],
  ['branch', 'main master develop trunk'],
  ['way to merge', 'squash rebase'],
  ['indentation', 'tabs spaces 制表符 空格'],
  ['quotes', 'singlequotes doublequotes 单引号 双引号'],
  ['case of names', 'camelcase snakecase kebabcase pascalcase 驼峰 下划线'],
  ['time zone', 'utc localtime'],
  ['number type', 'float floats integer integers decimal decimals'],
  ['state library', 'redux zustand mobx pinia vuex'],
  ['language of people', 'english german french spanish japanese chinese 英文 中文 日文 德文 法文'],
  ['spelling', 'british american'],
  ['character set', 'utf-8 utf-16 latin-1 gbk big5'],
]

/** The kind of a word, if it is one of a kind. */
export const KIND_OF: ReadonlyMap<string, string> = new Map(
  KINDS.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
)

/** Names of several words as one, and other spellings as the usual one. */
export const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bgithub actions\b/gi, 'githubactions'],
  [/\bgitlab[ -]ci\b/gi, 'gitlabci'],
  [/\bsingle[ -]quot(?:es?|ed|ation marks)\b/gi, 'singlequotes'],
  [/\bdouble[ -]quot(?:es?|ed|ation marks)\b/gi, 'doublequotes'],
  [/\b(camel|snake|kebab|pascal)[ _-]?case\b/gi, '$1case'],
  [/\blocal time\b/gi, 'localtime'],
  [/\bpostgresql\b/gi, 'postgres'],
  [/\butf8\b/gi, 'utf-8'],
]

/** How people write what is taken as one word. */
export const AS_WRITTEN: ReadonlyMap<string, string> = new Map([
  ['githubactions', 'GitHub Actions'],
  ['gitlabci', 'GitLab CI'],
  ['singlequotes', 'single quotes'],
  ['doublequotes', 'double quotes'],
  ['camelcase', 'camelCase'],
  ['snakecase', 'snake_case'],
  ['kebabcase', 'kebab-case'],
  ['pascalcase', 'PascalCase'],
  ['localtime', 'local time'],
])
