import { bigrams } from '../../search/terms.ts'
import { singular } from '../../store/file-keys.ts'
import { type Link, linkFrom } from '../../store/links.ts'
import { filesMeant } from './kinds-of-work.ts'

/**
 * S3.21: what a "when to recall" text names that is met on the way: `*.sql`, `.proto files`, `TypeScript code`, `src/http/`,
 * `package.json`. It becomes a link like any other, so that meeting it is a look-up and the text is read once, when it is written.
 */
export function linksIn(disclosure: string): Link[] {
  if (disclosure === '') return []
  const paths = [...disclosure.matchAll(PATH)].map(([, path = '']) => linkFrom(path.replace(/[.,;:]+$/, '')))
  const endings = [...disclosure.matchAll(ENDING)].map(([, ending = '']) => ending)
  const kinds = [...disclosure.matchAll(KIND)].flatMap(
    ([, before, after]) => ENDINGS[(before ?? after ?? '').toLowerCase()] ?? [],
  )
  const things = [...disclosure.matchAll(THING), ...disclosure.matchAll(CHINESE_THING)].map(
    (match) => match.slice(1).find((one) => one !== undefined) ?? '',
  )
  const ofHan = hanThings(disclosure)
  const all = [
    ...paths,
    ...filesMeant([...things.flatMap(lowerWords), ...ofHan.flatMap(bigrams)]),
    ...[...things.flatMap(wordsOf), ...chineseWordsOf(ofHan)].map((key): Link => ({ kind: 'word', key })),
    ...actionsNamed(disclosure).map((key): Link => ({ kind: 'action', key })),
    ...[...endings, ...kinds].map((ending): Link => ({ kind: 'extension', key: `.${ending.toLowerCase()}` })),
  ]
  return [...new Map(all.map((link) => [`${link.kind} ${link.key}`, link])).values()].slice(0, MOST)
}

/** Where the first path in a text begins; -1 where there is none. */
export function firstPathIn(text: string): number {
  const found = text.matchAll(PATH).next().value
  return found ? found.index + found[0].length - (found[1] ?? '').length : -1
}

/** "the retry parser" is about what has retry or parser in its name; a kind of file is no name. */
function wordsOf(thing: string): string[] {
  return lowerWords(thing)
    .filter((word) => word.length > 2 && !GENERAL.has(word) && !Object.hasOwn(ENDINGS, word))
    .map(singular)
}

function lowerWords(thing: string): string[] {
  return thing.toLowerCase().split(/[^a-z0-9]+/)
}

/** What is changed by 「修改解析器时」. */
function hanThings(disclosure: string): string[] {
  return [...disclosure.matchAll(HAN_THING)].map((match) => match.slice(1).find((one) => one !== undefined) ?? '')
}

/** As it is written, and by the English words for it, which its file may be called. */
function chineseWordsOf(things: readonly string[]): string[] {
  const words: string[] = []
  for (const named of things) {
    const thing = named.replace(HAN_KIND, '')
    if (thing.length < 2 || HAN_GENERAL.test(thing)) continue
    const { sameAs, simplified } = chineseWords()
    words.push(thing)
    for (const { term, foreign } of sameAs(simplified(thing)))
      if (foreign && term.length > 2) words.push(singular(term))
  }
  return words
}

/** Seldom needed, and needed at once (0072). */
function chineseWords() {
  const { sameAs } = require('../../search/synonyms.ts') as typeof import('../../search/synonyms.ts')
  const { simplified } = require('../../../base/text/scripts.ts') as typeof import('../../../base/text/scripts.ts')
  return { sameAs, simplified }
}

/** Whether what is done now is what the text speaks of: "When editing …" is not about reading. A text without a verb fits all. */
export function fitsAction(disclosure: string, tool: string): boolean {
  const changes = CHANGING.test(disclosure)
  const reads = READING.test(disclosure)
  if (changes === reads) return true
  return changes === (tool !== 'Read' && tool !== 'NotebookRead')
}

/** "When committing", "before a deploy", 發佈之前: what commands do, by one word each. */
function actionsNamed(disclosure: string): string[] {
  return ACTIONS.filter(([, named]) => named.test(disclosure)).map(([action]) => action)
}

/** What a command does, by the same words; at most a few. */
export function actionsIn(command: string): string[] {
  return ACTIONS.filter(([, , done]) => done.test(command)).map(([action]) => action)
}

const ACTIONS: readonly (readonly [action: string, named: RegExp, done: RegExp])[] = [
  ['commit', /\bcommit(?:s|ting)?\b|提交/i, /\bgit (?:-\S+ )*commit\b/],
  ['push', /\bpush(?:es|ing)?\b|推送/i, /\bgit (?:-\S+ )*push\b/],
  ['merge', /\b(?:merg|rebas)(?:e|es|ing)\b|合[并併]/i, /\bgit (?:-\S+ )*(?:merge|rebase)\b/],
  [
    'test',
    /\b(?:running|before|after|when) (?:the )?tests?\b|\btesting\b|跑[测測][试試]|[测測][试試][时時前]/i,
    /\b(?:test|tests|pytest|jest|vitest|rspec|phpunit|ctest)\b/,
  ],
  [
    'deploy',
    /\bdeploy(?:s|ing|ment|ments)?\b|部署|上[线線]/i,
    /\b(?:deploy|kubectl apply|helm (?:install|upgrade)|terraform apply)\b/,
  ],
  [
    'release',
    /\breleasing\b|\b(?:we|you|i|before|after|cutting|making) (?:a |the |each |every )?releases?\b|\bpublish(?:es|ing)?\b|[发發][布佈]/i,
    /\b(?:release|publish)\b/,
  ],
  ['branch', /\bbranch(?:es|ing)?\b|分支/i, /\bgit (?:-\S+ )*(?:checkout -b|switch -c|branch [\w-])/],
  ['pr', /\bpull requests?\b|\bPRs?\b/, /\bgh pr\b/],
  ['lint', /\blint(?:er|ing|s)?\b/i, /\b(?:lint|eslint|biome|prettier|ruff|fmt)\b/],
  ['migrate', /\bmigrat(?:e|es|ing|ion|ions)\b|[迁遷]移/i, /\bmigrat(?:e|ion|ions)\b/],
  [
    'install',
    /\binstall(?:s|ing)?\b|\badding (?:a )?(?:package|dependenc)|安[装裝]/i,
    /\b(?:npm|pnpm|yarn|bun|pip|uv|poetry|cargo|gem|composer|go) (?:install|add|i|get)\b/,
  ],
  ['build', /\bbuild(?:s|ing)\b|\b(?:before|after) (?:a |the )?build\b|[构構]建|打包/i, /\b(?:build|make|compile)\b/],
]

