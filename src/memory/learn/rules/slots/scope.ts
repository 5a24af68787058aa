import { remembering } from '../../../../base/remember.ts'
import { simplified } from '../../../../base/text/scripts.ts'
import { sharedWords, subjectsOf } from '../alike/subjects.ts'
import { thingsIn } from './things.ts'

/** Where a later statement holds, against an earlier one: in the same place, in a part or elsewhere, or everywhere where that was a part. */
export type Reach = 'same' | 'other' | 'wider'

/** Both without what is their value and what it is for: that is no place. */
export function reachOf(later: string, earlier: string): Reach {
  const [own, theirs] = [surroundings(later), surroundings(earlier)]
  if ([...own].some((one) => !theirs.has(one))) return 'other'
  if (isNarrowed(later, earlier)) return 'other'
  return theirs.size > own.size || namesPlace(earlier, later) ? 'wider' : 'same'
}

/** Two stages, machines or ends that are named: what is so in one says nothing of the other. */
export function areTwoPlaces(later: string, earlier: string): boolean {
  const [own, theirs] = [later, earlier].map((text) => [...surroundings(text)].filter((name) => STAGES.has(name)))
  return Boolean(own?.length && theirs?.length) && !own?.some((name) => theirs?.includes(name))
}

/** Languages, machines and stages that are named, each by one name. */
const surroundings: (text: string) => ReadonlySet<string> = remembering(
  (text) => new Set(SURROUNDINGS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))),
)

/** It is said of a place, a file or a sort that the earlier one says nothing of. */
function isNarrowed(later: string, earlier: string): boolean {
  return (
    namesPlace(later, earlier) ||
    isOfASort(later, earlier) ||
    isOfAChineseSort(thingsIn(simplified(later)), thingsIn(simplified(earlier)))
  )
}

function namesPlace(later: string, earlier: string): boolean {
  const says = (word: string) => word !== '' && sharedWords(word, earlier).size > 0
  for (const [, within, serving] of later.matchAll(IN_PLACE)) {
    const place = within ?? serving ?? ''
    if (!NO_PLACE.test(place) && subjectsOf(thingsIn(place)).size > 0 && !says(place)) return true
  }
  for (const [, place = ''] of simplified(later).matchAll(IN_CHINESE_PLACE)) {
    if (!NO_CHINESE_PLACE.test(place) && !simplified(earlier).includes(place)) return true
  }
  return false
}

/** "Audit logs" where the logs were spoken of: of the same thing a sort. */
function isOfASort(later: string, earlier: string): boolean {
  for (const [, sort = '', thing = ''] of later.matchAll(SORTED)) {
    // "Cut branches from main": what is done with them is no sort of them.
    if (NO_SORT.test(sort) || DOES.test(sort) || sharedWords(thing, earlier).size === 0) continue
    if (subjectsOf(thingsIn(sort)).size > 0 && sharedWords(sort, earlier).size === 0) return true
  }
  return false
}

/** 审计日志 where 日志 was spoken of. */
function isOfAChineseSort(later: string, earlier: string): boolean {
  for (const [run] of later.matchAll(/[\u3400-\u9fff]{4,}/g)) {
    for (let at = 2; at < run.length - 1; at++) {
      const thing = run.slice(at, at + 2)
      if (!earlier.includes(thing) || NO_CHINESE_THING.test(thing) || earlier.includes(run.slice(at - 1, at + 1)))
        continue
      const before = run.slice(0, at).replace(CHINESE_LEAD, '')
      return before.length >= 2 && !CHINESE_DOES.test(before) && !earlier.includes(before.slice(-2))
    }
  }
  return false
}

