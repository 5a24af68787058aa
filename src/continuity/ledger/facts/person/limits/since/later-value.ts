import { remembering } from '../../../../../../base/remember.ts'
import { otherValueIn } from '../choices.ts'
import { isReport } from '../limit-words.ts'
import { countedIn, numbersIn } from '../new-value.ts'
import { isOfAnotherThing } from './another-thing.ts'
import { laidApart } from './points.ts'

/** Whether a sentence gives something that a limit sets another value: a number, a day, one of things that exclude each other, a version, a name. */
export function isOtherValue(limit: string, sentence: string): boolean {
  const turn = turnIn(sentence)
  if (turn === undefined) return false
  if (turn.turns && otherValueIn(limit, sentence)) return true
  if (turn.isTask) return false
  return (
    isOtherDay(limit, sentence, turn) ||
    isOtherVersion(limit, turn) ||
    isOtherName(limit, turn) ||
    (turn.figure !== undefined && laidApart(limit).some((point) => isOtherFigure(point, sentence, turn)))
  )
}

/** It says no more than a value: "make it five", 放寬到 100. */
export function namesNothing(sentence: string): boolean {
  const turn = turnIn(sentence)
  return turn !== undefined && (turn.isBare || turn.now !== '')
}

/** Whether it may be one at all: it is looked at before any limit is. */
export function mayBeOther(sentence: string): boolean {
  const turn = turnIn(sentence)
  if (turn === undefined) return false
  const { turns, isTask, figure, days, versions, dropped, now } = turn
  return turns || (!isTask && (figure !== undefined || days.length + versions.length > 0 || dropped + now !== ''))
}

interface Turn {
  readonly turns: boolean
  readonly permits: boolean
  /** It says nothing but the value. */
  readonly isBare: boolean
  readonly isTask: boolean
  readonly isShort: boolean
  readonly figure: ReturnType<typeof numbersIn>[number] | undefined
  /** What it speaks of. */
  readonly about: readonly string[]
  readonly days: readonly string[]
  readonly versions: readonly string[]
  /** What is used no more, and what is used now. */
  readonly dropped: string
  readonly now: string
}

/** What a sentence changes; every limit is held against the same one. undefined where it can change nothing. */
const turnIn: (sentence: string) => Turn | undefined = remembering((sentence) => {
  if (sentence.length > LONGEST || /[?？吗嗎]\s*$/.test(sentence) || !SIGNS.test(sentence)) return undefined
  const figures = numbersIn(sentence)
  const [, dropped = '', droppedHan = ''] = DROPS.exec(sentence) ?? []
  const [, now = ''] = SWITCHES.exec(sentence) ?? SWITCHES_CHINESE.exec(sentence) ?? []
  return {
    turns: TURNS.test(sentence),
    permits: PERMITS.test(sentence),
    isBare: BARE.test(sentence),
    isTask: isTask(sentence, dropped + droppedHan !== ''),
    isShort: sentence.length <= (/[\u3400-\u9fff]/.test(sentence) ? SHORT_CHINESE : SHORT),
    figure: figures.length > 2 || BESIDES.test(sentence) ? undefined : figures[0],
    about: countedIn(sentence.replace(LED, ' ')).filter((matter) => !VAGUE.test(matter)),
    days: daysIn(sentence),
    versions: OWN_VERSION.test(sentence) ? [] : (sentence.match(VERSION) ?? []),
    dropped: (dropped || droppedHan).toLowerCase(),
    now: now.toLowerCase(),
  }
})

function isOtherFigure(point: string, sentence: string, { figure: now, isBare, about, isShort, turns }: Turn): boolean {
  if (now === undefined) return false
  const isOf = numbersIn(point).filter(({ unit }) => unit === now.unit || unit === '' || now.unit === '')
  const [was] = isOf
  if (was === undefined || isOf.some(({ value }) => value === now.value)) return false
  // "Never edit migration 0042" and "0043" stand side by side.
  if ((was.isName && FORBIDS.test(point)) || isOfAnotherThing(point, sentence)) return false
  if (isBare) return true
  const own = countedIn(point)
  const shared = about.filter((matter) => own.includes(matter))
  return shared.length > 0 && shared.length >= about.length * MOST && (isShort || turns)
}

