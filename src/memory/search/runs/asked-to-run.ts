import type { Purpose } from '../../../base/shell/purpose.ts'
import { simplified } from '../../../base/text/scripts.ts'
import { singular } from '../../store/file-keys.ts'
import { sameAs } from '../synonyms.ts'
import { cjkRuns, isStopWord } from '../terms.ts'

/** Which command somebody asks for: what it is to be run for, and of what. */
export interface ToRun {
  readonly purpose: Purpose
  /** Of which sort: the docs, the end-to-end tests, the staging environment. */
  readonly sorts: ReadonlySet<string>
  /** What else was named, each by the words that a command may have for it. */
  readonly named: readonly (readonly string[])[]
}

/** "How do I run the migrations?", "测试怎么跑？", "run the integration tests"; undefined where something else is asked. */
export function askedToRun(text: string): ToRun | undefined {
  if (text.length > LONGEST) return undefined
  const plain = simplified(text.trim())
  if (OF_A_FAULT.test(plain) || !ASKS.some((form) => form.test(plain))) return undefined
  return meantToRun(plain)
}

/** The same of words that are known to be about a run. */
export function meantToRun(text: string): ToRun | undefined {
  const plain = simplified(text)
  const [purpose] = PURPOSES.find(([, words]) => words.test(plain)) ?? []
  return purpose && { purpose, sorts: sortsIn(plain), named: namedIn(plain) }
}

/** Of which sort it is, by the words of a question or of a command. */
export function sortsIn(text: string): ReadonlySet<string> {
  return new Set(SORTS.filter(([, words]) => words.test(text)).map(([sort]) => sort))
}

function namedIn(plain: string): string[][] {
  let left = plain.replace(COMMON, ' ')
  for (const [, words] of [...PURPOSES, ...SORTS]) left = left.replace(new RegExp(words.source, 'gi'), ' ')
  const latin = left.toLowerCase().match(/[a-z][a-z0-9]+/g) ?? []
  const han = cjkRuns(left.replace(PARTICLES, ' ')).filter((run) => run.length > 1)
  return [
    ...latin.filter((word) => !isStopWord(word)).map((word) => [word, singular(word)]),
    ...han.map((run) => sameAs(run).map(({ term }) => term)),
  ]
}

const LONGEST = 120
const VERBS =
  'run|re-?run|execute|start|launch|apply|kick off|do|perform|check|type-?check|test|lint|format|build|compile|bundle|package|deploy|ship|release|publish|cut|install|migrate|seed|generate|regenerate|bring|spin|boot|serve|bench\\w*|upgrade|invoke|trigger'
const DONE =
  'run|executed|started|launched|applied|checked|type-?checked|tested|linted|formatted|built|compiled|bundled|packaged|deployed|shipped|released|published|cut|installed|migrated|seeded|generated|regenerated|benchmarked'
