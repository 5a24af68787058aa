import type { Link } from '../../store/links.ts'

/**
 * What people call the kinds of work that rules are about, and under which links a rule of it is found: `a:` what a command does, `w:` a
 * word in a file's name or its folder's. A prompt is looked at word by word, so a Chinese one has two characters.
 */
const KINDS: readonly (readonly [met: string, words: string])[] = [
  ['a:commit', 'commit commits committing committed 提交'],
  ['a:push', 'push pushes pushing pushed 推送 推上 推到'],
  ['a:merge', 'merge merges merging rebase rebasing squash 合并 合併 變基 变基'],
  ['a:branch', 'branch branches branching 分支'],
  ['a:pr', 'pr prs'],
  [
    'a:install',
    'install installs installing dependency dependencies deps package packages lockfile 依赖 依賴 安装 安裝 套件',
  ],
  ['a:deploy', 'deploy deploys deploying deployment 部署 上线 上線'],
  ['a:release', 'release releases releasing publish publishing changelog 发布 發布 發佈 发版 發版'],
  ['a:build', 'build builds building bundle 构建 構建 打包'],
  ['a:lint', 'lint linter linting formatter'],
  ['w:migration', 'migration migrations migrate 迁移 遷移'],
  ['w:test', 'test tests testing spec specs 测试 測試 单测 單測'],
  ['w:component', 'component components 组件 元件'],
  ['w:endpoint', 'endpoint endpoints route routes controller controllers 接口 路由 介面'],
  ['w:schema', 'schema schemas'],
  ['w:locale', 'translation translations i18n locale 翻译 翻譯'],
]

/**
 * What else people call kinds of files by, when they say at what something is to be remembered: a prompt that speaks of these is not met by
 * every rule that does.
 */
const FILES: readonly (readonly [met: string, words: string])[] = [
  ['w:doc', 'doc docs documentation readme 文档 文檔 手册 手冊'],
  ['w:dependency', 'dependency dependencies deps package packages library libraries lockfile 依赖 依賴 套件'],
  ['w:ci', 'ci pipeline pipelines 流水线 流水線'],
]

/** Words of file names that mean the same kind. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  test: ['test', 'spec'],
  migration: ['migration', 'migrate'],
  endpoint: ['endpoint', 'route', 'controller', 'api'],
  locale: ['locale', 'i18n', 'translation'],
}
const BESIDES: Readonly<Record<string, readonly Link[]>> = {
  component: [
    { kind: 'extension', key: '.tsx' },
    { kind: 'extension', key: '.vue' },
  ],
  doc: [
    { kind: 'folder', key: 'docs' },
    { kind: 'folder', key: 'doc' },
    { kind: 'word', key: 'readme' },
  ],
}

/** Under which links files of a kind are found. */
export function linksOfFiles(kind: string): Link[] {
  return (ALSO[kind] ?? [kind]).map((word): Link => ({ kind: 'word', key: word })).concat(BESIDES[kind] ?? [])
}

/** The kinds of files that these words name, by the links under which such files are found. */
export function filesMeant(words: readonly string[]): Link[] {
  const kinds = words.flatMap((word) => {
    const met = byWord().get(word)
    const kind = met?.startsWith('w:') ? met : FILES.find(([, names]) => names.split(' ').includes(word))?.[0]
    return kind === undefined ? [] : [kind.slice(2)]
  })
  return [...new Set(kinds)].flatMap(linksOfFiles)
}

/** Programs that rules speak of by name. */
const PROGRAMS: ReadonlySet<string> = new Set(
  'npm npx pnpm yarn bun pip pip3 uv poetry pipenv conda jest vitest mocha pytest eslint biome prettier black ruff docker podman kubectl helm terraform cargo gradle mvn psql mysql sqlite3 redis-cli'.split(
    ' ',
  ),
)

/** Under which links the rules about these words are found, each once. */
export function metIn(words: readonly string[]): string[] {
  const found: string[] = []
  for (const word of words) {
    const met = byWord().get(word) ?? (PROGRAMS.has(word) ? `a:${word}` : undefined)
    if (met !== undefined && !found.includes(met)) found.push(met)
  }
  return found
}

export function isProgram(word: string): boolean {
  return PROGRAMS.has(word)
}

let known: ReadonlyMap<string, string> | undefined

/** Made when it is needed first: a hook that meets no words does without. */
function byWord(): ReadonlyMap<string, string> {
  if (known) return known
  const made = new Map<string, string>()
  for (const [met, words] of KINDS) for (const word of words.split(' ')) made.set(word, met)
  known = made
  return made
}