export function namesDay(sentence: string): boolean {
  return daysIn(sentence).length > 0
}

function isOtherDay(limit: string, sentence: string, { days, isShort, turns }: Turn): boolean {
  if (days.length === 0 || !isShort) return false
  const own = daysIn(limit)
  if (own.length === 0 || days.every((day) => own.includes(day))) return false
  return turns || countedIn(sentence).some((matter) => countedIn(limit).includes(matter))
}

function daysIn(text: string): string[] {
  return (text.toLowerCase().match(DAY) ?? []).map((day) => day.slice(0, 3) + day.slice(-1))
}

/** 只能用 3.8 语法 and 3.12 也行. */
function isOtherVersion(limit: string, { versions, isShort, turns, permits }: Turn): boolean {
  if (versions.length === 0 || !isShort || !(turns || permits)) return false
  const own: readonly string[] = limit.match(VERSION) ?? []
  return own.length > 0 && !versions.some((version) => own.includes(version))
}

/** "Use tokio" and "drop tokio, plain threads are enough"; 用 MySQL and 還是改用 Postgres 好了. */
function isOtherName(limit: string, { dropped, now }: Turn): boolean {
  if (dropped + now === '') return false
  const [, used = '', usedHan = ''] = USES.exec(limit) ?? []
  const name = (used || usedHan).toLowerCase()
  if (name === '') return false
  return dropped === '' ? now !== name && !limit.toLowerCase().includes(now) : dropped === name
}

/** Something to be done that is no change of a rule. */
function isTask(sentence: string, drops: boolean): boolean {
  const bare = sentence.replace(LED, '')
  return (TASKS.test(bare) && !drops) || WAITS.test(sentence) || REPORTS.test(bare) || isReport(sentence)
}

const LED =
  /^(?:(?:ok(?:ay)?|no|nope|actually|hmm+|please|sorry|wait|better|rather|oh|and|then|now|so|but|well|my bad|on second thoughts?)[,.!]? +)+|^(?:(?:不[對对]|[还還]是|那|好[的了]?|算了|嗯|等等|抱歉|[说說][错錯]了)[，,。！\s]*)+/i
