import { rememberingLast } from '../../remember.ts'
import { hasOne } from '../seen.ts'
import { sentencesOfLine } from '../sentences.ts'

/**
 * Whether a whole prompt is what an essayist tells readers: how most people do it, how long the writer has done it, how it came about, how
 * well readers will fare, where it goes on. One of these is nothing in a few words: people speak of their experience to an agent, too; in
 * many, set as print is, it is who speaks. Whoever asks for work, says what they want, or speaks of the project at hand, tells it to the
 * agent.
 */
export const isEssay: (prompt: string) => boolean = rememberingLast(isToldToReaders)

function isToldToReaders(prompt: string): boolean {
  if (prompt.length > LONGEST) return false
  const low = prompt.toLowerCase()
  if (!hasOne(low, ORDER_SIGNS)) return false
  const kinds = kindsIn(prompt)
  if (kinds === 0) return isToldAsStory(prompt)
  if (kinds < PLENTY && (OF_THE_PROJECT.test(prompt) || WANTS.test(prompt))) return false
  const sentences = prompt.split('\n').flatMap(sentencesOfLine)
  if (sentences.length < (kinds < ENOUGH ? LONG : SHORTEST) || (kinds < ENOUGH && !isPrinted(sentences))) return false
  const edges = [sentences[0] ?? '', sentences.at(-1) ?? '']
  return !edges.some((sentence) => ASKS_FOR_WORK.test(sentence))
}

/** By more than one sign: of that not even the request is told. */
export function isSurelyEssay(prompt: string): boolean {
  return hasOne(prompt.toLowerCase(), ORDER_SIGNS) && kindsIn(prompt) >= ENOUGH && isEssay(prompt)
}

const kindsIn: (prompt: string) => number = rememberingLast((prompt) => {
  const low = prompt.toLowerCase()
  return KINDS.filter(({ signs, pattern }) => hasOne(low, signs) && pattern.test(prompt)).length
})

/** Printed sentences in which somebody speaks of themselves, wants nothing, asks nothing and names nothing, and which are not all orders. */
function isToldAsStory(prompt: string): boolean {
  if (!TELLS.test(prompt) || AT_WORK.test(prompt) || OF_THE_PROJECT.test(prompt) || WANTS.test(prompt)) return false
  const sentences = prompt.split('\n').flatMap(sentencesOfLine)
  if (sentences.length < LONG || !isPrinted(sentences)) return false
  const told = sentences.filter((sentence) => !ORDERS.test(sentence)).length
  return told * 3 >= sentences.length && !sentences.some((sentence) => ASKS_FOR_WORK.test(sentence))
}

