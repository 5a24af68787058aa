/** The word as it counts: without its ending. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z-]+$/.test(word)) return word
  const bare = word.replace(/(?:ing|ed|es|(?<!s)s)$/, '')
  const short = bare.length < 3 ? word : bare
  return short.replace(/([bdgkmnprt])\1$/, '$1').replace(/e$/, '')
}

/** A Chinese run taken apart at the words that only join, demand or do. */
export function chinesePieces(run: string): string[] {
  return run.split(CHINESE_FILLER).filter((piece) => piece !== '')
}

export const isChinese = (text: string) => /^[\u3400-\u9fff]/.test(text)

/** Words that join, and words that demand: they are in the way of comparing what is said. */
export const FILLER: ReadonlySet<string> = new Set(
  `a an the this that these those it its our your my their his is are be been being am do does did doing has have of to for on at in
   into with by via through from as and we you they i us also all always please must shall should ever just really here there so
   then than very use uses used using prefer prefers preferred ensure make sure keep only`.split(/\s+/),
)

export const USES = /\b(?:use|uses|used|using|prefer|prefers)\b|用|采用/i

const CHINESE_FILLER =
  /使用|采用|改用|必须|一律|总是|永远|我们|这个|那个|应该|应当|务必|一定|需要|目前|现在|统一|的|了|是|在|用|要|请|都|该|须|应|会|把|将|被|让|给|于|为|和|与|及|从|到|以|就|也|还|所有|全部/

/** What turns a sentence into its opposite. */
export const NOT =
  /\b(?:do not|does not|did not|is not|are not|must not|should not|need not|has not|have not|no longer|not allowed|never|not|avoid|forbidden|stop(?= \w+ing\b))\b|不要再|不要|不得|不可|禁止|切勿|请勿|勿|别再|别|不再|不应该|不应|不该|不准|不许|不能|不会|没有|并非|不是|从不|绝不|永不|不(?![同过足变良])/gi

/** A quick look whether there can be any of these: most sentences have none. */
export const MAY_DENY = /\bn(?:ot|ever|o)\b|avoid|forbid|stop|[不没勿别禁并]/i

/** Before a number they make it a name: step 3 is not another value of step 2. */
export const NUMBER_LABELS: ReadonlySet<string> = new Set(
  `step phase stage part section chapter line row column issue pr ticket bug task case example option level shard worker replica
   week day sprint milestone round attempt rule adr decision error code status http exit version release rfc table figure page
   test item question migration number no nr revision batch group team`.split(/\s+/),
)
export const CHINESE_LABEL = /(?:第|步骤|步|阶段|错误码?|状态码|版本|编号|任务|测试|案例|规则)$/

/** What takes one takes others too. */
export const INCLUSIVE =
  /\b(?:(?:support|accept|allow|handle|include|contain|provide|offer|export|import|understand|recogni[sz]e|know|depend)(?:s|ed)?|compatible|too|also)\b|支持|支援|兼容|相容|包含|包括|允许|接受/i

/** Of these there may be many, each somewhere else. */
export const INSTANCE =
  /\b(?:bug|problem|issue|error|failure|fix|change|example|mistake|typo|todo|trap|case|reason|cause)s?\b|错误|问题|例子|原因/i
