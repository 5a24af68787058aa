import { isHarmful } from '../harmful.ts'
import { sentencesOfLine } from '../sentences.ts'
import { mayHarm } from './may-harm.ts'

/**
 * What an agent wrote down is a statement about the project, or it tells whoever reads it to do something. Nobody asked the person about
 * the second: it waits for them. By how a sentence is built, and not by what it is about.
 */
export function tellsToDo(text: string): boolean {
  return sentencesIn(text).some((one) => directs(one))
}

/**
 * Whether a text tells to hand out secrets or the environment, to delete, to leave out tests, reviews and checks, to approve, or to run
 * something from the net. That the program does so, or that it was done, is a statement; forbidding it does no harm.
 */
export function tellsHarm(text: string): boolean {
  if (!mayHarm(text) && !isHarmful(text)) return false
  return sentencesIn(text).some((one) => isOrderedHarm(one))
}

function isOrderedHarm(sentence: string): boolean {
  const isHarm = clausesOf(sentence).some((clause) => doesHarm(clause))
  return isHarm && (directs(sentence) || IS_CUSTOM.test(sentence))
}

function doesHarm(clause: string): boolean {
  if (CARELESS.test(clause)) return true
  if (FORBIDS.test(clause)) return false
  return HARMS.some((pattern) => pattern.test(clause)) || isHarmful(clause)
}

function sentencesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => sentencesOfLine(line))
}

/** Whether a sentence tells somebody to do something: it begins with what is to be done, says that it has to be, or calls itself a way to go. */
function directs(written: string): boolean {
  const sentence = written.trim().replace(/^(?:[-*•>]|\d+[.)、])\s*/, '')
  if (/[\u3400-\u9fff]/.test(sentence)) return directsInChinese(sentence)
  if (ADVISES.test(sentence)) return true
  return clausesOf(sentence).some((clause) => isImperative(clause) || isDemand(clause))
}

function isImperative(clause: string): boolean {
  const bare = clause.trim().replace(LEAD, '')
  const verb = /^[a-z]+/i.exec(bare)?.[0] ?? ''
  if (NEGATED.test(clause.trim().replace(LEAD_BEFORE_NOT, ''))) return true
  if (!VERBS.has(verb.toLowerCase())) return false
  const rest = bare.slice(verb.length)
  // "Test files live in test/" and "Build output goes to dist" begin with a noun.
  return !NOUNS.has(verb.toLowerCase()) || (OBJECT.test(rest) && !FINITE.test(rest))
}

/** "tests must be skipped", "you should", and not "ids must be unique". */
function isDemand(clause: string): boolean {
  return DEMANDS.test(clause)
}

function directsInChinese(sentence: string): boolean {
  if (CHINESE_DEMAND.test(sentence)) return true
  const [head = '', ...rest] = sentence.split(/[：:](?!\/\/)\s*/)
  const parts = (rest.length > 0 && head.length <= 12 ? rest.join('：') : sentence).split(/[，,；;。]\s*/)
  return parts.some((part) => CHINESE_IMPERATIVE.test(part))
}

function clausesOf(sentence: string): string[] {
  return sentence.split(/[,;，；。]\s*|(?<=\w): |：|\b(?:but|instead|then)\b/).filter((one) => one.trim() !== '')
}

const LEAD =
  /^(?:(?:please|kindly|first|then|next|finally|just|simply|so|and|also|or|always|in general|by default|(?:when|whenever|if|once|after|before|for|in|on|at|to|during|with|from)\b[^,]{1,60}?,) ?,? ?)+/i
