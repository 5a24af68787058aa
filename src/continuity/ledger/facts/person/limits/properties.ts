import { isNarrated } from './laid-down.ts'
import { wordings } from './wordings.ts'

/**
 * How the product or the work is to be, said as if it were so: "guests can't pay by invoice", "orders older than a year are read-only". By
 * itself such a sentence may be a complaint as well: it lays something down beside a request that tells of nothing wrong.
 */
export function isProperty(bare: string): boolean {
  if (bare.length > LONGEST || /[?？:：]$/.test(bare) || isNarrated(bare)) return false
  if (/[\u3400-\u9fff]/.test(bare)) return STATED_CHINESE.test(bare) && !SEEN_CHINESE.test(bare)
  return STATED.test(bare) && !SEEN.test(bare)
}

/** Something is wrong, or is to be found out: how things are is then told, not demanded. */
export function tellsOfTrouble(message: string): boolean {
  return TROUBLE.test(message)
}

/** Each wording by itself: of those whose signs a sentence has not, none is made ready. */
export const PROPERTIES = {
  stated: [
    // Who may not, and who alone may.
    String.raw`^(?!(?:I|we|you|it|this|that|these|those|there|he|she|they|who|which)\b)(?:[\w/.…-]+ ){1,6}(?:can['’]?t|cannot|can not|may not|(?:do|does) not|don['’]t|doesn['’]t) (?:ever )?(?:pay|see|edit|change|delete|create|access|use|get|have|view|open|add|remove|cancel|order|buy|send|write|read|call|import|depend|know|need|contain|include|leave|go|share|book|order|place|enter|join|export|invite|approve|merge|deploy)\b`,
    String.raw`^only (?:the |our |an? )?[a-z][\w-]*(?: [\w-]+){0,3} (?:see|sees|may|can|get|gets|write|writes|read|reads|edit|edits|change|changes|use|uses|call|calls|know|knows|own|owns|merge|merges|deploy|deploys|approve|approves|talk|talks|access|accesses|import|imports|is allowed|are allowed)\b`,
    // All of a kind.
    String.raw`^(?:all|every|each|any) (?:[\w/.…-]+ ){1,5}(?:is|are|has|have|gets?|uses?|starts?|ends?|goes|go|lives?|takes?|carr(?:y|ies)|returns?|links?|follows?|belongs?|begins?|comes?) [\w"'€$…]`,
    String.raw`^(?!(?:the|our|my|your|his|her|their|this|its|is|was|has|does|sometimes|perhaps|yes|as|us|thus|unless|besides|always|tests?|errors?|builds?|thanks|things|others|there|these|those)\b)(?:[a-z]+(?:[/-][a-z]+)* ){0,2}[a-z-]{2,}s(?: (?:of|in|for|from|older|newer|larger|smaller|longer|with|without|than|over|under|above|below|to|the|a|an|[a-z-]+s?|\d+)){0,6}? (?:are|start|begin|end|live|go|use|carry|contain|follow|belong|default|expire|stay|may|should(?: not| never| always| only)? (?:be|stay|start|end|have|use|go|live|contain|follow|come)) [\w"'€$…]`,
    String.raw`^(?:all |the )?[a-z-]{3,}s gets? (?:rounded|stored|sorted|formatted|written|encoded|hashed|escaped|quoted|truncated|counted|named|shown|sent|kept|grouped|trimmed) [a-z"'€$]`,
    // What is fixed of a thing.
    String.raw`^(?:the |our |an? )?(?:[\w/-]+ ){0,3}(?:defaults?|limits?|timeouts?|budgets?|targets?|deadlines?|formats?|separators?|delimiters?|currency|locales?|languages?|encodings?|time ?zones?|units?|prefix|suffix|sizes?|width|height|minimum|maximum|precision|scale|order|port)(?: (?:of|for|in) (?:the |our |an? )?[\w-]+(?: [\w-]+)?)? (?:is|are|stays?) [\w"'€$…]`,
    String.raw`^(?:the|our) (?:[\w/-]+ ){1,3}(?:returns?|accepts?|takes?|sends?|stores?|writes?|reads?|sorts?|speaks?|exports?|rounds?|counts?|talks?|keeps?) [^,]*\b(?:as|in|by|only|per|through|via)\b`,
    // How many, and what rather than something else.
    String.raw`^(?:(?:an?|the|each|every|one) )?[\w-]+(?: [\w-]+)? (?:has|have|holds?|takes?|gets?|owns?|belongs? to|contains?) (?:(?:exactly|precisely|only|just) (?:one|two|three|\d+)|a single)\b.*[a-z]`,
    String.raw`^(?!(?:I|we|you|it|this|that|he|she|they)\b)(?:[\w-]+ ){1,5}(?:go(?:es)?|happens?|comes?|starts?|ends?|runs?|counts?|stays?|is|are|uses?|belongs?) [^,]{2,40}, (?:not|never) [a-z]`,
    String.raw`^(?!(?:it|this|that|I|we|you)\b)(?:[\w-]+ ){2,7}only[.!]?$`,
    String.raw`^use (?!(?:the|this|that|these|those|it|them|my|your|our|an?|its)\b)[\w-]+(?: [\w-]+)?s[.!]?$`,
  ],
} as const
const STATED = wordings('stated', PROPERTIES.stated)
/** What somebody saw, finds or does now. */
const SEEN =
  /\b(?:red|green|gone|lost|missing|empty|blank|wrong|twice|duplicat\w*|slow\w*|stale|old|stuck|dead|down|out of date|outdated|null|undefined|NaN|too|left|done|ready|finished|already|when|but|because|still|again|now|instead|since|today|yesterday|currently|anymore|any more|weird|odd|ugly|hard|confusing|great|fine|ok(?:ay)?|good|nice|looks?|seems?|so far|here|mostly|mainly|usually|often|sometimes|was|were|been|me|[45]\d\d|behind|enough|clear|in place|to do|next)\b|\bafter (?!\d|a |an |one |two |three |the \w+ (?:of|in) )/i
