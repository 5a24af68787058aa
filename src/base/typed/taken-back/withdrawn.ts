import { remembering } from '../../remember.ts'
import { hasOne } from '../seen.ts'

/** Something the person laid down before and says in so many words that it counts no more. */
export interface Withdrawal {
  /** What it was about, in their words. */
  readonly topic: string
  /** Of what part of it alone; '' where of all. */
  readonly part: string
  /** What they lay down in its place; '' where nothing. */
  readonly instead: string
  /** It may be said of a piece of work too: it ends only what it names well. */
  readonly isWeak?: true
}

/** "forget what I said about tabs", 之前说的用 pnpm 作废: nothing that could be kept, but an end of something that was. */
export const withdrawnIn: (sentence: string) => Withdrawal | undefined = remembering(withdrawnNow)

function withdrawnNow(sentence: string): Withdrawal | undefined {
  if (sentence.length > LONGEST || /[?？吗嗎]["'”」]?\s*$/.test(sentence)) return undefined
  const low = sentence.toLowerCase()
  for (const { signs, pattern, weak } of WORDINGS) {
    if (!hasOne(low, signs)) continue
    const match = pattern.exec(sentence)
    const topic = (match?.groups?.topic ?? match?.groups?.topic2 ?? '').trim()
    if (!match || topic.length < SHORTEST || VAGUE.test(topic)) continue
    const part = (match.groups?.part ?? '').trim()
    const rest = sentence.slice(match.index + match[0].length)
    return { topic, part, instead: rest.replace(JOINED, '').replace(ENDED, ''), ...(weak && { isWeak: weak }) }
  }
  return undefined
}

const LONGEST = 400
const SHORTEST = 2
const VAGUE = /^(?:it|that|this|them|all|everything|[这這那][个個些]?|它)$/i
const JOINED =
  /^[\s,，;；:：.。!—–-]*(?:(?:and|but|so|now|instead|from now on),? )*(?:please )?(?:[改现現]在?(?=都|用|是))?/i
const ENDED = /[\s.。!！]+$/

const OPENING = `^(?:(?:please|ok|okay|and|so|but|well|no|oh|sorry|hm+|btw|also|now|actually|on second thoughts?|you can),? )*`
const DROPS =
  "(?:i(?:[’']ll| will)? )?(?:take back|withdraw|revoke)|forget|scratch|ignore|disregard|scrap|drop|cancel|undo|retract|ditch|lift|never ?mind"
/** What somebody calls a rule that they gave. */
const SAID =
  'rules?|thing|bit|part|note|instructions?|conventions?|stuff|point|polic(?:y|ies)|requirements?|habit|ban|limit|restriction|constraint|guideline|wish|preference'
/** A dot within a name ends nothing. */
const TOPIC = String.raw`(?<topic>(?:[^.!?;:,—–]|[.:](?=\w))+?)`
const END = String.raw`(?=\s*(?:[.!;:,—–]|$| - | any ?more\b| any longer\b| altogether\b| entirely\b| completely\b| again\b))(?: any ?more| any longer| altogether| entirely| completely)?`
/** "… does not apply to tests": of those alone. */
const PART = String.raw`(?:,? (?:but )?(?:only |just )?(?:to|for|in|on|under|within|inside) (?<part>(?:[^.!?;:,—–]|[.:](?=\w))+?))?`
const OVER = `(?:is|are) (?:now )?(?:off|over|gone|history|void|obsolete|dead|cancell?ed|out|dropped|lifted|no longer (?:valid|needed|true|in force|a thing))|(?:no longer|doesn['’]?t|does not|don['’]?t|do not) (?:appl(?:y|ies)|holds?|counts?|matters?)|can go`
const SAID_ZH = '[规規][则則矩定]|[约約]定|要求|[说說]法|限制|[惯慣]例|[习習][惯慣]|禁令|[规規]范'
const TOPIC_ZH = '(?<topic>(?:[^，。；！？：,;!?:\\n]|:(?=\\w)){2,40}?)'
const VOID_ZH =
  '(?:作[废廢]|不算[数數]?|取消|不成立|[无無失]效|不用管|不必管|[别別]管|不管|[废廢](?:除|掉)|撤(?:[销銷回掉]|(?=[了吧]))|[当當]我[没沒][说說]|收回|免了|拿掉|去掉|停了)'
/** The same of what is called a rule: of a plan it may be said as well. */
const VOID_RULE_ZH = `(?:${VOID_ZH}|算了|可以(?:忘|[删刪]|不管|不守|去掉|拿掉)|不用(?:守|遵守|理)|忘了吧)`
const BEFORE_ZH = '(?:之前|先前|以前|上次|前面|[刚剛]才|早先|原[来來先本]|昨天|前[几幾]天)'

/** One of them stands in every wording that names a rule. */
const CALLED: readonly string[] =
  'rule|thing|bit|part|note|instruction|convention|stuff|point|polic|requirement|habit|ban|limit|restriction|constraint|guideline|wish|preference'.split(
    '|',
  )

/** What is called a rule. */
const RULE_SIGNS_ZH = [
  '规',
  '規',
  '约定',
  '約定',
  '要求',
  '说法',
  '說法',
  '限制',
  '惯例',
  '慣例',
  '禁令',
  '那条',
  '那條',
  '这条',
  '這條',
]
const WORDINGS: readonly { readonly signs: readonly string[]; readonly pattern: RegExp; readonly weak?: true }[] = [
  {
    signs: ['what i ', 'what we '],
    pattern: new RegExp(
      String.raw`${OPENING}(?:(?:${DROPS})|(?:i|we) (?:want to |have to )?take back)(?: about)?(?: all| everything)?,? what (?:i|we) (?:\w+ )?(?:said|told you|wrote|mentioned|decided|agreed|asked|wanted)(?: you)?(?: before| earlier| yesterday| last time| the other day)? (?:about|on|regarding|concerning|with|for|to) ${TOPIC}${END}`,
      'i',
    ),
  },
  {
    signs: [' was just ', ' was only ', ' was meant '],
    pattern: new RegExp(
      String.raw`${OPENING}(?:the|that|my|our) ${TOPIC} (?:thing|rule|ban|limit|one|stuff) was (?:just|only|meant) (?:for|during|until|because)\b[^.!?;,]*`,
      'i',
    ),
  },
  {
    signs: CALLED,
    pattern: new RegExp(
      `${OPENING}(?:${DROPS})(?: about)? (?:the|that|my|our|this) (?:(?:earlier|old|previous|whole) )?(?:${SAID}) (?:about|on|regarding|concerning|with|for|of|that|against|to|not to) ${TOPIC}${END}`,
      'i',
    ),
  },
  {
    signs: CALLED,
    pattern: new RegExp(
      `${OPENING}(?:${DROPS})(?: about)? (?:the|that|my|our) ${TOPIC} (?:rule|convention|policy|requirement|ban|limit|restriction|constraint|guideline)s?${END}`,
      'i',
    ),
  },
  {
    signs: [...CALLED, 'what i ', 'what we '],
    pattern: new RegExp(
      `${OPENING}(?:(?:the|that|my|our) (?:${SAID})|what (?:i|we) (?:said|told you|wrote|decided|agreed)(?: before| earlier)?) (?:about|on|regarding|with|for|of|that|against|to|not to) ${TOPIC} (?:${OVER})${PART}${END}`,
      'i',
    ),
  },
  {
    signs: CALLED,
    pattern: new RegExp(
      `${OPENING}(?:the|that|my|our) ${TOPIC} (?:rule|convention|policy|requirement|ban|limit|restriction|constraint|guideline)s? (?:${OVER})${PART}${END}`,
      'i',
    ),
  },
  {
    signs: CALLED,
    pattern: new RegExp(
      `${OPENING}${TOPIC} (?:is|are)(?:n['’]?t| not| no longer) an? (?:hard )?(?:${SAID})(?: any ?more| any longer| now)?(?=[.!;,]|$)`,
      'i',
    ),
  },
  {
    signs: ['appl', 'hold', 'count', 'matter'],
    pattern: new RegExp(
      `${OPENING}(?:the|that|my|our|this) (?:whole )?${TOPIC} (?:thing|stuff|business|bit|part|idea) (?:(?:no longer|doesn['’]?t|does not) (?:appl(?:y|ies)|holds?|counts?|matters?))${PART}${END}`,
      'i',
    ),
  },
  {
    signs: [' thing', ' stuff', ' business'],
    pattern: new RegExp(
      `${OPENING}(?:(?:the|that|my|our|this) (?:whole )?${TOPIC} (?:thing|stuff|business) (?:${OVER})|(?:${DROPS})(?: about)? (?:the|that|my|our|this) (?:whole )?(?<topic2>(?:[^.!?;:,—–]|[.:](?=\\w))+?) (?:thing|stuff|business))${END}`,
      'i',
    ),
    weak: true,
  },
  {
    signs: ['前', '次', '才', '先', '来', '來', '天', '本'],
    pattern: new RegExp(
      `${BEFORE_ZH}[^，。]{0,3}?(?:[说說讲講定提要]|[约約]定|[规規]定|要求|[关關][于於])(?:[过過])?(?:的|[关關][于於])*${TOPIC_ZH}(?:的?[那这這][条條个個件]|的?(?:[那这這][条條个個件]?)?(?:${SAID_ZH}|[话話事]))?(?:[，,]?(?:都|就|[现現]在|全部?|[统統]{2}|已[经經]))*${VOID_ZH}(?:[了吧啦]|掉)*`,
    ),
  },
  {
    signs: ['忘', '取消', '撤', '收回', '废', '廢', '忽略', '别管', '別管', '不用管', '不管'],
    pattern: new RegExp(
      `^(?:[^，。]{0,4}[，,])?(?:[请請]|那|[还還]是|把)*(?:忘[了掉]|取消|撤[销銷回]|收回|[废廢]除|忽略|[别別]管|不用管|不管)(?:我|我[们們])?(?:${BEFORE_ZH}(?:[说說讲講定提]的?)?|(?:[说說讲講定提])的)(?:[关關][于於])?${TOPIC_ZH}(?:的?(?:[那这這][条條个個件])?(?:${SAID_ZH}|[话話事])?)?(?=[，。；！：,;!:\\n]|$)`,
    ),
  },
  {
    signs: RULE_SIGNS_ZH,
    pattern: new RegExp(
      `^(?:[请請]|那|[还還]是|把)*(?:忘[了掉]|取消|撤[销銷回]|收回|[废廢]除|忽略|[别別]管|不用管|不管)(?:[关關][于於])?${TOPIC_ZH}(?:(?:的|[那这這][条條个個件])+(?:${SAID_ZH})|[那这這][条條])(?:[了吧]|掉)*(?=[，。；！：,;!:\\n]|$)`,
    ),
  },
  {
    signs: RULE_SIGNS_ZH,
    pattern: new RegExp(
      `^(?:[^，。]{0,4}[，,])?(?:[关關][于於])?${TOPIC_ZH}(?:的?[那这這][条條]的?(?:${SAID_ZH})?|(?:的|[那这這][条條个個])*(?:${SAID_ZH}))(?:[，,]?(?:都|就|[现現]在|以[后後]|已[经經]))*(?:${VOID_RULE_ZH}|不用了|不要了)(?:[了吧啦]|掉)*(?=[，。；！：,;!:\\n]|$)`,
    ),
  },
  {
    signs: ['那个', '那個', '这个', '這個', '那些', '这些', '這些'],
    pattern: new RegExp(
      `^(?:[^，。]{0,4}[，,])?(?:[关關][于於])?${TOPIC_ZH}的?[那这這][个個些](?:[，,]?(?:都|就|[现現]在|以[后後]|已[经經]))*(?:${VOID_RULE_ZH}|不用了|不要了)(?:[了吧啦]|掉)*(?=[，。；！：,;!:\\n]|$)`,
    ),
    weak: true,
  },
  {
    signs: ['不适用', '不適用', '不包括', '除外', '不算'],
    pattern: new RegExp(
      `^(?:[关關][于於])?${TOPIC_ZH}(?:的?[那这這][条條个個]的?(?:${SAID_ZH})?|的(?:${SAID_ZH}))[，,]?(?:[对對]|在)?\\s?(?<part>[^，。；！？,;!?\\n]{2,20}?)\\s?(?:[里裡中上]|下面)?(?:不[适適]用|除外|不算)(?:[了吧啦])*`,
    ),
  },
  {
    signs: ['当我没', '當我沒'],
    pattern: new RegExp(`^${TOPIC_ZH}(?:[那这這](?:[条條个個件]|事|件事)?)?[，,]?就?[当當]我[没沒][说說][过過]?`),
  },
]
