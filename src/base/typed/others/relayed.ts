/**
 * Whether a sentence tells what somebody else says or wants: "Jo says we should always …", 老板说以后…. It is theirs, unless whoever tells it
 * takes it up; where the sentence itself goes on with a turn ("…, but we keep …"), it is a word of its own.
 */
export function isRelayed(sentence: string): boolean {
  if (/[\u3400-\u9fff]/.test(sentence)) return RELAYED_CHINESE.test(sentence) && !TURNS_CHINESE.test(sentence)
  return SAYS.test(sentence) && (RELAYED.test(sentence) || NAMED_BEHIND.test(sentence)) && !TURNS.test(sentence)
}

/** Right behind it: they are right, so be it. */
export function takesUp(sentence: string): boolean {
  return TAKES_UP.test(sentence)
}

/** "I do not agree, so keep the cart": what goes instead; '' where they only say no, or say nothing to it. */
export function putsInstead(sentence: string): string {
  const [, english, chinese] = (TURNS_DOWN.test(sentence) && INSTEAD.exec(sentence)) || []
  return english ?? chinese ?? ''
}

const VERB =
  '(?:says?|said|thinks?|thought|believes?|claims?|claimed|insists?|insisted|demands?|demanded|suggests?|suggested|proposes?|proposed|recommends?|recommended|argues?|argued|prefers?|preferred|wants?|wanted|wishes|asks?|asked|tells?|told|wrote|writes|advises?|advised|would (?:like|prefer|rather|want)|keeps? (?:saying|telling|asking))'
/** One of them stands in each. */
const SAYS =
  /\b(?:sa(?:ys?|id|ying)|th(?:ink|ought)|believe|claim|insist|demand|suggest|propos|recommend|argue|prefer|want|wish|ask|tell|told|wr[io]te|advise|would|according)/i
/** Nobody who speaks for themselves, no order, nothing that depends on what somebody says. */
const RELAYED = new RegExp(
  `^(?:(?:and|but|so|also|btw|by the way|fyi|well),? )*(?:according to (?!me\\b|us\\b|my\\b|our (?:own|rules?)\\b)|(?!(?:always|never|do|don['’]t|please|keep|use|make|let|nobody|no|it|this|that|there|remember)\\b)(?:(?!(?:I|we|you|what|whatever|how|whether|if|when|whenever|as|which|that|until|unless|before|after)\\b)[\\w'’.@/-]+ ){1,6}(?:now |always |also |still |just |really )?(?<!\\b(?:for|of|on|in|per|to|by|with|from|all|no|\\d+) )${VERB}(?! (?:hello|hi|nothing|so\\b))\\b)`,
  'i',
)
const NAMED_BEHIND =
  /, (?:(?:says|said|thinks|wrote|claims|insists|according to) (?!I\b|we\b|you\b|me\b|us\b)[\w ]{2,30}|(?:he|she|they|[A-Z]\w+|(?:the|our|my) \w+(?: \w+)?) (?:says?|said|wrote|thinks?|thought|claims?|insists?))[.!]?$/
const TURNS =
  /[;,—–] ?(?:but|yet|though|although|however|and|so)? ?(?:I|we|let['’]?s|please|don['’]t|do not|ignore)\b|[;,] ?(?:but|yet|however)\b|[;,] ?so (?:never|always|no|only|keep|make|use|leave)\b/i
const SOMEBODY =
  '(?:老[板闆]|[领領][导導]|客[户戶]|同事|[组組][长長]|[经經]理|主管|[产產]品(?:[经經]理)?|甲方|[对對]方|[他她][们們]?|架[构構][师師]|[小老阿][\\u4e00-\\u9fff]|法[务務]|[运運][营營]|安全[组組部]|[评評][审審](?:人|者)?|用[户戶]|[A-Z][a-z]+)'
const RELAYED_CHINESE = new RegExp(
  `^(?:但是?|不[过過]|另外|[对對]了|[还還]有)?[，,]?(?:我[们們]?的?)?${SOMEBODY}[^，。,我你]{0,6}?(?:[跟对對和]我[们們]?)?(?:[说說讲講]|建[议議]|要求|希望|[认認][为為]|[觉覺]得|想|主[张張]|提[议議出]|[坚堅]持|表示|[让讓]我|要我)(?!明|不定)`,
)
const TURNS_CHINESE = /[，；](?:但|不[过過]|可是|然而|我|[别別]|[请請])/
const TAKES_UP =
  /^(?:(?:and|so|ok(?:ay)?|well|yes|I think),? )*(?:(?:he|she|they|that|this)(?:['’]s|['’]re| is| are) (?:right|correct|true|fair)|(?:fair|good) (?:point|enough)|agreed\b|I (?:fully |totally )?agree\b|(?:please |let['’]?s |so |then |we )*(?:do|follow|respect|keep to|stick (?:to|with)|honou?r|obey|go with|accept) (?:it|that|this|so|as|what|his|her|their)\b|make it so|so be it)|^(?:我同意|同意|有道理|(?:[他她][们們]?)?[说說](?:得|的)[对對]|[照按](?:[他她这這])|就(?:[这這][么麼样樣]|按|照)|[请請](?:照|按|遵))/i
const TURNS_DOWN =
  /\bI (?:do not|don['’]t|dis)\s?(?:agree|think so|want|share)|\bI disagree\b|\b(?:ignore|forget|never mind) (?:him|her|them|it|that|this)\b|^(?:no|nope|nah)\b|\b(?:that|he|she|they)(?:['’]s|['’]re| is| are) (?:wrong|nonsense|mistaken|not right)|\bI (?:don['’]t|won['’]t|do not|will not)\b|不同意|[别別不](?:用|要)?(?:[听聽理管]|采[纳納])|不[对對行]|[错錯]了/i
const INSTEAD =
  /(?:^|[,;:.—–-] ?)(?:(?:so|and|but|just|please|instead|rather|we|we['’]ll|let['’]?s|then),? )*((?:keep|keeps|stay|stays|stick|leave|use|continue|go on|remain)\b.*)$|[，；。：](?:所以|那就?|[还還]是|就|[请請])*((?:保留|保持|[继繼][续續]|[维維]持|[还還]是用|[照沿]用|用|留).*)$/i
