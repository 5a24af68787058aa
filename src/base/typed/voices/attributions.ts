import { remembering } from '../../remember.ts'
import { hasOne } from '../seen.ts'
import { weightOf } from './own-signs.ts'

/**
 * "I read this on a forum.", "Message from Tom.", 论坛上看到的。: a sentence that says nothing but where words beside it come from. They are
 * below it, or above it where it points back and nothing but an opinion follows.
 */
export const isAttribution: (sentence: string) => boolean = remembering((sentence) => {
  const text = sentence.trim().replace(/[.!。！…]+$/, '')
  if (text.length > LONGEST || text.length < SHORTEST || /[?？:：]/.test(text)) return false
  if (/[\u3400-\u9fff]/.test(text)) return hasOne(text, CHINESE_SIGNS) && !OWN_CHINESE.test(text) && CHINESE.test(text)
  return hasOne(text.toLowerCase(), SIGNS) && !LAYS_DOWN.test(text) && ENGLISH.some((form) => names(form.exec(text)))
})

/** Somebody is named with capitals. */
function names(match: RegExpExecArray | null): boolean {
  return match !== null && (match.groups?.name === undefined || CAPITALS.test(match.groups.name))
}

/** What of a paragraph, sentence by sentence, stands beside such a sentence and is not the person's. */
export function attributedAmong(sentences: readonly string[]): ReadonlySet<number> {
  const theirs = new Set<number>()
  if (sentences.length < 2) return theirs
  for (const [at, sentence] of sentences.entries()) {
    if (!isAttribution(sentence)) continue
    const below = belowOf(sentences, at)
    for (const one of below) theirs.add(one)
    if (below.length === 0 && POINTS_BACK.test(sentence))
      for (let above = at - 1; above >= 0 && isQuotable(sentences[above] ?? ''); above--) theirs.add(above)
  }
  return theirs
}

/** Up to where the person speaks again, and from there on what nobody says of themselves or to anybody. */
function belowOf(sentences: readonly string[], from: number): number[] {
  const found: number[] = []
  let hasReturned = false
  for (let at = from + 1; at < sentences.length; at++) {
    const sentence = sentences[at] ?? ''
    if (isAttribution(sentence)) break
    if (returns(sentence, found.length > 0)) hasReturned = true
    else if (!hasReturned || weightOf(sentence) <= 0) found.push(at)
  }
  return found
}

/** They ask, say what they think of it, or come to something else; "I" and "please" stand in every message. */
function returns(sentence: string, isBelow: boolean): boolean {
  if (/[?？][)）]?\s*$|[吗嗎呢]\s*[。.]?$/.test(sentence) || THINKS.test(sentence)) return true
  return TURNS.test(sentence) || (isBelow && WORK.test(sentence) && (!LAYS_DOWN.test(sentence) || OF_IT.test(sentence)))
}

function isQuotable(sentence: string): boolean {
  return weightOf(sentence) < 2 && !returns(sentence, true) && !isAttribution(sentence)
}

const LONGEST = 110
const SHORTEST = 4
const SIGNS: readonly string[] =
  'read|saw|seen|found|heard|got |received|copied|pasted|quot|came|comes|stumbled|sent|told|wrote|written|posted|answer|repl|said|says|suggest|propos|recommend|shared|forwarded|from |message|mail|tweet|post|thread|comment|advice|tip|note|excerpt|extract|review|opinion|statement|claim|was in|was on|were in|stood'.split(
    '|',
  )
const CHINESE_SIGNS: readonly string[] = [
  ...'看读讀抄找翻听聽收复複摘搜刷发發写寫说說给給转轉贴貼提留讲講回建推要原内內消邮郵评評观觀通',
]
const LAYS_DOWN = /\b(?:always|never|must|from now on|going forward)\b/i

const TEXT =
  '(?:answer|comment|message|e-?mail|mail|letter|tweet|post|thread|article|quote|quotation|excerpt|extract|passage|notes?|advice|tips?|suggestions?|recommendations?|reply|response|newsletter|memo|opinion|feedback|announcement|statement|instructions|section|paragraph|snippet|review|take)'