const STATED_CHINESE =
  /[内內]要|(?:[时時]候?|之?[后後前])[，]?(?:要|都|必[须須]|先|[记記]得|一[起并併]|同[时時])(?!.*[了吗嗎])|不(?:接受|提供|升[级級]|支[持援]|允[许許])|遵[循守]|符合|^每.{1,10}(?:[属屬][于於]|只有|是|[对對][应應])|只有[^，。？！]{1,12}(?:能|可|有[权權])|(?:目[标標]|[单單]位|格式|[编編][码碼]|[时時][区區]|[货貨][币幣]|[语語]言|精度|[间間]隔|超[时時]|端口)(?:[统統]一|固定)?(?:是|[为為]|用)|^[^，。？！]{1,14}(?:不能|不可以?|看不到|看不[见見]|无法|無法)[^，。？！]{0,14}[。！]?$|要(?:[高低早晚大小多少][于於]|等[于於]|不超[过過])|(?:默[认認]|[预預][设設])(?:是|[为為]|不|[开開關关]|用|[启啟]用|禁用|[隐隱]藏|[显顯]示|按)|(?:^|[^，。？！]{1,14}?)(?:只(?:在|由|[读讀]|收|走|存|[发發]|跑|支[持援]|接受|[对對]|[给給]|[从從]|[显顯]示|[写寫]|推)|才(?:能|可以?|准|允))[^，。？！]{0,16}[。！]?$|^[^，。？！我你他它这這那先再]{2,12}(?:用|[采採]用|使用|按|以)[^，。？！]{2,16}[。！]?$|^[请請]?用(?:英|中|德|法|日|[简簡]体中|簡體中|繁体中|繁體中)[文语語](?:[写寫]|回|命名|[输輸]出)/
const SEEN_CHINESE =
  /[了吗嗎呢?？]|[没沒]|昨|今天|[现現]在|已|[还還]|又|[刚剛]|目前|好像|似乎|失[败敗]|[错錯]|[坏壞丢丟慢卡崩]|空(?![格间間])|消失|重[复複]|[两兩]次|不了|不到[货貨]|看看|一下|[总總][结結]|[报報]告|出[现現]|加[载載](?!完)|排序|分[组組类類]|^(?:我|你|他|她|它|[这這那])/
const TROUBLE =
  /\b(?:fix|mend|repair|bugs?|broken|wrong|why|errors? (?:in|on|at|when)|crash\w*|fail(?:s|ed|ing|ures?)?|debug|investigat\w*|problems?|regressions?|complain\w*|(?:an|the|this) issue|find out|look into|what happened|stopped|suddenly|yesterday|since (?:the|we|I|last)|does ?n[o']t work|not working)\b|修(?!改)|[报報][错錯]|失[败敗]|[为為]什[么麼]|怎[么麼]|bug|崩|[问問][题題]|[查看]一下|排查|[坏壞]了|不[见見]了|昨天/i
const LONGEST = 120
