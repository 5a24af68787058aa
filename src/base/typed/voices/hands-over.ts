import { leadIn } from '../leads.ts'
import { endsAsLead, worksOnText } from '../others/frames.ts'
import { sentencesOfLine } from '../sentences.ts'
import { isAttribution } from './attributions.ts'
import { ASKS } from './own-signs.ts'

/** Of a long paragraph its last sentence says what follows, and its first one speaks of what stood above. */
export function handsOver(text: string, which: 0 | -1): boolean {
  if (isShort(text)) return pointsAtText(text)
  return pointsAtText(text.split('\n').flatMap(sentencesOfLine).at(which) ?? '')
}

export function pointsAtText(sentence: string): boolean {
  // "Make the list in src/list.ts shorter": what it speaks of is named.
  if (PATH.test(sentence) && !HERE.test(sentence)) return false
  if (worksOnText(sentence) || endsAsLead(sentence) || TURNS_INTO.test(sentence) || isAttribution(sentence)) return true
  const points = POINTS.filter((pattern) => pattern.test(sentence))
  if (OPEN.test(sentence) && EXAMPLES.test(sentence)) return true
  if (OPEN.test(sentence) && OWN_LEADS.has(leadIn(sentence))) return points.includes(OTHERS) || points.includes(BROUGHT)
  if (!points.some((one) => one === OTHERS || one === TEXTS || one === BROUGHT)) return false
  if (!isShort(sentence) && !points.some((one) => one === HERE || one === OPEN || one === WANTED)) return false
  return points.length >= 2
}

/** "Turn into a quiz": of what, stands elsewhere. */
const TURNS_INTO = /^(?:please |can you )?(?:turn|make|convert|put) (?:it |this |that |these )?(?:in)?to (?:an?|\d+) /i

/** Words that begin a message, mean nothing by themselves and name nothing of the code: they are about what stands below. */
export function pointsAway(text: string, opens: Opening): boolean {
  if (!isShort(text) || text.includes('\n') || ANCHORED.test(text)) return false
  if (leadIn(text) === 'rules' || (OPEN.test(text) && OWN_LEADS.has(leadIn(text)))) return false
  if (WANTED.test(text) || (HERE.test(text) && (ASKS.test(text) || !/[.!。！]$/.test(text)))) return true
  return opens === 'apart' && !LABEL.test(text) && !OF_WORK.test(text)
}

/** Words that end a message, want something or find something, and name nothing of the code: they are about what stands above. */
export function pointsAbove(text: string): boolean {
  if (!isShort(text) || text.includes('\n') || ANCHORED.test(text) || NAMES_CODE.test(text)) return false
  return !LAYS_DOWN.test(text) && !NUDGES.test(text)
}

const NAMES_CODE =
  /\b(?:pages?|screens?|forms?|buttons?|endpoints?|apis?|modules?|services?|workers?|handlers?|functions?|methods?|class(?:es)?|components?|tests?|specs?|suite|bugs?|errors?|builds?|ci|pipelines?|branch(?:es)?|commits?|migrations?|tables?|columns?|schemas?|quer(?:y|ies)|cache|scripts?|repo|code|codebase|refactor\w*|implement\w*|deploy\w*|parser|import\w*|export\w*|search|login|auth|server|frontend|backend|database|db|dependenc\w+|lint\w*|types?|jobs?|queue|dashboard|checkout|cart|invoices?|sync|render\w*|layout|css|docker|configs?|settings|features?|flag|release|version|package|library|crash\w*|slow|flaky|fail\w*|broken|fix|rename|migrate|today|plan|tasks?|files?|app|site|project|pr|logs?|docs|readme)\b|[页頁]面|按[钮鈕]|接口|模[块塊]|服[务務]|函[数數]|[组組]件|[测測][试試]|[报報][错錯]|[构構]建|分支|提交|[迁遷]移|[数數]据|字段|[查检檢][询詢查]|[缓緩]存|[脚腳]本|[仓倉][库庫]|代[码碼]|重[构構]|部署|[发發]版|上[线線]|解析|[导導][入出]|搜索|登[录錄]|[后後前]端|依[赖賴]|[类類]型|任[务務]|[队隊]列|[报報]表|[订訂][单單]|渲染|配置|功能|版本|崩|慢|快|[挂掛]了|修|[实實][现現]|升[级級]|今天|[计計][划劃]|文件|[项專项]目|日[志誌]|方案/i