const PLACE =
  '(?:forums?|blogs?|wiki|docs?|documentation|readme|changelog|tickets?|issues?|pr|pull request|review|threads?|channel|slack|discord|teams chat|chat|telegram|twitter|hn|hacker news|reddit|quora|stack ?(?:overflow|exchange)|medium|linkedin|youtube|video|podcast|talk|lecture|conference|meetup|keynote|web|internet|online|somewhere|elsewhere|books?|articles?|posts?|newsletter|e-?mails?|mails?|messages?|letters?|notes|specs?|handbook|guide|style ?guide|manual|tutorial|paper|contract|policy|standard|confluence|notion|jira|github|gitlab|website|sites?|page|faq|answers?|comments?|tweets?|report|audit)'
const SOMEBODY =
  '(?:support|customers?|clients?|vendors?|suppliers?|consultants?|contractors?|auditors?|colleagues?|co-?workers?|teammates?|boss|manager|lead|cto|ceo|friends?|interns?|predecessors?|teams?|department|legal|compliance|hr|landlord|somebody|someone|chatgpt|gpt[\\w.-]*|claude|gemini|copilot|cursor|llm|ai|bots?|assistant|model|reviewers?|maintainers?|candidates?|teacher|professor|trainer|partner|people|guys?|him|her|them)'
const NAME = '(?!(?:I|We|You|It|This|That|The|My|Our)\\b)[A-Z][a-z]+(?: [A-Z][a-z]+)??'
const CAPITALS = /^(?:[A-Z][a-z]+(?: [A-Z][a-z]+)?|[A-Z]{2,5})$/
/** "an old ticket", "the wiki of another team", "Tom": not what is the person's own. */
const SOURCE = `(?:(?!(?:me|us|our|my)\\b)(?:[\\w'’.-]+ ){0,4}?(?:${PLACE}|${SOMEBODY})\\b|(?:uncle |mr\\.? |mrs\\.? )?(?<name>${NAME}))`
const FROM = `(?:from|by|on|in|at|via|over|out of)`
const REST = `(?: (?:of|from|in|on|at|by|to|about|for|under|with|yesterday|today|this (?:morning|week)|last \\w+|the other day|again|here|years? ago)\\b[\\w'’ .#-]{0,50})?`
const OPENS =
  "(?:(?:ok(?:ay)?|so|and|hey|hi|btw|fyi|well|hm+|look|yesterday|today|recently|just|also)[,:]? )*(?:(?:i|we)(?:['’]ve| have)? )?(?:(?:just|recently|once|only|also) )*"
const SAID =
  '(?:said|says|wrote|writes|told|sent|posted|answered|replied|responded|suggested|suggests|proposed|proposes|recommended|recommends|shared|forwarded|gave|left|claimed|claims|commented|noted|published|came up with)'
const WHO = "(?!(?:i|we|you|it|this|that|there|let|please|what|how|who|our team)\\b)[\\w'’.-]+(?: [\\w'’.-]+){0,5}?"

