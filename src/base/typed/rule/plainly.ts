import { membersIn } from '../../families/members.ts'
import { hasOne } from '../seen.ts'
/** Of one day, week or sprint, or up to then: over with it, however it is put, unless it says that it holds from then on. */
export function isOfATime(sentence: string): boolean {
  if (/[\u3400-\u9fff]/.test(sentence)) return CHINESE_TIME.test(sentence) && !CHINESE_FOR_GOOD.test(sentence)
  return TIME.test(sentence) && !FOR_GOOD.test(sentence)
}

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const TIME = new RegExp(
  `^(?:this|next) (?:week|weekend|month|sprint|quarter)\\b(?! on\\b)|(?<!\\b(?:from|since|starting|of|after|until) )\\b(?:this|next) (?:week|weekend|month|sprint|quarter)[.!]*$|\\b(?:until|till|before) (?:(?:this|next) )?(?:${DAY}|week|month|sprint|tomorrow|tonight|the end of the (?:day|week|month|sprint))\\b|^(?:until|till) (?:the|our|this|next|we|i|tom) ?[^,]{0,30},`,
  'i',
)
const FOR_GOOD =
  /\b(?:every|each|always|never|from now on|going forward|from (?:this|next) \w+ on|starting|as of|since|remember|any ?more)\b/i
const CHINESE_TIME =
  /^(?:在|到|等|那)?(?:[这這本下](?:[个個])?(?:[周週]|星期|[礼禮]拜|月|季度|迭代|sprint)[一二三四五六日天末]?|今[天晚]|明[天早]|[后後]天|(?:[周週]|星期)[一二三四五六日天](?=之?前|以前)|[月年]底(?=之?前|以前)?|[节節](?=前))(?:之?前|以前|之?[内內]|[里裡])?(?!一?起|[开開]始|之?[后後]|[^，。]{0,6}(?:定|[决決]|[说說讲講]|[会會]上|[讨討商]))/i
const CHINESE_FOR_GOOD = /以[后後](?!面)|一律|每[个個周週月天次]|永[远遠]|[从從].{1,6}起|[开開]始|都是/

/** 行，提交吧: the word that lets somebody go on, and what with; nothing that would hold for more. */
export function isGoAhead(sentence: string): boolean {
  return sentence.length <= LONGEST_WORD && sentence.includes('吧') && GO_AHEAD.test(sentence)
}

const LONGEST_WORD = 20
const GO_AHEAD =
  /^(?:(?:行|好[的啊]?|可以|嗯+|ok(?:ay)?|[没沒][问問][题題]|成|[对對]|那)[，,。 ]*)+(?!.*(?:以[后後]|一律|[统統]一|每|永|[记記]|[用选選换換]))[^，。,]{1,10}吧[。！!]*$/i

/** What is said in so many words: what the person does not like the agent to do, who they are, how something is done now. */
export function isSaidPlainly(text: string): boolean {
  const low = text.toLowerCase()
  if (text.length <= LONGEST_FACT && hasOne(low, FACT_SIGNS) && isPlainFact(text)) return true
  if (low.includes(' you ')) return DISLIKES.test(text)
  if (low.includes(' now')) return DONE_NOW.test(text)
  return text.includes('我叫') && CALLED.test(text)
}

function isPlainFact(text: string): boolean {
  return DONE_WITH.test(text) || IS_SET.test(text) || isOneOfAFamily(text)
}

/** "The database is MySQL 8." */
function isOneOfAFamily(text: string): boolean {
  return IS_ONE.test(text) && membersIn(text).length > 0
}

const LONGEST_FACT = 60
/** One of them stands in every such statement; in small letters. */
const FACT_SIGNS: readonly string[] =
  'we | is | are | on |保留|保存|是|为|為|缩|縮|禁|不许|不許|不准|至少|最|不超|不少|记|記|忘'.split('|')
const WORK_OF_A_TEAM =
  'deploy|build|host|monitor|lint|test|format|ship|log|trace|compile|bundle|publish|release|store|track|provision|develop|document|authenticate|alert|measure|sign|translate|type-?check|validate|parse|render'
