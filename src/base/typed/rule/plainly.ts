/** Of one day, week or sprint, or up to then: over with it, however it is put, unless it says that it holds from then on. */
export function isOfATime(sentence: string): boolean {
  if (/[\u3400-\u9fff]/.test(sentence)) return CHINESE_TIME.test(sentence) && !CHINESE_FOR_GOOD.test(sentence)
  return TIME.test(sentence) && !FOR_GOOD.test(sentence)
}

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const TIME = new RegExp(
  `^(?:this|next) (?:week|weekend|month|sprint|quarter)\\b(?! on\\b)|(?<!\\b(?:from|since|starting|of|after|until) )\\b(?:this|next) (?:week|weekend|month|sprint|quarter)[.!]*$|\\b(?:until|till|before) (?:(?:this|next) )?(?:${DAY}|week|month|sprint|tomorrow|tonight|the end of the (?:day|week|month|sprint))\\b|^(?:until|till) (?:the|our|this|next|we|i|tom) ?[^,]{0,30},`,
  'i',
)
const FOR_GOOD =
  /\b(?:every|each|always|never|from now on|going forward|from (?:this|next) \w+ on|starting|as of|since|remember|any ?more)\b/i
const CHINESE_TIME =
  /^(?:在|到|等|那)?(?:[这這本下](?:[个個])?(?:[周週]|星期|[礼禮]拜|月|季度|迭代|sprint)[一二三四五六日天末]?|今[天晚]|明[天早]|[后後]天|(?:[周週]|星期)[一二三四五六日天](?=之?前|以前)|[月年]底(?=之?前|以前)?|[节節](?=前))(?:之?前|以前|之?[内內]|[里裡])?(?!一?起|[开開]始|之?[后後]|[^，。]{0,6}(?:定|[决決]|[说說讲講]|[会會]上|[讨討商]))/i
const CHINESE_FOR_GOOD = /以[后後](?!面)|一律|每[个個周週月天次]|永[远遠]|[从從].{1,6}起|[开開]始|都是/

/** 行，提交吧: the word that lets somebody go on, and what with; nothing that would hold for more. */
export function isGoAhead(sentence: string): boolean {
  return sentence.length <= LONGEST_WORD && sentence.includes('吧') && GO_AHEAD.test(sentence)
}

const LONGEST_WORD = 20
const GO_AHEAD =
  /^(?:(?:行|好[的啊]?|可以|嗯+|ok(?:ay)?|[没沒][问問][题題]|成|[对對]|那)[，,。 ]*)+(?!.*(?:以[后後]|一律|[统統]一|每|永|[记記]|[用选選换換]))[^，。,]{1,10}吧[。！!]*$/i

/** What is said in so many words: what the person does not like the agent to do, who they are, how something is done now. */
export function isSaidPlainly(text: string): boolean {
  const low = text.toLowerCase()
  if (low.includes(' you ')) return DISLIKES.test(text)
  if (low.includes(' now')) return DONE_NOW.test(text)
  return text.includes('我叫') && CALLED.test(text)
}

const DISLIKES =
  /^(?:i (?:really |just |absolutely )?(?:hate|dislike|can['’]?t stand|cannot stand|don['’]?t (?:like|appreciate|want)|do not (?:like|appreciate|want)) (?:it )?(?:when|if)(?:ever)?|it (?:really )?(?:annoys|bothers|bugs|irritates) me (?:when|if)(?:ever)?) you (?!(?:were|did|had|broke|\w+ed)\b)/i
/** By what means: that they pass, or run again, is how it goes. */
const DONE_NOW =
  /^(?:the |our |all (?:the |our )?)?[\w-]+(?: [\w-]+){0,2} (?:(?:runs?|builds?|deploys?|starts?|lints?|tests?|works?|goes|go)|(?:is|are) (?:built|run|deployed|started|tested|linted|formatted|made|hosted|served|generated|managed|released|checked|installed|signed)) (?:with|via|through|using|by) (?!(?:no|any|it|that|this|the|all|more|less|us|me|you|them|him|her)\b)[^,.;]{2,40} now[.!]?$/i
const CALLED =
  /^(?:[你您]好[，,！! ]*)?我叫(?![你您他她它们們大人][们們家]?|[谁誰什啥])[\u3400-\u9fffA-Za-z ]{1,8}(?=[，。,！]|$)(?!.*[?？吗嗎])/
/** "Every list endpoint must be paginated.", "Passwords must have at least 12 characters.": of all of a kind, and not of the one in hand. */
export function isOfAKind(text: string): 'all' | 'plural' | undefined {
  if (!text.includes(' must ') && !text.includes(' ha') && !text.includes(' need')) return undefined
  if (IN_HAND.test(text)) return undefined
  if (OF_ALL.test(text)) return 'all'
  return PLURAL.test(text) ? 'plural' : undefined
}

const IN_HAND =
  /\b(?:before|until|when|once|after|while) (?:the|you|we|i|it|this|that)\b|\b(?:now|today|again|tomorrow|first)\b/i
const DEMAND =
  '(?:must(?: not)?|ha(?:s|ve) to|needs? to) (?:be|have|carry|contain|include|use|end|start|begin|return|accept|go|fit|stay|come|live|run|expire|follow|match)\\b'
const OF_ALL = new RegExp(`^(?:every|each|all|any) (?!of (?:these|those|them)\\b)(?:[\\w-]+ ){1,4}${DEMAND}`, 'i')
const PLURAL = new RegExp(
  `^(?!(?:the|this|that|these|those|it|they|you|we|i|he|she|there|my|your|his|her|its|their)\\b)(?:[\\w-]+ ){0,2}[\\w-]*[^s\\W]s ${DEMAND}`,
  'i',
)