const ENGLISH: readonly RegExp[] = [
  // "Stack Overflow answer", "A comment on the PR", "My predecessor's notes".
  `^(?:(?:an?|the|this|another|some|one) )?(?:[\\w'’-]+ ){0,2}${TEXT} (?:(?:from|by|of) ${SOURCE}|(?:on|in|at) (?:[\\w'’-]+ ){0,3}${PLACE}\\b)${REST}$`,
  `^(?:(?:an?|the|this|another|some|one|my|our) )?(?:[\\w-]+ ){0,2}?(?:(?:${PLACE}|${SOMEBODY})(?:['’]s)?|(?<name>${NAME})['’]s) ${TEXT}${REST}$`,
  `^(?:straight |taken |copied |quoted |pasted )*(?:from|via|out of) ${SOURCE}${REST}$`,
  // "I read this on a forum", "Saw a tweet".
  `^${OPENS}(?:read|saw|seen|found|heard|got|received|came across|stumbled (?:over|upon|on|across)|picked (?:this |that |it )?up|took|grabbed|spotted|learned|learnt) (?:this|that|it|these|those|them|the following|something)(?: (?:one|advice|text|bit|here|up))? (?:yesterday |today |once |somewhere )?(?:${FROM} ${SOURCE}|online|somewhere|elsewhere)${REST}$`,
  `^${OPENS}(?:read|saw|seen|found|heard|got|received|came across|stumbled (?:over|upon|on|across)) (?:an?|another|one|some) (?:[\\w'’-]+ ){0,3}?${TEXT}${REST}$`,
  `^${OPENS}(?:copied|pasted|quoted|copy-pasted|lifted|quoting|was sent|was told|were sent)(?: (?:this|that|it|these|the following|something))?(?: ${FROM} ${SOURCE}${REST})?$`,
  `^${OPENS}(?:read|heard) (?:this|that|it|about it) ${FROM} (?<name>[A-Z]{2,5})$`,
  // "ChatGPT told me this", "the candidate wrote the following in his test".
  `^${OPENS.replace('(?:(?:i|we)', '(?:(?:!)')}${WHO} (?:just |also |once )?${SAID}(?: (?:me|us|everyone|everybody))? (?:this|that|these|those|it|the following|so)(?: (?:advice|text|one|note|list|bit))?${REST}$`,
  `^${WHO} (?:just |also )?(?:answered|replied|responded|commented)${REST}$`,
  `^(?:look at|see|read|check(?: out)?|(?:so |and )?(?:this|that|it|here)(?:['’]s| is| was)) (?:what|how) ${WHO} (?:just |also )?${SAID}(?: (?:me|us|to me|to us|everyone))?${REST}$`,
  // "This came from the security team", "This was in the newsletter".
  `^(?:this|that|these|those|it|the following|below|what follows)(?:['’]s| is| are| was| were| comes?| came)?(?: just| all| in| straight| taken| copied| quoted| pasted)* (?:from|by|out of) ${SOURCE}${REST}$`,
  `^(?:this|that|these|it) (?:was|were|stood) (?:just )?(?:in|on) ${SOURCE}${REST}$`,
  `^(?:this|that|these|those|it|the following|below)(?:['’]s| is| are| was| were) (?:an?|the|some|one) (?:[\\w'’-]+ ){0,2}${TEXT} (?:from|by|of) ${SOURCE}${REST}$`,
].map((form) => new RegExp(form, 'i'))

const CHINESE_PLACE =
  '(?:[论論][坛壇]|[网網][上站友页頁]|知乎|微博|博客|公[众眾][号號]|小[红紅][书書]|抖音|B ?站|[贴貼]吧|掘金|CSDN|stack ?overflow|reddit|github|twitter|推特|slack|discord|hn|issue|工[单單]|wiki|文[档檔]|readme|手册|[书書][上里中]|[书書]|文章|帖子|群|微信|[钉釘][钉釘]|[飞飛][书書]|[邮郵]件|[会會][议議上]|播客|[视視][频頻]|教程|合同|聊天[记記][录錄]|[笔筆][记記]|\\bPR\\b)'
const CHINESE_SOMEBODY =
  '(?:客[户戶服]|用[户戶]|老[板闆师師]|[领領][导導]|同事|[组組][长長]|[经經]理|主管|[产產]品(?:[经經]理)?|甲方|[对對]方|供[应應]商|[厂廠]商|外包|前任|[实實][习習]生|朋友|同[学學]|[别別]人|人家|有人|(?<!其)他[们們]?|她[们們]?|[顾顧][问問]|[审審][计計]|法[务務]|[运運][维維]|chatgpt|gpt|claude|gemini|copilot|deepseek|kimi|豆包|ai|另一?[个個][\\u3400-\\u9fffa-z]{1,6})'
const CHINESE_TEXT =
  '(?:回答|回[复覆]|原[话話文]|[说說]法|建[议議]|意[见見]|[内內]容|消息|[邮郵]件|[评評][论論]|留言|[观觀][点點]|通知|[说說]明|看法|文章|帖子|[话話]|[笔筆][记記])'
/** 我写的, 我们定的: what is the person's own. What they have read is not. */
const OWN_CHINESE =
  /我[们們]?(?:自己)?[^，。]{0,6}(?:[写寫说說讲講定提建整](?!給|给)|要求)[^，。]{0,3}的|以[后後](?!面)|一律|必[须須]|不要/