/** "We deploy to Heroku", "we use Redis for the queue": how something is done by us, and nothing else. */
const DONE_WITH = new RegExp(
  `^[Ww]e (?:all |only )?(?:${WORK_OF_A_TEAM}) (?:to|with|on|in|via|through|using) (?:the )?[A-Z\\d][\\w.+#-]*(?: [A-Z\\d][\\w.+#-]*){0,2}[.!]?$|^[Ww]e use [A-Z][\\w.+#-]*(?: (?:for|as) (?:the |our |all )?[a-z-]+(?: [a-z-]+)?)?[.!]?$`,
)
const IS_ONE = /^(?:[Tt]he|[Oo]ur) [a-z][\w-]*(?: [a-z][\w-]*)? is [A-Z][\w.+#-]*(?: v?\d[\d.]*)?[.!]?$/
/** How something is set: "the default page size is 20", 日志保留 7 天, 重试次数是 3 次. */
const IS_SET =
  /^(?:(?:the|our) )?(?:[\w-]+ ){0,3}(?:time-?out|limit|ttl|lifetime|retention|interval|port|threshold|quota|(?:page|pool|batch|chunk|max(?:imum)? [\w-]+) size|line length) is \d[\d.,]* ?(?:[a-z%]+)?(?: (?:per|an?) \w+)?[.!]?$|^(?:the|our) (?:[\w-]+ ){0,2}(?:url|host|server|domain|address|registry|api|service|site|app|database|db) (?:is|lives (?:at|on)|listens on|runs on) (?:port )?(?:[\w-]+(?:\.[\w-]+)+|\d{2,5})[.!]?$|^(?:the |our )?(?:[\w-]+ ){0,2}[\w-]+ (?:happens?|goe?s? out|takes? place|(?:is|are) (?:cut|made|done|shipped)) (?:only )?on (?:mon|tues|wednes|thurs|fri|satur|sun)days(?: only)?[.!]?$|^(?:the|our) (?:team|service|product|project|app|company|package|library) is called [\w-]+[.!]?$|^[\u3400-\u9fff]{2,6}(?:至少|最多|不超[过過]|不少[于於]|最[长長短大小])\s?\d+\s?[\u3400-\u9fff]{1,3}[。！]?$|^(?![^\d]*(?:[现現]在|今天|[这這那]|只有|才|都|已[经經]|[变變]))[\u3400-\u9fff]{2,8}(?:保留|保存|(?:次[数數]|[时時][间間]|上限|下限|端口|期限|[间間]隔|有效期|[长長]度)(?:是|[为為]))\s?\d+\s?[\u3400-\u9fff]{0,3}[。！]?$|^[缩縮](?:[进進排])(?:用|是|[统統]一|一律|都)*\s?(?:\d|[一二两兩四八])?[个個]?\s?(?:空格|制表符|[Tt]ab)[。！]?$|^(?:禁止|[严嚴]禁|不[许許准])(?:使?用|[写寫]|加)\s?[A-Za-z][\w.]*[。！]?$|^.{4,40}[，,]\s?(?:你|[请請])?(?:[记記](?:住|好|一下)|[别別]忘了)[。！!]?$/i

const DISLIKES =
  /^(?:i (?:really |just |absolutely )?(?:hate|dislike|can['’]?t stand|cannot stand|don['’]?t (?:like|appreciate|want)|do not (?:like|appreciate|want)) (?:it )?(?:when|if)(?:ever)?|it (?:really )?(?:annoys|bothers|bugs|irritates) me (?:when|if)(?:ever)?) you (?!(?:were|did|had|broke|\w+ed)\b)/i
/** By what means: that they pass, or run again, is how it goes. */
const DONE_NOW =
  /^(?:the |our |all (?:the |our )?)?[\w-]+(?: [\w-]+){0,2} (?:(?:runs?|builds?|deploys?|starts?|lints?|tests?|works?|goes|go)|(?:is|are) (?:built|run|deployed|started|tested|linted|formatted|made|hosted|served|generated|managed|released|checked|installed|signed)) (?:with|via|through|using|by) (?!(?:no|any|it|that|this|the|all|more|less|us|me|you|them|him|her)\b)[^,.;]{2,40} now[.!]?$/i
const CALLED =
  /^(?:[你您]好[，,！! ]*)?我叫(?![你您他她它们們大人][们們家]?|[谁誰什啥])[\u3400-\u9fffA-Za-z ]{1,8}(?=[，。,！]|$)(?!.*[?？吗嗎])/
/** "Every list endpoint must be paginated.", "Passwords must have at least 12 characters.": of all of a kind, and not of the one in hand. */
export function isOfAKind(text: string): 'all' | 'plural' | undefined {
  if (!text.includes(' must ') && !text.includes(' ha') && !text.includes(' need')) return undefined
  if (IN_HAND.test(text)) return undefined
  if (OF_ALL.test(text)) return 'all'
  return PLURAL.test(text) ? 'plural' : undefined
}

const IN_HAND =
  /\b(?:before|until|when|once|after|while) (?:the|you|we|i|it|this|that)\b|\b(?:now|today|again|tomorrow|first)\b/i
const DEMAND =
  '(?:must(?: not)?|ha(?:s|ve) to|needs? to) (?:be|have|carry|contain|include|use|end|start|begin|return|accept|go|fit|stay|come|live|run|expire|follow|match)\\b'
const OF_ALL = new RegExp(`^(?:every|each|all|any) (?!of (?:these|those|them)\\b)(?:[\\w-]+ ){1,4}${DEMAND}`, 'i')
const PLURAL = new RegExp(
  `^(?!(?:the|this|that|these|those|it|they|you|we|i|he|she|there|my|your|his|her|its|their)\\b)(?:[\\w-]+ ){0,2}[\\w-]*[^s\\W]s ${DEMAND}`,
  'i',
)
