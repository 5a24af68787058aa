/** Without "ok", "btw" and "no, that's wrong" before it, and without the request that follows it. */
export function coreOf(sentence: string): string {
  const text = withoutLeadIn(sentence.trim().replace(ANNOUNCED, '').replace(ONE_MORE, ''))
  const parts = text.split(CLAUSE)
  while (parts.length > 1 && (REQUEST.test(parts.at(-1) ?? '') || ONCE_DONE.test(parts.at(-1) ?? ''))) {
    // "From now on, write …" is one statement: what is left without its request would say only when.
    const before = parts.slice(0, -2).join('')
    if (ONLY_WHEN.test(before) || WHEN.test(before)) break
    // "don't edit it by hand; change the source and run make": what to do instead.
    if (FORBIDS.test(before) && INSTEAD.test(parts.at(-1) ?? '')) break
    // "…; write a new one instead of editing an old one": it belongs to what is not to be done.
    if (IN_PLACE.test(parts.at(-1) ?? '')) break
    parts.splice(-2)
  }
  while (parts.length > 1 && REQUEST.test(parts[0] ?? '') && !STATES.test(parts[0] ?? '')) {
    if ((ASKS.test(parts[0] ?? '') && GOES_ON.test(parts[2] ?? '')) || MEASURES.test(parts[2] ?? '')) break
    // "could you from now on answer in bullet points, short?": what lasts stands in the request.
    if (LASTS.test(parts[0] ?? '') || isOnlyWhere(parts.slice(2).join(''))) break
    if (isMeasure(parts[2] ?? '')) break
    parts.splice(0, 2)
  }
  const rest = bare(parts.join('')).replace(JOINT, '')
  return rest.length < text.length ? withoutLeadIn(rest) : rest
}

function withoutLeadIn(sentence: string): string {
  let text = sentence
  for (let round = 0; round < 4; round++) {
    const shorter = text.replace(LEAD_IN, '').trim()
    if (shorter === text || shorter === '') break
    text = shorter
  }
  return text
}

/** Without what joined it to something else; by hand, as an expression would look at each run of spaces again and again. */
function bare(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && AROUND.includes(text[from] ?? '')) from++
  while (to > from && AROUND.includes(text[to - 1] ?? '')) to--
  return text.slice(from, to)
}

const AROUND = ' \t\n\r,，;；\u3000'
/** Without why: the reason for a rule has words of any kind, and says nothing of how long it is to hold. */
export function withoutReason(text: string): string {
  const rest = text.replace(REASON, '').replace(WRONG_BEFORE, '').replace(THANKS, '')
  return rest.length >= text.length / 3 ? rest : text
}