const CHINESE = new RegExp(
  `^(?:[这這][段条條些个個]?|以下|下面|上面)?(?:[内內]容|[话話])?(?:都?是)?(?:我)?(?:[刚剛]才?|昨天|今天|之前|以前|前[几幾]天)?(?:${[
    `(?:在|[从從])? ?[^，。我]{0,10}${CHINESE_PLACE}[^，。我]{0,8}(?:看|[读讀]|抄|找|翻|[听聽]|收|[复複][制製]|摘|搜|刷|[转轉]|[发發]|[贴貼]|[传傳]|[说說]|[写寫]|[讲講])(?:到|[来來]|[过過]|下|出|[录錄])*(?:[来來])?的${CHINESE_TEXT}?`,
    `[^，。我]{0,6}${CHINESE_SOMEBODY}[^，。我]{0,8}(?:[给給跟][我大][们們家]?)?(?:[这這][么麼样樣])?(?:[发發]|[写寫]|[说說]|[给給]|[转轉]|[贴貼]|提|留|[讲講]|回|建[议議]|推[荐薦])(?:[给給]我[们們]?|[来來]|[过過]|下|出|[复覆])*(?:[来來])?的${CHINESE_TEXT}?`,
    `(?:[来來]自)?[^，。我]{0,8}(?:${CHINESE_PLACE}|${CHINESE_SOMEBODY})[^，。我]{0,4}的?[^，。我的]{0,2}${CHINESE_TEXT}`,
    `(?:[来來]自|[转轉]自|摘自|引自|出自)[^，。我]{2,20}`,
  ].join('|')})$`,
  'i',
)

const POINTS_BACK = /\b(?:this|that|it|these|those)\b|^(?:[这這]|以上|上面)|的$|[^的]的。?$/i
const THINKS =
  /^(?:(?:so|but|and|well|ok|hm+|ugh|though|personally)[,. ]+)*(?:(?:that|this|it|they|he|she)(?:['’]s|['’]re| is| are| was)? ?(?:just |really |all |a bit |pretty )*(?:wrong|right|nonsense|true|false|outdated|not (?:right|true|for us|mine|ours)|sounds?|seems?|looks?|makes?|weird|odd|bad|good)\b|sounds?\b|seems?\b|makes (?:no )?sense|i (?:fully |totally |also |really |strongly )?(?:dis)?agree|i (?:don['’]?t|do not|doubt|think|wonder|like|hate|believe)\b|agreed\b|nonsense|interesting|weird|lol\b|hm+\b|no(?:pe)?\b[,.!]?|ye(?:s|ah|p)\b[,.!]?|ignore\b|forget\b|never ?mind|what (?:do|would) you|tell me|rate|let me know|opinion|thoughts)|^(?:我(?:[觉覺]得|[认認][为為]|不?同意|不信|不太|[怀懷]疑)|不[对對是]|[胡瞎扯][说說扯淡]|有道理|[别別]理|忽略|你[觉覺]得|[说說]得|真的假的|同意)/i
const TURNS =
  /^(?:(?:and|but|oh|so),? )*(?:btw|by the way|anyway|for the record|other topic|back to|(?:but|instead|so|however),? (?:we|i|let['’]?s|please|here)|we (?:do|don['’]t|did|didn['’]t) (?:it|that)|here(?: in this repo)? we|in this (?:repo|project))\b|^(?:另外|[对對]了|[顺順]便|不[过過]|但是?|所以|[还還]有)/i
/** "Fix it, and never retry a POST." */
const OF_IT = /^(?:[a-z]+,? ){1,4}?(?:it|this|that|them)\b/i
const WORK =
  /^(?:(?:so|now|then|and|please|can you|could you|just),? )*(?:fix|add|build|create|delete|replace|split|extract|check|rename|refactor|update|change|implement|find|look (?:at|into|up)|write|move|remove|explain|draft|reply|respond|answer|compare|apply|adapt|translate|summari[sz]e|investigate|review|do (?:it|that|this))\b|^(?:[帮幫]我|[请請]|把|查|看|修|改|加|回[复覆]|翻[译譯]|[总總][结結]|照)/i