const LAYS_DOWN =
  /\b(?:always|never|from now on|going forward|every|must|rules?|that['’]s (?:how|it|all)|i (?:want|mean|prefer)|we|our)\b|以[后後]|一律|必[须須]|[规規][矩则則]|[约約]定|我[们們]/i
/** To go on, to have understood, to keep it. */
const NUDGES =
  /^(?:(?:so|ok(?:ay)?|now|and|please|then|thanks|thank you|great|good),? ?)*(?:continue|go\b.*|start|begin|proceed|thanks?|thank you|do (?:it|that|so)|ok(?:ay)?|got (?:it|that)|understood|clear|agreed?|right|confirm\w*|remember.*|save.*|keep (?:that|this|it|these)(?: (?:in mind|that way|so|up))?|follow.*|stick.*|note.*|what(?:['’]s| is) (?:next|left)|next|ready|yes|no|done|is that clear|do you understand)?[\s.!?]*$|^(?:(?:好|那|请|請)[，, ]?)*(?:[继繼][续續]|[开開]始|[谢謝]{2}|明白|清楚|懂|[记記]|知道|[没沒][问問][题題]|可以|行|[对對]|按|照|就[这這][样樣]|先|下一步|[收存])/i

export function isShort(text: string): boolean {
  return text.length * (/[\u3400-\u9fff]/.test(text) ? 2 : 1) <= SHORT
}

/** Whether it begins the message, by itself or with more right below. */
export type Opening = 'apart' | 'line' | ''

const SHORT = 120
const PATH = /[\w@-]\/[\w.-]+\.\w+/

/** What a line says that hands over to a text: it points there, somebody else is spoken of, it names a text, how it came, or what is wanted of it. */
export const HERE =
  /\b(?:this(?! (?:repo|project|code|app|service|page|module|time|week|morning|afternoon|evening|month|sprint|\w+ing\b))|that(?=(?: \w+)?['’]s|(?: \w+)?\?|[.:]?$)|these|those|its|any of it|below|above|following|attached)\b|[这這](?![个個]?(?:[项專]|[仓倉]|[次样樣么麼里裡边邊周週两兩几幾阵陣块塊天]))|(?<![\w/]\s?)[上下]面|以[下上](?!去)|如下/i

export const OTHERS =
  /(?<![\w/-])(?:(?:CLAUDE|AGENTS)\.md|theirs?|his|her|they|he|she|someone|somebody|vendor|customer|client|colleague|coworker|teammate|trainer|recruiter|landlord|manager|boss|intern|contractor|reviewer|auditor|supplier|provider|consultant|designer|maintainer|upstream|chatgpt|gpt|claude|gemini|copilot|llm|forum|blog|wiki|website|channel|meeting|keynote|stack ?overflow|confluence|podcast|(?:old|last|previous|former) (?:job|company|team|employer)|(?!(?:Let|There|That|It|What|Here|Where|Who|How|He|She)['’])[A-Z][a-z]+['’]s)(?![\w/-]|\.\w)|(?:他|她|[对對]方|同事|客[户戶]|客服|[领領][导導]|老[板闆]|[组組][长長]|供[应應]商|[网網](?:友|上|站)|[别別]人|前任|[实實][习習]生|[审審][计計]|法[务務]|官方|上游|隔壁|豆包|[会會][议議]|[大站周週]?[会會]上|播客|上家|前公司|大[会會]|招聘|群[里裡])/

export const TEXTS =
  /(?<![\w/-])(?:text|e-?mail|mail|message|notes?|notebook|letter|article|excerpt|snippet|paragraph|thread|conversation|chat|transcript|comments|answer|ticket|issue|card|(?:readme|contributing)(?!\.md)|changelog|release (?:notes?|page)|licen[cs]e|guidelines?|prompt|draft|posting|survey|minutes|slides?|talk|subtitles?|bullet points?|checklist|terms|docs?(?!\/)|list|description|dictation|instructions|quote)(?![\w/-]|\.\w)|台[词詞]|第[一二三四五六七八九十\d]+[课課章节節]|[邮郵]件|消息|通知|公告|更新[说說]明|[这這下上][一]?段|文案|日[志誌]|[评評][论論审審]|意[见見]|回[复覆答]|工[单單]|卡片|[报報]告|清[单單]|[规規]范|提示[词詞]|草稿|[问問]卷|[纪紀]要|演[讲講]|速[记記]|便[签簽]|[笔筆][记記]|[条條]款|原文|方案|做法|[写寫]法|[须須]知|[说說]明/i

export const BROUGHT =
  /\b(?:came (?:back|in)|says?|said|saying|wrote|writes|sent|gave|posted|copied|pasted|quoted|transcribed|forwarded|(?:got|found|came|left) (?:this|that|it|these|me|us|in|from|on))\b|[贴貼抄]|[发發转轉复複](?:[来來给給过過]|的(?=$|[：:，,。]))|[写寫](?:[着著道给給]|的(?:是|[:：，,]))|[说說讲講]的?(?:是|[:：])|[给給]我的|留下|意思/i

export const WANTED =
  /\b(?:translate|summari[sz]e|proofread|rewrite|rephrase|reword|shorten|shorter|tighter|reply|grammar|typos?|compare|rate (?:this|it|these|the|please)|thoughts|takeaways?|make of|(?:look|go) over (?:his|her|their|the)|what do you think|any good|sane|legit|accurate|apply|adapt|turn .{0,60} into|anything wrong|check (?:the|for) (?:\w+ )?(?:punctuation|spelling|tone|wording|typos?|grammar)|worth (?:taking|keeping|adopting|it)|label it)\b|翻(?:成|[译譯](?:成|一下|下|[这這]|$))|[总總][结結]|[润潤]色|精[简簡]|[优優]化|[归歸][类類纳納]|整理|[评評][价價估]|靠[谱譜]|怎[么麼]看|行不行|有[没沒]有[关關错錯]|要[点點]|[语語]病|通[顺順]|做成|打分|打[标標][签簽]|值得/i

const OPEN = /(?:[:：]|\b(?:are|is|was|were|reads?|says?|goes)|[是着著]|如下)\s*$/

const POINTS: readonly RegExp[] = [HERE, OTHERS, TEXTS, BROUGHT, WANTED, OPEN]

/** What stands below is there to be worked with. */
const EXAMPLES =
  /\b(?:examples?|samples?|inputs?|fixtures?|seed data|test data|test cases|dataset|utterances|strings?|sentences?)\b|例[子如句]|[样樣]例|[识識][别別]|[数數]据|[输輸]入|句子/i
const OWN_LEADS: ReadonlySet<string> = new Set(['rules', 'work', 'seen', 'own'])

/** What is worked on here, or that they come to something. */
const OF_WORK =
  /\b(?:pages?|screens?|forms?|buttons?|endpoints?|apis?|modules?|services?|workers?|handlers?|functions?|methods?|class(?:es)?|components?|tests?|specs?|suite|bugs?|errors?|builds?|ci|pipelines?|branch(?:es)?|commits?|migrations?|tables?|columns?|schemas?|quer(?:y|ies)|cache|scripts?|repo|code|codebase|monorepo|refactor\w*|implement\w*|deploy\w*|parser|printer|importer|exporter|import|export|search|login|auth|server|client side|frontend|backend|database|db|dependenc\w+|lint\w*|types?|jobs?|cron|queue|dashboard|report|checkout|cart|invoice\w*|sync|render\w*|layout|css|styles?|docker|configs?|settings|feature|flag|release|version|package|library|crash\w*|slow|flaky|failing|fails?|broken|fix|add|rename|port|migrate|update|upgrade|today|ground rules|few things|background|status|plan|task)\b|[页頁]|按[钮鈕]|接口|模[块塊]|服[务務]|函[数數]|[组組]件|[测測][试試]|[报報][错錯]|[构構]建|分支|提交|[迁遷]移|[数數]据|字段|[查检檢][询詢查]|[缓緩]存|[脚腳]本|[仓倉][库庫]|代[码碼]|重[构構]|部署|[发發]版|上[线線]|解析|[导導][入出]|搜索|登[录錄]|[后後前]端|依[赖賴]|[类類]型|任[务務]|[队隊]列|[报報]表|[结結][账帳算]|[订訂][单單]|渲染|[样樣]式|配置|功能|版本|崩|慢|[挂掛]了|修|加|改|[迁遷]|[实實][现現]|升[级級]|今天|[规規]矩|[几幾]件事|背景|[状狀][态態]|[计計][划劃]/i

/** It names what it is about: a file, a name of the code. */
const ANCHORED = /[\w@-]+\/[\w./-]+|\b[\w-]+\.[a-z]{2,4}\b|`[^`]+`|\b[a-z]+[A-Z]\w+|\w_\w|\w\(\)|#\d/

export const LABEL = /^[^\n]{1,40}[:：]\s*$/