const REASON =
  /(?<=\S.{14}),? (?:because|cause (?=it|we|they|the)|cos |cuz |since (?!v?\d)|just so (?:that )?(?:we|you)|so that we|for what it['’]s worth|or else|otherwise)\b.*$|(?<=\S.{20}), (?:(?:some|half|most|many|everyone|people|others) |(?:it|they|that|those) (?:takes?|costs?|breaks?|gets?|hangs?|will|would|blocks?|keeps? |drives?|saves?))[^,]*[.!]?$|(?<=.{6})[，,](?:因[为為]|免得|省得|上次[^，。]*[搞出弄]|不然|否[则則]|我上次[^，。]*[错錯]|[这這][个個]?[^，。]{0,6}(?:搞混|弄混))[^，。]*[。！]?$/is
/** "…, I was wrong about that": that it was said otherwise before. */
const WRONG_BEFORE =
  /(?<=.{10})[,;.–—-]? (?:sorry,? )?(?:i was (?:wrong|mistaken)|i(?:['’]ve)? changed my mind|my (?:mistake|bad))\b[^,]{0,30}$|(?<=.{5})[，,](?:我?(?:之前|上次|[刚剛]才)?(?:[说說记記搞弄][错錯]了|不[对對])|我改主意了)[。！]?$/i
const THANKS = /[,.]? (?:thanks?(?: you| a lot)?|thx|cheers|please|pls)?[.!]*(?: ?[:;]-?[)D]| 🙏| 🙂)*$/i
/** "in this project", 在这个仓库里: where something holds, and not what. */
export function isOnlyWhere(text: string): boolean {
  return ONLY_WHERE.test(text.trim())
}

const ONLY_WHERE =
  /^(?:in|for|on|across|throughout|within) (?:this|the|our|all|every|each)(?: (?:whole|entire|same))? [\w-]+(?: \w+)?[.!]?$|^在?(?:[这這本]|[这這][个個]|整[个個])?(?:[项項]目|[仓倉][库庫]|[专專]案|代[码碼][库庫]?)[里裡中上]?[。！]?$/i

/** "port 6432", "50 per page", "prefixed with the tenant", 每页 50 条: how much, or how; it belongs to what stands before it. */
export function isMeasure(clause: string): boolean {
  return clause.length <= LONGEST_MEASURE && MEASURE.test(clause.trim())
}

const LONGEST_MEASURE = 60
const MEASURE =
  /^(?:(?:\d[\d,.]*|one|two|three|four|five|ten|both|at (?:most|least)|max\.?|min\.?|up to|no more than|(?:under|below|above|within|less than|fewer than)(?= \d)) ?(?!(?:more )?(?:thing|question|of (?:these|them|those)))[\w% ./-]{0,36}|[a-z-]+ [\w./:-]*\d[\w./:-]*|(?!(?:need|inde|proce|exce|succe|indeed)ed)[a-z]+(?:ed|ten|wn|lt|ing) (?:with|by|in|to|from|on|as|at|after|before|per|into|between) [\w`'./ -]{2,40})[.!]?$|^(?![^\d]*[在是用做成改为為叫到你我他它这這])(?:[\u3400-\u9fff]{0,6} ?)?\d[\d.,]*(?: ?(?:[\u3400-\u9fff]{1,4}|[a-zA-Z%]{1,4}))?[。]?$/i
/** When something holds, and not what. */
export const ONLY_WHEN =
  /^(?:please )?(?:from now on|from here on(?: out)?|going forward|moving forward|in (?:the )?future|as a rule|by default|always|以[后後]|今[后後]|之[后後]|[从從][现現]在(?:起|[开開]始)|往[后後]|日[后後])[,.，。]?$/i
/** A clause that what follows hangs on. */
const WHEN = /^(?:in|for|on|when|whenever|before|after|if|once|every time|each time) [^,，]*$/i
const FORBIDS = /^(?:please )?(?:don['’]?t|dont|do not|never|no need)\b|\bso no need\b|^(?:[别別]|不要|不用)/i
/** Bare, as an order of its own is not. */
const INSTEAD =
  /^(?!(?:so |and |then |now |please |pls |can|could|would|also)\b)(?:change|commit|run|update|edit|add|move|create|check|改|跑)\b/i
const IN_PLACE = /^(?!(?:can|could|would|please|pls)\b).{4,90}?\binstead\b(?! of (?:it|this|that)\b)/i
/** "I want to update one thing: from now on …" */
const ANNOUNCED =
  /^(?![^:]*\b(?:are|is|must|should|goes?|lives?|uses?)\b)[^:"]{3,90}:\s+(?=(?:from now on|going forward|always|never|whenever)\b)/i
/** "One more thing since it came up again: …" */
const ONE_MORE =
  /^(?:(?:oh|and|ok|so),? )*(?:one (?:more|other|last) thing|another thing|last thing)\b[^:："\n]{0,60}:\s+(?=\S)|^(?:[还還]有(?:一?件事)?|另外|[对對]了)[啊哈呢哦,，]?[^:：，。\n]{0,16}[:：]\s*(?=\S)|^(?:[还還]有|另外|[对對]了)[啊哈呢哦][,，]?\s*(?=\S)/i
const LEAD_IN =
  /^(?:(?:(?:all|looks|sounds) good,? but|(?:great|nice|perfect|lgtm),? but|ok(?:ay)?|additionally|furthermore|similarly|specifically|first(?:ly)?|second(?:ly)?|third(?:ly)?|to that end|likewise|in particular|finally|lastly|moreover|now|next(?! (?:time|week(?:end)?|month|sprint|quarter|release|year|\w+day)\b)|btw|by the way|also|and|but|so|oh|hey|hmm+|well|actually|no(?=\s*[,.!:—–-])|nope|yes|yeah|right(?! now)|sorry|please note|note|fyi|again|one more thing|ah|ugh|wait(?! (?:times?|on|for|until|till|at|a)\b)|listen|plus|other than that|no,? that'?s wrong|that'?s wrong|thats wrong|wrong|not quite|(?:(?:quick|small|one) )?correction(?: (?:to|of|from) [^:,.]{2,30}(?=[:,]))?|it(?:'s| is) (?:very |really )?(?:important|essential|crucial|vital|key) (?:that you|to)(?= (?:always|never)\b)|(?:please )?(?:remember|note|keep in mind|bear in mind|be aware)(?: that| to)?|decision|decided|change of plan|(?:scratch|forget|ignore) (?:that|what i (?:said|told you))(?: (?:about|on|with|before|earlier|last)[^,.:;]{1,30})?(?=[,:;.—–-])|i was wrong(?=[,:;.—–-])|i misspoke|my (?:mistake|bad)(?=\s*[,:;.—–-])|i (?:misremembered|got (?:it|that) wrong|was mistaken|mixed (?:it|that|them|those) up)(?=\s*[,:;.—–-])|for the record(?=\s*[,:])|(?:as (?:i|we) (?:already )?said(?: before| earlier)?|like i said)(?=\s*[,:])|(?:i(?:['’]ve)? )?changed my mind(?=\s*[,:;.—–-])|on second thoughts?(?=\s*[,:;—–-])|turns out|in case you(?:'re)? wonder(?:ing)?|(?:can|could) we (?:please |just )?agree that|let['’]?s agree that|(?:just )?so you know|as you (?:may )?know|for context|in case it matters|never ?mind(?=,)|nvm(?=,))\s*[,:.!—–-]?\s+|(?:算了(?=[，,])|對了|对了|順便|顺便|另外|還有|还有|嗯|不對|不对|不是這樣|不是这样|不是不是|不不不|你搞錯了|你搞错了|我?(?:[刚剛]才|之前|前面|上次)?(?:[记記说說搞弄写寫看打])(?:[错錯混反])了(?=[，,：:。 ])|我?(?:又|再|重新)?改(?:[变變])?主意了?(?=[，,：:。 ])|我?(?:又|再)?想了(?:想|一下)(?=[，,：:])|我?(?:之前|以前|前面|上次)[也都]?(?:跟你)?[说說][过過](?:的|了)?(?=[，,：:])|錯了|错了|更正一下|更正|[纠糾]正一?下|好的|好|那|哦|喔|請記得|请记得|請記住|请记住|記得|记得|記住|记住|注意|決定了|决定了|補充一下|补充一下|(?:[顺順]便|另外)?(?:跟你)?[说說讲講提](?:一?下|一?[声聲句])|提醒一?下)[，,：:！!。\s]*(?=\S))/i
const LASTS =
  /\b(?:from now on|from here on|going forward|every time|in (?:the )?future|(?:after|before) (?:each|every|any))\b|以[后後](?!面)|今[后後]|每次/i
const CLAUSE = /(,\s+(?:so |and |then )?|;\s*|[，；]\s*|(?<=[\u3400-\u9fff\w]),(?=[\u3400-\u9fff])| - | — )/
/** What joined it to the request that stood before it. */
const JOINT =
  /^(?:and|but|also)(?: btw| also| please)?,? (?=(?:we|i|never|always|from|don['’]?t|do not|all|every|no)\b)/i
/** A clause that only asks for something to be done now. */
const REQUEST =
  /^(?:so |and |then |now |please |pls |go |just |you can |you could |feel free to )*(?:can you|could you|would you|fix|add|rename|move|update|change|convert|scaffold|open|run it|run (?:the|all) tests|rerun|redo|revert|drop|remove|delete|rebase|regenerate|take a look|look|check|correct|adjust|write|create|implement|refactor|bump|commit(?! messages?\b)|merge(?! commits?\b| requests?\b)|continue|try again|give me|show me|make the|do it|chunk|split|build|patch|wrap|wire|swap|route|put it|call it|ship it|merge it|push it|let me know|tell me|start with|run (?:the |all |our )?(?:[\w-]+ ){0,2}(?:tests?|suite|linter|lint|build|migrations?|seed))\b(?!\s?[\u3400-\u9fff])|^(?:and )?then (?:please |just )?(?!(?:we|i|it|the|you|they|that|this|there|all|every|no)\b)[a-z]+\b|^你(?:再|先|也|[顺順]便)*(?:[调調]整|看|改|加|查|[补補]|弄|跑|[处處]理|[确確][认認]|merge|rebase)|^(?:so )?(?:this|that) one (?:is|was|needs|gets)\b|^(?:所以|那|順便|顺便|然後|然后|你|麻煩|麻烦|先)*(?:幫我|帮我|幫忙|帮忙|把|再|改一下|修掉|修一下|換掉|换掉|挪過去|挪过去|看一下|更新下|更新一下|重新|補上|补上|搬|抽|查(?!询|詢)|找|[检檢]查|[确確][认認]一下)|先(?:[别別]|不要|不)[^，,]{1,6}$|^[这這]次的?[^，,]{1,12}$|^你(?:[刚剛]才|[刚剛]{2}|上次|[这這那][里裡]|又|怎[么麼])|(?:改一下|修一下|改掉|換掉|换掉|挪過去|挪过去|也改|跟著改|跟着改|看一下|查一下|更新下|修掉|改下|補一下|补一下|試試|试试)\s*$/i
/** "can you check that they are short, don't repeat the code and are useful": all of it is what is asked for. */
const ASKS = /^(?:can|could|would|will) (?:you|we)\b/i
const GOES_ON = /^(?:and |or |also )*(?:don'?t|do not|are|is|have|has|it|they|that)\b/i
/** 写完跑一下 lint: behind everything else it is what is to be done then. */
const ONCE_DONE =
  /^(?:[写寫做改弄搞跑]完|完了)(?:之?[后後])?(?:再|就|你|先|[帮幫]我)*(?![^，,]*(?:必[须須]|一定|都要|就得))/
/** "implement retries, max 5, never for POST": how it is to be made. */
const MEASURES = /^(?:and )?(?:max(?:imum)?|min(?:imum)?|at (?:most|least)|up to|with|without|plain|\d+)\b/i
/** "Commit messages are always …" asks for no commit. */
const STATES = /^\w+ (?:\w+ )?(?:are|is|must|should|always|never|have|has)\b/i
