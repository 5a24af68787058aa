/**
 * What a prompt says to what waits: that it is to be saved, that it holds for good, yes and nothing else, yes and more, a mere ok, or
 * no. undefined where it is about something else.
 */
export type Assent = 'saves' | 'holds' | 'yes' | 'yes-and' | 'ok' | 'no'

export function assentIn(prompt: string): Assent | undefined {
  const text = prompt.trim()
  if (text.length > LONGEST) return undefined
  return ASSENTS.find(({ pattern }) => pattern.test(text))?.assent
}

/**
 * Whether a yes is one to a rule: the agent asked about it, or asked nothing. "yes" below "Shall I push?" says nothing of how names are
 * written.
 */
export function isAskedAbout(message: string | undefined, rule: string): 'asked' | 'nothing-asked' | 'something-else' {
  const questions = (message ?? '').split(SENTENCE_END).filter((sentence) => ASKS.test(sentence.trim()))
  if (questions.length === 0) return 'nothing-asked'
  const words = wordsOf(rule)
  return questions.some((one) => isOfThat(one) || [...wordsOf(one)].some((word) => words.has(word)))
    ? 'asked'
    : 'something-else'
}

/** "Should that hold from now on?", and not "Should I run the tests from now on?", which names another thing. */
function isOfThat(question: string): boolean {
  if (!OF_RULES.test(question)) return false
  const rest = question.replace(new RegExp(OF_RULES.source, 'gi'), ' ').replace(OF_THAT, ' ')
  return wordsOf(rest).size === 0 && !/[\u3400-\u9fff]/.test(rest)
}

function wordsOf(text: string): Set<string> {
  const low = text.toLowerCase()
  const words: readonly string[] = low.match(/[a-z_][\w./-]{3,}/g) ?? []
  const pairs = [...low.matchAll(/(?=([\u3400-\u9fff]{2}))/g)].map(([, pair = '']) => pair)
  return new Set([...words.filter((word) => !COMMON.has(word)), ...pairs.filter((pair) => !COMMON.has(pair))])
}