const TELLS = /\b(?:I|me|my|mine|myself)\b|我(?![们們])|咱/
/** What somebody is doing, has or needs: told to who is to help. */
const AT_WORK =
  /\bI(?:['’]m| am|['’]ve been| have been)\b|\bI (?:have|need|work|use|run|build|own|maintain|keep|can|cannot|can['’]t)\b|\bmy (?:code|app|site|server|laptop|machine|branch|pr|tests?)\b|我(?:在|正|有|用|这|這|把|得)|`|\w\(\)|[a-z][A-Z]/
const ORDERS =
  /^(?:please |and |also |but )?(?:always|never|do not|don['’]t|no |use|keep|make|put|write|avoid|only|every|all )|\b(?:must|should)\b|不要|[别別](?!笑|急|[怕说說])|一律|必[须須]|永[远遠]|[从從]不|[总總]是|都/i

function isPrinted(sentences: readonly string[]): boolean {
  return sentences.every((sentence) => PRINTED.test(sentence))
}

const PRINTED = /^["“'‘(]?(?:[A-Z\d][^\n]*[.!?:;]["”'’)]?|[\u3400-\u9fff“「《A-Z\d][^\n]*[。！？：；”」])$/
/** Somebody has to be told to do something. */
const ORDER_SIGNS: readonly string[] =
  "always|never|do not|don’t|don't|no |use |keep|must|should|every|only|不|别|別|一律|必须|必須|永远|永遠|最多|总是|總是|都|只".split(
    '|',
  )
/** To an agent one says what one wants, and from when on. */
const WANTS =
  /\b(?:I|we)(?:['’]d)? (?:would )?(?:also |really |just )?(?:want|prefer|need|like|love|hate|expect|insist|dislike)\b|\bI do(?:n['’]t| not) (?:want|like|need)\b|\b(?:from now on|going forward|please)\b|\byou (?:keep|always|did|forgot|put|made|left)\b|\b(?:of|for) yours?\b|我(?:[们們])?(?:不?想|不?要|希望|不?喜[欢歡]|[习習][惯慣]|[讨討][厌厭]|需要)|以[后後](?!面)|今[后後]|[请請][你把]?/i

const LONGEST = 6000
const ENOUGH = 2
const LONG = 5
const PLENTY = 3
const SHORTEST = 3

const KINDS: readonly { readonly signs: readonly string[]; readonly pattern: RegExp }[] = [
  // How people do it.
  {
    signs: 'most|many|few |every|nobody|大多|大部分|绝大|絕大|很多|许多|許多|不少|多数|多數|几乎|幾乎'.split('|'),
    pattern:
      /(?:^|[.!?:] |\n)(?:(?:but|and|so|why|here is why|the truth is),? )?(?:do )?(?:(?:so |too |far too )?(?:most|many|few)|almost every|nearly every|every(?= \w+ I)) (?:of the )?(?:teams?|people|developers?|devs|engineers?|compan(?:y|ies)|projects?|startups?|programmers?|codebases?|organi[sz]ations?|shops?|beginners?|juniors?|seniors?|managers?|writers?|authors?|founders?|admins?|designers?|testers?)\b|(?:大多[数數]|大部分|[绝絕]大多[数數]|很多|[许許]多|不少|多[数數]|[几幾]乎(?:所有|每[个個]))的?(?:人|[团團][队隊]|公司|[开開][发發]者?|程序[员員]|工程[师師]|[项專項]目|新手|同行|朋友|同[学學]|[读讀]者|[创創][业業]者|[经經]理|[运運][维維]|[测測][试試])/im,
  },
  // Who speaks, and for how long.
  {
    signs: "year|decade|experience|i have |i’ve |i've |coach|consult|career|年|经验|經驗|踩|总结|總結|教训|教訓".split(
      '|',
    ),
    pattern:
      /\b(?:after|for|over|in) (?:more than |over |almost |nearly |the (?:last|past) )?(?:\w+|\d+) (?:years|decades)\b(?=[^.]{0,40}\bI\b|[,.]? I\b)|\bI(?:['’]ve| have)(?: \w+){0,2} (?:seen|watched|made|learned|learnt|done|coached|reviewed|worked)\b[^.]{0,60}\b(?:times|companies|teams|years|projects|clients|startups|again)\b|\b(?:in|from) my (?:\w+ )?(?:experience|years|career)\b|\b(?:team|company|client|student|startup|developer|person|place)s? I(?:['’]ve| have)? (?:ever )?(?:coach|consult|advise|teach|taught|worked|met|join|audit)\w*|(?:做|干|[写寫]|搞|工作|从[业業]|入行)了?[^，。\n]{0,8}年|(?:[这這][么麼]多|多|[这這]些|十[几幾]|[几幾]十)年(?:[来來]|下[来來])?|[总總][结結](?:出|了|下[来來])|踩[过過了][^，。]{0,6}坑|我的?(?:[经經][验驗]|教[训訓])/i,
  },
  // What readers get of it.
  {
    signs: 'you|people who|thank|if there|你|照着|照著|受益|翻倍|梦|夢'.split('|'),
    pattern:
      /\byou(?:['’]ll| will| can) (?:\w+ )?(?:sleep|thank|ship|save|never (?:have|look|need)|see|be (?:fine|amazed|surprised|happy|glad|faster))\b|\b(?:your )?future (?:self|you)\b|\bwill thank you\b|\b(?:people|teams|those) who (?:do|follow|try|skip|ignore) (?:this|it|these)\b|\bif you (?:follow|do|take|remember|learn|keep) (?:(?:only |just )?one thing|nothing else|these|this|all (?:of )?(?:this|these))\b|[照按](?:[着著]|[这這][样樣])做|你(?:[会會]|就[会會能])[^，。]{0,6}(?:[轻輕][松鬆]|[发發][现現]|感[谢謝]|[后後]悔|惊|驚|[变變])|[试試]{2}[就你]|(?:不再)?是[梦夢](?=[。！])|翻倍|你的(?:[数數]据[库庫]|[团團][队隊]|代[码碼]|[项專项]目|[网網]站|服[务務])[^，。]{0,4}(?:[总總]|老|又)|[终終]身受益/i,
  },
  // How it came about, told as a story.
  {
    signs:
      "used to|at first|once|until|my colleagues|that is it|that’s it|that's it|really|laughed|带过|帶過|看法|记住|記住|说说|說說|为什么|為什麼|后来|後來".split(
        '|',
      ),
    pattern:
      /\b(?:I|we|ours?|they|people|everybody|everyone) used to\b|\bmy (?:colleagues|friends|team|boss|peers|students|clients) (?:laughed|hated|loved|complained|thought|shrugged|were|did)\b|\buntil (?:we|I|they|one day)\b|\b(?:a (?:year|month|week)|years|months) later\b|^(?:once|one day|back in|when I (?:was|started|joined))\b|(?:^|[.!?] )that(?:['’]s| is) (?:it|all)\b(?!.*:)|我(?:以前)?[带帶][过過]的?|我[对對][^，。]{1,12}的(?:看法|理解|[认認][识識])|[记記]住[^，。：]{0,4}[几幾两兩三四五六七八][句点點条條件]|做到[^，。]{0,4}[这這]?[几幾两兩三四五六七八]?[句点點条條件]|[后後][来來]我|[刚剛][入][行门門]/im,
  },
  // A question that nobody is to answer.
  {
    signs: ['because', 'why', '因为', '因為', '为什么', '為什麼'],
    pattern:
      /(?:^|[.!?] )(?:why|how come)\b[^.?!]*\? (?:because|simple|easy)\b|(?:[为為]什[么麼]|[为為]何)[^。？]*[？?]\s?(?:因[为為]|[很其][简實实簡]|答案)/im,
  },
  // Where it goes on, and what readers are asked for.
  {
    signs:
      'post|see you|write to|got a |to me|post|article|part |subscri|episode|newsletter|reading|tuned|comment|next |column|series|下期|下篇|下一|下回|关注|關注|点赞|點贊|點讚|读者|讀者|评论区|評論區|收藏|转发|轉發|下周|下週|转给|轉給|有用'.split(
        '|',
      ),
    pattern:
      /\b(?:my|the|our) (?:next|last|previous|latest|first|new|upcoming) (?:\w+ )?(?:post|article|newsletter|video|episode|essay|column|issue of)\b|\bnext (?:week|time|month|up),? I(?:['’]ll| will| am going to) (?:\w+ )?(?:write|talk|cover|share|show|explain|tell)\b|\b(?:in|for|stay for|see) part (?:two|three|four|2|3|4|ii|iii)\b|\bthanks for reading\b|\bstay tuned\b|\bsubscribe\b|\bcomments? (?:below|section)\b|\b(?:write|drop|shoot) (?:to )?me\b(?=[^.]{0,12}[.!]?\s*$)|\bsee you (?:next|in the next|soon|then)\b|\bgot a (?:different|better|question)\b[^.?!]*\?|\b(?:this|the rest of (?:this|the)|in this) (?:article|essay|series|newsletter)\b|下(?:一)?[期篇回](?:文章)?[^，。]{0,4}[聊讲講写寫说說谈談再][^，。]{0,10}|[点點][个個]?(?:[关關]注|[赞贊讚])|[关關]注我|[读讀]者|粉[丝絲]|[评評][论論][区區]|(?:咱[们們]?|我[们們])下[周週期次][见見聊]|[觉覺]得有用|[转轉][给給](?:同事|朋友)|[欢歡]迎(?:收藏|[转轉][发發]|留言)/i,
  },
]

const OF_THE_PROJECT =
  /\b(?:this|our|my) (?:repo(?:sitory)?|project|codebase|code|app|tests?|team|service|cache|branch(?:es)?|module|package)\b|[这這本][个個]?(?:[项專項]目|[仓倉][库庫]|代[码碼])|我[们們]的?(?:[项專項]目|代[码碼]|[仓倉][库庫]|[团團][队隊])|[A-Za-z]\/[\w-]+\.\w+/i
const ASKS_FOR_WORK =
  /^(?:(?:please|so|now|then|and|can you|could you|would you|will you|i want you to|i['’]d like you to|help me(?: to)?|let['’]?s),? )+(?!(?:do|why|how|what)\b)|^(?:fix|add|implement|refactor|write(?! to me)|make|create|build|check|review|update|change|translate|summari[sz]e|shorten|rewrite|proofread|explain)\b|\b(?:what do you think|any thoughts|is (?:that|this|it|he|she) (?:right|true)|for us|our \w+)\b[^.]{0,80}\?\s*$|[帮幫]我|[请請]你|麻[烦煩]你|怎[么麼]看[？?]?$|[对對][吗嗎][？?]?$/i
