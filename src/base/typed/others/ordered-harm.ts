import { isHarmful } from '../harmful.ts'
import { isDemand, statedSentences } from './demands.ts'
import { mayHarm } from './may-harm.ts'

/**
 * Whether a text tells to hand out secrets or the environment, to delete, to leave out tests, reviews and checks, to approve, or to run
 * something from the net. That the program does so, or that it was done, is a statement; forbidding it does no harm.
 */
export function tellsHarm(text: string): boolean {
  if (!mayHarm(text) && !isHarmful(text)) return false
  return statedSentences(text).some((one) => isOrderedHarm(one))
}

function isOrderedHarm(sentence: string): boolean {
  const isHarm = clausesOf(sentence).some((clause) => doesHarm(clause))
  return isHarm && (isDemand(sentence) || IS_CUSTOM.test(sentence))
}

function doesHarm(clause: string): boolean {
  if (CARELESS.test(clause)) return true
  if (FORBIDS.test(clause)) return false
  return HARMS.some((pattern) => pattern.test(clause)) || isHarmful(clause)
}

function clausesOf(sentence: string): string[] {
  return sentence.split(/[,;，；。]\s*|(?<=\w): |：|\b(?:but|instead|then)\b/).filter((one) => one.trim() !== '')
}

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
