/**
 * "Just kidding", "scratch that", 当我没说: the sentence before lays down nothing. What follows in the same sentence speaks for itself. Who only
 * stops short ("wait, the build is red") takes nothing back: a no has to follow, or another value for the same.
 */
export function retractsBefore(sentence: string, before = ''): boolean {
  if (RETRACTS.test(sentence)) return true
  const instead = STOPS_SHORT.exec(sentence)?.[1]
  if (instead === undefined || GOES_ON.test(instead)) return false
  return PUTS_INSTEAD.test(instead) || isSameDemand(instead, before)
}

/** It begins with the same words, and only its value is another: "always use spaces" after "always use tabs". */
function isSameDemand(instead: string, before: string): boolean {
  const demand = DEMAND.exec(before)?.[0].toLowerCase()
  return demand !== undefined && instead.toLowerCase().startsWith(demand)
}

/** "…, scratch that", 别理它 at the end of a sentence: nothing of it is laid down. */
export function retractsItself(sentence: string): boolean {
  return RETRACTED.test(sentence)
}

/** "You keep writing these comments. Don't.": what the agent does and is not to do, in two sentences. */
export function blames(before: string, sentence: string): boolean {
  return NOT_THAT.test(sentence) && AGENT_DOES.test(before)
}

/** What is to be mended is true until the work is done. */
export function isToBeMended(sentence: string, text: string): boolean {
  const said = text.replace(/[.!。！]\s*$/, '')
  const at = sentence.indexOf(said)
  const rest = at === -1 ? '' : sentence.slice(at + said.length)
  return MEND.test(rest) && !EACH_TIME.test(rest)
}

/** "Find out why." about the sentence before. */
export function asksToMend(sentence: string): boolean {
  return MEND_IT.test(sentence) && !EACH_TIME.test(sentence)
}

/** How something is wrong now: whether it will be is not sure. */
export function isFaulty(text: string): boolean {
  return FAULTY.test(text)
}

const FAULTY =
  /\b(?:is|are|was|were|gets?|got|seems?|looks?) (?:always |still |often |totally |completely )?(?:broken|flaky|lost|wrong|red|stuck|down|off by|empty for|late)\b|\b(?:fails?|crash(?:es)?|breaks?|hangs?)\b.*\b(?:sometimes|since|again|often|randomly)\b|\b(?:twice|sometimes|randomly)\s*[.!]?$/i

const HESITATES = String.raw`(?:(?:oh|ah|hm+|uh|um|no|nope|ok|sorry|oops|wait|well|actually|but)[,.!… ]+|[哦呃啊嗯][，,]?\s*|等等[，,]?\s*){0,6}`
const TAKES_BACK = String.raw`(?:(?:i(?:['’]m| was| am) )?(?:just |only )?(?:kidding|joking)\b|j\/?k\b|(?:please )?(?:scratch|strike|ignore|disregard|forget) (?:that|it|this)(?: (?:one|rule|last one|sentence))?(?=\s*[.!,;—–-]|\s*$)|i (?:did not|didn['’]?t) mean that|开个?玩笑|開個?玩笑|[说說][错錯笑]|打[错錯]了?|[当當]我[没沒][说說]|[别別]理[它他她会會])`
const RETRACTS = new RegExp(
  String.raw`^${HESITATES}${TAKES_BACK}|^(?:sorry|oops|correction)[,:]? (?:i meant (?!to\b)|make that\b|(?:not that|wrong)(?: one| way round)?(?=\s*(?:[.,:;!—–]|$)))|^[哦呃啊]?[，,]?\s*(?:不[对對](?:[。！!]|$|[，,]\s*(?:[应應]|改[成用]|[换換]|用|[还還]是(?=[^，。]{1,10}(?:[，。]|$))|是[^，。了]{1,10}(?:[，。]|$)|不|[别別]|我[说說]|以[后後]|[当當]))|算了(?:[吧啊]?(?:[，,。！!\s]|$)|[还還]是|不|[别別]|我|[当當]))`,
  'i',
)
const STOPS_SHORT = /^(?:no,? )?wait(?:,|\s+[—–-]+|(?= (?:no|not|nope)\b))\s*(.+)$/i
const GOES_ON = /^(?:and|also|on|for|times?)\b|\b(?:also|too|as well)\b/i
/** A no; a value alone ("no wait, spaces."); something in its place. */
const PUTS_INSTEAD =
  /^(?:(?:no|nope)(?=\s*(?:[.,!;—–-]|$)| (?:use|always|never|make|i|it|that)\b)|not [\w.+#@/-]+(?:[.,!]|$)|actually,? (?:no|not|use|always|never|prefer|make it)\b|i meant(?! to\b)|make that\b|(?:that|it)(?:['’]s| is| was) (?:wrong|not (?:right|it|true))\b|(?:that(?:['’]s| is) )?only (?:for|in|on)\b|(?!(?:hold|please|sorry|first|one|what|why|who|nice|ok|yes|there|stop)\b)[\w.+#@/-]+(?: [\w.+#@/-]+)?(?:[.,!]|$)|(?:(?:please|always|let['’]?s) )*(?:use|take|prefer|go with|make it)\b.*\binstead\b(?! of\b))/i
/** What somebody demands, up to the value. */
const DEMAND = /\b(?:always|from now on) (?:use|prefer) /i
const RETRACTED = new RegExp(
  String.raw`[,;，；—–-]\s*(?:but )?${HESITATES}${TAKES_BACK}[^.。]{0,12}$|\bbut scratch that\b|(?:——|[，,])\s*[哦呃啊]?算了`,
  'i',
)
const NOT_THAT =
  /^(?:please |pls |so )*(?:don['’]?t|do not|stop|stop (?:it|that|this|doing (?:that|it|this))|never again|cut (?:it|that) out|no more|quit (?:it|that))[.!]*$|^(?:[请請])?(?:[别別]|不要|不[准許许])(?:再)?(?:[这這那][样樣么麼]?(?:[做干幹写寫搞])?)?了?[。！]*$/i
const AGENT_DOES =
  /^(?:again[,:]? |and |but |why do )?you (?:keep|always|still|again|often|never|constantly)\b|^你(?:又|老|[总總]|一直|[经經]常|每次)/i
const MEND =
  /^[\s,;，；–-]*(?:(?:so|and|please|pls|then|can you|could you|you should)[, ]+)*(?:find|fix|look|check|investigat\w*|repair|stop|debug|see|update|handle|solve|sort|figure|deal|mend|track)\b|^[，,；; ]*(?:[请請]|[帮幫]我?|你)?(?:[查找修清](?:一?下|看|出|掉|好|原因)|看看|更新一?下|[处處]理|解[决決]|排查|弄好)/i
const MEND_IT =
  /^(?:(?:so|and|please|pls|then|can you|could you)[, ]+)*(?:find (?:out|the (?:reason|cause|bug))|(?:fix|repair|investigate|debug|solve|mend) (?:it|that|this|them)|look into (?:it|that|this|them)|investigate|see why|figure out why|sort (?:it|this|that) out|stop that)\b|^(?:[请請]|[帮幫]我?)?(?:查一?下|看看[为為]什[么麼]|找一?[下出]?原因|修[一复復]?下|排查|[处處]理一?下)/i
const EACH_TIME = /\b(?:when|whenever|every|always|each|never|from now on|if)\b|每次|以[后後]|[总總]是|一律/i
