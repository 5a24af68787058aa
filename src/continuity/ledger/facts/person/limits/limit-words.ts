import { remembering } from '../../../../../base/remember.ts'
import { isLaidDown, isNarrated } from './laid-down.ts'
import { isAskedBesides, isSaidBesides, withoutStress } from './said-besides.ts'
import { wordings } from './wordings.ts'

/**
 * Whether a sentence of the person's demands or forbids something, for this session: said in so many words, whatever else it is. What is
 * to hold beyond the session is judged elsewhere, and harder.
 */
export const isConstraint: (sentence: string) => boolean = remembering((sentence) => {
  const bare = withoutTag(withoutQuotes(sentence))
  if (/[?？]|[:：]$/.test(bare) || isNarrated(bare) || WONDERS.test(bare)) return false
  if (TO_BE_MADE.test(bare) && !BINDS_BESIDE.test(bare)) return false
  if (ONCE_MINDED.test(bare) || ANSWERS.test(bare)) return false
  if (isFirm(bare) || isLaidDown(bare) || isSaidBesides(bare)) return true
  const rest = withoutStress(bare)
  if (rest !== bare) return isConstraint(rest)
  if (DESCRIBES.test(bare)) return false
  if (REPORTS.test(bare)) return COMMANDED.test(bare)
  return COMMANDED.test(bare) || STATED.test(bare) || isWishThatBinds(bare) || CHINESE.test(bare)
})

/** "I want the list sorted" is what is to be done; "I want every list sorted" holds for what is done besides. */
function isWishThatBinds(bare: string): boolean {
  return ORDERED_WORK.test(bare) ? FORBIDS.test(bare) : WISHED.test(bare) && BINDS_BESIDE.test(bare)
}

/** "Don't push to main, ok?" asks for nothing but to be heard. */
function withoutTag(sentence: string): string {
  return sentence.replace(TAG, '.').replace(REMINDED, '$1.')
}

/** The same where only commands count: in a long message statements are mostly about how things are. */
export function isCommand(sentence: string): boolean {
  const bare = withoutQuotes(sentence)
  if (/[?？:：]$/.test(bare) || isNarrated(bare)) return false
  return isFirm(bare) || ((COMMANDED.test(bare) || CHINESE_COMMAND.test(bare)) && !DESCRIBES.test(bare))
}

/** It tells how things are or what has gone wrong, and lays down nothing. */
export function isReport(sentence: string): boolean {
  const bare = withoutQuotes(sentence)
  return REPORTS.test(bare) || DESCRIBES.test(bare) || TROUBLE.test(bare)
}

/** It shows a sign that it holds for more than the step in hand, and asks nothing. */
export function mayStand(sentence: string): boolean {
  return (
    STANDS.test(sentence) &&
    !/[?？]/.test(sentence) &&
    !NO_RULE.test(sentence) &&
    !(ORDERED_WORK.test(sentence) && !FORBIDS.test(sentence)) &&
    !ANSWERS.test(sentence) &&
    !DESCRIBES.test(sentence) &&
    !isNarrated(sentence) &&
    !isStatus(withoutQuotes(sentence))
  )
}

/** "Could you please not rename the columns?", "don't rename them, ok?": a command, for all that it is asked. */
export function isPoliteBan(sentence: string): boolean {
  if (!/[?？]\s*$/.test(sentence)) return false
  const bare = withoutQuotes(sentence)
  return POLITE_BAN.test(bare) || WITHOUT.test(bare) || isAskedBesides(bare)
}