const ASKS: readonly RegExp[] = [
  new RegExp(
    `\\bhow (?:do|can|should|would|could|does|to)\\b(?: (?:I|we|you|one|people))?(?: \\w+ly)? (?:${VERBS})\\b`,
    'i',
  ),
  new RegExp(`\\bhow (?:is|are|does|do|did)\\b.{1,40}\\b(?:${DONE})\\b`, 'i'),
  /\b(?:what|which)(?:['’]s| is| are)?(?: the)? (?:\w+ )?(?:command|script|task)s?\b/i,
  /^what (?:runs|starts|lints|formats|builds|tests|deploys|checks|migrates|generates|compiles) /i,
  new RegExp(`^(?:please |now |can you |could you )?(?:${VERBS.replace('|do|', '|')})\\b.{2,60}$`, 'i'),
  /(?:怎[么麼样樣]|如何|用什[么麼](?:命令|指令|脚本)?|哪[个個](?:命令|指令|脚本)).{0,8}?(?:跑|[运運]行|[执執]行|[启啟][动動]|测|检查|构建|编译|打|部署|上线|发布|发版|安装|装|迁移|应用|升级|更新|生成|格式化|做|起|灌|填充)/,
  /^(?:[请請帮幫我]+)?(?:跑|运行|执行|启动|构建|编译|打包|部署|格式化)[^。；;\n]{1,20}$/,
]
const OF_A_FAULT =
  /\b(?:fail\w*|errors?|fix\w*|broken|breaks?|repair\w*|bugs?|wrong|slow\w*|faster|flaky)\b|失败|报错|修|错误|为什么/i
/** The first that is spoken of; to run is what is left where nothing else is. */
const PURPOSES: readonly (readonly [purpose: Purpose, words: RegExp])[] = [
  ['seed', /\bseed\w*|灌.{0,4}数据|填充.{0,4}数据|种子|初始数据/i],
  ['bench', /\bbench\w*|\bperformance tests?\b|性能测试|基准测试|基准|压测/i],
  [
    'migrate',
    /\bmigrat\w*|\bschema up to date\b|\bupgrade the (?:db|database|schema)\b|迁移|(?:升级|更新).{0,2}(?:数据库|表结构)/i,
  ],
  [
    'types',
    /\btype-?\s?check\w*|\bcheck(?:ed|ing)? (?:the |our )?types\b|\btypes\b.{0,12}\bchecked\b|类型检查|检查.{0,3}类型/i,
  ],
  [
    'lint',
    /\blint\w*|\bcode style\b|\bstyle checks?\b|\bstatic analysis\b|代码(?:检查|规范|风格)|检查.{0,3}(?:代码规范|规范|风格|代码)|静态(?:检查|分析)/i,
  ],
  ['format', /\bformat\w*|\bprettif\w+|格式化|排版/i],
  ['deploy', /\bdeploy\w*|\broll(?:ed)? out\b|\bship\w*|部署|上线/i],
  ['test', /\btest(?:s|ed|ing)?\b|\bspecs?\b|\bsuites?\b|测试(?!环境|服)|单测|测(?=一)|e2e/i],
  ['release', /\breleas\w+|\bpublish\w*|发版|发布|出.{0,2}版本/i],
  ['generate', /\b(?:re)?generat\w+|\bcodegen\b|生成/i],
  ['install', /\binstall\w*|\bset up\b|安装|装(?=依赖|包)/i],
  ['build', /\bbuil[dt]\w*|\bcompil\w+|\bbundl\w+|\bpackag(?:e|ed|ing)\b|构建|编译|建置|打.{0,8}?包/i],
  ['run', /\b(?:start|launch|serv|boot|run)\w*\b|\bspin up\b|\bbring up\b|启动|运行|跑|起来|起服务/i],
]
const SORTS: readonly (readonly [sort: string, words: RegExp])[] = [
  ['docs', /\b(?:docs?|documentation|manual|mkdocs|sphinx\w*|typedoc|html|book)\b|文档|手册/i],
  ['e2e', /\b(?:e2e|end[- ]to[- ]end|browser|acceptance|playwright|cypress)\b|端到端|浏览器/i],
  ['integration', /\b(?:integration|itests?)\b|集成/i],
  ['unit', /\bunit\b|单元|单测/i],
  ['smoke', /\bsmoke\b|冒烟/i],
  ['coverage', /\b(?:coverage|cov)\b|覆盖率/i],
  ['image', /\b(?:docker|podman|images?|containers?)\b|镜像|容器/i],
  ['staging', /\bstag(?:e|ing)\b|预发|测试环境/i],
  ['production', /\b(?:production|prod|live)\b|生产|正式环境|线上/i],
]
/** They name nothing that one command is for and another is not. */
const COMMON =
  /\b(?:how|what|which|is|are|do|does|to|can|could|should|would|the|our|my|all|command|script|task|tests?|app|application|project|program|code|codebase|repo(?:sitory)?|everything|files?|sources?|server|service|backend|locally?|here|now|please|command|latest|new|version|dev(?:elopment)?|environment|env|database|db|schema|cli|code ?style|rules?|full|whole|again|quick(?:ly)?|once|up|out|off|date|apply|applied|execut\w+|check\w*|cut|perform\w*|kick|bring|head|suite|linter|formatter|types?|set|system|site|thing|stuff|properly|usually|normally|one|people|run\w*|start\w*|launch\w*)\b|怎么样|怎么|怎样|如何|用什么|什么|哪个|命令|指令|脚本|项目|工程|代码|应用|程序|开发服务器|服务器|服务端|服务|开发|数据库|本地|环境|一下|新版本|版本|重新|再次|全部|所有|这个|我们|数据|执行|检查|运行|跑|起来|依赖|的话|规范|到|在|把|给|做/gi
const PARTICLES = /[的了吗呢吧啊呀在把到请帮我你们和与要有是不起来用]/g
