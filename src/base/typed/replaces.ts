import { remembering } from '../remember.ts'
import { hasOne } from './seen.ts'
import { goneIn } from './taken-back/gone.ts'

/** "X, not Y": what holds, and what held before and no longer does. */
export interface Replacement {
  readonly now: string
  readonly old: string
}

/** What a sentence puts in place of what; undefined where it replaces nothing by name. */
export const replacementIn: (sentence: string) => Replacement | undefined = remembering(replacementNow)

function replacementNow(sentence: string): Replacement | undefined {
  if (sentence.length > LONGEST) return undefined
  const gone = goneIn(sentence)
  if (gone !== '') return { now: '', old: gone }
  const low = sentence.toLowerCase()
  for (const { signs, pattern, now, old } of PATTERNS) {
    // Their groups are counted, so that the engine interprets them: a look for a word is a hundred times cheaper.
    if (!hasOne(low, signs)) continue
    const match = pattern.exec(sentence)
    const groups = match?.groups
    if (!groups) continue
    const was = tidy(groups[old] ?? '')
    if (was === '' || VAGUE.test(was) || WHEN.test(was)) continue
    return { now: tidy(groups[now] ?? ''), old: was }
  }
  return undefined
}

function tidy(text: string): string {
  return text
    .replace(/^(?:改用|[换換][成用]|[\s"'“「『(])+|[\s"'”」』).,，。;；!！了的]+$/g, '')
    .replace(/^(?:the|a|an|in|on|to|at)\s+/i, '')
    .replace(BEHIND, '')
}

/** Where and when it is so. */
const BEHIND =
  /(?: (?:here|please|any ?more|any longer|at all|again|now|these days|everywhere|for (?:us|this|that)|(?:in|for) (?:this|the|our) (?:repo(?:sitory)?|project|code ?base|team|company)))+$|(?: (?:in|for|on|at|with|from|and|but))$/i

/** Nobody says in so many words what stands in the place of what. */
const LONGEST = 1000
const WORD = String.raw`[\w\`"'“”「」@./:*+#-]+`
const SOME = `${WORD}(?: ${WORD}){0,3}`
const HAN = String.raw`[^，。；！？,;!?\n]{1,24}?`
interface Form {
  /** One of them stands in every sentence that the pattern is for; in small letters. */
  readonly signs: readonly string[]
  readonly pattern: RegExp
  readonly now: string
  readonly old: string
}

const PATTERNS: readonly Form[] = [
  {
    signs: ['not ', 'never '],
    pattern: new RegExp(
      `(?<now>${SOME}),? (?:and )?(?:not|never) (?:with |in |on |to |an? |the )?(?<old>${SOME})`,
      'i',
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['instead of ', 'rather than ', 'over ', 'no longer ', 'not '],
    pattern: new RegExp(
      `\\b(?:instead of|rather than|over|no longer|not) (?<old>${SOME})(?:,? (?:but|use|it'?s) (?<now>${SOME}))?`,
      'i',
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: [' off ', 'away from ', ' from ', ' for ', 'in favor of ', 'in favour of '],
    pattern: new RegExp(
      `\\b(?:(?:moved|switched|migrated|changed) (?:off|away from|from)|(?:ditched|dropped|swapped|traded)) (?<old>${WORD})(?: out)? (?:to|onto|for|in favou?r of) (?<now>${WORD})`,
      'i',
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['从', '從', '由'],
    pattern: new RegExp(
      `[从從由]\\s?(?<old>${WORD})\\s?(?:[换換]|切|[迁遷]移?|改|[转轉]|搬|[升迁])(?:成|到|[为為]|用|[级級]到)了?\\s?(?<now>${WORD})`,
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['replaced ', 'replaces ', 'took over from '],
    pattern: new RegExp(
      `^(?:(?:so|and|btw|fyi|also),? )*(?<now>${WORD}) (?:has |have )?(?:now |just )?(?:replaced|replaces|took over from) (?<old>${WORD})(?![\\w-]| (?:with|by|to)\\b)`,
      'i',
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['replace', 'switched ', 'moved ', 'migrated ', 'renamed '],
    pattern: new RegExp(
      `\\b(?:replaced?|switched|moved|migrated|renamed) (?:from )?(?<old>${WORD}) (?:with|by|to) (?<now>${WORD})`,
      'i',
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: [
      'dead',
      'history',
      'swapped',
      ' out',
      'gone',
      'removed',
      'dropped',
      'replaced',
      'deprecated',
      'retired',
      'renamed',
      'went away',
      'no more',
    ],
    pattern: new RegExp(
      `\\b(?<old>${WORD}) (?:(?:is|was|are|got|has been|have been) (?:gone|removed|dropped|replaced|deprecated|retired|renamed|no more|(?:swapped|phased|ripped|thrown|kicked) out|(?:dead|history)(?= for\\b|[,;:] ))|went away)(?:[^.]*?\\b(?:use|with|by|to|it'?s) (?<now>${WORD}))?`,
      'i',
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ["n't ", 'n’t ', 'not ', 'longer'],
    pattern: new RegExp(
      `\\b(?<old>${WORD}) (?:is|are)(?:n['’]?t| not| no longer) (?:our|the|my) [\\w ]{2,24}?(?: any ?more| any longer| now)?(?:[,;] (?:[^.]*?\\b(?:use|with|by|to|it'?s|is) (?<now>${WORD}))?|[.!]|$)`,
      'i',
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['longer', 'any more', 'anymore'],
    pattern: new RegExp(
      `\\b(?:(?:do|does)(?:n['’]?t| not) (?:use|do|run|have|need|want) (?<old>${WORD}) (?:any ?more|any longer)|(?:we|i) no longer (?:use|do|run|have|want) (?<other>${WORD}))(?:[,;] (?:[^.]*?\\b(?:use|with|by|to|through|on|it'?s) (?<now>${WORD}))?|[.!]|$)`,
      'i',
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['forget ', 'drop ', 'stop using ', 'no more ', "don't use ", 'dont use '],
    pattern: new RegExp(
      `\\b(?:forget|drop|stop using|no more|don'?t use) (?:the |about )?(?<old>${SOME}?)(?: thing| rule| part)?(?=[.,;!]|$)`,
      'i',
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['改用', '改成', '改为', '改為', '换', '換', '，用', ',用', ', 用', '，请用', '，請用'],
    pattern: new RegExp(
      `(?:不要|不|别|別)再?用\\s*(?<old>${HAN})了?[，,]\\s*(?:以[后後]|而是|[请請])*(?:改用|改成|改[为為]|[换換][成用]?|用)\\s*(?<now>${HAN})(?=[，。；！？,;!?\\n]|$)`,
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['换成', '換成', '改成', '换为', '換為', '迁到', '遷到', '改用'],
    pattern: new RegExp(
      `(?:把|将|將)\\s*(?<old>${HAN})\\s*(?:都|全部?|已经|已經)*(?:[换換改][成为為用]|[迁遷](?:移)?到)了?\\s*(?<now>${HAN})了?(?=[，。；！？,;!?\\n]|$)`,
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['drop掉', 'drop 掉', '弃用', '棄用', '扔掉', '停掉', '换掉', '換掉', '废掉', '廢掉'],
    pattern: new RegExp(
      `(?<old>${HAN})\\s?(?:那[个個套些]|[这這][个個套些])?\\s?(?:已经|已經|都)?(?:drop ?掉|[弃棄]用|扔掉|停掉|[换換]掉|[废廢]掉)了(?:[，,]\\s*(?:[现現]在)?(?:都|改)?用\\s*(?<now>${HAN})(?=[，。；！？,;!?\\n]|$))?`,
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['换成', '換成', '改成'],
    pattern: new RegExp(
      `(?:^|[，,。；])\\s*(?<old>[\\w./@-]+)\\s?(?:都|全部?|已经|已經)*[换換改]成了?\\s*(?<now>${HAN})了?(?=[，。；！？,;!?\\n]|$)`,
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['别用', '別用', '不要用', '别再用', '別再用'],
    pattern: /(?:用\s?(?<now>[\w./@-]+)[^，,。；]{0,4}[，,]\s*)?(?<old>[\w./@-]+)\s?就?(?:[别別]|不要)再?用了/,
    now: 'now',
    old: 'old',
  },
  {
    signs: ['代替', '取代', '替代', '替换', '替換'],
    pattern: new RegExp(
      `[用以由拿]\\s*(?<now>${HAN})\\s*[来來]?(?:代替|取代|替代|替换|替換)\\s*(?<old>${HAN})(?=[，。；！？,;!?\\n]|$)`,
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: [
      '不是',
      '不在',
      '不用',
      '不写',
      '不寫',
      '不走',
      '不跑',
      '不放',
      '不装',
      '不裝',
      '不再用',
      '別用',
      '别用',
      '不要用',
    ],
    pattern: new RegExp(
      `(?<now>${HAN})[，,\\s]*(?:而)?(?:不是|不在|不用|不写|不寫|不走|不跑|不放|不[装裝]|不再用|別用|别用|不要用)\\s*(?<old>${HAN})(?=[，。；！？,;!?\\n]|$)`,
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['别再', '別再', '不要再', '不再', '别用', '別用'],
    pattern: new RegExp(
      `(?:别再|別再|不要再|不再|别用|別用)(?:用|写|寫|起|走|使用)?\\s*(?<old>${HAN})(?:了)?(?=[，。；！？,;!?\\n]|$)`,
    ),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['不叫', '不带', '不帶', '不加', '不写', '不寫', '不放', '不再带', '不再帶', '不再加', '不再写', '不再寫'],
    pattern: new RegExp(`不再?(?:[带帶]|加|叫|[写寫]|放)\\s*(?<old>${HAN})了(?=[，。；！？,;!?\\n]|$)`),
    now: 'now',
    old: 'old',
  },
  {
    signs: ['换掉', '換掉', '不用', '不做', '废弃', '廢棄', '下線', '下线', '淘汰'],
    pattern: new RegExp(`(?<old>${HAN})\\s*(?:已经|已經)?(?:换掉|換掉|不用|不做|废弃|廢棄|下線|下线|淘汰)了`),
    now: 'now',
    old: 'old',
  },
]
/** "One day but not now": when, and nothing that was to be. */
const WHEN =
  /^(?:(?:right |just )?now|yet|today|tonight|tomorrow|later|soon|then|always|here|there|this (?:time|week|year|month|sprint|quarter)|[现現]在|今天|[这這][次回]|先)$/i
const VAGUE =
  /^(?:that|this|it|sure|yet|only|just|need(?:ed)?|work(?:ing)?|the|a|an|be|to|me|you|ever|enough|true|possible|allowed|everything|anything|做了|了|再|(?:再|停下[来來])?(?:[问問]|等|跟|[经經][过過]).{0,2}我.{0,3})$/i