/** What stands in quotes or is code was said by somebody or something else. */
export function withoutQuotes(sentence: string): string {
  return /[`"“「『]/.test(sentence) ? sentence.replace(QUOTED, ' … ') : sentence
}

/** 还没有推送: where the work stands, and nothing that is demanded. */
function isStatus(bare: string): boolean {
  return STATUS.test(bare) && !CHINESE_COMMAND.test(bare) && !FIRM_CHINESE.test(bare)
}

/** A bound that is set without "do not": nobody describes anything so. */
function isFirm(bare: string): boolean {
  if (/[\u3400-\u9fff]/.test(bare)) return FIRM_CHINESE.test(bare) && !TROUBLE.test(bare)
  return (FIRM_LED.test(bare) || FIRM_INSIDE.test(bare)) && !TROUBLE.test(bare)
}

/** "Remember, keep it short:" is no lead to what stands below. */
const REMINDED = /^((?:please |and |but )*remember\b.*?)\s*[:：]$/i
const TAG = /[,，]?\s+(?:ok(?:ay)?|yeah|alright|please|got it|understood|deal)\s*\?+\s*$/i
/** What is to be made once, however much it is needed. */
const TO_BE_MADE =
  /^(?:(?:and|so|now|then|ok(?:ay)?|also|next|first|please)[, ]+)*(?:I(?: would|['’]d)? (?:like|want|need) you to|(?:you|we) (?:need|have|want) to) (?:also |now |then )?(?:create|make|write|build|download|install|set up|generate|draft|implement|open|start|run|fix|research|look|check|explain|prepare|convert|design)\b/i
/** "I want you to understand all of it": what is to be done, however much of it. */
const ORDERED_WORK = /\bI(?: would|['’]d)? (?:want|need|like) you to\b/i
const FORBIDS =
  /\b(?:never|always|only|not|without|must|unless|until|from now on|keep|stick to|stay|avoid|prefer|every time|each time|whenever)\b|n['’]t\b/i
/** What is to be seen or understood now. */
const ONCE_MINDED =
  /^(?:(?:and|also|please|so|but)[, ]+)*(?:make|be) sure (?:that )?(?:you |to )*(?:have )?(?:understand|understood|read|look|see|seen|check|know|get|highlight|got)\b(?!.*(?:\b(?:before|every|each|always|not|never|only|without)\b|n['’]t\b))/i
/** It answers something that is not said: "acceptable, because we can hide them". */
const ANSWERS =
  /^(?:\d+[.)]? )?(?:acceptable|fine|ok(?:ay)?|good|agreed|correct|right|yes|no|sure|true)\b[,.;]? (?:because|since|as|that['’]?s)\b(?!.*(?:\b(?:never|always|must|not|only|without|before)\b|n['’]t\b))/i
const WISHED = /\bI (?:want|would like)\b/i
const BINDS_BESIDE =
  /\b(?:never|always|only|not|without|every|each|all|must|no|unless|until|before|instead|at (?:least|most)|to (?:stay|remain))\b|n['’]t\b/i
/** "Can you, without touching the schema, …?" */
const WITHOUT =
  /\b(?:can|could|would|will) you\b.*\bwithout (?:using|touching|changing|breaking|adding|modifying|installing|running|editing|deleting|any|new)\b/i
const POLITE_BAN =
  /^(?:(?:and|but|also|please|so|oh)[,]? )*(?:(?:could|can|would|will) (?:you|we) (?:please |maybe |also |just )*(?:not|never|avoid|refrain)\b(?! (?:just|simply|also|see|find|tell|know|use|do)\b)|would you mind not\b|(?:please )?(?:do not|don['’]?t|never|leave|keep)\b.*, ?(?:ok(?:ay)?|alright|all right|right|please|yes)\?)|^(?:[请請]|麻[烦煩])?(?:能不能|可不可以|可否|能否|可以)(?:[请請麻烦煩你您先]*)(?:不要|[别別]|不)(?:再)?(?:改|[动動]|碰|[删刪]|加|用|推|提交|重命名|引入|升)|^[^？?]*(?:不要|[别別])[^？?]*(?:好[吗嗎么]|行[吗嗎]|可以[吗嗎]|好不好)[?？]/i
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”|「[^」]*」|『[^』]*』/g
const COMMANDED = new RegExp(
  [
    /(?:^|[,;:.—–-] |\b(?:and|but|please|just|also|so|then|you should|we should|you must|let['’]?s) )(?:do not|don['’]?t|never|always|avoid|make sure|be sure|ensure|only use|use only|please use|no need to)\b/,
    /(?:^|[,;] (?:but |and |also )?|^(?:and|but|also|then|so),? |\b(?:please|let['’]?s) )(?:also )?(?:keep(?! going| working| on\b| in mind)|leave|stop(?! (?:for (?:a|one)|here|now|there|right)\b|[.!]?$)|prefer|use [\w`"'.…-]+(?: [\w`"'.…-]+){0,3} (?:instead|rather than))\b/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'i',
)
const STATED =
  /\b(?:must(?: not|n['’]?t)?|should(?: not|n['’]t)|shouldnt|has to|have to be|needs? to be|can(?:not|['’]t) be|not allowed|without (?:using|changing|touching|breaking)|not [\w`"'-]+(?: [\w`"'-]+){0,3},? but|I (?:prefer|don['’]t want)|at least (?:log|keep|test|check))\b/i
/** A statement about how things are, or a line of a log, is not a demand. */
const DESCRIBES =
  /\b(?:resulting in|this causes|incorrectly|looks like|that['’]?s not|was looking for|don['’]?t (?:need|have|know|think|see|understand))\b|^(?:while|although|currently|this|that|these|it|its|the|there|basically|when)\b(?!.*\b(?:must|should|has to|needs? to|never|always))|^\S+:\d+|^\S*\d{2}:\d{2}/i
const STATUS =
  /[还還尚](?:[没沒]|未|不能)|(?:[没沒]有?|未|已[经經]?)(?:全部)?(?:推送|推上去|提交|合[并併]|部署|[发發][布佈]|通[过過]|[过過]$|完成|[测測][试試]|保存|上[传傳线線])|^(?:目前|[现現]在|[当當]前|[刚剛]才?).*(?:不能|不了|[没沒])/
const CHINESE_COMMAND =
  /不要(?![紧緊])|不得(?!不|[已了])|不可以|不准|不許|不许|不能動|不能动|禁止|切勿|請勿|请勿|別再|别再|別動|别动|必須|必须|務必|务必|一定要|一律|只能|只用|避免|保持不變|保持不变/
const CHINESE = new RegExp(`${CHINESE_COMMAND.source}|總是|总是|永遠|永远|而不是|不是.{1,20}而是|應該要|应该要|改用`)
const REPORTS =
  /^(?:we|I|they|he|she|someone|somebody|users?) (?:(?:now|still|just|also|already|only|suddenly) )*(?:got|get|had|saw|see|noticed|notice|received|ran|heard|found|counted?)\b|^我?(?:們|们)?(?:[现現]在|[刚剛]才?|又|[还還]|[却卻])*(?:看到|看[见見]|[发發][现現]|收到|跑出|[数數]到)|[变變]成/i
/** A sign that it holds for more than the step in hand. */
const STANDS =
  /\b(?:never|always|do not|don['’]?t|not|no|only|must|should(?:n['’]?t)?|each|every|whenever|all|any|prefer|instead|rather|avoid|keep|without|from now on|needs? to|has to|have to)\b|[\u3400-\u9fff]/i

/** They have not made up their mind. */
const WONDERS = /\bnot sure (?:if|whether|we|I|that)\b|不[确確]定/i
/** Nothing is laid down by whoever does not know, or finds something in order. */
const NO_RULE =
  /^(?:no (?:idea|clue|problem|worries|luck|wonder)|not sure)\b|\bso far[.!]?$|不得[不已]|[没沒][问問][题題]|看不[懂明清]|不(?:明白|清楚|知道)[。！]?$/i

/** What somebody leads with who lays something down. */
const LEAD =
  '^(?:(?:and|but|also|so|then|ok(?:ay)?|please|pls|plz|just|oh|one more thing|important|note|btw|by the way|remember)[,:]? +)*'
const THING =
  '(?:api|apis|interfaces?|schemas?|contracts?|formats?|spec|specs|protocol|branch|main|code|modules?|versions?|folders?|director(?:y|ies)|dir|files?|config\\w*|database|db|tables?|layout|design|structure|signatures?|names?|paths?|tests?|lockfile|dependencies|migrations?)'
/** Each wording by itself, with what may lead it: of those whose signs a sentence has not, none is made ready. */
export const FIRM = {
  led: [
    // Forbidden without a verb of forbidding.
    String.raw`(?:hands off|stay (?:away from|out of|clear of)|keep (?:away from|out of|clear of|your hands off)|steer clear of|refrain from|do without|go without|abstain from|hold off on|no touching)\b`,
    String.raw`(?:nothing|nobody|no ?one|none|neither|no \w+|not (?:one|a single)(?: \w+)?)(?: \S+){0,6} (?:may|must|should|shall|can|is to|are to|is allowed|are allowed)(?: not)? (?:be |\w+)`,
    String.raw`not (?:a single|one)\b(?! (?:bit|clue|idea|of (?:the|them)))`,
    String.raw`no (?!no\b|problem|worries|idea|need|longer|more questions|thanks|rush|hurry|one\b|it\b|that\b|this\b|i\b|we\b|you\b|he\b|she\b|they\b|there\b|the\b|wait\b|wonder|matter|doubt|luck|chance|clue|such|other|way\b|errors?\b|output|response|effect|change\b)[a-z][\w/-]*(?: +[\w/.…-]+){0,5}(?:,? (?:please|pls|plz))? *[.!]?$`,
    String.raw`(?:without|w\/o) (?:any )?[\w-]+(?: [\w-]+){0,3},? (?:please|pls|plz)[.!]?$`,
    // Bounds.
    String.raw`(?:\w+ ){1,5}at most[.!]?$`,
    String.raw`(?:at most|no more than|not more than|no (?:newer|older|bigger|larger|higher|lower|less|fewer|longer|later|earlier) than|nothing (?:newer|older|bigger|larger|higher|lower|longer|more|less|but|except|other|beyond|outside)\b|max(?:imum|\.)?(?: of)? \d|up to \d|not? (?:above|below|beyond|over) \d)`,
    String.raw`(?:use|take|make|do|write|add|allow|open|run|keep|change|touch|edit|commit|send)(?: (?!that\b|which\b|with\b|showing\b)\S+){0,4} (?:at most|no more than|not more than|a maximum of|up to|within|below|under|nothing (?:newer|older|else|but))\b`,
    String.raw`(?:stick (?:to|with)|stay (?:with|within|below|under|on|in)|limit (?:yourself|the changes?|changes|it) to|restrict (?:yourself|the changes?|changes) to|confine)\b(?! (?:that|it|this)[.!]?$)`,
    String.raw`(?:only|just|solely|exclusively) (?:in|within|under|inside|edit|change|touch|modify|the|use|work)\b(?!.*\b(?:is|are) (?:left|missing|open|to do|undone)\b).*[^?]$`,
    String.raw`treat \S+(?: \S+){0,3} (?:as|like)\b`,
    // Ask first.
    String.raw`(?:(?:always |you must |you should )?(?:ask|tell|consult|warn|ping)(?: me)?(?: first)? (?:before|prior to)|check with me|run (?:it|that|this|everything|\w+) (?:by|past) me|wait (?:for|until|till) (?:my|me|I)\b|get my (?:ok|okay|approval|sign-?off|go-ahead|consent)|let me (?:see|review|approve|check|look at|confirm)\b.*\b(?:before|first)\b|ask me first|ask first)`,
    // Demands.
    String.raw`remember to\b.*\b(?:every|each|whenever|always|any)\b`,
    String.raw`(?:each|every) [\w-]+(?: [\w-]+){0,3} (?:needs|must|has to|should|requires|gets) `,
    String.raw`everything (?:must|has to|should|needs to|stays?|in|goes)\b`,
    String.raw`tests? first\b`,
    String.raw`(?:answer|reply|respond|write|speak)(?: to me| back)?(?: only)? in (?:english|german|french|spanish|italian|japanese|korean|chinese|(?:simplified|traditional) chinese|plain|full|short)\b`,
    String.raw`use (?:\d+ |two |four )?(?:tabs?|spaces?|single quotes|double quotes|camel ?case|snake[_ ]?case|kebab-case)\b`,
    String.raw`use (?:npm|pnpm|yarn|bun|deno|pip|uv|poetry|conda)(?: (?:only|here|everywhere|throughout)| (?:in|for) (?:this|the|our|all|every)\w* ?(?:repo\w*|project|workspace|packages?)?)[.!]?$`,
    String.raw`(?:if|when|whenever|once) .{3,80}, (?:stop|ask|tell|wait|let me)\b`,
  ].map((wording) => `${LEAD}(?:${wording})`),
  inside: [
    String.raw`\b(?:under no circumstances|in no case|on no account|at no point|by no means)\b`,
    String.raw`\b(?:is|are|remains?|stays?) (?:strictly |completely |all )?(?:off[- ]limits|off the table|out of bounds|taboo|a no-go|no-gos?|not to be \w+ed|not negotiable|non-negotiable|set in stone|sacred)\b`,
    String.raw`\b${THING} (?:is|are) (?:frozen|locked down|fixed|final|untouchable)[.!]?$`,
    String.raw`\b(?:you|we) (?:may|can|must|shall) (?:only|not)\b`,
    String.raw`\bwe (?:can(?:['’]?t|not)|may not|must not|are not allowed to) (?!see\b|find\b|reproduce\b|tell\b|figure\b|reach\b|access\b|get\b|connect\b|open\b|load\b|log\b|seem\b|understand\b|explain\b|believe\b|know\b|run\b|start\b|be\b|say\b|think\b|wait\b|build\b|test\b|go on\b|do (?:it|this|that)\b|help\b|remember\b|make it\b)[a-z]`,
    String.raw`\bI(?:['’]d| would) (?:rather|prefer) (?:you |we |it |if )`,
    String.raw`\b(?:nothing|anything) (?:newer|older|higher|later) than\b`,
    String.raw`\b(?:warnings?|lint\w*) (?:count|counts|are to be treated|is to be treated) as\b`,
    String.raw`\bwithout (?:asking(?: me)?|my (?:ok|okay|approval|consent|permission|go-ahead|sign-?off))\b`,
    String.raw`\b(?:needs?|requires?) my (?:ok|okay|approval|consent|permission|go-ahead|sign-?off)\b`,
    String.raw`\b(?:it is|it['’]s) (?:important|essential|crucial|vital|critical|mandatory)(?: that| to)? (?!for\b|here\b|now\b|because\b|and\b)[a-z]`,
    String.raw`\bthe imperative mood\b`,
    String.raw`, (?:and |but )?(?:no (?:third-party|external|new|extra|additional) (?!(?:errors?|warnings?|issues?|failures?|messages?|findings?|comments?|regressions?|tests?|lines?|changes?)\b)[\w-]+(?: [\w-]+)?|only [A-Z]{2,}\w*)[.!]?$`,
    String.raw`\b(?:and|with|but|in) (?:at most|no more than|not more than|a maximum of) \d`,
  ],
} as const
const FIRM_LED = wordings('led', FIRM.led)
const FIRM_INSIDE = wordings('inside', FIRM.inside)
const FIRM_CHINESE = new RegExp(
  [
    '[请請]?勿(?![论論])|[严嚴]禁|[绝絕](?:对|對)?不(?:能|可|要|准|許|许|得)|千[万萬](?:别|別|不)|不[允准]?[许許](?!多|久)|不允[许許]',
    '(?:^|[，,；;。：:\\s]|[请請先都也就])[别別](?!的|人|[处處样樣墅名扭])',
    '(?:最多|至多|最高|最大)(?!的|是|[时時]候|值|化|限度)(?:只|能|可|允|[开開]|重|[写寫]|用|保留|跑|放|有|做|改|加|\\s?\\d|[一二两兩三四五六七八九十])',
    '不(?:要|能|得|可)?(?:超[过過]|[高低多少大小][于於])|(?:控制|限制|保持)在.{1,12}(?:以[内內]|之[内內])|[仅僅]限|只限|只准|只[许許]|只(?:能|可以|用|改|[动動])',
    '(?:所有|全部|一切|每一?[个個条條次份项項]|任何).{1,14}?(?:都|一律|[统統]一|全)?(?:(?<!就)要(?!不)|得(?!到|很)|必[须須]|用(?![户戶不到完])|保持|[遵按]照)|(?:都|全|[统統]一|一概)用(?![户戶不到完])|(?:全部|一律|[统統]一|都)[用]?[大小][写寫]',
    '[尽儘盡]量|[优優]先用|[沿仍][用旧舊]|照舊|照旧|原[样樣]|(?:保持|[维維]持).{0,8}(?:不[变變]|原[样樣]|一致|[兼相]容)|(?:不[动動变變]|[冻凍][结結])(?:了)?(?:$|[，,。；])',
    '先(?:要|得)?(?:[问問]|[经經]|[给給]|[让讓]|跟|[告通])(?:[过過])?我|等我(?:[确確]|同意|批准|[点點][头頭]|[说說]|看|回|通知|消息|[发發][话話])|(?:[没沒]有|未[经經]|不[经經])我(?:的)?(?:同意|[许許]可|批准|[确確][认認])|[经經]我(?:同意|[确確][认認])|[经經][过過]我',
    '以[后後].{0,10}(?:用|都|要|先|不|[别別])|[从從][现現]在(?:起|[开開]始)|用(?:[简簡繁正][体體])?(?:英|中|德|法|日|西班牙)[文语語][来來]?(?:回|答)',
    '(?:不能|不可)(?:用(?!了)|[修]?改|[动動]|碰|[删刪]|加(?![载載])|引入|推|提交|[写寫]|依[赖賴]|[换換]|存|[叠疊]加|[为為]空|小于|大于|早于|晚于|受影|失效)|(?:[谁誰][也都]|除了.{1,8}|[没沒]有我的?.{1,4})不(?:能|可|准|[许許]|得)',
  ].join('|'),
)
/** Something is wrong, was so, or is only told. */
const TROUBLE =
  /\b(?:bug|error|fails?|failed|failing|broken|crash\w*|why|when I|knows?|happen\w*|forever|stayed|waited|asked me|wondering|wrong)\b|不了|[报報出][错錯]|失[败敗]|[坏壞]了|崩[溃潰]|[问問]了我|[为為]什[么麼]|怎[么麼]|我[没沒][有]?[动動改]|[动動改][过過]/i