const SURROUNDINGS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['python', /\bpy(?:thon)?\b/i],
  ['javascript', /\b(?:js|javascript)\b/i],
  ['typescript', /\b(?:ts|typescript)\b/i],
  ['go', /\bGo\b|\bgolang\b/],
  ['rust', /\brust\b/i],
  ['java', /\bjava\b/i],
  ['kotlin', /\bkotlin\b/i],
  ['swift', /\bSwift\b/],
  ['ruby', /\bruby\b/i],
  ['php', /\bphp\b/i],
  ['sql', /\bsql\b/i],
  ['shell', /\b(?:shell|bash)\b/i],
  ['html', /\bhtml\b/i],
  ['css', /\bcss\b/i],
  ['yaml', /\byaml\b|\byml\b/i],
  ['json', /\bjson\b/i],
  ['toml', /\btoml\b/i],
  ['make', /\bmakefiles?\b/i],
  ['readme', /\breadme\b/i],
  ['changelog', /\bchangelog\b/i],
  ['ci', /\bci\b|流水线|流水線/i],
  ['local', /\blocal(?:ly|host)?\b|\blaptops?\b|本地|本机|本機/i],
  ['prod', /\bprod(?:uction)?\b|生产|生產|正式[环環]境|[线線]上/i],
  ['staging', /\bstag(?:e|ing)\b|预发|預發/i],
  ['dev', /\bdev(?:elopment)?\b|[开開][发發][环環]境/i],
  ['front', /\bfront-?end\b|前端/i],
  ['back', /\bback-?end\b|后端|後端/i],
  ['mobile', /\b(?:mobile|ios|android)\b|移[动動]端|手机|手機/i],
  ['desktop', /\b(?:desktop|windows|macos|linux)\b/i],
  ['legacy', /\blegacy\b|[旧舊]/i],
  ['admin', /\badmin\b|[后後]台/i],
  ['e2e', /\be2e\b|\bend[- ]to[- ]end\b|端到端/i],
  ['integration', /\bintegration\b|集成[测測]/i],
  ['internal', /\binternal\b|[内內]部/i],
]
const STAGES: ReadonlySet<string> = new Set(
  'ci local prod staging dev front back mobile desktop admin e2e integration'.split(' '),
)
const IN_PLACE =
  /\b(?:in|on|under|inside|within) ((?:the |our |all |its )(?:[A-Za-z`][\w./*`-]*)(?: (?!(?:and|we|it|is|are|they|now|so|use|uses)\b)[a-z-]+)?|[\w.`-]*\/[\w./*`-]*|`[^`]+`|(?:[a-z-]+ )?(?:tests?|scripts?|docs?|migrations?|examples?|fixtures?|benchmarks?|logs?|reports?|comments?|configs?|handlers?|components?|services?|packages?|modules?|folders?|files?)\b)|\bfor ((?:the |our |all )?[A-Za-z`][\w./*`-]*(?: (?!(?:and|we|it|is|are|they|now|so|use|uses)\b)[a-z-]+)?)/gi
const NO_PLACE =
  /^(?:the |our |all |its )?(?:now|this|that|these|general|future|place|favou?r|fact|total|case|project|repo\w*|code ?base|good|us|me|you|everyone|everything|all|\w+day|january|february|march|april|may|june|july|august|september|october|november|december|week|month|year|an?|example|instance|once|long|sure|here|there|half)\b/i
const IN_CHINESE_PLACE =
  /([A-Za-z][\w./-]+|[\u3400-\u9fff]{2,4}?)\s?(?:里面?|裡面?|目[录錄]|文件[夹夾]?|模[块塊]|[环環]境|[这這那]?[个個]?[项項]目|[仓倉][库庫]|服[务務])/g
const NO_CHINESE_PLACE =
  /^在?(?:我[们們]?|[这這那]|本|整[个個]|[项項]目|代[码碼]|[现現]在|[图圖]片|所有|全部|每[个個]|[单單][个個])/
const SORTED =
  /(?:^|[,;] |\b(?:the|our|all|any|each|every|for|of|in|on|to|and|that|my|with) )([A-Za-z][\w-]*) ([A-Za-z][\w-]*)/g
const NO_SORT =
  /^(?:the|our|all|any|each|every|new|old|max\w*|min\w*|default|standard|same|whole|entire|total|single|common|usual|main|more|no|not|one|two|three|four|five|it|we|i|you|a|an|this|that|these|those|is|are|on|in|for|to|from|at|and|or|so|btw|public|current|existing|actual|overall)$/i
const DOES =
  /^(?:set|raise|lower|bump|limit|cap|allow|use|cut|keep|run|write|put|store|make|do|does|let|have|take|start|stop|drop|format|deploy|build|test|lint|log|call|name|install|retry|send|go|goes|want|need|prefer|merge|create|move|moved|switch|indent|document|please|just|feel|scratch|forget)$/i
const CHINESE_LEAD =
  /^(?:以[后後]|[现現]在|今[后後]|我[们們]|[这這]|所有|全部|每[个個]|新|把|[给給]|[让讓]|[请請]|[统統]一|一律|[还還]是|那|就|都|也|的|咱)+|(?:的|都|也|就|[现現]在|以[后後])+$/g
const CHINESE_DOES = /[把给给让用写寫跑拉切留存放走改换換成为為到在从從是要了个個]$/
const NO_CHINESE_THING =
  /保留|超[时時]|以[后後]|[现現]在|[统統]一|一律|上限|最多|不超|[过過]期|用的|都用|的是|个月|[个個]人|小[时時]|分[钟鐘]|中文|英文/

/** Of a statement what gives the value, and where that holds: why it does, and what held before, is no place. */
export function aroundValue(text: string, hasValue: (clause: string) => boolean): string {
  const clauses = text.split(/[,，;；。:：]\s?|\.\s|\s[–—-]+\s/)
  const telling = clauses.filter((clause) => hasValue(clause) || LEADS_IN.test(clause))
  return clauses.some(hasValue) ? telling.join(', ') : text
}

const LEADS_IN = /^(?:and |but |so |also )*(?:in|for|on|under|inside|within)\b|^在|[里裡中]$/i
