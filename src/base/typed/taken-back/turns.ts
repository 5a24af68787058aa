import { membersIn } from '../../families/members.ts'
import { remembering } from '../../remember.ts'

/**
 * Whether a sentence names a value (a number, one of a family, a path) and has a word of something being otherwise now. It says nothing of
 * what: only beside what is known can be told whether it is another value for the same.
 */
export const mayTurn: (sentence: string) => boolean = remembering(
  (sentence) => sentence.length <= LONGEST && saysTurn(sentence) && !isMeantOtherwise(sentence) && namesValue(sentence),
)

/** That something is otherwise now, was not right as it was, or is to be another. */
export function saysTurn(sentence: string): boolean {
  return TURNS.test(sentence)
}

/** A question, a thought, somebody else's doing, a step of the work, what was seen, an exception, or only for a while. */
export function isMeantOtherwise(sentence: string): boolean {
  return ENGLISH_OTHERWISE.test(sentence) || CHINESE_OTHERWISE.test(sentence) || isForSomeDay(sentence)
}

/** "We should rewrite this one day but not now", 迟早要换，不过不是现在: it is put off, and nothing is otherwise by it. */
export function isForSomeDay(sentence: string): boolean {
  return SOME_DAY.test(sentence)
}

const SOME_DAY =
  /\b(?:one|some) ?day\b(?! of\b)|\bat some (?:point|time|stage)\b|\bsooner or later\b|\b(?:not|but|though|just) (?:right |just )?(?:now|yet)\b|\bin the long run\b|\beventually\b|迟早|遲早|早晚(?:要|得|会|會)|[总總]有一天|哪天(?:有空|再)|(?:不是|先不|[还還]不到?)[现現]在|[现現]在(?:先|[还還])不|以[后後](?:可能|也[许許]|再[说說看]|[会會]不[会會])|改天|回[头頭]再/i

/** It names what was and what is to be: "you can go back to English, German was just for the workshop". */
export function namesTwoOfOne(sentence: string): boolean {
  if (!mayTurn(sentence)) return false
  return membersIn(sentence).some(({ members }) => members.length > 1) || TWO_NUMBERS.test(sentence)
}

