import { remembering } from '../../remember.ts'
import { laysDownAbove } from '../lines.ts'

/** What somebody says around a text that is not theirs, by its shape: what is to be done with it, where it comes from, that it follows. */

/**
 * An order to do something with a text that stands elsewhere in the message: "translate it", "convert to toml", "draft a reply", 总结一下.
 * One that names something else ("summarise the changes in src/") is an order like any other.
 */
export const worksOnText: (line: string) => boolean = remembering((line) => {
  const plain = line.trim()
  if (laysDownAbove(plain)) return false
  // What it speaks of is a file.
  if (plain.length > LONGEST_ORDER || PATH.test(plain)) return false
  if (pointsUp(plain)) return true
  if (/[\u3400-\u9fff]/.test(plain)) return CHINESE_ORDER.test(plain) || CHINESE_QUESTION.test(plain)
  if (isOrder(plain)) return true
  const low = plain.toLowerCase()
  if (plain.length <= LONGEST_WISH && WISHED.some((word) => low.includes(word)) && isWishedOf(plain)) return true
  if (POINTED.some((word) => low.includes(word)) && (QUESTION.test(plain) || JUDGES.test(plain))) return true
  return SHOWING.some((word) => low.includes(word)) && SHOWN.test(plain)
})

/** "^ translate that", "-> French", "into French pls": what stands above is meant, and no verb has to say so. */
function pointsUp(line: string): boolean {
  if (line.length > SHORT_ORDER) return false
  const low = line.toLowerCase()
  if (UPWARDS.some((sign) => low.includes(sign)) && POINTS_UP.test(line)) return true
  return LANGUAGES.some((name) => low.includes(name)) && IN_LANGUAGE.test(line)
}

const SHORT_ORDER = 100
const UPWARDS: readonly string[] = ['^', '👆', '⬆', '↑', '☝']
/** At an edge of the line, or behind "this": within one it may be code. An arrow alone is how people begin a point of their own. */
const POINTS_UP = /^[\s([]*(?:\^|👆|⬆|↑|☝)|\b(?:this|that) ?(?:\^+|👆|⬆|↑|☝)(?:\s|$)|(?:\^|👆|⬆|↑|☝)[\s.!)]*$/iu
const LANGUAGES: readonly string[] =
  'english|french|german|spanish|italian|portuguese|dutch|danish|swedish|norwegian|polish|czech|russian|ukrainian|turkish|greek|arabic|hebrew|hindi|chinese|mandarin|japanese|korean|vietnamese|thai|finnish|latin'.split(
    '|',
  )
/** "In English please" may be how they want to be answered: that it is to become another language has to be said. */
const IN_LANGUAGE =
  /^(?:\W*(?:and |now |same |the same |also )*(?:into|to) |\s*(?:->|→|=>) *(?:in |into |to )?)(?:(?:simple|plain|british|american|brazilian|simplified|traditional) )*[a-z]+(?:,? (?:please|pls|thanks|thank you|too))*[.!?)]*$|^\W*(?:an? |the )?(?:(?:simple|plain|british|american) )*[a-z]+ (?:version|translation|edition)(?:,? (?:please|pls|thanks))*[.!?)]*$/i

// A large expression is made ready at its first use, at every prompt anew: first a look for what one of its words must be.
const POINTED: readonly string[] = ['this', 'that', 'these', 'those', 'the above']
const SHOWING: readonly string[] = [' this', ' these', 'is the ', 'are the ', "how's the ", 'how’s the ', 'does the ']

/** "I need this in plain English, half the length", "less stiff please": how a text is to sound, and nothing of the code. */
function isWishedOf(line: string): boolean {
  return WISHES.test(line) && SOUNDS.test(line) && !OF_CODE.test(line)
}

const WISHED: readonly string[] = [
  'need',
  'want',
  'like',
  'get',
  'give',
  'less',
  'more',
  'short',
  'long',
  'half',
  'in ',
  'same',
]
const LONGEST_WISH = 100
const LANGUAGE =
  '(?:english|german|french|spanish|italian|portuguese|dutch|danish|swedish|norwegian|finnish|polish|czech|russian|ukrainian|turkish|greek|arabic|hindi|japanese|korean|chinese|mandarin)'