const FIGURE = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|(?:a )?hundred)`
const BARE = new RegExp(
  String.raw`^(?:(?:ok(?:ay)?|actually|hmm+|please|oh|and|then|so|but|well)[,.!]? +)*(?:(?:no|nope|sorry|wait|better|rather|my bad|on second thoughts?)[,.!]? +(?:(?:make|set|change|call) (?:it|that) (?:to )?)?|(?:make|set|change|raise|lower|bump|put|call) (?:it|that|this|them) (?:up |down )?(?:to |at )?)${FIGURE}(?: ?[a-z%]{1,12})?(?: (?:instead|please|then|now|rather|after all))*[.!]?$|^(?:那|就|[还還]是|算了|不[對对]|抱歉)*[，,\s]*(?:是|要|改[成為为到]?|[调調][到成整]|放[宽寬][到成為为]?|提高到|降到|[设設][成為为])\s?(?:\d[\d.]*|[一二两兩三四五六七八九十百]+)\s?[\u3400-\u9fffa-z%]{0,3}?(?:吧|好了|了)?[。！]?$`,
  'i',
)
const TURNS =
  /^(?:no|nope|sorry|wait|actually|better|rather)\b|\b(?:actually|instead|switch|make (?:it|that|the)|set (?:it|the)|bump|raise|lower|increase|reduce|relax|loosen|tighten|change (?:it|that|the|to)|go (?:back )?(?:to|with)|prefer|after all|rather|is (?:fine|enough|ok)|are (?:fine|enough|ok)|from now on|not \d|only)\b|改|[换換]|不[對对]|[还還]是|算了|放[宽寬]|提高|降到|[调調][到成整高低]|也[行可]|就[好行]|[够夠]/i
const PERMITS = /\b(?:fine|ok(?:ay)?|allowed|too|works|good)\b|也?行|可以|[没沒][問问][题題]/i
const DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:[周週]|星期|[礼禮]拜)[一二三四五六日天]|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/g
const VERSION = /(?<![\w.])v?\d+\.\d+(?:\.\d+)?(?![\w.]*\w)/g
/** Of the work itself. */
const OWN_VERSION = /\b(?:the|our|its|package|app) version\b|版本[号號]|\breleases?\b/i
const USES =
  /(?:^|[,.;:] |\b(?:please|and|always|only|with) )(?:always |only )?(?:use|using|stick (?:to|with)|go with|written (?:in|with)|built (?:on|with))(?: only)? (?!the\b|an?\b|this\b|it\b|that\b|our\b|these\b|those\b|two\b|port\b|at\b)`?([A-Za-z@][\w.@/+#-]*)|(?<![不别別可])用\s?`?([A-Za-z@][\w.@/+#-]*)/i
const DROPS =
  /^(?:(?:ok(?:ay)?|actually|so|no|and|please|let['’]?s|we can|you can)[,.]? )*(?:drop|ditch|skip|lose|forget(?: about)?|leave out|remove|get rid of|no need for|we (?:don['’]?t|do not) need|without) (?:the )?`?([A-Za-z@][\w.@/+#-]*)`?(?=$|[,.;!]| (?:then|after all|again|altogether|entirely|please|for now)\b)|^(?:那|就|[还還]是|算了|把)*[，,]?(?:不用|不要|去掉|拿掉|[别別]用|[扔丢丟]掉|放[弃棄])\s?`?([A-Za-z@][\w.@/+#-]*)`?(?=$|[，,。了吧])/i
const SWITCHES =
  /^(?:(?:ok(?:ay)?|no|sorry|hmm+|wait|please|and|so|then)[,.]? )*(?:actually,? )?(?:let['’]?s )?(?:(?:switch|change|move|go|migrate)(?: over)? (?:to|with)|(?:use|take) (?=[\w.@/+#-]+ (?:instead|after all)\b)|(?<=actually,? )(?:use|take)) (?:a |the )?`?([A-Za-z@][\w.@/+#-]*)`?(?: instead| after all| then| please)*[.!]?$/i
const SWITCHES_CHINESE =
  /^(?:那|就|[还還]是|算了|不[對对])*[，,]?(?:改用|改成|[换換]成|[换換]|[还還]是用|用回)\s?`?([A-Za-z@][\w.@/+#-]*)`?\s?(?:吧|好了|了)?[。！]?$/i
const TASKS =
  /^(?:add|append|write|show|fix|mend|delete|remove|run|check|look|print|list|find|read|test|try|create|make (?:a|an|the|two|three|sure)\b|give|open|close|explain|tell|describe|rename|move|extract|split|commit|push|merge|deploy|build|implement|update|refactor|document|review|draw|go on|continue|why|what|how|when|where|who)\b|^(?:加|[写寫]|看|[删刪]|修|跑|[检檢]查|列|找|[读讀]|[测測]|[给給]|打[开開]|[说說]明|解[释釋]|提交|推送|重[构構命])/i
const WAITS = /^(?:please |ok,? )*wait (?:for |about )?\d/i
const REPORTS =
  /\b(?:took|takes|was|were|failed|fails|got|saw|shows?|counted|found|there (?:is|are))\b|花了|用了|跑了|出[现現]|失[败敗]|[报報][错錯]|看到|[总總]共/i
/** Another one beside it, and not in its place. */
const BESIDES = /\b(?:too|also|as well)\b|也(?!行|可)/i
/** One of them stands in every sentence that changes something. */
const SIGNS =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred|\w+days?|actually|instead|switch|change|go|use|prefer|after all|rather|only|drop|ditch|skip|lose|forget|leave out|remove|rid|no need|need|without|move|migrate|take|january|february|march|april|june|july|august|september|october|november|december)\b|改|[换換用是要放提降调調周週期拜]/i
const FORBIDS = /\b(?:not|never|don['’]?t|avoid|no)\b|不要|不得|禁止|別|别|不可/i
const VAGUE = /^(?:please|to|per|max\w*|limit\w*|\d.*|length|放[宽寬]|[宽寬]到|上限|最多|改.|.改)$/i
const MOST = 0.5
const LONGEST = 120
const SHORT = 48
const SHORT_CHINESE = 20