/** "100 MB is overkill, rotate at 25." */
const TWO_NUMBERS =
  /\d[^\d]*\b(?:too (?:short|long|small|big|low|high|few|many|strict|tight|much|little)|overkill|silly|excessive|not enough|isn['’]t enough)\b.*\d|\d[^\d]*(?:太[长長短大小多少严嚴松久]|不[够夠]).*\d/i

function namesValue(sentence: string): boolean {
  return VALUE.test(sentence) || membersIn(sentence).length > 0
}

const LONGEST = 160
const VALUE =
  /\d|\b(?:one|two|three|four|five|six|eight|ten|twelve|half an|an) (?:\w+ )?(?:hour|day|week|month|minute|second|space|reviewer|approval|retr|line|column|time|attempt)|\b(?:for|to|at|is|it) (?:two|three|four|five|six|eight|ten)\b|[一二两兩三四五六七八九十半][个個]?(?:秒|分|小[时時]|天|[周週]|月|年|次|行|人|[个個]?(?:空格|人|字))|[\w.-]+\/[\w./-]+/i
const TURNS =
  /\b(?:now|nowadays|these days|as (?:of|from)|from today|leaving|left|change of plan|from (?:now|here|today|this \w+) on|since|instead|rather|after all|no longer|no more|any ?more|moved?|moving|switch\w*|migrat\w+|chang\w+|went|goes|raised?|bump\w*|lowered|cut to|down to|up to|back to|took over|takes over|replac\w+|swap\w*|trad(?:ed|ing)|standardi[sz]ed|settled|upgrad\w+|convert\w+|ported|gave up|giv(?:e|en|ing) up|drop\w*|ditch\w*|retir\w+|scrap\w*|scratch|got rid|rid of|off|dead|gone|history|uninstall\w*|remov\w+|deprecat\w+|too(?= \w)|enough|will do|would do|fine|ok(?:ay)?|silly|overkill|excessive|clash\w*|taken|turn(?:s|ed) out|wants?|prefer|feel free|go for|go with|go to (?=\d)|set [\w -]{1,24} to|made (?:place|way|room)|gave way|make (?:it|that)|let['’]?s (?:use|stick|stay|keep|make|say|go (?:with|for|back))|let the|finally|already|correction|actually|should(?: now)? be|forget|stop|sticking|going with|landed|finished|out)\b|['’]d rather|[换換改]|[还還]是|不[够夠用再要]|太|就[行好够夠断斷]|[统統]一|以[后後]|[现現]在|今[后後]|已[经經]|早就|[没沒]了|了$|[下停弃棄淘去干][掉用汰线線了]|[迁遷切挪搬移转轉升提降调調]|放[宽寬]|收[紧緊]|算了|作[废廢]|别|別|吧/i
const ENGLISH_OTHERWISE =
  /\?["'”)]*\s*$|\b(?:if|unless|whether|suppose|maybe|perhaps|might|could|would(?! do\b)|probably|possibly|should (?:we|i|it)|wonder\w*|thinking (?:of|about)|think about|consider\w*|(?:let['’]?s|we(?:['’]ll| could| can)?|i(?:['’]ll)?) try|try out|trying|tried|experiment\w*|evaluat\w+|for now|(?<!from )today(?! on)|tonight|this time|just once|for once|temporar\w+|until|while we|told (?:me|us)|said|says|heard|read that|see|saw|seen|look(?:s|ed)?|they|their|them|he|she|his|her|somebody|someone|(?:the|another|other|that) (?:[\w-]+ )?(?:team|squad|guys|folks|people|department|company|project|repo)|my (?:last|old|previous|former) \w+|still|except(?!ion)|apart from|other than|but not|only (?:in|for|on|when)|error|crash\w*|broke|exception|stack|log says|line \d|step \d|#\d|how|why|what(?: if| about| happened))\b|^(?:so |and )?what\b|\b(?:it|this|that|tests?|build|ci|jobs?|run|suite|deploy) (?:\w+ )?(?:fail\w*|hangs?|times out)\b|(?<!\b(?:now|these days)\b.*)\bwas\b(?!.*\b(?:now|these days|instead)\b)(?! (?:too|silly|overkill|excessive|wrong|a mistake|never|not|far|way|just|renamed|moved|migrated|replaced|dropped|retired|raised|lowered|cut|bumped|uninstalled|removed|switched|changed|set|so|nonsense|stupid|arbitrary|ridiculous)\b)|\bwere\b(?! (?:too|never|not|renamed|moved|migrated|replaced|dropped|just|way|far))|\bused to\b(?!.*\bnow\b)|^(?:please |can you |could you |now |and |then |ok,? |also )*(?:fix|add|change|update|bump|set|increase|raise|lower|reduce|run|write|check|rename|delete|refactor|implement|open|show|create|convert|port|migrate|upgrade|replace|remove|install|uninstall|explain|compare|look)\b(?! (?:it|that):)(?!.*\b(?:from (?:now|here) on|always|every\w*|all)\b)/i
const CHINESE_OTHERWISE =
  /[？吗嗎呢]["”」]?\s*$|如果|要是|假如|万一|萬一|可能|也[许許]|或[许許]|要不要|是不是|能不能|[会會]不[会會]|[考]虑|考慮|[试試](?:一下|[试試]|用|着)|怎[么麼]|[为為][什甚]|看[到了]|[听聽][说說]|[上里裡]?(?<![听聽])[说說](?![明不实])|^用\s?\S+\s?(?:替[换換]|重[写寫]|[实實][现現]|[写寫])|[据據][说說]|隔壁|[别別]的?(?:[组組]|[团團][队隊]|[项項]目|人)|他[们們]|她|那[个個边邊]|另[一外]|[报報][错錯]|失[败敗]|崩|[这這]次|[暂暫][时時]|今天|先(?!前)|目前(?=.*[再之]后)|除[了外非]|例外|以前(?!.*[现現]在)|之前(?!.*[现現]在)|原[来來](?!.*[现現]在)|[还還]在用|第\s?\d|^(?:[请請帮幫]我?|把|将|將)(?!.*(?:以[后後]|[都全]|了$))/i