const WISHES = new RegExp(
  `^(?:(?:please|and|ok(?:ay)?|now|so|but|can (?:you|i|we)|could (?:you|i|we)),? )*(?:(?:i(?:['’]d)? |we(?:['’]d)? )?(?:need|want|would like|like|prefer|get|give me|send me|have|do) (?:this|it|that|these|the (?:above|text|whole thing))\\b|(?:(?:a )?(?:bit|little|lot) |much |slightly |way |somewhat )?(?:less|more|shorter|longer|fewer|half)\\b|in (?:plain |simple |proper |good |british |american |brazilian )*${LANGUAGE}\\b|same (?:thing )?(?:in|but)\\b)`,
  'i',
)
const SOUNDS = new RegExp(
  `\\b(?:${LANGUAGE}|words?|sentences?|paragraphs?|characters|length|spelling|grammar|tone|wording|stiff|wooden|dry|formal|informal|casual|friendly|polite|plain|pompous|cheesy|jargon|headline|slide|tweet|caption|leaflet|flyer|newsletter|linkedin)\\b`,
  'i',
)
/** It names something that is worked on. */
const OF_CODE =
  /[\w@-]\/[\w-]|\.\w{2,4}\b|`|[a-z][A-Z]|_|\b(?:errors?|logs?|logging|tests?|code|comments?|commits?|functions?|buttons?|pages?|apis?|answers?|repl(?:y|ies)|names?|docs|labels?|ui|variables?|messages?|output|strings?|fields?)\b/
/** "Note from the platform team: …", "Announcement by IT:", 通知：…: what it begins is its author's. */
export function namesSource(block: string): boolean {
  if (/[:：】]/.test(block)) return SOURCE.test(block) || LABELLED.test(block) || CHINESE_SOURCE.test(block)
  return /^\s*(?:dear|v?\d)/i.test(block) && LABELLED.test(block)
}

/** "Translate into English: we never …": what stands behind the colon is the text that is meant. */
export function isWording(sentence: string): boolean {
  const [, head = ''] =
    /^([^:：\n]{2,80})[:：]|^([^，。\n]{2,16})，/.exec(sentence)?.filter((part) => part !== undefined) ?? []
  return head !== '' && (worksOnText(head) || namesSource(sentence) || TOLD.test(head))
}

/** "The old wiki page reads", 牌子上写着: what somebody wrote follows, though no colon says so. */
export function endsAsLead(line: string): boolean {
  const plain = line.trim()
  // Both end with a word of theirs.
  if (plain.length > LONGEST_LEAD || /[.?!:;。！？：；]$/.test(plain)) return false
  return READS.test(plain) || CHINESE_READS.test(plain)
}

/** They tell of work of their own, or name a file: "it" may be that. */
export function speaksOfWork(block: string): boolean {
  return OWN_WORK.test(block)
}

/** Somebody speaks for themselves, or to the agent. */
export function speaksToAgent(block: string): boolean {
  return TO_AGENT.test(block)
}

/** Somebody else said it. */
const TOLD =
  /^(?!.*\b(?:i|we)\b).*\b(?:says?|said|saying|answered|replied|wrote|writes|insists|demands|announced|claims|(?:tells?|told|telling|preached|repeated)(?: (?:everybody|everyone|us|people|me|them|the (?:team|others)))?)$|(?:(?<![我你先只])|(?<=[跟对對和]我))(?:[说說讲講](?:的是|道|的|了)?|表示|宣布)$/i
const LONGEST_ORDER = 160
const PATH = /[\w@-]\/[\w.-]+\.[a-z]{2,4}\b/i
const LONGEST_LEAD = 100

const TEXT =
  '(?:texts?|e-?mails?|mails?|messages?|notes?|notices?|memo|announcements?|posts?|letters?|articles?|paragraphs?|sections?|passages?|pages?|documents?|excerpts?|snippets?|blocks?|threads?|conversations?|discussions?|chats?|logs?|transcripts?|comments?|reviews?|answers?|tickets?|issues?|reports?|yaml|json|csv|tables?|minutes|statements?|quotes?|wordings?|entry|entries|description|release notes|changelog|licen[cs]e|newsletter|proposal|spec|policy|guidelines?|slides?|talk)'
const THIS = `(?:(?:all (?:of )?)?(?:it|this|that|these|those|them)(?: (?:\\w+ )?${TEXT})?|(?:all (?:of )?)?the (?:above|below|following)(?: ${TEXT})?|(?:what(?:['’]s| is) )?(?:above|below)|the (?:\\w+ )?${TEXT})`
const MANNERS =
  "(?:(?:hey|hi|ok|okay|so|and|now|then|also|please|pls|just|kindly|quickly|(?:can|could|would|will) (?:you|u|we)|i (?:want|need) (?:you )?to|i['’]d like (?:you )?to|help me(?: to)?|let['’]?s),? )*"
/** How long or in what manner: "max. 100 words", ", british english". */
const WITHIN =
  '(?:max(?:imum)?\\b|min(?:imum)?\\b|at (?:most|least)\\b|(?:no|not) (?:more|longer) than\\b|under\\b|within\\b|up to\\b|(?:less|fewer) than\\b|about\\b|around\\b|roughly\\b|(?:one|two|three|four|five|ten|half|\\d+)\\b|keep (?:it|the)\\b|(?:more |less |a bit |slightly )?(?:short|brief|plain|simple|formal|informal|casual|friendly|polite|british|american|us|uk|english|german|french|spanish)\\b)'
const HOW = `(?:,? (?:up|as|in|into|to|for|from|with|please|pls|briefly|shortly|properly|again|and|but|so|by|at|on|out of)\\b[^?!\\n]{0,80}|,? ${WITHIN}[^?!\\n]{0,80})?`
/** Of what is written one says so, and hardly of code. */
const TONE =
  '(?:friendlier|politer|warmer|kinder|catchier|punchier|snappier|crisper|livelier|shorter|longer|tighter|funnier|(?:(?:a (?:bit|little|lot|touch|tad)|much|slightly|somewhat|even|way) )?(?:more|less) (?:formal|informal|casual|friendly|polite|professional|concise|personal|readable|fluent|natural|welcoming|engaging|serious|playful|cheerful|direct|diplomatic|neutral|upbeat|human|to the point|wordy|stiff|salesy|corporate|academic))'

/** What is asked for, by the verbs that it may begin with. */
const ORDERS: readonly (readonly [verbs: string, order: string])[] = [
  [
    'translat summari proof rephrase paraphrase reword shorten condense transcribe polish spell fact tl sum',
    `(?:translate|summari[sz]e|proof-?read|rephrase|paraphrase|reword|shorten|condense|transcribe|polish|spell[- ]?check|fact[- ]?check|tl;?dr|sum up)(?: ${THIS})?${HOW}`,
  ],
  ['sum', `sum ${THIS} up${HOW}`],
  [
    'make keep',
    `(?:make|keep) ${THIS} (?:(?:sound|read|feel) [^?!\\n]{2,40}|(?:(?:a (?:bit|little|lot|touch|tad)|much|slightly|somewhat|even|way) )?${TONE}|(?:\\w+ )?(?:one|two|three|four|five|\\d+) (?:words|lines|sentences|paragraphs))${HOW}`,
  ],
  ['tone jazz spice liven', `(?:tone|jazz|spice|liven) ${THIS} (?:up|down)${HOW}`],
  ['edit', `edit (?:${THIS} )?for (?:clarity|tone|grammar|length|style|readability|typos|spelling)${HOW}`],
  [
    'check fix correct improve tidy clean mind watch adjust soften',
    `(?:check|fix|correct|improve|tidy up|clean up|mind|watch|adjust|soften) (?:the |its |any |all )?(?:(?:spelling|typos?|grammar|wording|punctuation|phrasing|tone)(?:,? and |, )?)+(?: (?:in|of|here) ${THIS})?${HOW}`,
  ],
  [
    'format reformat rewrite restructure parse extract render turn transform change put make convert export anonymi redact simplify annotate outline classif categori',
    `(?:(?:re)?format|rewrite|restructure|parse|extract|render|turn|transform|change|put|make|convert|export|anonymi[sz]e|redact|simplify|annotate|outline|classify|categori[sz]e) ${THIS}(?: (?:in)?to| as| in| from| for| more| less| a bit| please)\\b[^?!\\n]{0,80}`,
  ],
  [
    'convert format transform render export reformat',
    '(?:convert|format|transform|render|export|reformat) (?:in)?to [^?!\\n]{2,40}',
  ],
  ['format render present show', '(?:format|render|present|show) as [^?!\\n]{2,40}'],
  [
    'make give create write',
    `(?:make|give me|create|write) (?:an? |the |some )?(?:\\w+ )?(?:table|summary|translation|list|bullet points|tl;?dr|key points|action items|version)(?: of action items)? (?:out of|from|of|for) ${THIS}${HOW}`,
  ],
  [
    'extract list pull pick find collect count name',
    `(?:extract|list|pull out|pick out|find|collect|count|name) (?:all |the |any |me )*[\\w -]{2,40} (?:from|in|of|out of) ${THIS}${HOW}`,
  ],
  [
    'reply respond write answer react',
    `(?:reply|respond|write back|answer|react)(?: to)? (?:him|her|${THIS}|the (?:reviewer|customer|client|vendor|author|sender|support)[^?!\\n]{0,30})${HOW}`,
  ],
  [
    'draft write compose prepare formulate suggest',
    '(?:draft|write|compose|prepare|formulate|suggest) (?:me |us )?(?:an? |the |my )?(?:\\w+,? ){0,3}(?:reply|answer|response|rebuttal|comment)(?: (?:that|to|in|which|for|saying|where|and)\\b[^?!\\n]{0,80})?',
  ],
  [
    'delete remove archive drop retire throw get',
    `(?:delete|remove|archive|drop|retire|throw away|get rid of) (?:that|this|the (?:old |outdated |above )?)(?: ?(?:\\w+ )?${TEXT})${HOW}`,
  ],
]
const VERB = new RegExp(`^${MANNERS}([a-z]+)`, 'i')

/** By its verb: all of them as one expression take three milliseconds to be made ready, for sentences that hardly ever begin so. */
function isOrder(line: string): boolean {
  const verb = VERB.exec(line)?.[1]?.toLowerCase() ?? ''
  for (const [verbs, order] of verb === '' ? [] : ORDERS)
    if (verbs.split(' ').some((one) => verb.startsWith(one)) && orderLike(order).test(line)) return true
  return false
}

const orderLike = remembering(
  (order) => new RegExp(`^${MANNERS}(?:${order})(?:,? (?:please|pls|thanks|thank you))*[.!?]*$`, 'i'),
)

/** Of what is written one says so, and hardly of code. */
const CHINESE_TONE =
  '(?:正式|[简簡]短|短|口[语語]化?|[轻輕][松鬆]|[礼禮]貌|客[气氣]|委婉|通[顺順]|[简簡][洁潔]|友好|友善|[亲親]切|精[炼煉简簡]|活[泼潑]|[书書]面化?|生[动動]|幽默|[温溫]和|[温溫]柔|柔和|自然|[严嚴][肃肅]|[专專][业業]|[热熱]情|地道|流[畅暢]|[顺順]口|[随隨]和|[诚誠][恳懇]|[谦謙][虚虛]|接地[气氣])'
const CHINESE_ORDER = new RegExp(
  `^(?:${[
    '[请請]你?|麻[烦煩]你?|[帮幫](?:我|忙)?|你|能不能|能否|可以|[给給]我|先|再|把|[将將]|用[^，。]{1,6}|一句[话話]',
    '[这這上下](?:面|边|邊|[段篇封份条條个個些则則])?的?[^，。！？\\n]{0,6}|以[上下][^，。！？\\n]{0,6}|它|原文|全文|[内內]容|[，, ]',
  ].join(
    '|',
  )})*(?:翻[译譯]|翻(?=成)|[译譯](?=成)|[总總][结結]|概括|[归歸][纳納]|整理成|提[炼煉]|[润潤]色|校[对對]|改[写寫]成|[转轉](?:成|[换換][成为為]|[为為])|格式化|回[复覆]|回一下|答[复覆]|[缩縮][写寫]|精[简簡]|摘要|提取|[写寫](?:一)?[个個份封]?[^，。]{0,4}(?:回[复覆信]|摘要)|[删刪](?:掉|除)[这這那][^，。]{0,6}|(?:(?:把)?(?:[语語][气氣]|措[辞辭]|口[气氣吻]|文字|[内內]容))?(?:再|更|改得?|[写寫]得?|弄得?|[调調]得?|[变變]得?|[显顯]得){1,3}${CHINESE_TONE}(?:一?[点點些]|[几幾]分)?|(?:再|更)?${CHINESE_TONE}一?[点點些]|[改挑看]一?下?(?:[错錯][别別]字|[语語]病|病句|[语語][气氣]|措[辞辭])|[扩擴][写寫]|[续續][写寫]|[仿改][写寫])(?:一下|下|[成为為到][^，。\\n]{1,14}|[给給]我|吧|出?(?:要[点點]|重[点點]|[关關][键鍵])[^，。\\n]{0,6}|[这這上][^，。\\n]{0,10}|以上[^，。\\n]{0,8}|他[们們]?[^，。\\n]{0,12}|[对對]方[^，。\\n]{0,8}|[谢謝]{2}|[，,、 ](?:控制|不要?超[过過]|[别別]超[过過]|最多|至多|最少|保持|保留|限|字[数數]|篇幅|[语語][气氣]|口[气氣吻]|措[辞辭]|用[词詞]|文[风風]|[风風]格|[语語][调調]|用|大[概约約]|[别別不]要?太|[压壓][缩縮]|[缩縮]短|[两兩]|[一二三四五六七八九十百]|\\d)[^。！？\\n]{0,20}|[，, ])*[。！？?]?$`,
  'i',
)

/** It asks what to think of what was just read, and wants nothing made: "which of these break us?", "how bad is that?". */
const JUDGES =
  /^(?!.*\b(?:you|your|fix|add|change|implement|update|make|build|run|write|rename|move)\b)(?:so,? |and |but )?(?:is|are|was|were|does|do|did|which|what|how|why|who|should|would|could|can)\b[^.!?\n]{0,60}\b(?:this|that|these|those)\b(?! (?:repo|repository|project|branch|file|function|code|codebase|class|module|package|test|tests|week|month|time|way|commit|pr|server|machine)\b)[^.!?\n]{0,60}\?$/i
/** "need a German version of this": nothing else is spoken of. */
const SHOWN =
  /^(?!.*\b(?:today|tomorrow|soon|by (?:mon|tues|wednes|thurs|fri|end)\w*)\b)[^.!?\n]{0,60}\b(?:of|for|from|about|with|on|to|into|like) (?:this|these)(?: (?:for|in|to|as|please|into|on)\b[^.!?\n]{0,40})?$|^(?:is|are|how is|how(?:['’]s| does)|does) the (?:tone|wording|grammar|english|german|style|spelling|text|mail|draft|translation)\b[^.!\n]{0,40}\?$/i
/** A question about the text: "is this comment still true?", 这条消息有什么风险. */
const QUESTION = new RegExp(
  `^[^.!?\\n]{0,60}\\b(?:this|that|these|those|the above) (?:\\w+ )?${TEXT}\\b[^.!?\\n]{0,60}\\?$`,
  'i',
)
const CHINESE_QUESTION =
  /^[^。！？\n]{0,10}[这這上](?:[条條段封篇份个個则則]|面的?)(?:消息|[话話]|通知|公告|[邮郵]件|文[章字案]|[内內]容|留言|[评評][论論]|[规規]定|聊天[记記][录錄])[^。！\n]{0,20}(?:什[么麼]|[吗嗎]|怎[么麼样樣]|哪|如何|是不是|合不合理)[^。！\n]{0,10}[？?]?$/

const SENT =
  '(?:notes?|notices?|announcements?|messages?|memos?|reminders?|updates?|mails?|e-?mails?|letters?|word|news|newsletters?|instructions?|requests?|feedback|statements?|comments?|posts?|bulletins?|communications?|directives?|orders?|info(?:rmation)?|guidance|guidelines?|polic(?:y|ies)|excerpts?|quot(?:e|ation)s?|transcripts?|minutes|slides?|reports?|answers?|repl(?:y|ies)|responses?|advice|recommendations?)'
const SOURCE = new RegExp(
  `^\\s*(?:[*_#> -]{0,4})(?:(?:fwd?|fw)\\s?: |(?:(?:an?|the|this|another|quick|internal|official|important|urgent|new|public|general|latest|short) )*(?:${SENT} (?:from|by|of|out of|sent by|posted by|issued by|taken from) (?!me\\b|us\\b|my\\b|our\\b|mine\\b|this\\b|now\\b|a\\b)[^:：\\n]{2,60}|(?:notice|announcement|memo|disclaimer|press release|bulletin)(?: (?:to|for) [^:：\\n]{2,40})?)[:：])`,
  'i',
)
/** What kind of text it is, who it greets, or that it follows, in front of it. */
const LABELLED =
  /^\s*(?:(?:user story|slide \d+|excerpt|extract|quote|faq|job ad|press release|survey|chapter \d+|abstract|transcript|review comment|ticket|incident report|post-?mortem)\b[^:：\n]{0,40}[:：]|(?:the following|below|this|here) (?:is|are|was) (?:what|how|from|by|out of|taken)\b(?! (?:i|we)\b)[^:：.\n]{2,60}[:：]|dear (?!claude|codex|agent|assistant|ai\b|copilot|gemini)[a-z][\w .-]{1,40}[,:!]|v?\d+\.\d+(?:\.\d+)?(?:-[\w.]+)?(?:\s*[[(–-][^\n]{0,30})?(?:\n|$))/i
const CHINESE_SOURCE =
  /^\s*(?:【[^】\n我咱]{0,16}(?:通知|公告|通告|[声聲]明|提醒|[转轉][发發]|[发發]布|[会會][议議][纪紀]要|倡[议議]|[规規]定)[^】\n]{0,8}】|(?:[^，。：:\n我咱你]{0,14}(?:通知|公告|通告|[声聲]明|[转轉][发發]|[来來]信|[邮郵]件|群消息|[纪紀]要|摘[录錄自]|引自|倡[议議]书?|告示|函)|[来來]自[^，。：:\n我咱]{1,14})\s*[:：])/

const READS =
  /^(?!.*\b(?:what|whatever|as|like|how|than|if|when|do)\b[^.]*\b(?:says?|said|reads?|states?)$)[^?!]*\b(?:(?:reads|says|states|writes|wrote|said|announced|reported|replied|answered)(?: (?:this|the following|so|us|me))*|(?:goes|looks|reads|sounds) (?:like this|as follows|so)|(?:is|are) as follows|word for word|to quote)$/i
const CHINESE_READS =
  /(?:[写寫][着著道]|[这這][么麼樣样](?:[写寫说說讲講]的?)|(?:上面|[里裡]面?|里頭|[书書]上|文中|[网網]上|群[里裡])(?:是)?(?:[说說写寫讲講聊][的着著道]?)|(?:原文|[内內]容|全文|[说說写寫]的)(?:是|如下))[，,]?$/

const OWN_WORK =
  /\b(?:i|we)(?:['’]ve| have)? (?:just |also |already |quickly )?(?:wrote|written|rewrote|rewritten|changed|added|updated|drafted|made|started|pushed|put|moved|renamed|built)\b|(?:^|[\s`(])[\w.-]*\/[\w./-]+|\b[\w-]+\.(?:md|txt|ts|js|tsx|py|go|rs|java|json|ya?ml|toml|csv|html?|css|sql|sh|docx?|pdf)\b|我(?:[们們])?(?:[刚剛]|已[经經])?[^，。]{0,6}(?:[写寫改加建][了好完]|更新了)/i
const TO_AGENT =
  /\b(?:(?:can|could|would|will|do|did|should) you|i|i['’](?:m|ve|d|ll)|my|me|please|pls|let['’]?s)\b|^(?:fix|add|implement|refactor|look|check|rename|move|run)\b|[:：]\s*$|[我咱你]|[帮幫]|麻[烦煩]|[请請](?:把|看|[写寫]|改)/i