const SENTENCE_END = /(?<=[.!?。！？])\s*|\n+/
const ASKS = /[?？]["')」]?$|[吗嗎]$/
const OF_RULES =
  /\b(?:always|for good|from now on|going forward|everywhere|in general|as a (?:rule|convention)|remember(?:ed)?|saved?|keep that in mind|(?:note|write|jot|put)(?:d)? (?:that|this|it)(?: (?:rule|one))?(?: down)?|record(?:ed)?|make (?:a|that a|it a) (?:note|rule)|noted(?: down)?)\b|以[后後]|一直|[记記]住|[记記]下|[规規][则則矩]|[惯慣]例|[长長]期/i
/** What a question about the thing at hand is made of. */
const OF_THAT =
  /\b(?:holds?|appl(?:y|ies)|rules?|conventions?|standards?|defaults?|future|sessions?|next|time|whole|entire|project|repo(?:sitory)?|codebase|mind|keep|case|saved?|remember(?:ed)?|everything|work|memory|things?|note|okay|right|true|across|way)\b|可以|[没沒][问問][题題]|^好的?[，,]|[这這那](?:[样樣]|[么麼]|[个個条條些])?|[吗嗎吧呢要是都也就把做来來一下我你了的它]|需要|是否|[应應][该該]|作[为為]|保持|[为為]|[当當]作|成/gi
const COMMON: ReadonlySet<string> = new Set(
  'should would could shall want like that this with have what when then them they your from also into here there just make need does want please use using used always every 我们 我們 是否 可以 需要 这个 這個 一下 要不 不要 什么 什麼'.split(
    ' ',
  ),
)

/** That and nothing else, or in a clause of its own: "save that file" is about a file. */
const SAVES =
  /^(?:(?:yes|yeah|yep|ok|okay|please|pls)[,.!]? )*(?:remember|save) (?:that|it|this|them|those|these)(?: (?:one|rule|too|please|pls|for (?:good|later|next time|the future)|about [\w -]{2,40}))*(?:[.!]*$|[.!,;] )|^(?:[对對好是嗯]的?[，,。 ]*)?(?:[请請]|麻[烦煩])?(?:[你帮幫]我?)?(?:把?[这這那](?:[个個条條]|些)?)?(?:都|也)?(?:[记記](?:住|下)|保存(?:下|好|一下)?|存(?:下|起|好|一下))(?:[刚剛]才|上面|前面|之前)?(?:[说說]?的)?(?:[那这這][个個条條])?(?:[来來]|[这這那]?[个個条條]|它|吧)*(?:[。！!]*$|[，,。！])/i

const YES =
  "yes|yeah|yep|yup|y|right|correct|exactly|agreed|definitely|absolutely|certainly|surely|for sure|indeed|(?:but )?of course|naturally|by all means|that['’]?s (?:right|correct|true)|it (?:should|does|is)|对[的啊呀]?|對[的啊呀]?|是[的啊呀]?|[没沒][错錯]|嗯+|同意|[当當]然(?:[要啊]|可以|是)?|要[的啊呀]?|需要的?|必[须須]的?|肯定(?:[的要])?|[应應][该該]的"
const MORE =
  "please|pls|thanks|let'?s|(?:let'?s )?do (?:that|it|so|this)|that'?s (?:right|it|what i (?:meant|want)|the rule|how we do it|correct)|go with (?:that|it)|make (?:that|it) (?:the|a|our) (?:rule|convention|standard|default)|keep it(?: that way)?|sounds good|good idea|agreed|就[这這](?:样|樣|么|麼)(?:办|辦|做|定|来|來)?(?:了|吧)?|就(?:按|照)[这這](?:个|個)?(?:来|來|办|辦|做)?(?:吧)?|没问题|沒問題|可以|好的?|行|定了"
/** What lets somebody go on: it answers what was asked. */
const OK =
  'ok(?:ay)?|sure(?: thing)?|fine|good|great|perfect|al(?:l )?right|sounds good|go ahead|go for it|please do(?: (?:so|that|it))?|do (?:it|so|that)|(?:fine|good|ok(?:ay)?) (?:by|with) me|works for me|(?:好|行|可以|成|[没沒][问問][题題])(?:的|啊|呀|吧|呢|了|嘞)?|嗯+|[来來]吧|就[这這]么[办辦]'
const NO = [
  String.raw`(?:(?:no|nope|nah)[,. ]+)?(?:please )?(?:leave|keep) (?:it|that|this|things)(?: (?:as (?:it|they) (?:is|are|was|were)|alone|be|out|that way|then))?`,
  String.raw`(?:(?:no|nope|nah)[,. ]+)?(?:(?:i['’]?d )?(?:rather|better) not|let['’]?s not|please don['’]?t|don['’]?t(?: do (?:it|that))?|do not|no need|not needed|never ?mind)(?:[,. ]+(?:thanks|thank you))?`,
  String.raw`(?:(?:no|nope|nah|naw)[,. ]+)?(?:not (?:now|yet|today|any more|necessarily|at all)|no way|absolutely not|certainly not|of course not|naw)`,
  '(?:[还還]是|先|那|[暂暫][时時])?(?:不用|不要|不必|不需要|不行|不可以|不好|不[对對]|不成|不|否|[别別]|算|免|[没沒]必要|[无無]需)(?:改|加|[记記]|存|保存|[这這](?:[样樣]|[么麼]做))?(?:了|的|吧|啦)*(?:[，, ]*[谢謝]{2})?',
].join('|')
const ASSENTS: readonly { readonly assent: Assent; readonly pattern: RegExp }[] = [
  { assent: 'saves', pattern: SAVES },
  {
    assent: 'holds',
    pattern:
      /^(?:(?:yes|yeah|yep|right|ok|correct|exactly)[,.!]? )*(?:(?:it|that|this) )?(?:always|everywhere|for good|from now on|permanently|in general)(?: (?:holds|applies|please))?[.!]*$|\b(?:that|it|this) always (?:holds|applies)\b|^(?:[对對是嗯好]的?[，, ]*)?(?:以[后後]|一直|永[远遠])都?(?:是|要)?[这這]?(?:样|樣|么做|麼做)?[。！!]*$/i,
  },
  {
    assent: 'yes',
    pattern: new RegExp(
      `^(?:${YES})(?:[,，.。!！ ]+(?:${YES}|${MORE}))*[.。!！ ]*$|^(?:ok(?:ay)?|sure|good|great|好的?|行|可以|嗯+)?[,，.! ]*(?:(?:let'?s )?(?:do (?:that|it so)|make (?:that|it) (?:the|a|our) (?:rule|convention|standard|default)|go with (?:that|it))|agreed|就[这這](?:样|樣|么|麼)(?:办|辦|做|定|来|來)?(?:了|吧)?|就(?:按|照)[这這](?:个|個)?(?:来|來|办|辦|做)?(?:吧)?)[.。!！ ]*$`,
      'i',
    ),
  },
  {
    assent: 'ok',
    pattern: new RegExp(`^(?:${OK})(?:[,，.。!！ ]+(?:${OK}|please|thanks|thank you|谢谢|謝謝))*[.。!！ ]*$`, 'i'),
  },
  { assent: 'no', pattern: new RegExp(`^(?:${NO})[.。!！ ]*$`, 'i') },
  {
    assent: 'no',
    pattern:
      /^(?:no|nope|nah|naw|not (?:always|really|in general))(?:[,. ]+(?:thanks|thank you|not (?:always|in general|now|yet)|(?:(?:just|only) )?(?:for )?(?:this (?:time|once|one|pr|branch|commit|file|task|ticket|session)|here|(?:for )?now)(?: only| alone)?|it doesn'?t|that was (?:just|only) [\w ]{3,20}))?[.! ]*$|^(?:(?:no|nah),? )?(?:drop|forget|scrap|skip) (?:it|that|this)(?: (?:idea|one|rule|thought))?[.! ]*$|^(?:just|only) (?:for )?(?:this (?:time|once|one|pr|branch|commit|file)|here|for now|now)[.! ]*$|^(?:不用|不是|不|不必|还是算|還是算|算|[别別][记記存]?|[没沒]必要|[只就][是限]?[这這]一?次|[仅僅]限?[这這]一?次)(?:了|的|吧)?(?:[，, ]*(?:[只就][是限]?|[仅僅]限?)[这這](?:一?次|[个個](?:分支|PR|文件)))?(?:而已)?[。！! ]*$/i,
  },
  { assent: 'yes-and', pattern: new RegExp(`^(?:${YES})(?:[,，.。!！]|\\s+(?:and|but|please|then)\\b)`, 'i') },
]
/** Whoever says more is at something else. */
const LONGEST = 160