const MOST = 8
/** "When the parser is changed", "when working on the retry queue". */
const THING =
  /\b(?:when|whenever|before|after|if) (?:the |an? |any |our |its )?([a-z][\w -]{1,40}?) (?:is|are|gets?|has been|was) (?:being )?(?:changed|edited|touched|modified|read|opened|written|rewritten|refactored|extended|added|updated|upgraded|bumped|created|removed)\b|\b(?:changing|editing|touching|modifying|working (?:on|with)|refactoring|reading|rewriting|writing|adding|updating|upgrading|bumping|creating|removing|(?:you|we|I) (?:change|edit|touch|modify|write|add|update|work (?:on|with))) (?:the |an? |any |our )?([a-z][\w -]{1,40}?)(?=$|[,.;:)]| (?:code|module|file|files|class|and|or|for|in|to)\b)/gi
const CHINESE_THING =
  /(?:改|動|动|修改|編輯|编辑|碰|写|寫)(?:到|動|动)?\s?([A-Za-z][\w-]{1,30})(?![\w./-])|([A-Za-z][\w-]{1,30})\s?(?:被|有)?(?:改|修改|變|变)/g
/** What is changed, up to the word that says when; or what is changed stands before. */
const HAN_THING =
  /(?:修改|[编編][辑輯]|改[动動]?|[变變]更|重[构構]|碰|[动動]|[编編][写寫]|[写寫]|新增|添加|增加|升[级級]|更新|引入)(?:到|了)?\s?([\p{Script=Han}]{2,12}?)(?:的?[时時]|的?[时時]候|之?[前后後]|以[前后後])|([\p{Script=Han}]{2,10}?)(?:被|有)(?:修改|改[动動]?|[变變]更|[编編][辑輯])|([\p{Script=Han}]{2,10}?)(?:修改|改[动動]|[变變]更|更新|升[级級])(?:的?[时時]|[时時]候|之?[前后後])/gu
/** What kind of thing it is says nothing of its name. */
const HAN_KIND =
  /(?:的?(?:代[码碼]|程式碼|源[码碼]|文件|[档檔]案|目[录錄]|文件[夹夾]|[资資]料[夹夾]|模[块塊組组]|部分|[逻邏][辑輯]))+$|^(?:[当當]|如果|任何|所有|每[个個次]|[这這]個?|[这這]个|那[个個])/gu
const HAN_GENERAL =
  /^(?:代[码碼]|程式碼|文件|[档檔]案|[测測][试試]|[项項]目|[专專]案|[东東]西|[内內]容|任何|什么|什麼|之|以|完|好|先|的)/
const GENERAL: ReadonlySet<string> = new Set(
  'the and code file files module class any anything something this that its our new old project repo test tests user with for from into source sources'.split(
    ' ',
  ),
)
const CHANGING = /\b(?:edit|chang|modif|writ|rewrit|creat|add|refactor)\w*|[改修寫写新增]/i
const READING = /\b(?:read|open|view|look)\w*|[讀读看]/i
/** A folder, a file in one, a bare file name, `*.ext`; what stands in quotes too. */
const PATH =
  /(?:^|[\s"'`(，、])((?:[\w@.-]+\/)+[\w@.-]*|\*\.\w+|\w[\w-]*\.(?:json|toml|ya?ml|md|lock|config\.\w+|[cm]?[jt]sx?|py|go|rs|sql))(?=$|[\s"'`),.;:，、])/g
const ENDING = /(?:^|[\s"'`(])\.([A-Za-z]\w{0,7})(?=$|[\s"'`),;:])/g
const NAMES =
  'typescript|javascript|python|golang|go|rust|java|ruby|sql|shell|markdown|yaml|json|css|html|vue|terraform|proto'
const KIND = new RegExp(
  `\\b(?:editing|changing|writing|reading|creating|modifying|touching)\\s+(${NAMES})\\b|\\b(${NAMES})\\s+(?:files?|code|sources?|scripts?|modules?|tests?|migrations?|quer(?:y|ies))\\b`,
  'gi',
)
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  typescript: ['ts', 'tsx'],
  javascript: ['js', 'jsx', 'mjs', 'cjs'],
  python: ['py'],
  golang: ['go'],
  go: ['go'],
  rust: ['rs'],
  java: ['java'],
  ruby: ['rb'],
  sql: ['sql'],
  shell: ['sh'],
  markdown: ['md'],
  yaml: ['yaml', 'yml'],
  json: ['json'],
  css: ['css'],
  html: ['html'],
  vue: ['vue'],
  terraform: ['tf'],
  proto: ['proto'],
}