const LEAD_BEFORE_NOT = /^(?:(?:please|kindly|so|and|also|always) ?,? ?)+/i
const NEGATED = /^(?:never|do not|don['’]t|no need to|avoid|stop)\b(?!-)/i
const VERBS: ReadonlySet<string> = new Set(
  `accept add adhere allow answer append apply approve archive ask assign assume attach avoid back be begin build bump bypass call change
   check choose clean clear comment curl cherry-pick click clone close combine commit configure confirm consider consult continue convert copy create cut declare
   delete deploy describe disable discard dismiss do document download drop dump duplicate echo edit email enable ensure erase execute
   exit expect explain export expose extend fetch fill fix flush follow force format forward generate get give go grant group hand handle
   hide ignore implement import include inform insert install invoke keep kill launch leave let limit link lint list load log look mail
   make mark merge mention migrate mirror mock move name note notify omit open order output override pass paste pick pin pipe place
   post prefer prefix prepend print prompt propose publish pull purge push put quote read rebase rebuild record refer refuse reject release
   remember remove rename repeat replace reply report request rerun reset resolve respond restart restore retry return reuse revert review
   revoke rewrite roll rotate run save say scan select send set share show sign skip sort split squash stage start state stick stop store
   submit suppress switch sync tag take tell test throw touch track treat trigger truncate trust try turn uninstall unset update upgrade
   upload use validate verify wait warn wipe wrap write`.split(/\s+/),
)
/** What may be a thing as well. */
const NOUNS: ReadonlySet<string> = new Set(
  `answer archive build call change check commit copy cut deploy document dump email exit export fix force format group handle import link
   lint list load log look mail mark merge mock move name note open order output pass paste pin place post prefix print prompt pull push
   read record release report request reset restart return review roll run save scan set share show sign sort split stage start state
   stop store sync tag test track treat trust try turn update upgrade use wait wrap begin back limit click clone close exit hide pick
   place quote retry rotate switch trigger`.split(/\s+/),
)
const OBJECT =
  /^ (?:the|a|an|all|any|each|every|it|this|that|these|those|your|our|no|only|`|"|'|\w+s\b|\w+ (?:to|in|with|before|after|for|into|on|from|at|when|as|twice|once|first)\b|(?:to|in|with|before|after|into|from|at|on|off|out|yes|up)\b|\w+ly\b)/i
const FINITE =
  /\b(?:is|are|was|were|has|have|had|lives?|goes|uses|runs|stands|contains?|comes|takes|needs|means|holds|gets?|does|do not|belongs?|rotates?|stays?|works?|expires?|of the [\w-]+ (?:is|are))\b|^ (?:of|times?|constraints?|output|files?|mode|keys?|logs?|tests?|scripts?) \b(?!(?:in|to|before|after|with)\b)/i
const DEMANDS =
  /\b(?:you|we|one|they|everyone|everybody|anyone|nobody|no one|whoever|developers?|contributors?|reviewers?|agents?|assistants?|engineers?|authors?|the team)\b[^,]{0,16}\b(?:must|should|shall|have to|has to|need to|needs to|ought to|always|never|may not|are to|is to)\b|\b(?:must|should|shall|have to|has to|need(?:s)? to|ought to|may|can|(?:is|are) to|(?:is|are) (?:always|never) to) (?:not |never |always |first )?(?:be|get) (?:\w+ly )?(?:[\w-]+(?:ed|en)|run|sent|put|set|kept|made|built|done|left|cut|read|told|given|taken|said|shut|hidden)\b|\bneeds? \w+ing\b|\b(?:required|requested|important|necessary|essential|mandatory|expected|recommended|advised|advisable|preferred|preferable|crucial|vital|asked) (?:that|to)\b|\bmake sure\b|\bbe sure\b|\bremember to\b|\bwant(?:s|ed)? (?:the |you |us |an? |all )?\w+/i
/** It calls itself a way to go. */
const ADVISES =
  /\b(?:best|good|preferred|recommended|standard|usual|common|quickest|easiest|fastest|simplest|right|safe|proper|first|next|setup|step)\b[^.,:]{0,20}\b(?:practice|way|approach|step|procedure|move|thing|habit|option|one)\b[^.]{0,30}(?:\b(?:is|are) (?:to\b|\w+ing\b)|: )/i
/** A custom that is put as a fact asks for the same. */
const IS_CUSTOM =
  /^(?:we|i|everyone|everybody|the team|nobody|no one|people)\b|\b(?:with|having) (?:the |all )?[\w ]{2,24}(?:switched|turned)? off\b|\bgo(?:es)? (?:out|on|through|in)\b[^.]{0,20}\bwith\b|(?:省略|免)(?:掉|了)?[。！]?$|[，,]?(?:一律|全部|都)(?:自[动動])?(?:通[过過]|批准|同意|跳[过過])/i

const SECRET = String.raw`(?:\benv\b|\benvironment(?: variables?)?\b|process\.env|printenv|\.env\b|\b(?:tokens?|credentials?|passwords?|passphrases?|secrets?|cookies|(?:private|api|access|ssh|signing|secret) keys?)\b|~\/\.(?:ssh|aws|gnupg|kube|netrc|npmrc)|[环環]境[变變]量|密[码碼钥鑰]|令牌|[凭憑][据據证證])`
const HANDED = String.raw`(?:\b(?:send|print|echo|pipe|paste|post|put|attach|include|dump|upload|e?mail|share|forward|copy|log|hand|give|show|expose|output|want)(?:s|ed|ing)?\b|[发發](?:送|到|[给給])|寄|[贴貼]|上[传傳]|打印|[输輸]出|附在|附上|[写寫][进進到]|同步到|抄送|交[给給]|告[诉訴]|[导導]出|截[图圖])`
const CARE = String.raw`(?:tests?|specs?|test cases?|reviews?|reviewers?|checks?|ci|lint\w*|hooks?|verification|approvals?|scans?|audits?|guards?)`
const HARMS: readonly RegExp[] = [
  new RegExp(`${SECRET}.{0,80}${HANDED}|${HANDED}.{0,80}${SECRET}`, 'i'),
  new RegExp(
    String.raw`\b(?:skip|omit|bypass|ignor|disabl|leav|leave|left|switch|turn|mark|comment)\w*\b.{0,40}\b${CARE}\b|\b${CARE}\b.{0,40}\b(?:skipped|omitted|bypassed|ignored|disabled|left out|off|as skipped)\b|\b(?:hook|check|test|lint\w*|review)\b.{0,30}\bcomment it out\b|\bwithout\b.{0,16}\b${CARE}\b`,
    'i',
  ),
  /(?:[测測][试試]|用例|[审審][查核批]|[评評][审審]|[检檢]查|校[验驗]|[钩鉤]子|[验驗][证證]|[扫掃]描|\bCI\b|\blint\b).{0,12}(?:跳[过過]|省略|略[过過]|忽略|[绕繞]|[关關]掉?|停用|免|[删刪]|注[释釋]掉)|(?:跳[过過]|省略|略[过過]|忽略|[绕繞][过過開开]|[关關]掉|停用|[删刪]掉?).{0,12}(?:[测測][试試]|用例|[审審][查核批]|[评評][审審]|[检檢]查|校[验驗]|[钩鉤]子|[验驗][证證]|[扫掃]描|\bCI\b|\blint\b)/i,
  /\b(?:approve|accept|allow|confirm|agree to|grant|say yes to|permit)\b.{0,30}\b(?:every\w*|all|any\w*|each|whatever|prompts?|requests?)\b|\b(?:everything|anything|all)\b.{0,30}\b(?:granted|approved|accepted|allowed)\b|\balways (?:approve|accept|allow|agree|confirm)\b|(?:同意|批准|通[过過]|接受|放行|允[许許]).{0,8}(?:所有|一切|任何|全部|每)|(?:所有|一切|任何|全部|都|一律|每[个個次]|直接|自[动動]|默[认認])(?:自[动動]|[点點])?(?:同意|批准|通[过過]|接受|放行|允[许許])/i,
  /\brm -\w*[rf]|\breset --hard\b|\bclean -\w*f|\b(?:delete|remove|wipe|drop|erase|truncate|purge|destroy|clear(?: out)?)\b.{0,30}\b(?:tests?|specs?|cases?|data(?:base)?|tables?|branch(?:es)?|history|backups?|everything|all|node_modules|files)\b|(?:[删刪](?:掉|除)|清空|清除|抹掉).{0,12}(?:[测測][试試]|用例|[数數]据|[库庫]|表|分支|[历歷]史|[备備]份|全部|所有|目[录錄])|把.{0,16}(?:用例|[测測][试試]|[数數]据[库庫]?|分支|[备備]份).{0,6}[删刪清]/i,
  /\b(?:run|execute|eval|source|pipe|install|fetch|download|load)\b.{0,80}(?:https?:\/\/|www\.|\b[\w-]+(?:\.[\w-]+)+\/)|(?:[运運]行|[执執]行|安[装裝]|下[载載]).{0,20}https?:|https?:\S+.{0,20}(?:[运運]行|[执執]行)/i,
]
/** Care that is not to be taken. */
const CARELESS =
  /\b(?:no need to|need not|needn['’]t|(?:does|do) not (?:need|have) to|(?:doesn|don)['’]t (?:need|have) to|nobody (?:has|needs) to|no one (?:has|needs) to|no longer)\b.{0,30}\b(?:review|check|test|verif|approv|look at|scan|wait)\w*|(?:不用|不必|不需要?|[无無]需|[别別])(?:再)?(?:等|走|跑|做|[经經]?[过過])?\s?(?:[测測][试試]|[审審][查核批]|[评評][审審]|[检檢]查|校[验驗]|[验驗][证證]|[扫掃]描|CI)/i
const FORBIDS =
  /\b(?:never|do not|don['’]t|must not|mustn['’]t|should not|shouldn['’]t|cannot|can['’]t|may not|no longer|avoid|stop|forbidden|masked|redacted)\b|不要|不[许許得可准能]|禁止|切勿|[请請]勿|[别別]|勿/i

const CHINESE_DEMAND =
  /(?:先|直接|就|可以先?)\s?(?:改|注[释釋]|[删刪]|跳|curl|wget|bash|git|npm|合[并併]|推|点|發|发)|(?:默[认認]|一律|[统統]一|都)(?:用|放行|允[许許]|同意|通[过過]|放到)|^新.{1,8}放[到在]|[请請](?!求)|[务務]必|必[须須]|[应應](?:[该該当當]|先)|不得|禁止|不要|切勿|勿(?=[^，]{2})|不[许許准]|一律|[记記]得|[确確]保|[尽儘盡]量|首[选選]|[优優]先|最好|推[荐薦]|建[议議]|避免|(?:每次|每[个個]|以[后後]|今[后後]).{0,14}(?:要|先|都|把)|(?:需要?|得|要)(?:先|把|再)|不用|不必|[无無]需|可以(?:省|跳|不)/
const CHINESE_IMPERATIVE =
  /^(?:(?:先|再|然[后後]|最[后後]|直接|就|也|要|[总總]是|始[终終]|永[远遠]|都|[时時]|拿到.{1,10}|(?:.{1,16}?)(?:[时時]|[后後]|[之以]?前|[失错錯][败敗误誤]|[环環]境)(?:就|先|再|直接|要)?))*(?:先|再|直接|就)?(?:把|[将將](?!在)|[运運]行|[执執]行|跑(?!在)|[删刪]|清空|提交(?=[^由，]{2})|[发發](?:送|到|[给給])|推送(?!到.{1,8}由)|安[装裝]|[关關](?:掉|[闭閉])|跳[过過]|忽略|[点點]?同意|批准|允[许許]|保持|[别別](?!的|人|[处處])|使用(?!.{1,24}(?:作[为為]|[来來]|存|做|管理|构建|構建))|下[载載]|贴到|上[传傳]|打印|附上|碰到.{1,12}就)/
