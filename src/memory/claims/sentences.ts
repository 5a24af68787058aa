import { SPELLINGS } from '../../base/families/families.ts'
import { simplified } from '../../base/text/scripts.ts'
import { withoutOpposites } from './opposites.ts'

/** The sentences of a text that claim something, in one spelling. A question, an example or a story claims nothing. */
export function sentencesIn(text: string): string[] {
  return text
    .slice(0, LONGEST_TEXT)
    .split(/(?<=[.!?])\s+|(?<=[。！？；])|[;\n]+/)
    .map((part) => part.replace(/^[\s>*-]+|^\s*\d+[.)]\s+/g, '').trim())
    .filter((part) => part !== '' && part.length <= LONGEST && !NO_SENTENCE.test(part))
    .slice(0, MOST)
    .map((part) => spelled(chosen(bare(part))))
    .filter((sentence) => !NO_CLAIM.test(sentence))
    .map(withoutOpposites)
}

/** What asks for it to be remembered, or only leads up to it, claims nothing. */
function bare(sentence: string): string {
  return MAY_ASK.test(sentence) ? sentence.replace(ASKS_BEFORE, '').replace(ASKS_BEHIND, '') : sentence
}

const MAY_ASK =
  /remember|note|mind|forget|btw|by the way|fyi|for the record|you know|save|[记記忘][住得一下好了]|注意|[顺順]便|[对對]了|另外|提醒/i
const ASKS_BEFORE =
  /^(?:(?:(?:and|so|please|pls|just) )*(?:(?:remember|keep in mind|bear in mind|note|don['’]t forget)(?! to\b)(?: that\b)?|btw|by the way|fyi|for the record|(?:just )?so you know|for your information)[,:]?\s+)+|^(?:[请請])?(?:[记記](?:住|一下|得|好)|注意|[顺順]便(?:[说說提]?一[下句])?|[对對]了|另外|提醒一下)[，,：:]\s*/i
const ASKS_BEHIND =
  /[,;]\s*(?:(?:and|so|please|pls) )*(?:remember|note|save|keep in mind|keep (?:that|this|it) in mind|don['’]t forget)(?: (?:that|this|it))?(?:,? please)?[.!]*$|[，,；]\s*(?:[请請])?(?:[你帮幫]我?)?(?:[记記](?:住|一下|下|得|好)|[别別]忘了?|注意)(?:[了哦啊吧])?[。！]*$/i

/** "We decided to use X because …" claims that X is used; the reason is not part of it. */
function chosen(said: string): string {
  if (!MAY_CHOOSE.test(said)) return said
  const sentence = said.replace(CALLED_DECISION, '')
  const use = sentence.replace(AGAINST, 'do not use ').replace(CHOSE, 'use ')
  const plain = use.replace(/^use (?:use|to use|using)\b/i, 'use').replace(REASON, '')
  return use === sentence ? plain : plain.replace(REASON_OF_CHOICE, '')
}

const MAY_CHOOSE =
  /\b(?:decid|decision|chose|opted|settled|agreed|went with|going with|picked|because|so that|to avoid|otherwise)|[决決]定|[选選]|[采採]用|因[为為]|避免|以免/i
/** "Decision: use Kafka", "we decided against Kafka". */
const CALLED_DECISION = /^(?:decision|[决決]定)\s*[:：]\s*/i
const AGAINST =
  /^(?:so )?(?:(?:we|i|they)(?:'ve| have)? )?(?:decided|chose|opted|voted|are) against\s+(?:using |the use of )?|^(?:我[们們]?)?(?:最[后後]|最[终終])?[决決]定不(?:再)?(?:使?用|[采採]用)/i
const CHOSE =
  /^(?:decision:\s*)?(?:so )?(?:(?:we|i|they)(?:'ve| have)? )?(?:decided|chose|opted|settled|agreed|went|going|picked)(?: (?:to|on|for|with))*\s+(?:go(?:ing)? with )?|^(?:我[们們]?)?(?:最[后後]|最[终終])?(?:[决決]定|[选選][择擇定用]|[采採]用)(?:使?用|[采採]用)?/i
const REASON =
  /,?\s*\b(?:because|so that|to avoid|otherwise)\b.*$|[，,]?\s*(?:因[为為]|[为為]了|以免|避免|否[则則]).*$/i

/** Behind a choice a colon or "since" brings the reason, too. */
const REASON_OF_CHOICE = /(?::\s|,?\s(?:since|as it)\s|\s[–—-]\s).*$/i

function spelled(sentence: string): string {
  const plain = uncontracted(simplified(sentence))
    // Whoever must not forget it must do it.
    .replace(/\b(?:do not|never) forget to\b|(?:不要|别|勿)忘了?/gi, ' ')
    .replace(/[。.!！；;，,\s]+$/, '')
    .replace(/ (?:now|these days|from now on)$/i, '')
  if (!OTHER_SPELLING.test(plain)) return plain
  return SPELLINGS.reduce((text, [other, usual]) => text.replace(other, usual), plain)
}

function uncontracted(sentence: string): string {
  if (!/['’]|cannot/i.test(sentence)) return sentence
  return sentence
    .replace(/[’]/g, "'")
    .replace(/\b(do|does|is|are|must|should|has|have|need)n't\b/gi, '$1 not')
    .replace(/\bcan(?:not|'t)\b/gi, 'must not')
    .replace(/\bwon't\b/gi, 'does not')
}

const OTHER_SPELLING = new RegExp(SPELLINGS.map(([{ source }]) => source).join('|'), 'i')
/** A question, a heading, a row of a table, a definition of a link, or what only announces the next lines. */
const NO_SENTENCE = /[?？:：]$|^[#|<[]|^(?:what|how|why|who|which)\b/i
const LONGEST_TEXT = 2000
const LONGEST = 240
const MOST = 12

/** What was, what may be, what is only an example, a bound or one of several: none of it excludes another value. */
const NO_CLAIM = new RegExp(
  [
    String.raw`\b(?:was|were|had|used to|previously|formerly|originally|earlier|ago|yesterday|once)\b`,
    String.raw`\b(?:moved|switched|migrated|renamed|upgraded|downgraded|bumped|tried|failed|happened|pass|passes|passed|passing|failing)\b|\b(?:we|i|they|he|she) \w+ed\b`,
    String.raw`\b(?:may|might|could|can|maybe|perhaps|sometimes|often|usually|mostly|probably|either|or|some|will|would|consider|plan|planned|todo|depends|varies|proposal)\b`,
    String.raw`\b(?:e\.?g|i\.?e|for example|for instance|such as|like|among others|etc)\b`,
    String.raw`\b(?:at least|at most|up to|more than|less than|fewer than|no more than|about \d|around \d|roughly|approximately|over \d|under \d|between \d)\b|[~≈<>≥≤]\s*\d`,
    String.raw`\bnot (?:only|just|yet|necessarily|always|all|every|both)\b|\b(?:unless|except|without)\b`,
    '曾|以前|之前|过去|原本|原来|从前|后来|当时|昨天|可能|也许|或者|或|例如|比如|譬如|有时|通常|大概|大约|约\\s*\\d|左右|至少|最多|以上|以下|超过|可以|计划|打算|将会|不仅|不只|不但|除非|除了',
  ].join('|'),
  'i',
)
